import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'

const factors: ConceptId[] = ['quantity', 'unit_price', 'line_total']
const leastMeant = 0.5

/** Indices of the properties that are quantity, price and amount of a line; -1 for what is not asked. */
export function factorsAmong(properties: readonly FieldProfile[]): number[] {
  return factors.map((id) => bestFor(id, properties))
}

/** The property that means it most surely; a loose likeness of another one's description is not it. */
function bestFor(concept: ConceptId, properties: readonly FieldProfile[]): number {
  const weights = properties.map(({ concepts }) => concepts.get(concept) ?? 0)
  const most = Math.max(...weights)
  return most > leastMeant ? weights.indexOf(most) : -1
}

/** Quantity times price is the amount, whatever their signs and but for rounding. */
export function isProduct(quantity: number, price: number, total: number): boolean {
  const expected = Math.abs(quantity * price)
  return Math.abs(expected - Math.abs(total)) <= 0.011 + 0.002 * expected
}
