import { isSchemaObject, type SchemaObject } from './subschemas.ts'

const parts = ['primitive', 'key', 'value']
const longest = 200
const example = '{ "primitive": "countries", "key": "name", "value": "code" }'

/** What is wrong with an `x-reference` and with the field that it stands on. Whether there is such a primitive is seen when it is used. */
export function referenceProblem(said: unknown, field: SchemaObject): string | undefined {
  if (!isSchemaObject(said)) return `This is an object such as ${example}.`
  const strange = Object.keys(said).find((name) => !parts.includes(name))
  if (strange !== undefined) return `A reference has no ${JSON.stringify(strange)}: it is like ${example}.`
  const bad = parts.find((name) => !isName(said[name]))
  if (bad !== undefined) return `"${bad}" is a text of 1 to ${longest} characters: a reference is like ${example}.`
  return holdsMany(field) ? 'Only a field with one value can be looked up: put it on what is inside.' : undefined
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest
}

function holdsMany({ type, properties, items }: SchemaObject): boolean {
  const types = [type].flat()
  return types.includes('object') || types.includes('array') || properties !== undefined || items !== undefined
}
