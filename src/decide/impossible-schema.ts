import { isObject } from '../core/is-object.ts'
import type { Problem } from './problem.ts'

/**
 * Why no outcome can fit a schema, as far as that is plain to see: whether any can is not decidable in general. What it names is
 * really impossible; a schema that it does not name may be so all the same.
 */
export function whyImpossible(schema: unknown, path = 'output_contract'): Problem[] {
  if (schema === false) return [{ path, message: 'allows nothing' }]
  if (!isObject(schema)) return []
  const rules = schema
  const problems = contradictions(rules).map((message) => ({ path, message }))
  const properties = (rules['properties'] ?? {}) as Record<string, unknown>
  for (const name of listOf(rules['required'])) {
    if (Object.hasOwn(properties, name)) problems.push(...whyImpossible(properties[name], `${path}.properties.${name}`))
    else if (rules['additionalProperties'] === false && rules['patternProperties'] === undefined)
      problems.push({ path: `${path}.required`, message: `asks for "${name}", which additionalProperties rules out` })
  }
  for (const part of Array.isArray(rules['allOf']) ? rules['allOf'].entries() : [])
    problems.push(...whyImpossible(part[1], `${path}.allOf[${part[0]}]`))
  return problems
}

const ranges: [string, string, string[]][] = [
  ['minimum', 'maximum', ['number', 'integer']],
  ['minLength', 'maxLength', ['string']],
  ['minItems', 'maxItems', ['array']],
  ['minProperties', 'maxProperties', ['object']],
]

/** A range rules out only values of its own type, so the type must be said. */
function contradictions(rules: Record<string, unknown>): string[] {
  const found: string[] = []
  const type = rules['type']
  for (const [low, high, types] of ranges) {
    const [least, most] = [rules[low], rules[high]]
    if (typeof least === 'number' && typeof most === 'number' && least > most && types.includes(String(type)))
      found.push(`has ${low} above ${high}`)
  }
  if (Array.isArray(rules['enum']) && rules['enum'].length === 0) found.push('has no values to choose from')
  if (Array.isArray(rules['enum']) && typeof type === 'string' && !rules['enum'].some((value) => isOfType(value, type)))
    found.push(`has no value of the type ${type} to choose from`)
  return found
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return isObject(value)
  return typeof value === type
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
