import { type PathStep, toJsonPath } from '../schema/field-path.ts'

/** Every code that a concern may have, with its level. */
export const concernLevels = {
  missing_value: 'error',
  null_value: 'warning',
  additional_value: 'warning',
  format_inconsistent: 'error',
  numeric_mismatch: 'error',
  floating_precision_diff: 'info',
  semantic_conflict: 'error',
  array_length_mismatch: 'error',
  type_mismatch: 'error',
  out_of_range: 'error',
  duplicate_value: 'warning',
  incomplete_object: 'error',
  extra_fields: 'warning',
  order_difference: 'info',
} as const

export type ConcernCode = keyof typeof concernLevels
export type ConcernLevel = 'error' | 'warning' | 'info'

/** Something about a result that a person should know. */
export interface Concern {
  /** JSON path: `$.items[0].price`. */
  path: string
  text: string
  level: ConcernLevel
  code: ConcernCode
}

export function concern(code: ConcernCode, steps: readonly PathStep[], text: string): Concern {
  return { path: toJsonPath(steps), text, level: concernLevels[code], code }
}
