import { buildTree } from './build-tree.ts'
import type { ExtractionSchema, JsonSchema } from './field-tree.ts'
import { resolveRefs } from './resolve-refs.ts'
import { isSchemaObject, mapSubschemas } from './subschemas.ts'

const made = new WeakMap<ExtractionSchema, ExtractionSchema>()

/**
 * The schema as a document is read by it: a field that is looked up is a text there, since its type and limits are those of what
 * it is looked up to. The same object where nothing is looked up.
 */
export function readingSchema(schema: ExtractionSchema): ExtractionSchema {
  if (!schema.leaves.some(({ reference }) => reference !== undefined)) return schema
  const reading = made.get(schema) ?? readingOf(schema)
  made.set(schema, reading)
  return reading
}

function readingOf({ definition: asked }: ExtractionSchema): ExtractionSchema {
  const definition = withTexts(asked)
  return { ...buildTree(definition, resolveRefs(definition)), definition }
}

const kept = ['title', 'description', 'x-kind']

function withTexts(schema: JsonSchema): JsonSchema {
  if (!isSchemaObject(schema)) return schema
  if (schema['x-reference'] === undefined) return mapSubschemas(schema, withTexts)
  const words = Object.entries(schema).filter(([keyword]) => kept.includes(keyword))
  return { type: 'string', ...Object.fromEntries(words) }
}
