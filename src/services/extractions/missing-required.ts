import { fromJsonPath } from '../../extract/schema/field-path.ts'
import type { Concern } from '../../extract/validate/concern.ts'

const codes = ['missing_value', 'incomplete_object']

/** Paths of what a schema requires and a document does not state; of an object that has only some of it, its own. */
export function missingRequired(concerns: readonly Pick<Concern, 'code' | 'path'>[]): string[] {
  return concerns.flatMap(({ code, path }) => (codes.includes(code) ? [fromJsonPath(path)] : []))
}

/** The same of a validation as it is kept, which is not there before an extraction has ended. */
export function missingIn(validation: string | null): string[] {
  return validation === null ? [] : missingRequired(JSON.parse(validation).concerns)
}
