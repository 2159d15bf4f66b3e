import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { readSentSchema } from '../schemas/to-json-schema.ts'

interface KnownSchema {
  schema: ExtractionSchema
  /** As JSON Schema, whatever format it was sent in. */
  definition: string
}

const mostKept = 50
const kept = new Map<string, KnownSchema>()

/**
 * A schema of any of the three formats. The latest are kept: callers send the same one with every file, and a thread
 * that knows a schema need not find out again what its fields mean.
 */
export async function knownSchema(sent: unknown): Promise<KnownSchema> {
  const text = JSON.stringify(sent)
  const known = kept.get(text) ?? (await read(text))
  kept.delete(text)
  kept.set(text, known)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return known
}

async function read(text: string): Promise<KnownSchema> {
  const schema = await readSentSchema(text, 'schema')
  return { schema, definition: JSON.stringify(schema.definition) }
}
