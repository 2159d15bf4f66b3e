import type { Dialect } from './dialect.ts'
import type { JsonSchema } from './field-tree.ts'
import type { References } from './resolve-refs.ts'
import { isSchemaObject, mapSubschemas, type SchemaObject } from './subschemas.ts'

/**
 * A copy for the checker in plainer words: what is referred to stands under one `$defs` with names of ours, so that it
 * resolves nothing by itself, `nullable` is said in JSON Schema, and what it would read in its own way is left out.
 */
export function prepareDefinition(definition: JsonSchema, dialect: Dialect, references: References): JsonSchema {
  if (!isSchemaObject(definition)) return definition
  const names = new Map<JsonSchema, string>()
  // Draft-07 reads nothing beside a reference. Who does not name a draft expects the neighbours to count.
  const loneRefs = dialect === 'draft-07' && definition['$schema'] !== undefined
  const root = prepare(definition)
  // The map grows while it is walked: what is referred to refers to more.
  const shared = Object.fromEntries(names.entries().map(([target, name]) => [name, prepare(target)]))
  return isSchemaObject(root) && names.size > 0 ? { ...root, $defs: shared } : root

  function prepare(schema: JsonSchema): JsonSchema {
    if (!isSchemaObject(schema)) return schema
    const refs = [schema['$ref'], schema['$dynamicRef']].flatMap((reference) =>
      typeof reference === 'string' ? [{ $ref: nameOf(references.target(schema, reference)) ?? reference }] : [],
    )
    if (loneRefs && refs.length > 0) return refs[0] ?? true
    const kept = Object.entries(schema).filter(([keyword]) => !leftOut.has(keyword))
    const plain = withEnum(mapSubschemas(Object.fromEntries(kept), prepare))
    const allOf = Array.isArray(plain['allOf']) ? plain['allOf'] : []
    const whole = refs.length > 1 ? { ...plain, allOf: [...allOf, ...refs] } : { ...plain, ...refs[0] }
    return schema['nullable'] === true ? orNull(whole) : whole
  }

  function nameOf(target: JsonSchema | undefined): string | undefined {
    if (target === undefined) return
    if (!names.has(target)) names.set(target, `r${names.size}`)
    return `#/$defs/${names.get(target)}`
  }
}

const leftOut = new Set(
  `$schema $id id $anchor $dynamicAnchor $recursiveAnchor $recursiveRef $ref $dynamicRef $defs definitions $async
  $vocabulary nullable discriminator`.split(/\s+/),
)

/** No value is one of none, which the checker refuses to say. */
function withEnum(schema: SchemaObject): SchemaObject {
  if (!Array.isArray(schema['enum']) || schema['enum'].length > 0) return schema
  const { enum: _, ...rest } = schema
  return { ...rest, not: {} }
}

function orNull(schema: SchemaObject): SchemaObject {
  const { type, enum: values, ...rest } = schema
  if (type === undefined && values === undefined) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...rest,
    ...(type === undefined ? {} : { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(values) ? { enum: [...new Set([...values, null])] } : {}),
  }
}
