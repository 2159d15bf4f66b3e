import { median } from '../../core/statistics.ts'
import { extentOf, type LayoutWord } from './layout-page.ts'
import { type Chunk, rowsOf, type TextRow } from './text-rows.ts'

const fewestLines = 4

/** Splits a page into areas of one text column each, in the order in which they are read. Heights that are estimates tell nothing of base lines. */
export function areasOf(rows: TextRow[], heightsAreEstimates = false): TextRow[][] {
  const gutter = findGutter(rows) ?? (heightsAreEstimates ? undefined : findAskewGutter(rows))
  if (gutter === undefined) return rows.length === 0 ? [] : [rows]
  const bands = runsOf(rows, (row) => row.chunks.some((chunk) => crosses(chunk, gutter)))
  const columns = new Set(
    bands
      .filter(
        ({ flag, rows: own }) =>
          !flag && (standsInColumns(own, gutter) || (!heightsAreEstimates && standsAskew(own, gutter))),
      )
      .flatMap((band) => band.rows),
  )
  return runsOf(rows, (row) => columns.has(row)).flatMap((band) => {
    if (!band.flag) return [band.rows]
    const { left, right } = sidesOf(band.rows, gutter)
    return [...areasOf(left, heightsAreEstimates), ...areasOf(right, heightsAreEstimates)]
  })
}

function runsOf(rows: readonly TextRow[], flagOf: (row: TextRow) => boolean): { flag: boolean; rows: TextRow[] }[] {
  const runs: { flag: boolean; rows: TextRow[] }[] = []
  for (const row of rows) {
    const flag = flagOf(row)
    const run = runs.at(-1)
    if (run && run.flag === flag) run.rows.push(row)
    else runs.push({ flag, rows: [row] })
  }
  return runs
}

/** Labels beside figures, line by line, are a table; text beside text, or beside something else, are columns. */
function standsInColumns(rows: readonly TextRow[], gutter: number): boolean {
  const { left, right } = sidesOf(rows, gutter)
  const prose = [left, right].map((side) => side.flatMap((row) => row.chunks).filter(isProse).length)
  if (Math.min(...prose) >= 3) return true
  if (Math.max(...prose) < 3) return false
  const other = (prose[0] ?? 0) < (prose[1] ?? 0) ? left : right
  const shared = rows.filter(
    (row) => row.chunks.some((chunk) => chunk.x0 < gutter) && row.chunks.some((chunk) => chunk.x0 >= gutter),
  )
  return shared.length < 0.8 * other.length
}

function sidesOf(rows: readonly TextRow[], gutter: number): { left: TextRow[]; right: TextRow[] } {
  return { left: sideOf(rows, (chunk) => chunk.x0 < gutter), right: sideOf(rows, (chunk) => chunk.x0 >= gutter) }
}

/** Where running text stands on both sides and hardly anything in between. */
function findGutter(rows: readonly TextRow[]): number | undefined {
  const chunks = rows.flatMap((row) => row.chunks)
  const prose = chunks.filter(isProse)
  if (prose.length < 2 * fewestLines) return undefined
  const size = median(rows.map((row) => row.size))
  const leftEdges = Map.groupBy(prose, (chunk) => Math.round(chunk.x0 / 4))
  let best: { at: number; score: number } | undefined
  for (const edge of leftEdges.values()) {
    if (edge.length < 2) continue
    const at = Math.min(...edge.map((chunk) => chunk.x0)) - 0.3 * size
    const score = gutterScore(chunks, prose, at)
    if (score > 0 && (best === undefined || score > best.score)) best = { at, score }
  }
  return best?.at
}

/** Lines enough to tell that what stands beside each other has nothing to do with each other. */
const fewestAskew = 7

/** Where a column of short lines stands beside another whose lines lie at other heights: a sidebar beside what it belongs to. */
function findAskewGutter(rows: readonly TextRow[]): number | undefined {
  const chunks = rows.flatMap((row) => row.chunks)
  if (chunks.length < 2 * fewestAskew) return undefined
  const size = median(rows.map((row) => row.size))
  const edges = [...Map.groupBy(chunks, (chunk) => Math.round(chunk.x0 / 4)).values()]
    .filter((edge) => edge.length >= fewestAskew / 2)
    .map((edge) => Math.min(...edge.map((chunk) => chunk.x0)) - 0.3 * size)
  const scored = edges.map((at) => {
    const bands = runsOf(rows, (row) => row.chunks.some((chunk) => crosses(chunk, at)))
    const askew = bands.filter((band) => !band.flag && standsAskew(band.rows, at)).flatMap((band) => band.rows)
    return { at, lines: askew.length }
  })
  return scored.filter(({ lines }) => lines > 0).sort((a, b) => b.lines - a.lines || a.at - b.at)[0]?.at
}

/** Whether both sides have many lines and few of them share a base line, as labels and their values, or cells of a table, do. */
function standsAskew(rows: readonly TextRow[], gutter: number): boolean {
  const { left, right } = sidesOf(rows, gutter)
  const fewer = Math.min(left.length, right.length)
  if (fewer < fewestAskew) return false
  const level = rows.filter((row) => {
    const before = row.chunks.findLast((chunk) => chunk.x0 < gutter)
    const behind = row.chunks.find((chunk) => chunk.x0 >= gutter)
    return before && behind && Math.abs(before.y1 - behind.y1) < 0.15 * row.size
  })
  return level.length < 0.4 * fewer
}

function gutterScore(chunks: readonly Chunk[], prose: readonly Chunk[], at: number): number {
  const right = prose.filter((chunk) => chunk.x0 >= at)
  const left = prose.filter((chunk) => chunk.x1 <= at)
  if (Math.min(left.length, right.length) < fewestLines) return 0
  const { y0, y1 } = extentOf(right)
  const beside = left.filter((chunk) => chunk.y1 > y0 && chunk.y0 < y1).length
  if (beside < fewestLines) return 0
  const crossing = chunks.filter((chunk) => crosses(chunk, at)).length
  const score = Math.min(beside, right.length)
  return crossing > score ? 0 : score - crossing
}

function crosses(chunk: Chunk, x: number): boolean {
  return chunk.x0 < x && chunk.x1 > x
}

/** A piece of running text rather than a label or a figure. */
function isProse(chunk: Chunk): boolean {
  if (chunk.words.length < 4) return false
  let all = 0
  let others = 0
  for (const { text } of chunk.words) {
    all += text.length
    for (let index = 0; index < text.length; index += 1) if (!isLetter(text.charCodeAt(index))) others += 1
  }
  return all >= 20 && others < 0.3 * all
}

/** Good enough to tell text from figures: a-z, and whatever is beyond the signs of Latin-1. */
function isLetter(code: number): boolean {
  const lower = code | 0x20
  return (lower >= 97 && lower <= 122) || code >= 0xc0
}

function sideOf(rows: readonly TextRow[], belongs: (chunk: Chunk) => boolean): TextRow[] {
  return rows.flatMap((row) => {
    const chunks = row.chunks.filter(belongs)
    if (chunks.length === 0) return []
    const words = chunks.flatMap((chunk) => chunk.words)
    // Large type on the other side spans two lines of this one.
    const areLines = chunks.length < row.chunks.length && highest(words) <= Math.max(...words.map((word) => word.y0))
    if (areLines && !chunks.some((chunk) => chunk.table)) return rowsOf(words)
    return [{ ...extentOf(chunks), chunks, size: row.size, space: row.space }]
  })
}

/** Where the word that ends highest ends. */
function highest(words: readonly LayoutWord[]): number {
  return Math.min(...words.map((word) => word.y1))
}
