import type { Extraction } from './extraction.ts'
import { profileOf } from './lexicon/field-profile.ts'
import { splitPath, templateOf } from './schema/field-path.ts'
import type { ExtractionSchema } from './schema/field-tree.ts'
import type { SourceFindings } from './validate/source-findings.ts'
import { findNumberSpans } from './values/numbers.ts'
import type { DocumentView } from './view/document-view.ts'
import type { Row } from './view/segment.ts'

const leastMeant = 0.7

/** Other figures in the rows of the amounts of lines: what was multiplied that nobody asked for. */
export function figuresBeside(
  schema: ExtractionSchema,
  { provenance }: Extraction,
  { document, rows, conventions }: DocumentView,
): NonNullable<SourceFindings['besideAmounts']> {
  const amounts = new Set(
    schema.leaves
      .filter((leaf) => (profileOf(leaf).concepts.get('line_total') ?? 0) >= leastMeant)
      .map(({ path }) => path),
  )
  if (amounts.size === 0) return []
  const byPage = Map.groupBy(rows, ({ page }) => page)
  return Object.entries(provenance).flatMap(([path, { page, bbox }]) => {
    if (!bbox || !amounts.has(templateOf(splitPath(path)))) return []
    const index = document.pages.findIndex(({ number }) => number === page)
    const row = rowAt(byPage.get(index) ?? [], (bbox[1] + bbox[3]) / 2)
    const texts = row?.segments.map(({ text }) => text) ?? []
    return [{ path, figures: texts.flatMap((text) => findNumberSpans(text, conventions).map(({ value }) => value)) }]
  })
}

/** Rows stand in the order of the page, and a sheet may have thousands. */
function rowAt(rows: readonly Row[], height: number): Row | undefined {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.bottom ?? 0) < height) low = middle + 1
    else high = middle
  }
  return rows[low]
}
