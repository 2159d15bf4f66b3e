import type { FieldProfile } from '../lexicon/field-profile.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { isPlainText } from '../schema/field-tree.ts'
import type { Conventions } from '../values/mention.ts'
import { readCell } from './item-cell.ts'
import { type Sight, seenIn } from './sight.ts'

/** Which property of the items a column gives. */
export interface Assigned {
  /** Index of the property; -1 where it gives none. */
  property: number
  /** How well its head names it, or how surely the reader sees it in the cells. */
  label: number
  score: number
  /** How well its head names each property. */
  fits: readonly number[]
}

export interface ListColumn {
  fits: readonly number[]
  cells: readonly Part[][]
  /** Words above it say what it holds, so that its place among the others says nothing. */
  isHeaded?: boolean
  /** What it holds is known, so that it is no property whose name says something else. */
  isKnown?: boolean
  /** Indices of properties that it cannot be, whatever it is called. */
  cannotBe?: readonly number[]
}

interface Pair {
  column: number
  property: number
  label: number
  /** The same, where the reader sees another property in it more surely, too. */
  hint: number
  fit: number
}

type Chosen = Pair & { score: number }

export const leastLabel = 0.45
/** Under this the reader does not take a column for a property. */
const leastSeen = 0.3
const leastFit = 0.4
const sureFit = 0.8
/** What a column is worth whose head says nothing, but which alone holds values of the property's kind. */
const byKindAlone = 0.35
/** Said faintly is enough for a column that is left where it says so twice as much of no other. */
const leastHint = 0.1
const clearly = 2
const none = { property: -1, label: 0, score: 0 }

/** Which column gives which property: by what the heads name and the reader sees, then by what the cells hold, then by their order. */
export function assignColumns(
  columns: readonly ListColumn[],
  properties: readonly FieldProfile[],
  sight: Sight,
  conventions: Conventions,
): Assigned[] {
  const pairs = columns.flatMap(({ fits, cells, cannotBe }, column): Pair[] => {
    const filled = cells.filter((parts) => parts.length > 0)
    const seen = seenIn(filled, properties, sight)
    const most = Math.max(leastSeen, ...seen)
    const areSigns = filled.every((parts) => /^(?:\p{L}|[^\p{L}\d]{1,2})$/u.test(textOf(parts)))
    const areAmounts = filled.every((parts) => amount.test(textOf(parts)))
    return properties.flatMap((profile, property) => {
      if (cannotBe?.includes(property)) return []
      // Single letters and dashes are a choice: what text the reader makes of them tells nothing.
      const byCells = areSigns && isPlainText(profile.leaf) ? 0 : (seen[property] ?? 0)
      const byHead = fits[property] ?? 0
      const isNoCode = byHead < leastLabel && areAmounts && asksCode(profile) && profile.leaf.name !== ''
      const fit = isNoCode ? 0 : fitOf(profile, filled, conventions)
      const label = Math.max(byHead, byCells === most ? most : 0)
      return [{ column, property, label, hint: Math.max(byHead, byCells), fit }]
    })
  })
  const taken: Chosen[] = []
  const isFree = ({ property, column }: Pair) =>
    !taken.some((other) => other.property === property || other.column === column)
  const told = pairs.filter(({ label, fit }) => label >= leastLabel && fit >= leastFit)
  for (const pair of told.toSorted((a, b) => b.label * (1 + b.fit) - a.label * (1 + a.fit) || a.property - b.property))
    if (isFree(pair)) taken.push({ ...pair, score: pair.label * (0.5 + 0.5 * pair.fit) })
  // Where the column that is called so cannot be it, no other is it unless it is called so too.
  const denied = new Set(
    columns.flatMap(({ cannotBe = [], fits }) => cannotBe.filter((at) => (fits[at] ?? 0) >= leastLabel)),
  )
  const unknown = pairs.filter(({ column, property }) => !columns[column]?.isKnown && !denied.has(property))
  // Cells that are all choices of a property say more than cells that it could take.
  takeOnly(unknown.filter(({ property, fit }) => properties[property]?.leaf.enum && fit >= sureFit))
  takeOnly(unknown.filter(({ fit }) => fit >= sureFit))
  const hinted = unknown.filter((pair) => pair.hint >= leastHint && pair.fit >= leastFit && isFree(pair))
  for (const pair of hinted.toSorted((a, b) => b.hint * (1 + b.fit) - a.hint * (1 + a.fit))) {
    const isClear = rivalsOf(pair, hinted).every((rival) => rival === pair || rival.hint * clearly <= pair.hint)
    if (isClear && isFree(pair)) taken.push({ ...pair, score: byKindAlone })
  }
  const chosen = [...taken, ...inOrder(unknown.filter((pair) => isFree(pair) && !columns[pair.column]?.isHeaded))]
  return columns.map(({ fits }, column) => {
    const { property, label, score } = chosen.find((pair) => pair.column === column) ?? none
    return { property, label, score, fits }
  })

  function takeOnly(pairs: readonly Pair[]): void {
    const open = pairs.filter(isFree)
    for (const pair of open) if (rivalsOf(pair, open).length === 1) taken.push({ ...pair, score: byKindAlone })
  }
}

/** Those that want the same column or the same property. */
function rivalsOf({ property, column }: Pair, pairs: readonly Pair[]): Pair[] {
  return pairs.filter((pair) => pair.property === property || pair.column === column)
}

/** Where as many columns without heads as properties are left, they stand in the order that they are asked for. */
function inOrder(pairs: readonly Pair[]): Chosen[] {
  const properties = [...new Set(pairs.map(({ property }) => property))].sort((a, b) => a - b)
  const open = [...new Set(pairs.filter(({ fit }) => fit > 0).map(({ column }) => column))].sort((a, b) => a - b)
  if (properties.length !== open.length) return []
  const found = properties.map((property, at) =>
    pairs.find((pair) => pair.property === property && pair.column === open[at] && pair.fit >= leastFit),
  )
  return found.every((pair) => pair !== undefined) ? found.map((pair) => ({ ...pair, score: byKindAlone })) : []
}

/** Share of the filled cells of a column that the property can take; figures are hardly ever meant as text. */
function fitOf(profile: FieldProfile, filled: readonly Part[][], conventions: Conventions): number {
  if (filled.length === 0) return 0
  const isText = isPlainText(profile.leaf)
  const isCode = asksCode(profile)
  const fitting = filled.filter((parts) => {
    if (readCell(profile, parts, 1, conventions) === undefined) return false
    return !isText || isCode || /\p{L}{2}/u.test(textOf(parts))
  })
  const share = fitting.length / filled.length
  return share + (isText && !isCode ? 0.5 : 0) * (1 - share)
}

function asksCode({ kinds }: FieldProfile): boolean {
  return (kinds.get('code') ?? 0) > 0.5
}

/** With cents: no code, unless it is called one. */
const amount = /^\D{0,3}\d[\d.,'’ ]*[.,]\d{2}\D{0,4}$/u
