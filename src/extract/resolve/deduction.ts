import { profileOf } from '../lexicon/field-profile.ts'
import type { Leaf } from '../schema/field-tree.ts'

const deductions = ['discount_total', 'cash_discount', 'line_discount'] as const
const leastDeduction = 0.8

/** A discount says by its name that it is taken away, so that its sign says no more, but for a schema that takes what is below zero. */
export function asAskedFor(leaf: Leaf, value: number): number {
  return value < 0 && isDeduction(leaf) && !takesNegatives(leaf) ? -value : value
}

function isDeduction(leaf: Leaf): boolean {
  const { concepts } = profileOf(leaf)
  return deductions.some((concept) => (concepts.get(concept) ?? 0) >= leastDeduction)
}

function takesNegatives({ minimum = 0, maximum = 1 }: Leaf): boolean {
  return minimum < 0 || maximum <= 0
}
