import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'

const mostKept = 50
const kept = new Map<string, ExtractionSchema>()

/**
 * The schema of a JSON text. The latest are kept: callers send the same one with every file, and a thread that knows a
 * schema need not find out again what its fields mean.
 */
export async function knownSchema(text: string): Promise<ExtractionSchema> {
  // Loaded with the first schema: much of what reads them is not needed otherwise.
  const { readJsonSchemaText } = await import('../engine/read-wanted.ts')
  const schema = kept.get(text) ?? readJsonSchemaText(text)
  kept.delete(text)
  kept.set(text, schema)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return schema
}
