import type { Leaf } from '../schema/field-tree.ts'
import { compilePattern } from '../schema/safe-pattern.ts'

/** Whether a value is one that its field cannot have. */
export function breaksRule(leaf: Leaf, value: string | number | boolean): boolean {
  if (leaf.enum && !leaf.enum.includes(value)) return true
  if (typeof value === 'number') {
    if (leaf.type === 'integer' && !Number.isInteger(value)) return true
    return value < (leaf.minimum ?? -Infinity) || value > (leaf.maximum ?? Infinity)
  }
  if (typeof value === 'boolean') return false
  const length = [...value].length
  if (length < (leaf.minLength ?? 0) || length > (leaf.maxLength ?? Infinity)) return true
  return leaf.pattern !== undefined && !compilePattern(leaf.pattern).test(value)
}
