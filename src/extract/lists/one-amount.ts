import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { Assigned } from './assign-columns.ts'
import type { ItemCell } from './item-cell.ts'

/** A column of what is paid out and one of what is paid in: of both, each row fills one. */
interface Opposites {
  out: number
  into: number
}

/** One property for what stands in two columns. */
export interface OneAmount extends Opposites {
  property: number
}

type Figures = readonly (number | undefined)[]

const amounts: ConceptId[] = ['amount', 'transaction_amount', 'settlement_amount']
const sides: ConceptId[] = ['debit_amount', 'credit_entry', 'total_debits', 'total_credits']
const leastAsked = 0.6
/** A head that says "Amount" itself. */
const leastPlain = 0.8
const leastShare = 0.8
const score = 0.9
const leastSure = 0.8

/** The amount that is asked for where the table parts what is paid out from what is paid in, and has no amount besides. */
export function oneAmount(
  heads: readonly string[],
  columns: readonly Assigned[],
  properties: readonly FieldProfile[],
  rows: readonly Figures[],
): OneAmount | undefined {
  const opposites = oppositesOf(heads)
  if (!opposites || properties.some((profile) => asks(profile, sides, amounts))) return undefined
  const asked = properties.flatMap((profile, property) => (asks(profile, amounts, sides) ? [property] : []))
  const [property, ...others] = asked
  const filled = rows.filter((figures) => figures[opposites.out] || figures[opposites.into])
  const parted = filled.filter((figures) => sideOf(opposites, figures) !== undefined)
  if (property === undefined || others.length > 0 || filled.length === 0) return undefined
  const isOther = (at: number) => at !== opposites.out && at !== opposites.into
  if (columns.some((column, at) => isOther(at) && column.property === property && column.label >= leastPlain))
    return undefined
  return parted.length >= leastShare * filled.length ? { ...opposites, property } : undefined
}

/** The two columns by the heads of a table, where it has one of each. */
function oppositesOf(heads: readonly string[]): Opposites | undefined {
  const [out, into] = [sideNamed(heads, 'debit_amount'), sideNamed(heads, 'credit_entry')]
  return out === undefined || into === undefined || out === into ? undefined : { out, into }
}

function sideNamed(heads: readonly string[], wanted: ConceptId): number | undefined {
  const found = heads.flatMap((text, column) => {
    const isMeant = conceptsOf(text).some(({ concept, score }) => concept === wanted && score >= leastSure)
    return isMeant ? [column] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** "Negative for debits" still asks for the amount. */
function asks({ leaf, concepts }: FieldProfile, wanted: readonly ConceptId[], others: readonly ConceptId[]): boolean {
  const [own, other] = [wanted, others].map((ids) => Math.max(...ids.map((id) => concepts.get(id) ?? 0)))
  return leaf.type === 'number' && own !== undefined && own >= Math.max(leastAsked, other ?? 0)
}

/** Both columns give the amount, and no other does. */
export function assignOneAmount(columns: readonly Assigned[], one: OneAmount | undefined): Assigned[] {
  if (!one) return [...columns]
  return columns.map((column, at) => {
    if (at === one.out || at === one.into) return { ...column, property: one.property, label: score, score }
    return column.property === one.property ? { ...column, property: -1, label: 0, score: 0 } : column
  })
}

/** The column of the amount in a row: that which has one, besides nothing or a zero. */
function sideOf({ out, into }: Opposites, figures: Figures): number | undefined {
  if (figures[out] && figures[into]) return undefined
  return figures[into] === undefined || figures[out] ? out : into
}

/** Where a row has a property; -1 where it has none. */
export function columnOf(
  property: number,
  columns: readonly Assigned[],
  one: OneAmount | undefined,
  figures: Figures,
): number {
  if (one?.property === property) return sideOf(one, figures) ?? -1
  return columns.findIndex((column) => column.property === property)
}

/** The sign that the column stands for, where the schema wants one. */
export function withSign(cell: ItemCell | undefined, leaf: Leaf, isOut: boolean): ItemCell | undefined {
  if (!cell || !isOut || typeof cell.value !== 'number' || !wantsSign(leaf)) return cell
  return { ...cell, value: -Math.abs(cell.value) }
}

const sign =
  /(?<![\p{L}-])(?:signed|minus|negativ\p{L}*|mit vorzeichen|vorzeichenbehaftet|signée?|négati(?:f|ve)s?|moins|con signo|menos)(?!\p{L})/iu

/** "Signed", "negative for what is paid out", or a schema that takes what is below zero. */
function wantsSign({ name, title = '', description = '', minimum }: Leaf): boolean {
  if (minimum !== undefined) return minimum < 0
  return [name.replaceAll('_', ' '), title, description].some((text) => sign.test(text))
}
