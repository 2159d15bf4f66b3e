import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import type { Concern } from '../../extract/validate/concern.ts'
import type { Validation } from '../../extract/validate/validate.ts'
import { HelperThread } from '../helper-thread.ts'
import type { Checks, Whole } from './check-thread.ts'

/** So many values are checked within a few milliseconds. */
const mostInPlace = 2000
const thread = new HelperThread<Checks>(new URL('./check-thread.ts', import.meta.url))

/** Of values that come from different times, there is nothing to compare with the source: `findings` are of one reading. */
export async function check(
  schema: ExtractionSchema | undefined,
  extraction: Extraction,
  how: Omit<Whole, 'schema' | 'extraction'> = {},
): Promise<Validation> {
  if (schema === undefined) return { valid: true, failed: false, concerns: [], summary: '' }
  const whole = { schema, extraction, ...how }
  const takesLong = hasPatterns(schema) || Object.keys(extraction.confidence.fields).length > mostInPlace
  return takesLong ? thread.run('whole', whole) : (await inPlace()).whole(whole)
}

export async function checkData(schema: ExtractionSchema, data: unknown): Promise<Concern[]> {
  return hasPatterns(schema) ? thread.run('data', { schema, data }) : (await inPlace()).data({ schema, data })
}

/** A pattern can take its time, and whoever tries it stands still: a thread does, requests are answered meanwhile. */
function hasPatterns({ definition }: ExtractionSchema): boolean {
  return JSON.stringify(definition).includes('"pattern')
}

async function inPlace(): Promise<Checks> {
  return (await import('./check-thread.ts')).checks
}
