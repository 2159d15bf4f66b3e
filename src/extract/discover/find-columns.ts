import { labelled } from './chains.ts'
import type { Direction } from './find-links.ts'
import type { Neighbourhood } from './neighbourhood.ts'
import type { Piece } from './piece.ts'
import type { Scored } from './score-links.ts'
import type { Weight } from './weigh-piece.ts'

interface Entry {
  label: number
  value: number
}

const [fewestHeads, fewestRows] = [2, 2]
const leastHead = -0.4
const surelyLabel = 1.5
const surelyValue = 0.8
const mostWords = 9
/** Lines between two rows of a table, of which some are left empty. */
const widestGap = 3
/** As sure as a pair that is a little rather right than wrong. */
const score = 4.8

/** Values in rows below a row of labels: a table without rules, whose heads are the labels of what stands below them. */
export function findColumns(
  around: Neighbourhood,
  weights: readonly Weight[],
  links: readonly Scored[],
): Map<number, Scored> {
  const found = new Map<number, Scored>()
  const count = (wanted: Direction) =>
    links.filter(({ direction, nearest, score: own }) => direction === wanted && nearest && own > score).length
  if (count('above') > count('below')) return found
  const rows = rowsOf(around)
  for (const [at, row] of rows.entries()) {
    const heads = headsIn(row, around, weights)
    if (heads.length < fewestHeads || heads.some((head) => found.has(head))) continue
    const body = rowsBelow(heads, rows, at, around, weights)
    const entries = body.flat()
    const full = body.filter((own) => new Set(own.map(({ label }) => label)).size > 1)
    if (full.length < fewestRows || !hasTypedColumn(entries, weights)) continue
    for (const { label, value } of entries)
      if (!found.has(value)) found.set(value, { label, value, direction: 'below', geometry: 0, nearest: false, score })
  }
  return found
}

/** What stands beside each other, from the top to the bottom and from left to right. */
function rowsOf({ pieces, order }: Neighbourhood): number[][] {
  const rows: number[][] = []
  const placed = new Set<number>()
  for (const [at, index] of order.entries()) {
    if (placed.has(index)) continue
    const { box } = pieces[index] as Piece
    const row: number[] = []
    for (let next = at; next < order.length; next += 1) {
      const other = order[next] as number
      const { box: beside } = pieces[other] as Piece
      if (beside[1] > box[3]) break
      if (!placed.has(other) && (other === index || isBeside(box, beside))) row.push(other)
    }
    for (const other of row) placed.add(other)
    rows.push(row.sort((a, b) => (pieces[a] as Piece).box[0] - (pieces[b] as Piece).box[0]))
  }
  return rows
}

function isBeside(a: Piece['box'], b: Piece['box']): boolean {
  return Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.5 * Math.min(a[3] - a[1], b[3] - b[1])
}

/** The labels of a row that has no value in it. */
function headsIn(row: readonly number[], { pieces }: Neighbourhood, weights: readonly Weight[]): number[] {
  const heads = row.filter((index) => {
    const { option, kind, colon, label } = weights[index] as Weight
    return option === 'none' && kind === 'text' && !colon && label >= leastHead && !pieces[index]?.heading
  })
  const hasValue = row.some((index) => !heads.includes(index) && (weights[index]?.value ?? 0) > surelyValue)
  return hasValue ? [] : heads
}

/** Each row's pieces with the head of the column that they begin in, until one is a label, a sentence or in two columns. */
function rowsBelow(
  heads: readonly number[],
  rows: readonly number[][],
  headRow: number,
  { pieces }: Neighbourhood,
  weights: readonly Weight[],
): Entry[][] {
  const boxes = heads.map((head) => (pieces[head] as Piece).box)
  const bottomOf = (row: readonly number[]) => Math.max(...row.map((index) => (pieces[index] as Piece).box[3]))
  const found: Entry[][] = []
  let bottom = bottomOf(rows[headRow] ?? [])
  for (let at = headRow + 1; at < rows.length; at += 1) {
    const row = rows[at] as number[]
    const own: Entry[] = []
    for (const value of row) {
      const { box, height, text } = pieces[value] as Piece
      const column = boxes.findLastIndex(([left]) => box[0] >= left - 2 * height || (box[0] + box[2]) / 2 > left)
      const isInTwo = box[2] > (boxes[column + 1]?.[0] ?? Infinity) + height
      const { option, label, colon, words } = weights[value] as Weight
      const isLabel = option === 'none' && (colon || label > surelyLabel || words > mostWords || labelled.test(text))
      if (box[1] - bottom > widestGap * height || isLabel || isInTwo) return found
      if (column >= 0 && option !== 'bare') own.push({ label: heads[column] as number, value })
    }
    found.push(own)
    bottom = Math.max(bottom, bottomOf(row))
  }
  return found
}

/** Two values of a kind below one head. */
function hasTypedColumn(entries: readonly Entry[], weights: readonly Weight[]): boolean {
  const seen = new Set<string>()
  return entries.some(({ label, value }) => {
    const { kind, option } = weights[value] as Weight
    const key = `${label} ${kind}`
    const isSecond = seen.has(key)
    if (kind !== 'text' && option === 'none') seen.add(key)
    return isSecond
  })
}
