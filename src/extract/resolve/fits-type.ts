import { possibleKinds } from '../lexicon/field-kinds.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { canBe } from '../values/can-be.ts'
import type { Conventions } from '../values/mention.ts'
import type { Candidate } from './candidates.ts'
import { fitsConstraints } from './fits-constraints.ts'

/** Whether a candidate can be the value of a field: whoever proposed it, a shop's name is no phone number. */
export function isPossible(leaf: Leaf, candidate: Candidate, conventions: Conventions): boolean {
  if (fitsConstraints(leaf, candidate) < 0) return false
  const { kind, value, text } = candidate
  if (leaf.type === 'string' && possibleKinds(leaf)?.has(kind)) return true
  return fitsType(leaf, leaf.type === 'string' && typeof value !== 'string' ? text : value, conventions)
}

/** Whether a value is of the field's type, and may be of the kind that its schema states. */
export function fitsType(leaf: Leaf, value: string | number | boolean, conventions: Conventions): boolean {
  if (leaf.type === 'boolean') return typeof value === 'boolean'
  if (leaf.type !== 'string') return typeof value === 'number'
  return leaf.kind === undefined || canBe(leaf.kind, String(value), conventions)
}
