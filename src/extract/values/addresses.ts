import { findCountries, readCountry } from './countries.ts'
import { letters } from './letters.ts'
import { findPlaces, type Place, type Span } from './postcodes.ts'
import { streetAtEnd } from './streets.ts'

export interface PostalAddress {
  street?: string
  postcode?: string
  city?: string
  /** State or province, where the address prints one. */
  region?: string
  /** ISO 3166 alpha-2. */
  country?: string
}

export interface AddressMention {
  /** First and last line, counted from 0. */
  lines: [from: number, to: number]
  value: PostalAddress
  /** As printed, its lines joined by line feeds. */
  text: string
  /** Where each part stands; a street may go on over several lines. */
  spans: Partial<Record<keyof PostalAddress, LineSpan[]>>
}

export interface LineSpan {
  line: number
  start: number
  end: number
}

interface Street {
  line: number
  start: number
  value: string
  /** The lines that it stands in. */
  spans: LineSpan[]
  /** The last line between the street and a postcode that has no city beside it. */
  city?: LineSpan & { value: string }
}

const separators = /(?<![\s,;·•|–-])[\s,;·•|–-]+$/
const highest = 3

/** Postal addresses in consecutive lines, or in one line between commas, points or bars. */
export function findAddress(lines: string[]): AddressMention[] {
  return lines.flatMap((line, index) => {
    let from = 0
    return findPlaces(line).flatMap((place): AddressMention[] => {
      const street =
        streetInLine(line, index, from, place.start) ??
        streetAbove(lines, index, line.slice(from, place.start), place.city !== '')
      const country = countryBehind(lines, index, place)
      if (!street && !place.sure && !country) return []
      from = country && country.line === index ? country.end : place.end
      return [address(lines, index, place, street, country)]
    })
  })
}

function streetInLine(line: string, index: number, from: number, end: number): Street | null {
  const before = line.slice(Math.max(from, end - 160), end)
  const offset = Math.max(from, end - 160)
  const street = streetIn(before)
  if (!street) return null
  const start = offset + street.start
  return { line: index, start, value: street.value, spans: [{ line: index, start, end: start + street.value.length }] }
}

/** The street may be followed by a suite, a floor or a district before the city comes. */
function streetIn(before: string): { start: number; value: string } | null {
  const all = before.replace(separators, '')
  let rest = all
  for (let part = 0; part < 4 && rest; part += 1) {
    const start = streetAtEnd(rest)
    if (start !== null) return { start, value: all.slice(start).trim() }
    const cut = Math.max(rest.lastIndexOf(','), rest.lastIndexOf('·'), rest.lastIndexOf('|'), rest.lastIndexOf('•'))
    if (cut < 0) return null
    rest = rest.slice(0, cut).replace(separators, '')
  }
  return null
}

const mostlyWords = new RegExp(`^[${letters}\\d .,'’/()#º°&-]{2,50}$`)

/** The nearest line above that ends in a street; lines between it and the city belong to the address. */
function streetAbove(lines: string[], index: number, before: string, hasCity: boolean): Street | null {
  if (new RegExp(`[${letters}]{2}`).test(before)) return null
  const between: (LineSpan & { value: string })[] = []
  for (let line = index - 1; line >= Math.max(0, index - highest); line -= 1) {
    const text = (lines[line] ?? '').trimEnd()
    const street = text.length > 200 ? null : streetIn(text)
    const city = hasCity ? undefined : between.pop()
    if (street) {
      const { start, value } = street
      const parts = [{ line, start, end: start + value.length, value }, ...between]
      return { line, start, value: parts.map((part) => part.value).join(', '), spans: parts, ...(city && { city }) }
    }
    if (city) between.push(city)
    const value = text.trim()
    if (!mostlyWords.test(value)) return null
    between.unshift({ line, start: text.length - text.trimStart().length, end: text.length, value })
  }
  return null
}

function countryBehind(lines: string[], index: number, place: Place) {
  const line = lines[index] ?? ''
  const rest = line.slice(place.end, place.end + 50)
  const gap = /^[\s,;·•|(–-]{0,4}/.exec(rest)?.[0].length ?? 0
  const behind = findCountries(rest.slice(gap), null).find(({ kind, start }) => kind === 'country' && start === 0)
  const start = place.end + gap
  if (behind) return { line: index, start, end: start + behind.end, value: String(behind.value) }
  const next = lines[index + 1]?.trim() ?? ''
  const below = rest.trim() === '' && next.length > 2 && next.length < 40 ? readCountry(next, null) : null
  const end = (lines[index + 1] ?? '').trimEnd().length
  return below ? { line: index + 1, start: end - next.length, end, value: below } : null
}

function address(
  lines: string[],
  index: number,
  place: Place,
  street: Street | null,
  country: ReturnType<typeof countryBehind>,
): AddressMention {
  const from = street?.line ?? index
  const to = country?.line ?? index
  const end = country?.end ?? place.end
  const printed = lines.slice(from, to + 1).map((line, offset) => {
    const right = offset === to - from ? end : line.length
    return line.slice(offset === 0 ? (street?.start ?? place.start) : 0, right).trim()
  })
  const city = place.city || street?.city?.value
  const known = country?.value ?? place.country
  return {
    lines: [from, to],
    value: {
      ...(street && { street: street.value }),
      postcode: place.postcode,
      ...(city && { city }),
      ...(place.region && { region: place.region }),
      ...(known && { country: known }),
    },
    text: printed.filter(Boolean).join('\n'),
    spans: spansOf(index, place, street, country),
  }
}

function spansOf(
  line: number,
  { spans }: Place,
  street: Street | null,
  country: ReturnType<typeof countryBehind>,
): AddressMention['spans'] {
  const here = ([start, end]: Span): LineSpan[] => [{ line, start, end }]
  const plain = ({ line: at, start, end }: LineSpan): LineSpan => ({ line: at, start, end })
  const city = spans.city ? here(spans.city) : street?.city && [plain(street.city)]
  const shown = country ? [plain(country)] : spans.country && here(spans.country)
  return {
    ...(street && { street: street.spans.map(plain) }),
    postcode: here(spans.postcode),
    ...(city && { city }),
    ...(spans.region && { region: here(spans.region) }),
    ...(shown && { country: shown }),
  }
}
