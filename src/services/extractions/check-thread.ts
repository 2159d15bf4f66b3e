import { checkExtraction } from '../../extract/check-extraction.ts'
import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { checkSchema } from '../../extract/validate/check-schema.ts'
import type { SourceFindings } from '../../extract/validate/source-findings.ts'
import type { ValidationLevel } from '../../extract/validate/validate.ts'
import { serveThread } from '../helper-thread.ts'

export interface Whole {
  schema: ExtractionSchema
  extraction: Extraction
  findings?: SourceFindings
  level?: ValidationLevel
  maxErrors?: number
}

/** What is checked against the rules of a schema. */
export const checks = {
  whole: ({ schema, extraction, findings = {}, level = 'lax', maxErrors }: Whole) =>
    checkExtraction(schema, extraction, findings, { level, ...(maxErrors !== undefined && { maxErrors }) }),
  data: ({ schema, data }: { schema: ExtractionSchema; data: unknown }) => checkSchema(schema, data).concerns,
}

export type Checks = typeof checks

serveThread(checks)
