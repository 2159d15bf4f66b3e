import { findCountries } from './countries.ts'
import { headingWords } from './heading-words.ts'
import { capitals, fold, letters } from './letters.ts'
import { matches } from './matches.ts'

/** Characters of a line. */
export type Span = [start: number, end: number]

/** A postcode with its city, as one line prints them. */
export interface Place {
  start: number
  end: number
  postcode: string
  city: string
  region?: string
  country?: string
  /** Where each part stands in the line; of a country that is only known by the form, what shows it. */
  spans: { postcode: Span; city?: Span; region?: Span; country?: Span }
  /** The form is that of an address whatever stands around it. */
  sure: boolean
}

const name = `[${capitals}][${letters}.'’-]{1,30}`
const small =
  'am|an|der|im|in|bei|ob|vor|sur|sous|lès|en|la|le|les|de|del|los|las|el|di|upon|of|a\\. ?d\\.|i\\. ?d\\.|a\\. ?M\\.'
const city = `${name}(?:[ /](?:(?:${small}) ){0,2}(?:${name}|\\d{1,2}(?!\\d|[.,]\\d)|\\([${letters}. ]{1,20}\\))){0,3}(?: (?:CEDEX|Cedex)(?: \\d{1,2})?)?`
const state = `[A-Z]{2}|[${capitals}][a-z]{3,12}(?: [${capitals}][a-z]{3,12})?`

const forms: { pattern: RegExp; country?: string; sure: boolean }[] = [
  // Chicago, IL 60601; Toronto, ON M5V 2T6.
  {
    pattern: new RegExp(
      `(?<![${letters}])(?<city>${city}),? {1,2}(?<region>${state}),? {1,2}(?<postcode>\\d{5}(?:-\\d{4})?)(?![\\d.,]\\d|\\d)`,
      'dg',
    ),
    country: 'US',
    sure: false,
  },
  {
    pattern: new RegExp(
      `(?<![${letters}])(?<city>${city}),? (?<region>[A-Z]{2}),? {1,2}(?<postcode>[A-Z]\\d[A-Z] \\d[A-Z]\\d)(?!\\w)`,
      'dg',
    ),
    country: 'CA',
    sure: true,
  },
  // London SW1A 1AA, or the postcode in a line of its own.
  {
    pattern: new RegExp(
      `(?<![${letters}\\d])(?:(?<city>${city}),? {1,2})?(?<postcode>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})(?!\\w)`,
      'dg',
    ),
    country: 'GB',
    sure: true,
  },
  // D-10115 Berlin, 75008 Paris, 1010 Wien, 1012 AB Amsterdam, 00-950 Warszawa, 123 45 Stockholm.
  {
    pattern: new RegExp(
      `(?<![\\w.,/-])(?:(?<prefix>[A-Z]{1,3})[- ])?(?<postcode>\\d{5}|\\d{4}(?: [A-Z]{2}(?= ))?|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3} \\d{2}),? {1,2}(?<city>${city})`,
      'dg',
    ),
    sure: false,
  },
  // Singapore 049315, Mumbai - 400001.
  {
    pattern: new RegExp(`(?<![${letters}])(?<city>${city}),?(?: -)? (?<postcode>\\d{6})(?![\\d.,/-]\\d|\\d)`, 'dg'),
    sure: false,
  },
]
const prefixes: Record<string, string> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  E: 'ES',
  I: 'IT',
  B: 'BE',
  L: 'LU',
  FL: 'LI',
  S: 'SE',
  DK: 'DK',
  CH: 'CH',
  DE: 'DE',
  AT: 'AT',
  FR: 'FR',
  ES: 'ES',
  IT: 'IT',
  BE: 'BE',
  NL: 'NL',
  LU: 'LU',
  PL: 'PL',
  PT: 'PT',
}

/** Words of headings that cities have too. */
const cityWords = new Set(
  'new north south east west san santa park city market place centre center land st. the los las la le in von zu mit'.split(
    ' ',
  ),
)

/** In order of start, none over another. */
export function findPlaces(line: string): Place[] {
  if (!/\d/.test(line)) return []
  const found = forms.flatMap((form) => matches(form.pattern, line).flatMap((match) => read(match, form) ?? []))
  let end = 0
  return found
    .sort((x, y) => x.start - y.start || y.end - x.end)
    .filter((place) => {
      const isNew = place.start >= end
      if (isNew) end = place.end
      return isNew
    })
}

function read(match: RegExpExecArray, form: { country?: string; sure: boolean }): Place | null {
  const { city: printed = '', postcode = '', region, prefix } = match.groups ?? {}
  const trimmed = withoutCountry(withoutHeading(printed))
  const country = prefixes[prefix ?? ''] ?? form.country
  if (printed && !trimmed) return null
  if (prefix && !prefixes[prefix]) return null
  const end = match.index + match[0].length - (match[0].endsWith(printed) ? printed.length - trimmed.length : 0)
  const spans = match.indices?.groups ?? {}
  const start = spans.city?.[0] ?? 0
  return {
    start: match.index,
    end,
    postcode,
    city: trimmed,
    ...(region && { region }),
    ...(country && { country }),
    spans: {
      postcode: spans.postcode ?? [match.index, end],
      ...(trimmed && { city: [start, start + trimmed.length] }),
      ...(spans.region && { region: spans.region }),
      ...(country && { country: spans.prefix ?? spans.postcode ?? [match.index, end] }),
    },
    sure: form.sure || prefix !== undefined,
  }
}

/** Cuts the city before the first word of a label. */
function withoutHeading(city: string): string {
  const words = city.split(' ')
  const stop = words.findIndex(
    (word) => !cityWords.has(fold(word)) && headingWords.has(fold(word).replace(/[.:]$/, '')),
  )
  return (stop < 0 ? words : words.slice(0, stop)).join(' ')
}

/** "Berlin Germany" is a city and its country; a city that is a state too, as Singapore, is kept. */
function withoutCountry(city: string): string {
  const last = findCountries(city, null).at(-1)
  if (last?.kind !== 'country' || last.end !== city.length || last.start === 0) return city
  return city.slice(0, last.start).trim()
}
