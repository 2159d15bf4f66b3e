import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import type { Validation } from '../../extract/validate/validate.ts'
import type { StoredOptions } from './prepare.ts'

/** Of values that come from different times, there is nothing to compare with the source. */
export async function check(
  schema: ExtractionSchema | undefined,
  extraction: Extraction,
  { strict }: StoredOptions,
): Promise<Validation> {
  if (schema === undefined) return { valid: true, failed: false, concerns: [], summary: '' }
  const { checkExtraction } = await import('../../extract/check-extraction.ts')
  return checkExtraction(schema, extraction, {}, { level: strict ? 'strict' : 'lax' })
}
