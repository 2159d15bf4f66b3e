import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Column } from './find-header.ts'

const factors: ConceptId[] = ['quantity', 'unit_price', 'line_total']
const leastAgreement = 0.5
const leastNamed = 0.5
const arithmeticScore = 0.8

/**
 * Quantity times price is the amount of the line: columns whose figures say so are those, whatever their heads say. Only
 * columns that no head has given away for certain are changed.
 */
export function assignByArithmetic(
  columns: readonly Column[],
  properties: readonly FieldProfile[],
  figures: readonly (number | undefined)[][],
): Column[] {
  const wanted = factors.map((id) => properties.findIndex(({ concepts }) => (concepts.get(id) ?? 0) > 0.5))
  const best = bestTriple(columns, wanted, figures)
  if (!best) return [...columns]
  return columns.map((column, index) => {
    const factor = best.indexOf(index)
    const property = factor < 0 ? -1 : (wanted[factor] ?? -1)
    if (property >= 0) return { ...column, property, score: Math.max(arithmeticScore, scoreFor(column, property)) }
    // What another column turned out to be is not this one.
    return wanted.includes(column.property) ? { ...column, property: -1, score: 0 } : column
  })
}

/** Columns of quantity, price and amount, of which the heads name at least one. */
function bestTriple(
  columns: readonly Column[],
  wanted: readonly number[],
  figures: readonly (number | undefined)[][],
): number[] | undefined {
  const numeric = columns.flatMap((_, index) => (figures.some((row) => row[index] !== undefined) ? [index] : []))
  let best: { columns: number[]; score: number } | undefined
  for (const triple of triplesOf(numeric)) {
    const named = triple.reduce(
      (sum, at, index) => sum + scoreFor(columns[at], wanted[index] ?? -1) - strangeness(columns[at], wanted, index),
      0,
    )
    const agreement = agreementOf(figures, triple)
    if (agreement < leastAgreement || named <= leastNamed) continue
    const score = 2 * agreement + named + usualOrder(triple)
    if (score > (best?.score ?? 0)) best = { columns: triple, score }
  }
  return best?.columns
}

function triplesOf(columns: readonly number[]): number[][] {
  return columns.flatMap((a) =>
    columns.flatMap((b) => columns.flatMap((c) => (a === b || b === c || a === c ? [] : [[a, b, c]]))),
  )
}

/** Most tables go from the quantity over the price to the amount. */
function usualOrder([quantity = 0, price = 0, total = 0]: readonly number[]): number {
  return (total > price ? 0.1 : 0) + (price > quantity ? 0.05 : 0)
}

function scoreFor(column: Column | undefined, property: number): number {
  return column && property >= 0 && column.property === property ? column.score : 0
}

/** A column whose head names another property would have to give it up. */
function strangeness(column: Column | undefined, wanted: readonly number[], index: number): number {
  return column && column.property >= 0 && column.property !== wanted[index] ? column.score : 0
}

function agreementOf(figures: readonly (number | undefined)[][], triple: readonly number[]): number {
  let [agreeing, whole] = [0, 0]
  for (const row of figures) {
    const [quantity, price, total] = triple.map((at) => row[at])
    if (quantity === undefined || price === undefined || total === undefined) continue
    whole += 1
    const expected = Math.abs(quantity * price)
    if (Math.abs(expected - Math.abs(total)) <= 0.011 + 0.002 * expected) agreeing += 1
  }
  return whole === 0 ? 0 : agreeing / whole
}
