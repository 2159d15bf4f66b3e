import { formatPath, type PathStep } from './field-path.ts'
import type { JsonSchema } from './field-tree.ts'
import type { References } from './resolve-refs.ts'
import type { SchemaProblem } from './schema-error.ts'
import { isSchema, isSchemaObject, type SchemaObject, subschemas } from './subschemas.ts'

/** Schemas that refer to themselves for the same value, which no check would ever finish; within a value is fine. */
export function endlessReferences(definition: JsonSchema, references: References): SchemaProblem[] {
  const finished = new Set<SchemaObject>()
  const problems: SchemaProblem[] = []
  const pending: { schema: JsonSchema; steps: PathStep[] }[] = [{ schema: definition, steps: [] }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!isSchemaObject(next.schema)) continue
    if (loops(next.schema, new Set())) problems.push({ path: formatPath(next.steps), message })
    for (const inner of subschemas(next.schema)) {
      pending.push({ schema: inner.schema, steps: [...next.steps, ...inner.steps] })
    }
  }
  return problems

  function loops(schema: JsonSchema, open: Set<SchemaObject>): boolean {
    if (!isSchemaObject(schema) || finished.has(schema)) return false
    if (open.has(schema)) return true
    open.add(schema)
    const found = sameValue(schema, references).some((inner) => loops(inner, open))
    open.delete(schema)
    finished.add(schema)
    return found
  }
}

const message =
  'This refers to itself without end for one and the same value: let the reference stand inside a property or an item.'

/** The schemas that speak of the same value as this one. */
function sameValue(schema: SchemaObject, references: References): JsonSchema[] {
  const targets = [schema['$ref'], schema['$dynamicRef']].map((reference) =>
    typeof reference === 'string' ? references.target(schema, reference) : undefined,
  )
  const maps = [schema['dependentSchemas'], schema['dependencies']].flatMap((map) =>
    isSchemaObject(map) ? Object.values(map) : [],
  )
  const lists = [schema['allOf'], schema['anyOf'], schema['oneOf']].flat()
  return [...targets, ...maps, ...lists, schema['not'], schema['if'], schema['then'], schema['else']].filter(isSchema)
}
