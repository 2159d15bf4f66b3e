import { checkExtraction } from '../../extract/check-extraction.ts'
import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { checkSchema } from '../../extract/validate/check-schema.ts'
import { serveThread } from '../helper-thread.ts'

interface Whole {
  schema: ExtractionSchema
  extraction: Extraction
}

/** What is checked against the rules of a schema. */
export const checks = {
  whole: ({ schema, extraction }: Whole) => checkExtraction(schema, extraction, {}, { level: 'lax' }),
  data: ({ schema, data }: { schema: ExtractionSchema; data: unknown }) => checkSchema(schema, data).concerns,
}

export type Checks = typeof checks

serveThread(checks)
