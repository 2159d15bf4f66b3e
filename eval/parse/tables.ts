import { basename, join } from 'node:path'
import { mean } from '../../src/core/statistics.ts'
import type { Table, Word } from '../../src/document/model.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { readTruth } from '../corpus.ts'
import { printTable, round } from '../print-table.ts'
import { adjacencyRelations, matches, type ScoredCell } from './table-score.ts'

interface TruthRow {
  file: string
  fields: { tables?: { regions: TruthRegion[] }[] }
}

interface TruthRegion {
  row_offset?: number
  col_offset?: number
  cells: { row: number; col: number; row_end: number; col_end: number; text: string }[]
}

interface Tally {
  truth: number
  found: number
  hits: number
}

/** Adjacency relations of filled cells, as in the ICDAR 2013 competition, but found by ourselves on the whole document. */
export async function scoreTables(corpus: string, parser: Parser): Promise<void> {
  const all: Tally = { truth: 0, found: 0, hits: 0 }
  const detection: Tally = { truth: 0, found: 0, hits: 0 }
  const structure: Tally = { truth: 0, found: 0, hits: 0 }
  const documents: [string, number][] = []
  for (const row of await readTruth<TruthRow>(corpus, 'tables-icdar2013')) {
    if (!row.fields.tables) continue
    const truth = row.fields.tables.map(({ regions }) => regions.flatMap(cellsOfRegion))
    const path = join(corpus, 'tables-icdar2013', row.file)
    const { pages } = await parser.parse({ path, name: basename(path) }, { ocr: 'never' })
    const found = pages.flatMap((page) => page.tables.map((table) => cellsOfTable(table, page.words)))
    const own = tally(truth.flatMap(adjacencyRelations), found.flatMap(adjacencyRelations))
    add(all, own)
    documents.push([basename(path), f1(own)])
    const pairs = pairUp(truth, found)
    add(detection, { truth: truth.length, found: found.length, hits: pairs.length })
    for (const [a, b] of pairs) add(structure, tally(adjacencyRelations(a), adjacencyRelations(b)))
  }
  printTable(
    ['measure', 'precision', 'recall', 'F1'],
    [
      ['relations, all documents together', ...figures(all)],
      ['relations, mean of documents', '', '', round(mean(documents.map(([, score]) => score)))],
      ['tables detected', ...figures(detection)],
      ['structure of detected tables', ...figures(structure)],
    ],
  )
  const worst = documents.sort((a, b) => a[1] - b[1]).slice(0, 8)
  printTable(
    ['lowest', 'F1'],
    worst.map(([name, score]) => [name, round(score, 2)]),
  )
}

function cellsOfRegion({ row_offset = 0, col_offset = 0, cells }: TruthRegion): ScoredCell[] {
  return cells.map((cell) => ({
    row: cell.row + row_offset,
    rowEnd: cell.row_end + row_offset,
    column: cell.col + col_offset,
    columnEnd: cell.col_end + col_offset,
    text: cell.text,
  }))
}

function cellsOfTable(table: Table, words: readonly Word[]): ScoredCell[] {
  return table.cells.map((cell) => ({
    row: cell.row,
    rowEnd: cell.row + cell.rowSpan - 1,
    column: cell.column,
    columnEnd: cell.column + cell.columnSpan - 1,
    text: words
      .slice(...cell.words)
      .map((word) => word.text)
      .join(' '),
  }))
}

/** Each table of the truth with the found one that shares most of its words, if that is at least half. */
function pairUp(truth: ScoredCell[][], found: ScoredCell[][]): [ScoredCell[], ScoredCell[]][] {
  const free = new Set(found)
  return truth.flatMap((table) => {
    let best: { table: ScoredCell[]; score: number } | undefined
    for (const other of free) {
      const score = f1(tally(wordsOf(table), wordsOf(other)))
      if (score >= 0.5 && (!best || score > best.score)) best = { table: other, score }
    }
    if (!best) return []
    free.delete(best.table)
    return [[table, best.table] as [ScoredCell[], ScoredCell[]]]
  })
}

function wordsOf(cells: ScoredCell[]): string[] {
  return cells.flatMap((cell) => cell.text.split(/\s+/)).filter(Boolean)
}

function tally(truth: string[], found: string[]): Tally {
  return { truth: truth.length, found: found.length, hits: matches(truth, found) }
}

function add(to: Tally, from: Tally): void {
  to.truth += from.truth
  to.found += from.found
  to.hits += from.hits
}

function f1({ truth, found, hits }: Tally): number {
  return truth + found === 0 ? 1 : (2 * hits) / (truth + found)
}

function figures(score: Tally): [number, number, number] {
  return [round(score.hits / score.found), round(score.hits / score.truth), round(f1(score))]
}
