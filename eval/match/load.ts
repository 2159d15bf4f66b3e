import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { MatchTable } from '../../src/match/model.ts'

export interface LabelledPair {
  record: number
  row: number
  isMatch: boolean
}

export interface PairSet {
  records: MatchTable
  reference: MatchTable
  pairs: LabelledPair[]
}

type Values = Record<string, string>

/** Two tables from a file of pairs: each distinct record once. The labels are kept apart and are for scoring only. */
export async function loadPairs(folder: string, file: string): Promise<PairSet> {
  const text = await readFile(join(folder, file), 'utf8')
  const left = distinct()
  const right = distinct()
  const pairs = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const pair = JSON.parse(line) as { left: Values; right: Values; match: number }
      return { record: left.add(pair.left), row: right.add(pair.right), isMatch: pair.match === 1 }
    })
  return { records: left.table(), reference: right.table(), pairs }
}

function distinct(): { add(values: Values): number; table(): MatchTable } {
  const known = new Map<string, number>()
  const rows: Values[] = []
  return {
    add(values) {
      const clean = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, withoutMarker(String(value))]),
      )
      const key = JSON.stringify(clean)
      const at = known.get(key) ?? rows.push(clean) - 1
      known.set(key, at)
      return at
    },
    table() {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
      return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) }
    },
  }
}

/** The files were written as `COL name VAL value`: an empty last column is left as a marker in the one before it. */
function withoutMarker(value: string): string {
  return value.replace(/\s*COL \S+ VAL\s*$/, '').trim()
}

/** Persons with their doubles; which belong together is in the id (`rec-7-org`, `rec-7-dup-0`), which is left out of the table. */
export async function loadPersons(folder: string, file: string): Promise<{ table: MatchTable; entities: string[] }> {
  const text = await readFile(join(folder, file), 'utf8')
  const [head = [], ...rows] = parse(text, { trim: true, relax_column_count: true }) as string[][]
  return {
    table: { columns: head.slice(1), rows: rows.map((row) => row.slice(1)) },
    entities: rows.map((row) => row[0]?.split('-')[1] ?? ''),
  }
}
