import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { readJsonSchema } from '../schemas/read-schema-aside.ts'

const mostKept = 50
const kept = new Map<string, ExtractionSchema>()

/**
 * The schema of a JSON text. The latest are kept: callers send the same one with every file, and a thread that knows a
 * schema need not find out again what its fields mean.
 */
export async function knownSchema(text: string): Promise<ExtractionSchema> {
  const schema = kept.get(text) ?? (await readJsonSchema(text))
  kept.delete(text)
  kept.set(text, schema)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return schema
}
