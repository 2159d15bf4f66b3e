import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { HelperThread } from '../helper-thread.ts'
import type { SchemaReading } from './schema-thread.ts'

const thread = new HelperThread<SchemaReading>(new URL('./schema-thread.ts', import.meta.url))
/** Smaller ones are read in a few milliseconds; two hundred fields take some thirty. */
const largeCharacters = 4_000

/**
 * A schema of any of the three formats. Throws an AppError with all that is wrong with it. As text: to copy tens of thousands of
 * names one by one to a thread takes several times as long.
 */
export async function readAnySchema(text: string): Promise<ExtractionSchema> {
  return takesLong(text) ? thread.run('any', text) : (await inPlace()).any(text)
}

/** A text that must be a JSON Schema. */
export async function readJsonSchema(text: string): Promise<ExtractionSchema> {
  return takesLong(text) ? thread.run('json', text) : (await inPlace()).json(text)
}

/** To read a large one, or to compile its patterns, would keep all other requests waiting. */
function takesLong(text: string): boolean {
  return text.length > largeCharacters || text.includes('"pattern')
}

/** Loaded with the first schema: much of what reads them is not needed otherwise. */
async function inPlace(): Promise<SchemaReading> {
  return (await import('./schema-thread.ts')).schemaReading
}
