import type { FieldProfile } from '../lexicon/field-profile.ts'
import { readText } from '../lexicon/tokens.ts'
import { valueTerms } from '../lexicon/value-terms.ts'
import { type Word, wordsOf } from '../lexicon/words.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { readBoolean } from '../values/booleans.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import type { Context } from './context.ts'
import { wordAt } from './find-mentions.ts'
import type { LabelBook } from './label-book.ts'
import { absent, type Resolved } from './resolved.ts'
import { optionAt, tickGroups } from './tick-groups.ts'

/** Words that name a choice. */
interface PlacedChoice {
  value: unknown
  weight: number
  segment: Segment
  start: number
  end: number
}

const leastWeight = 0.35
const leastLabel = 0.5
const longestTerm = 3

/** What is known of a document besides its words when a choice is made. */
export interface ChoiceContext {
  labels: LabelBook
  contextOf(segment: Segment, start: number, end: number): Context
  /** Other fields of the schema, of which some may have the same choices. */
  profiles: readonly FieldProfile[]
}

/**
 * Chooses from a list of values: the one that stands beside the field's own label, or else, where the choice can only be
 * this field's, the one that the document's words name, above all in its titles and first lines.
 */
export function resolveEnum(profile: FieldProfile, view: DocumentView, around: ChoiceContext): Resolved {
  const terms = { values: termsOf(profile.leaf.enum ?? []), compounds: new Map<string, unknown>() }
  const groups = tickGroups(view)
  const isUnticked = ({ segment, start }: PlacedChoice) =>
    optionAt(groups, segment, wordAt(segment, start))?.option.ticked === false
  const hits = view.segments.flatMap((segment) => hitsIn(segment, terms)).filter((hit) => !isUnticked(hit))
  return chooseLabelled(profile, hits, around) ?? (isOnlyOne(profile, around) ? chooseNamed(hits) : absent(0.5))
}

/** Which of some choices a text names, such as the cell of a table; nothing where it names none or several. */
export function choiceIn(text: string, values: NonNullable<Leaf['enum']>): string | number | boolean | undefined {
  const terms = { values: termsOf(values), compounds: new Map<string, unknown>() }
  const named = new Set(phrasesIn(text, terms).map(({ value }) => value as string | number | boolean))
  const [only, ...others] = named
  if (named.size === 0) return choiceByLetter(text.trim(), values) ?? nothingIn(text.trim(), values)
  return others.length === 0 ? only : undefined
}

/** A dash, or "kein Mangel", where one of the choices is that there is nothing. */
function nothingIn(text: string, values: NonNullable<Leaf['enum']>): string | number | boolean | undefined {
  const none = values.find((value) => /^(?:none|nothing|no_?one|nobody|n\/?a)$/i.test(String(value)))
  return none !== undefined && none !== null && isNothing.test(text) ? none : undefined
}

const isNothing =
  /^(?:[–—-]|(?:no|none|nobody|not|nothing|without|kein\w*|nichts?|niemand|ohne|aucun\w*|rien|sans|néant|nada|nadie|sin|ning[uú]n\w*)(?: \S+){0,2})$/iu

/** Columns are narrow: "H" for high where no other choice begins with it. */
function choiceByLetter(text: string, values: NonNullable<Leaf['enum']>): string | number | boolean | undefined {
  if (!/^\p{L}$/u.test(text)) return undefined
  const letter = readText(text).folded
  const [only, ...others] = values.filter((value) => readText(String(value)).folded.startsWith(letter))
  return others.length === 0 ? (only ?? undefined) : undefined
}

/**
 * What a cell says of a property that is true or not, where it says so by an outcome, "Pass" of `passed` or of `failed`, or by a
 * sign that means nothing elsewhere: a cross, a dash, the first letter of yes or no.
 */
export function outcomeIn(text: string, name: string): boolean | undefined {
  if (/^[xyjn–—-]$/i.test(text)) return /[xyj]/i.test(text)
  for (const [good, bad] of outcomes) {
    const said = text.length <= longestOutcome ? choiceIn(text, [good, bad]) : undefined
    if (said !== undefined) return (said === good) !== (choiceIn(name, [good, bad]) === bad)
  }
  return undefined
}

const longestOutcome = 30
const outcomes = [
  ...[['passed', 'failed'] as const, ['completed', 'pending'] as const, ['present', 'absent'] as const],
  ...[['paid', 'unpaid'] as const, ['approved', 'rejected'] as const, ['positive', 'negative'] as const],
  ...[['active', 'inactive'] as const, ['good', 'damaged'] as const],
]

/** The label nearest to a choice says whose it is. */
function chooseLabelled(
  profile: FieldProfile,
  hits: readonly PlacedChoice[],
  { labels, contextOf }: ChoiceContext,
): Resolved | undefined {
  const scored = hits.map((hit) => {
    const context = contextOf(hit.segment, hit.start, hit.end)
    const text = context.labels.inline ?? context.labels.left ?? context.labels.above ?? context.labels.column
    return { hit, score: text === undefined ? 0 : labels.scoreText(profile, text) }
  })
  scored.sort((a, b) => b.score - a.score)
  const [best] = scored
  if (!best || best.score < leastLabel) return undefined
  const rival = scored.find(({ hit }) => hit.value !== best.hit.value)
  const share = best.score / (best.score + Math.max(0, 2 * (rival?.score ?? 0) - best.score))
  return resolved(best.hit, Math.min(0.95, share * (0.55 + 0.4 * best.score)))
}

/** Yes and no mean nothing without a label, nor do choices that several fields have. */
function isOnlyOne({ leaf }: FieldProfile, { profiles }: ChoiceContext): boolean {
  const own = new Set(leaf.enum)
  const isShared = profiles.some(
    (other) => other.leaf !== leaf && other.leaf.enum?.some((value) => own.has(value)) === true,
  )
  return !isShared && !leaf.enum?.some((value) => readBoolean(String(value)) !== null)
}

function chooseNamed(hits: readonly PlacedChoice[]): Resolved {
  const scored = [...Map.groupBy(hits, ({ value }) => value).values()]
    .map((found) => ({ found, score: scoreOf(found) }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = scored
  const evidence = best?.found.reduce((first, hit) => (hit.weight > first.weight ? hit : first))
  if (!best || !evidence || best.score < leastWeight) return absent(0.7)
  const share = best.score / (best.score + (second?.score ?? 0))
  return resolved(evidence, Math.min(0.95, share * (0.55 + 0.4 * Math.min(1, best.score))))
}

function resolved({ value, segment, start, end }: PlacedChoice, confidence: number): Resolved {
  const part = { segment, first: wordAt(segment, start), last: wordAt(segment, end - 1) }
  return { value: value as Resolved['value'], confidence, parts: [part] }
}

/** Which value a phrase stands for, by its folded words. A phrase that stands for several is of no use. */
function termsOf(values: readonly unknown[]): Map<string, unknown> {
  const terms = new Map<string, unknown>()
  const add = (phrase: string, value: unknown) => {
    const known = terms.get(phrase)
    if (phrase !== '') terms.set(phrase, known === undefined || known === value ? value : null)
  }
  for (const value of values) {
    const own = readText(String(value)).folded
    add(own, value)
    for (const term of knownTerms().get(own) ?? []) add(term, value)
  }
  return terms
}

/** The words of each entry by any of them, and by its name; of two entries with the same word the first. */
function knownTerms(): Map<string, string[]> {
  if (byAnyTerm) return byAnyTerm
  const byTerm = new Map<string, string[]>()
  for (const [name, list] of Object.entries(valueTerms)) {
    const terms = list.split(';').map((term) => readText(term).folded)
    for (const term of [readText(name.replaceAll('_', ' ')).folded, ...terms])
      if (!byTerm.has(term)) byTerm.set(term, terms)
  }
  byAnyTerm = byTerm
  return byTerm
}

let byAnyTerm: Map<string, string[]> | undefined

interface Terms {
  values: Map<string, unknown>
  /** What words stand for as compounds, once for each word of the document. */
  compounds: Map<string, unknown>
}

interface Phrase {
  value: unknown
  start: number
  end: number
}

function hitsIn(segment: Segment, terms: Terms): PlacedChoice[] {
  const weight = weightOf(segment)
  return phrasesIn(segment.text, terms).map((phrase) => ({ ...phrase, weight, segment }))
}

/** The longest phrases first, so that "purchase order" is no purchase. */
function phrasesIn(text: string, terms: Terms): Phrase[] {
  const words = wordsOf(text)
  const found: Phrase[] = []
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longestTerm, words.length - at); length > 0; length -= 1) {
      const [first, last] = [words[at], words[at + length - 1]]
      const phrase = phraseOf(words, at, length)
      const value = terms.values.get(phrase) ?? (length === 1 ? valueOfCompound(phrase, terms) : undefined)
      if (value === undefined || !first || !last) continue
      if (value !== null) found.push({ value, start: first.start, end: last.end })
      at += length - 1
      break
    }
  return found
}

function phraseOf(words: readonly Word[], at: number, length: number): string {
  let phrase = words[at]?.word ?? ''
  for (let next = at + 1; next < at + length; next += 1) phrase += ` ${words[next]?.word}`
  return phrase
}

const shortestPart = 4

/** German joins words: "Wertpapierkauf" is a Kauf, and "Dividendengutschrift" a Dividende. */
function valueOfCompound(word: string, { values, compounds }: Terms): unknown {
  if (!compounds.has(word)) compounds.set(word, findCompound(word, values))
  return compounds.get(word)
}

function findCompound(word: string, terms: Map<string, unknown>): unknown {
  let best: { value: unknown; length: number } | undefined
  if (word.length < 2 * shortestPart) return undefined
  for (const [term, value] of terms) {
    if (term.length < shortestPart || term.length >= word.length || term.length <= (best?.length ?? 0)) continue
    if (word.endsWith(term) || word.startsWith(term)) best = { value, length: term.length }
  }
  return best?.value
}

/** Titles tell what a document is; the further down a word stands, or among figures, the less it says of the whole. */
function weightOf({ row, heading, bold, scale, text, prose }: Segment): number {
  const title = heading || scale > 1.15 ? 1.3 : bold ? 1.1 : 1
  const isAlone = text.length < 40 ? 1 : prose ? 0.5 : 0.8
  const amongFigures = /\d[.,]\d/.test(text) ? 0.5 : 1
  return (title * isAlone * amongFigures) / (1 + row / 20)
}

/** The best place counts most; repeating helps a little. */
function scoreOf(hits: readonly PlacedChoice[]): number {
  const weights = hits.map(({ weight }) => weight).sort((a, b) => b - a)
  return weights.reduce((sum, weight, index) => sum + weight / (1 + 2 * index), 0)
}
