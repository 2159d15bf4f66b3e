import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** Schemas with an id become shared components, the others stay where they are used. */
export function componentCollector() {
  const components: Record<string, JsonSchema> = {}

  function schemaFor(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs, ...root } = z.toJSONSchema(schema, { target: 'draft-2020-12', io }) as JsonSchema
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
      components[name] = tidy(definition)
    }
    const id = schema.meta()?.id
    if (id === undefined || '$ref' in root) return tidy(root)
    components[id] = tidy(root)
    return { $ref: `#/components/schemas/${id}` }
  }

  return { schemaFor, all: () => components }
}

/** That a whole number is one that JavaScript can hold goes without saying. */
function withoutSafeRange(name: string, value: unknown): unknown {
  const isRange = name === 'minimum' || name === 'maximum'
  return isRange && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value
}

/** References point into the components, and the ids that Zod leaves in the schemas go. */
function tidy(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { id, ...rest } = JSON.parse(text, withoutSafeRange) as JsonSchema
  return typeof id === 'string' ? rest : { ...rest, ...(id === undefined ? {} : { id }) }
}
