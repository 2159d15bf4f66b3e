import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { readJsonSchema } from './read-schema-aside.ts'
import { readSentSchema } from './to-json-schema.ts'

interface KnownSchema {
  schema: ExtractionSchema
  /** As JSON Schema, whatever format it was sent in. */
  definition: string
}

const mostKept = 50

/** A schema of any of the three formats. */
export function knownSchema(sent: unknown): Promise<KnownSchema> {
  return sentSchema(JSON.stringify(sent))
}

const sentSchema = keepingLatest(async (text): Promise<KnownSchema> => {
  const schema = await readSentSchema(text, 'schema')
  return { schema, definition: JSON.stringify(schema.definition) }
})

/** The JSON Schema of a text. */
export const knownJsonSchema = keepingLatest(readJsonSchema)

/** Callers send the same schema with every file, and a thread that knows one need not find out again what its fields mean. */
function keepingLatest<T>(read: (text: string) => Promise<T>): (text: string) => Promise<T> {
  const kept = new Map<string, T>()
  return async (text) => {
    const known = kept.get(text) ?? (await read(text))
    kept.delete(text)
    kept.set(text, known)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return known
  }
}
