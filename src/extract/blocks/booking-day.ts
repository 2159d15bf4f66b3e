import type { Candidate } from '../resolve/candidates.ts'
import { wordAt } from '../resolve/find-mentions.ts'
import type { Part } from '../resolve/part.ts'
import type { Row } from '../view/segment.ts'

export interface BookingDay {
  value: string
  part: Part
  /** Only numbers stand before it in its row. */
  leads: boolean
}

const shortDay = /^(?:\d{1,3}\s+)?(?<day>\d{1,2})[./](?<month>\d{1,2})\.?(?=\s|$)/u

/** The first day that a row states, whole or as day and month alone, which statements do whose head has the year. */
export function dayOf(row: Row, dates: readonly Candidate[], latest: string | undefined): BookingDay | undefined {
  const first = row.segments[0]
  if (!first) return undefined
  const groups = shortDay.exec(first.text)?.groups
  const [whole] = dates
  const part = whole?.parts[0]
  if (whole && part && !(groups && part.segment.place === 0 && part.first === 0 && isShort(whole.text)))
    return { value: String(whole.value).slice(0, 10), part, leads: isFirst(row, part) }
  const value = groups && latest && withYear(Number(groups['day']), Number(groups['month']), latest)
  if (!value || !groups) return undefined
  const place = wordAt(
    first,
    first.text.search(shortDay) + (shortDay.exec(first.text)?.[0].lastIndexOf(groups['day'] ?? '') ?? 0),
  )
  return { value, part: { segment: first, first: place, last: place }, leads: true }
}

function isShort(text: string): boolean {
  return text.length < 6
}

function isFirst(row: Row, { segment, first }: Part): boolean {
  const before = row.segments.slice(0, segment.place).map(({ text }) => text)
  return !/\p{L}/u.test([...before, segment.text.slice(0, segment.offsets[first] ?? 0)].join(' '))
}

/** The last such day that is not after the latest day of the statement. */
function withYear(day: number, month: number, latest: string): string | undefined {
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined
  const tail = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const year = Number(latest.slice(0, 4)) - (tail > latest.slice(5, 10) ? 1 : 0)
  return `${year}-${tail}`
}
