import { buildExtraction } from './build-extraction.ts'
import type { Extraction } from './extraction.ts'
import { fillingOf } from './merge-extractions.ts'
import type { ExtractionSchema } from './schema/field-tree.ts'
import type { SourceFindings } from './validate/source-findings.ts'

/** Leaves out the items that the schema has no room for, and tells how many the source holds. */
export function limitItems(
  schema: ExtractionSchema,
  extraction: Extraction,
): { extraction: Extraction; findings: SourceFindings } {
  const itemsInSource: { path: string; count: number }[] = []
  const limited = buildExtraction(schema.root, fillingOf(extraction), {
    surplus: (path, count) => itemsInSource.push({ path, count }),
  })
  return itemsInSource.length > 0 ? { extraction: limited, findings: { itemsInSource } } : { extraction, findings: {} }
}
