import type { Extraction } from './extraction.ts'
import { profileOf } from './lexicon/field-profile.ts'
import { listLengths, missedLists } from './lists/empty-lists.ts'
import type { ExtractionSchema, Leaf } from './schema/field-tree.ts'
import type { SourceFindings } from './validate/source-findings.ts'
import { type Validation, type ValidationLevel, validateExtraction } from './validate/validate.ts'

/** Validates what was extracted, knowing what its fields mean and what was noticed in the source. */
export function checkExtraction(
  schema: ExtractionSchema,
  extraction: Extraction,
  noticed: SourceFindings,
  strictness: { level: ValidationLevel; maxErrors?: number },
): Validation {
  const { data, provenance } = extraction
  // A model or a person may have filled a list since.
  const lengths = new Map(listLengths(schema, extraction).map(({ path, length }) => [path, length]))
  const findings = {
    ...noticed,
    emptyLists: missedLists(schema, extraction, noticed.emptyLists),
    partLists: noticed.partLists?.filter(({ path, length }) => lengths.get(path) === length) ?? [],
  }
  const concepts = new Map(schema.leaves.map((leaf) => [leaf.path, meaningOf(leaf)]))
  return validateExtraction({
    ...{ schema, data, provenance, findings, ...strictness },
    conceptOf: (template) => concepts.get(template),
  })
}

const leastWeight = 0.7

/** What a field surely means: sums are not judged by a guess. */
function meaningOf(leaf: Leaf): string | undefined {
  const [best] = [...profileOf(leaf).concepts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= leastWeight ? best[0] : undefined
}
