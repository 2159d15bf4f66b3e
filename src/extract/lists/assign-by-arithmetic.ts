import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Assigned } from './assign-columns.ts'

const factors: ConceptId[] = ['quantity', 'unit_price', 'line_total']
const leastAgreement = 0.5
const leastNamed = 0.5
const fewestAlone = 3
const leastMeant = 0.5
const arithmeticScore = 0.8

type Figures = readonly (number | undefined)[]

/**
 * Quantity times price is the amount of the line: columns whose figures say so are those, whichever of the three their
 * heads seem to name. Columns of other properties are left alone.
 */
export function assignByArithmetic(
  columns: readonly Assigned[],
  properties: readonly FieldProfile[],
  figures: readonly Figures[],
): Assigned[] {
  const wanted = factors.map((id) => bestFor(id, properties))
  const best = bestTriple(columns, wanted, figures)
  if (!best) return [...columns]
  return columns.map((column, index) => {
    const factor = best.indexOf(index)
    const property = factor < 0 ? -1 : (wanted[factor] ?? -1)
    if (property >= 0) return { ...column, property, score: Math.max(arithmeticScore, fitOf(column, property)) }
    // What another column turned out to be is not this one.
    return wanted.includes(column.property) ? { ...column, property: -1, score: 0 } : column
  })
}

/** The property that means it most surely; a loose likeness of another one's description is not it. */
function bestFor(concept: ConceptId, properties: readonly FieldProfile[]): number {
  const weights = properties.map(({ concepts }) => concepts.get(concept) ?? 0)
  const most = Math.max(...weights)
  return most > leastMeant ? weights.indexOf(most) : -1
}

/** Columns of quantity, price and amount, of which the heads name at least one. */
function bestTriple(
  columns: readonly Assigned[],
  wanted: readonly number[],
  figures: readonly Figures[],
): number[] | undefined {
  const numeric = columns.flatMap((_, index) => (figures.some((row) => row[index] !== undefined) ? [index] : []))
  const areAsked = wanted.filter((property) => property >= 0).length > 1
  const isHeadless = columns.every(({ fits }) => fits.every((fit) => fit === 0))
  let best: { columns: number[]; score: number } | undefined
  for (const triple of triplesOf(numeric)) {
    const named = triple.reduce(
      (sum, at, index) => sum + fitOf(columns[at], wanted[index] ?? -1) - strangeness(columns[at], wanted),
      0,
    )
    const { rows, agreement } = agreementOf(figures, triple)
    // Without heads the figures alone must leave no doubt.
    const isPlain = isHeadless && agreement === 1 && rows >= fewestAlone && areAsked
    if (agreement < leastAgreement || (named <= leastNamed && !isPlain)) continue
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

function fitOf(column: Assigned | undefined, property: number): number {
  return column?.fits[property] ?? 0
}

/** A column whose head names another property would have to give it up. */
function strangeness(column: Assigned | undefined, wanted: readonly number[]): number {
  return column && column.property >= 0 && !wanted.includes(column.property) ? column.score : 0
}

function agreementOf(figures: readonly Figures[], triple: readonly number[]): { rows: number; agreement: number } {
  let [agreeing, whole] = [0, 0]
  for (const row of figures) {
    const [quantity, price, total] = triple.map((at) => row[at])
    if (quantity === undefined || price === undefined || total === undefined) continue
    whole += 1
    if (isAbout(Math.abs(total), Math.abs(quantity * price))) agreeing += 1
  }
  return { rows: whole, agreement: whole === 0 ? 0 : agreeing / whole }
}

function isAbout(total: number, expected: number): boolean {
  return Math.abs(expected - total) <= 0.011 + 0.002 * expected
}
