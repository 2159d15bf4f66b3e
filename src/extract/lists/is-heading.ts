import type { Row } from '../view/segment.ts'
import { isTotalRow } from './is-total-row.ts'

const longestHeading = 60

/** One short text of its own, set off from the others. */
export function isHeading(row: Row): boolean {
  const [segment, ...others] = row.segments
  if (!segment || others.length > 0 || segment.prose || segment.furniture || isTotalRow(row)) return false
  const isSetOff = segment.bold || segment.heading || segment.scale > 1.1
  return isSetOff && segment.text.length <= longestHeading && /\p{L}{2}/u.test(segment.text)
}
