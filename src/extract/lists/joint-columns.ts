import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { joinWords, type Part } from '../resolve/part.ts'
import { leastLabel } from './assign-columns.ts'
import { homesOf, textAt } from './counts.ts'
import type { ListRow } from './grid-rows.ts'

/** Heads of columns with the rows below them. */
export interface Columns {
  heads: readonly string[]
  rows: readonly ListRow[]
}

const joints = /\s*[/|·&]\s*|\s+(?:[-–—→]|and|und|et|y|to|nach)\s+/iu
const sign = /^[-–—→/|·&,]$/
const mostNames = 3
const leastParted = 0.8

/**
 * "From - to", "Qty / unit" over cells that are parted as their head is: a column for each part, where the items have a property for
 * each, which no other head names.
 */
export function withPartsApart(columns: Columns, properties: readonly FieldProfile[], labels: LabelBook): Columns {
  const names = columns.heads.map((head) => namesIn(head))
  const column = names.findIndex(
    (parts, at) => parts.length > 1 && areAsked(parts, at, columns.heads) && areParted(parts.length, at),
  )
  if (column < 0) return columns
  const parts = names[column] ?? []
  const apart = {
    heads: columns.heads.toSpliced(column, 1, ...parts),
    rows: columns.rows.map((row) => partRow(row, column, columns.heads.length, parts.length)),
  }
  return withPartsApart(apart, properties, labels)

  function areAsked(parts: readonly string[], at: number, heads: readonly string[]): boolean {
    const others = heads.filter((_, index) => index !== at)
    const open = properties.filter((each) => others.every((head) => labels.scoreText(each, head) < leastLabel))
    const named = parts.map((part) => bestOf(open, (each) => labels.scoreText(each, part)))
    const isEach = named.every((each, index) => each !== undefined && named.indexOf(each) === index)
    return isEach || open.length === parts.length
  }

  function areParted(count: number, at: number): boolean {
    const filled = columns.rows.map(({ cells }) => cells[at] ?? []).filter((parts) => parts.length > 0)
    const parted = filled.filter((parts) => partsOf(parts, count).length === count)
    return filled.length > 0 && parted.length >= leastParted * filled.length
  }
}

/** The names that a head joins: all of it where it joins none. */
export function namesIn(head: string): string[] {
  const names = head.split(joints).filter((name) => /\p{L}/u.test(name))
  return names.length <= mostNames ? names : []
}

function bestOf(
  properties: readonly FieldProfile[],
  scoreOf: (profile: FieldProfile) => number,
): FieldProfile | undefined {
  const [best] = properties.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  return best && scoreOf(best) >= leastLabel ? best : undefined
}

/** A cell at its signs, or, where it has none, a figure and its words. */
function partsOf(cell: readonly Part[], count: number): Part[][] {
  const homes = homesOf(cell)
  const signs = homes.flatMap((home, at) => (sign.test(textAt(home)) ? [at] : []))
  if (signs.length === count - 1) {
    const bounds = [-1, ...signs, homes.length]
    const parts = bounds.slice(1).map((end, index) => joinWords(homes.slice((bounds[index] ?? 0) + 1, end)))
    return parts.every((part) => part.length > 0) ? parts : [[...cell]]
  }
  const isMeasure = count === 2 && homes.length > 1 && figure.test(textAt(homes[0])) && /^\p{L}/u.test(textAt(homes[1]))
  return isMeasure ? [joinWords(homes.slice(0, 1)), joinWords(homes.slice(1))] : [[...cell]]
}

const figure = /^\d+(?:[.,]\d+)*$/

function partRow(row: ListRow, column: number, width: number, count: number): ListRow {
  const own = partsOf(row.cells[column] ?? [], count)
  const apart = Array.from({ length: count }, (_, at) => own[at] ?? [])
  const asides = row.asides?.map((each) => (each.column > column ? { ...each, column: each.column + count - 1 } : each))
  return {
    ...row,
    cells: Array.from({ length: width }, (_, at) => (at === column ? apart : [row.cells[at] ?? []])).flat(),
    ...(asides && { asides }),
  }
}
