import type { NestedFields, NestedValue } from './discovery.ts'
import { describeValues, humanise, schemaOfValues } from './value-schema.ts'

/** The schema of what several documents or records have under one name. */
export function schemaOfNested(name: string, found: readonly NestedValue[]): Record<string, unknown> {
  return { title: humanise(name), description: describeValues(name, [{ label: name }]), ...schemaOf(found) }
}

/** Where they differ in their build it is that of the fullest. */
function schemaOf(found: readonly NestedValue[]): Record<string, unknown> {
  const lists = found.flatMap((each) => ('items' in each ? [each.items] : []))
  if (lists.length > 0) return { type: 'array', items: schemaOf(lists.flat()) }
  const groups = found.flatMap((each) => ('fields' in each ? [each.fields] : []))
  if (groups.length > 0) return schemaOfGroups(groups)
  return schemaOfValues(found.flatMap((each) => ('value' in each ? [each.value] : [])))
}

function schemaOfGroups(groups: readonly NestedFields[]): Record<string, unknown> {
  const names = [...new Set(groups.flatMap((fields) => [...fields.keys()]))]
  const valuesOf = (name: string) => groups.flatMap((fields) => fields.get(name) ?? [])
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, schemaOfNested(name, valuesOf(name))])),
    required: names.filter((name) => groups.every((fields) => fields.has(name))),
    additionalProperties: false,
  }
}
