import { parentPort } from 'node:worker_threads'
import { checkExtraction } from '../../extract/check-extraction.ts'
import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { checkSchema } from '../../extract/validate/check-schema.ts'
import type { ValidationLevel } from '../../extract/validate/validate.ts'

/** What is checked against the rules of a schema. A pattern can take its time, for which the thread stands still. */
export const checks = {
  whole: ({
    schema,
    extraction,
    level,
  }: {
    schema: ExtractionSchema
    extraction: Extraction
    level: ValidationLevel
  }) => checkExtraction(schema, extraction, {}, { level }),
  data: ({ schema, data }: { schema: ExtractionSchema; data: unknown }) => checkSchema(schema, data).concerns,
}

export type Checks = typeof checks

export type CheckOrder = { [N in keyof Checks]: { id: number; name: N; input: Parameters<Checks[N]>[0] } }[keyof Checks]

export type CheckReport = { id: number; result: unknown } | { id: number; error: unknown }

parentPort?.on('message', ({ id, name, input }: CheckOrder) => {
  try {
    parentPort?.postMessage({ id, result: checks[name](input as never) } satisfies CheckReport)
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies CheckReport)
  }
})
