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

/** References point into the components, and the ids that Zod leaves in the schemas go. */
function tidy(schema: JsonSchema): JsonSchema {
  const { id, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema
  return typeof id === 'string' ? rest : { ...rest, ...(id === undefined ? {} : { id }) }
}
