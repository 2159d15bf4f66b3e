import type { Extraction } from './extraction.ts'
import { profileOf } from './lexicon/field-profile.ts'
import { splitPath, templateOf } from './schema/field-path.ts'
import type { ExtractionSchema } from './schema/field-tree.ts'
import type { SourceFindings } from './validate/source-findings.ts'
import { findNumberSpans } from './values/numbers.ts'
import type { DocumentView } from './view/document-view.ts'
import { rowAt } from './view/row-at.ts'

const leastMeant = 0.7

/** Other figures in the rows of the amounts of lines: what was multiplied that nobody asked for. */
export function figuresBeside(
  schema: ExtractionSchema,
  { provenance }: Extraction,
  view: DocumentView,
): NonNullable<SourceFindings['besideAmounts']> {
  const amounts = new Set(
    schema.leaves
      .filter((leaf) => (profileOf(leaf).concepts.get('line_total') ?? 0) >= leastMeant)
      .map(({ path }) => path),
  )
  if (amounts.size === 0) return []
  return Object.entries(provenance).flatMap(([path, { page, bbox }]) => {
    if (page === null || !bbox || !amounts.has(templateOf(splitPath(path)))) return []
    const texts = rowAt(view, page, bbox)?.segments.map(({ text }) => text) ?? []
    return [
      { path, figures: texts.flatMap((text) => findNumberSpans(text, view.conventions).map(({ value }) => value)) },
    ]
  })
}
