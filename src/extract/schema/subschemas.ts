import { isObject } from '../../core/is-object.ts'
import type { JsonSchema } from './field-tree.ts'

type Held = 'schema' | 'list' | 'map' | 'either'

/** Keywords whose value is a schema, a list of schemas, a map of schemas, or a schema or a list. */
const holders = new Map<string, Held>([
  ...pairs('schema', 'additionalItems additionalProperties contains contentSchema else if not propertyNames then'),
  ...pairs('schema', 'unevaluatedItems unevaluatedProperties'),
  ...pairs('list', 'allOf anyOf oneOf prefixItems'),
  ...pairs('map', '$defs definitions dependencies dependentSchemas patternProperties properties'),
  ...pairs('either', 'items'),
])

function pairs(held: Held, keywords: string): [string, Held][] {
  return keywords.split(' ').map((keyword) => [keyword, held])
}

export type SchemaObject = Record<string, unknown>

export const isSchemaObject: (value: unknown) => value is SchemaObject = isObject

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isSchemaObject(value)
}

/** Every schema directly inside one, with the steps to it; what only looks like one (`enum`, `default`) is not visited. */
export function* subschemas(schema: SchemaObject): Generator<{ steps: (string | number)[]; schema: JsonSchema }> {
  for (const [keyword, value] of Object.entries(schema)) {
    const holds = heldBy(keyword, value)
    if (holds === 'schema' && isSchema(value)) yield { steps: [keyword], schema: value }
    if (holds !== 'list' && holds !== 'map') continue
    for (const [key, inner] of Object.entries(value as object)) {
      if (isSchema(inner)) yield { steps: [keyword, holds === 'list' ? Number(key) : key], schema: inner }
    }
  }
}

/** A copy in which every subschema is what `change` makes of it. */
export function mapSubschemas(schema: SchemaObject, change: (schema: JsonSchema) => JsonSchema): SchemaObject {
  const each = (value: unknown): unknown => (isSchema(value) ? change(value) : value)
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      const holds = heldBy(keyword, value)
      if (holds === 'schema') return [keyword, each(value)]
      if (holds === 'list') return [keyword, (value as unknown[]).map(each)]
      if (holds !== 'map') return [keyword, value]
      const inner = Object.entries(value as object).map(([name, item]) => [name, each(item)])
      return [keyword, Object.fromEntries(inner)]
    }),
  )
}

function heldBy(keyword: string, value: unknown): 'schema' | 'list' | 'map' | undefined {
  const holds = holders.get(keyword)
  if (holds === 'either') return Array.isArray(value) ? 'list' : 'schema'
  if (holds === 'list') return Array.isArray(value) ? 'list' : undefined
  return holds === 'map' && !isSchemaObject(value) ? undefined : holds
}
