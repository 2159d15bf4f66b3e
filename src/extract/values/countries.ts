import { fold, letters } from './letters.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )
const otherNames: Record<string, string> = {
  'United States of America': 'US',
  'Vereinigte Staaten von Amerika': 'US',
  "États-Unis d'Amérique": 'US',
  'Estados Unidos de América': 'US',
  USA: 'US',
  'U.S.A.': 'US',
  'EE.UU.': 'US',
  'EE. UU.': 'US',
  UK: 'GB',
  'U.K.': 'GB',
  'Great Britain': 'GB',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  'Northern Ireland': 'GB',
  Großbritannien: 'GB',
  'Grande-Bretagne': 'GB',
  'Gran Bretaña': 'GB',
  Inglaterra: 'GB',
  Angleterre: 'GB',
  'Bundesrepublik Deutschland': 'DE',
  'Federal Republic of Germany': 'DE',
  'Tschechische Republik': 'CZ',
  'Czech Republic': 'CZ',
  'République tchèque': 'CZ',
  'República Checa': 'CZ',
  Holland: 'NL',
  'The Netherlands': 'NL',
  Hongkong: 'HK',
  'Hong Kong': 'HK',
  Macau: 'MO',
  'Republic of Ireland': 'IE',
  'South Korea': 'KR',
  'Republic of Korea': 'KR',
  Südkorea: 'KR',
  'Viet Nam': 'VN',
  "People's Republic of China": 'CN',
  Turkey: 'TR',
}
const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'.split(
    '|',
  )

interface Place {
  /** Folded words of the name. */
  words: string[]
  kind: 'country' | 'text'
  value: string
}

/** Names by their first word. The names are those of the runtime, in all four languages. */
const byFirstWord = new Map<string, Place[]>()
const word = new RegExp(`[${letters}][${letters}.'’-]*`, 'g')

for (const language of ['en', 'de', 'fr', 'es']) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of codes) addPlace(names.of(code) ?? '', 'country', code)
}
for (const [name, code] of Object.entries(otherNames)) addPlace(name, 'country', code)
for (const state of states) addPlace(state, 'text', state)
for (const places of byFirstWord.values()) places.sort((x, y) => y.words.length - x.words.length)

function addPlace(name: string, kind: Place['kind'], value: string): void {
  const words = (name.match(word) ?? []).map(foldWord)
  const first = words[0]
  if (first === undefined) return
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, kind, value }])
}

/** Countries as ISO 3166 codes, and states of the United States as text. */
export function findCountries(text: string, language: string | null): TextMention[] {
  const found: TextMention[] = []
  const words = matches(word, text)
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    if (!first || !/^[A-ZÀ-Þ]/.test(first[0])) continue
    const place = byFirstWord.get(foldWord(first[0]))?.find((candidate) => isHere(words, at, candidate))
    if (!place || isOtherWord(first[0], language)) continue
    const last = words[at + place.words.length - 1] ?? first
    const end = last.index + last[0].replace(/(?<!\.[A-Z]|[.'’-])[.'’-]+$/, '').length
    found.push({ kind: place.kind, start: first.index, end, value: place.value })
    at += place.words.length - 1
  }
  return found
}

function foldWord(printed: string): string {
  return fold(printed).replace(/(?<![.'’-])[.'’-]+$/, '')
}

const isHere = (words: RegExpExecArray[], at: number, place: Place) =>
  place.words.every((expected, offset) => foldWord(words[at + offset]?.[0] ?? '') === expected)

/** "Island" is Iceland in German alone. */
const isOtherWord = (printed: string, language: string | null) => printed === 'Island' && language !== 'de'

/** A whole text as a country: a name in one of the languages, or its code. */
export function readCountry(text: string, language: string | null): string | null {
  const trimmed = text.trim()
  if (codes.includes(trimmed.toUpperCase())) return trimmed.toUpperCase()
  const [country] = findCountries(trimmed, language).filter((mention) => mention.kind === 'country')
  return country && country.end - country.start >= trimmed.length - 1 ? String(country.value) : null
}
