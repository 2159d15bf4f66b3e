import type { Extraction } from './extraction.ts'
import { splitPath, valueAt } from './schema/field-path.ts'
import type { SourceFindings } from './validate/source-findings.ts'
import { findDates } from './values/dates.ts'
import type { Conventions } from './values/mention.ts'

/** Of two readings between which nothing in the document decides, neither is surer than a little more than a half. */
export const mostOfTwo = 0.55

/** Lowers dates whose day and month may change places in a document that does not show their order, and tells of them. */
export function weighBothOrders(
  extraction: Extraction,
  conventions: Conventions,
): { extraction: Extraction; otherReadings: NonNullable<SourceFindings['otherReadings']> } {
  const otherReadings = !conventions.orderUnknown
    ? []
    : Object.entries(extraction.provenance).flatMap(([path, { quote }]) => {
        const other = otherOrder(quote ?? '', splitPath(path).reduce<unknown>(valueAt, extraction.data), conventions)
        return other === undefined ? [] : [{ path, other }]
      })
  return { extraction: withLess(extraction, otherReadings, mostOfTwo), otherReadings }
}

/** With no more confidence than so much in some of its values. */
export function withLess(extraction: Extraction, doubted: readonly { path: string }[], most: number): Extraction {
  if (doubted.length === 0) return extraction
  const { overall, fields } = extraction.confidence
  const lowered = doubted.map(({ path }) => [path, Math.min(most, fields[path] ?? 0)])
  const confidence = { overall, fields: { ...fields, ...Object.fromEntries(lowered) } }
  return { ...extraction, confidence }
}

/** The other day that the same figures state; nothing where they state only one. */
function otherOrder(printed: string, value: unknown, conventions: Conventions): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(typeof value === 'string' ? value : '') ?? []
  const other = `${year}-${date}-${month}`
  if (month === undefined || month === date) return undefined
  const swapped = findDates(printed, { ...conventions, dayFirst: !conventions.dayFirst })
  return swapped.some((found) => found.value === other) ? other : undefined
}
