import type { Candidate } from '../resolve/candidates.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'

const longestLead = 160

/** All that stands before a value in its row, whatever other values it holds. */
export function leadOf({ parts, mention }: Candidate, { rows }: DocumentView): string {
  const part = parts[0]
  if (!part) return ''
  const { segment } = part
  const start = mention?.start ?? segment.offsets[part.first] ?? 0
  const own = segment.text.slice(Math.max(0, start - longestLead), start)
  if (segment.prose) return own
  const before = rows[segment.row]?.segments.slice(0, segment.place) ?? []
  return [...before.map(({ text }) => text), own].join(' ')
}

export function restOf({ parts, mention }: Candidate, { rows }: DocumentView): string {
  const part = parts[0]
  if (!part) return ''
  const { segment } = part
  const own = segment.text.slice(mention?.end ?? segment.offsets[part.last + 1] ?? segment.text.length)
  if (segment.prose) return own.slice(0, longestLead)
  return [own, ...(rows[segment.row]?.segments.slice(segment.place + 1) ?? []).map(({ text }) => text)].join(' ')
}

export function rowText(row: Row | undefined): string {
  return row?.segments.map(({ text }) => text).join(' ') ?? ''
}

const amounts = {
  ',': /(?<![\d,])\d{1,3}(?:[.'’\s]?\d{3}){0,6},\d{2}(?![\d,])/gu,
  '.': /(?<![\d.])\d{1,3}(?:[,'’\s]?\d{3}){0,6}\.\d{2}(?![\d.]|\s\p{L})/gu,
}

/** How many amounts with cents a text holds. */
export function countAmounts(text: string, { conventions }: DocumentView): number {
  return text.match(amounts[conventions.decimalMark])?.length ?? 0
}

/** The nearest row above that names things instead of stating them. */
export function headAbove({ parts }: Candidate, view: DocumentView): string {
  const { rows } = view
  const segment = parts[0]?.segment
  if (!segment || segment.prose) return ''
  for (let index = segment.row - 1; index >= Math.max(0, segment.row - 2); index -= 1) {
    const text = rowText(rows[index])
    if (rows[index]?.page !== segment.page) return ''
    if (countAmounts(text, view) === 0) return text
  }
  return ''
}

const day = /^(?:\d{1,3}\s+)?\d{1,2}[./-](?:\d{1,2}|\p{L}{3,4})[./-]?(?:\d{2,4})?(?=\s|$)/u

const days = /\d{1,2}[./-](?:\d{1,2}|\p{L}{3,4})[./-]\d{2,4}/gu

/** A line of an account: a day, what it is for, an amount; or two days, of the booking and of the value. */
export function isBookingRow(text: string, view: DocumentView): boolean {
  return (day.test(text) || (text.match(days)?.length ?? 0) === 2) && countAmounts(text, view) > 0
}
