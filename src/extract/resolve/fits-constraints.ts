import type { Leaf } from '../schema/field-tree.ts'
import { compilePattern } from '../schema/safe-pattern.ts'
import type { Candidate } from './candidates.ts'

/** 1: meets the pattern or list of values of the field; -1: breaks a rule; 0: there is none to meet. */
export function fitsConstraints(leaf: Leaf, { value }: Candidate): number {
  if (leaf.type === 'integer' && typeof value === 'number' && !Number.isInteger(value)) return -1
  if (typeof value === 'number') return isInRange(leaf, value) ? 0 : -1
  if (leaf.pattern === undefined || typeof value !== 'string') return 0
  const pattern = compilePattern(leaf.pattern)
  const fits = pattern.test(value)
  return fits ? 1 : -1
}

function isInRange({ minimum, maximum }: Leaf, value: number): boolean {
  return value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity)
}
