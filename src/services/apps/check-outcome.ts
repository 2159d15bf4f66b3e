import type { CheckSchema } from '../../decide/output-contract.ts'
import { compileDefinition } from '../../extract/schema/compile-definition.ts'
import { formatPath, pointerSteps } from '../../extract/schema/field-path.ts'

/** What a JSON Schema has to say about an outcome: by the same compiler, with the same limits, as results of extractions. */
export const checkAgainstSchema: CheckSchema = (schema, outcome) => {
  const { errors, undecided } = compileDefinition(schema)(outcome)
  return [
    ...errors.map(({ instancePath, message = 'does not fit', params }) => {
      const allowed: unknown = params['allowedValues']
      const named = Array.isArray(allowed) ? `${message}: ${allowed.map(String).join(', ')}` : message
      const property: unknown = params['additionalProperty']
      const told = typeof property === 'string' ? `${named} (${property})` : named
      return { path: formatPath(pointerSteps(instancePath, outcome)), message: told }
    }),
    ...undecided.map(({ pattern }) => ({
      path: '',
      message: `could not be checked against the pattern ${pattern} in time`,
    })),
  ]
}
