import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { lengthIn } from '../values/durations.ts'
import type { Candidate } from './candidates.ts'
import { chooseTogether, isSurelyOther } from './choose-together.ts'
import { asAskedFor } from './deduction.ts'
import type { Ranked } from './rank.ts'
import { absent, type Resolved } from './resolved.ts'

/** Under this probability a value is a guess, and a guess is worse than none. */
const leastProbability = 0.3
/** Words that are another field's, surely, are this one's only where more speaks for it than against it. */
const leastOfShared = 0.5
/** A list takes every value, so that each guess adds one that is wrong. */
const leastOfList = 0.4

/** One value, or none, for each field, from the candidates of all of them. `leastOf` a field may be more than usual. */
export function decide(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  leastOf: (leaf: Leaf) => number | undefined = () => undefined,
): Resolved[] {
  const chosen = chooseTogether(profiles, ranked)
  const latest = latestDay(ranked)
  return profiles.map(({ leaf, concepts }, field) => {
    const best = chosen[field]
    const usual = isSurelyOther(profiles, chosen, field) ? leastOfShared : leastProbability
    const least = Math.max(usual, leastOf(leaf) ?? 0)
    if (!best || best.probability < least) return absent(1 - (best?.probability ?? 0))
    const resolved = resolve(leaf, best)
    const isBirth = best.candidate.mention?.shortYear && (concepts.get('birth_date') ?? 0) >= leastBirth
    return isBirth ? { ...resolved, value: inThePast(String(resolved.value), latest) } : resolved
  })
}

const leastBirth = 0.6
/** Where no other date says when the document was written: nobody in it was born later than in this century so far. */
const withoutDates = '2030-01-01'

/** The latest day whose year is printed in full. */
function latestDay(ranked: readonly Ranked[][]): string {
  const days = ranked
    .flat()
    .flatMap(({ candidate: { mention } }) =>
      mention?.kind === 'date' && !mention.shortYear ? String(mention.value) : [],
    )
  return days.reduce((latest, day) => (day > latest ? day : latest), '') || withoutDates
}

/** Nobody is born after a document about them was written. */
function inThePast(day: string, latest: string): string {
  return day <= latest ? day : `${Number(day.slice(0, 4)) - 100}${day.slice(4)}`
}

/** All values of an array of scalars, each printed value once. */
export function decideAll({ leaf }: FieldProfile, ranked: readonly Ranked[]): Resolved[] {
  const seen = new Set<string>()
  const found: Resolved[] = []
  for (const each of ranked) {
    const resolved = resolve(leaf, each)
    const key = String(resolved.value).toLowerCase()
    if (each.probability < leastOfList || seen.has(key)) continue
    seen.add(key)
    found.push(resolved)
  }
  return found
}

function resolve(leaf: Leaf, { candidate, probability }: Ranked): Resolved {
  return { value: valueFor(leaf, candidate), confidence: probability, parts: candidate.parts, finder: candidate.finder }
}

/** A text field takes what is printed, but for values that have one spelling: dates, codes of currencies, ids. */
export function valueFor(leaf: Leaf, { kind, value, text }: Candidate): string | number | boolean {
  if (leaf.type === 'string' && leaf.format === 'date-time') return withSeconds(String(value))
  if (isNumber(leaf) && kind === 'duration') return lengthIn(leaf.name, String(value)) ?? value
  if (typeof value === 'number' && leaf.type !== 'string') return asAskedFor(leaf, value)
  if (leaf.type !== 'string') return value
  if (leaf.kind !== kind && isToldAsPrinted(leaf, kind, text)) return text
  if (kind === 'boolean') return value
  const said = asSaid(typeof value === 'string' ? value : text)
  return kind === 'address' || asksAddress(leaf) ? said.replace(endOfSentence, '') : said
}

/** Of boxes what is ticked, and of a time of day the figures alone. */
function asSaid(text: string): string {
  const [, ticked] = tickedBox.exec(text) ?? []
  const [, time] = timeOfDay.exec(text) ?? []
  return ticked ?? time ?? text
}

function asksAddress(leaf: Leaf): boolean {
  return (profileOf(leaf).kinds.get('address') ?? 0) >= 0.7
}

/** Behind a word that is no abbreviation, be it long or the town of a postcode. */
const endOfSentence = /(?<=\p{Ll}{5}|\d{4,5} \p{Lu}\p{Ll}{2,20})\.$/u
const tickedBox = /^[^☒☑☐]{0,60}(?:☐[^☒☑☐]{1,60}){0,9}[☒☑]\s{0,3}([^☒☑☐]{1,60}?)\s{0,3}(?:☐[^☒☑☐]{1,60}){1,9}$/u
const timeOfDay = /^(\d{1,2}[:.]\d{2})\s?(?:Uhr|hrs?|h)\.?$/iu

/** The code of a country is for those who ask for codes, and a time in English for what is written in English. */
function isToldAsPrinted(leaf: Leaf, kind: Candidate['kind'], text: string): boolean {
  if (kind === 'country') return !asksForCode.test(`${leaf.name} ${leaf.description ?? ''}`) && !isShort(leaf)
  return kind === 'duration' && otherTime.test(text)
}

const asksForCode = /code|iso|kürzel|kuerzel|kennung|kennzeichen|código|codigo|abbrev/i
const otherTime =
  /jahr|jähr|monat|woch|wöch|tag|täg|stund|\b(?:ans?|années?|mois|semaines?|jours?|heures?|años?|mes|meses|semanas?|días?|horas?)\b/iu
const isShort = ({ maxLength, pattern, enum: values }: Leaf) =>
  (maxLength ?? Number.POSITIVE_INFINITY) <= 3 || pattern !== undefined || values !== undefined

function isNumber({ type }: Leaf): boolean {
  return type === 'number' || type === 'integer'
}

/** The format asks for seconds, which few documents print; a zone that is not printed stays unknown. */
function withSeconds(moment: string): string {
  return moment.replace(/T(\d{2}:\d{2})(?!:\d)/, 'T$1:00')
}
