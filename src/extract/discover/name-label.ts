import { splitCompound } from '../lexicon/compounds.ts'
import { type ConceptId, conceptOf } from '../lexicon/concepts.ts'
import { fold } from '../lexicon/fold.ts'
import { type ConceptMatch, conceptsOf } from '../lexicon/match-concepts.ts'
import { readText } from '../lexicon/tokens.ts'
import { headOf, languages } from '../lexicon/vocabulary.ts'
import type { ValueKind } from '../values/mention.ts'

const leastScore = 0.75
/** Many things have numbers: an "inspection certificate no." is none of a policy. */
const leastOfNumber = 0.85
const mostWords = 5
/** "12 months x 11.90": how an amount was reckoned. */
const reckoning = /\d[\d.,]{0,15}(?:\s\p{L}{1,20})?\s?[x×]\s?\d[\d.,]{0,15}/giu

/** "Tax: $0.00 / Total": what stands before an amount is named by it, not by what follows. */
const amountsBefore = /^.{0,80}\d[.,]\d{2}\s?[€$£]?\s?[/|,;]\s?(?=\p{L})/u

/** "Permit no.", "Bescheid Nr.", "Attestation n°". */
export const numberSign = /(?<=\p{L}\s)(?:(?:no|nr|num|núm)(?:\.|$)|n\.?\s?[°º])[\s:：.]*$/iu

interface Place {
  inTable?: boolean
  /** Of the page. */
  language?: string | null
}

/** A name for what a label names: the concept's where it is known, else its words, in English as far as they are known. */
export function nameLabel(label: string, kind: ValueKind = 'text', { inTable = false, language }: Place = {}): string {
  const plain = label
    .replace(amountsBefore, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(reckoning, ' ')
    .replace(/(?<![\s:：*.?])[\s:：*.?]+$/u, '')
  const isNumber = numberSign.test(label)
  const words = isNumber ? `${plain.replace(numberSign, '')} number` : plain
  const found = conceptsOf(plain).filter(
    // A column of a list is not the list.
    ({ concept, score }) =>
      score >= (isNumber ? leastOfNumber : leastScore) &&
      !(inTable && concept === 'line_items') &&
      !isFarFetched(concept, plain, kind, inTable),
  )
  const roles = found.filter(({ concept }) => conceptOf(concept).group === 'role')
  const role =
    (kind === 'email' && roles.find(({ concept }) => concept === 'sender' || concept === 'recipient')) || roles[0]
  const best = bestOf(found, kind, inTable)
  const isEnglishPage = language === 'en'
  const isBorrowed = best !== undefined && kind === 'text' && isOfOtherLanguage(plain, best, language)
  if (best && !role && isAgainstForm(best, plain, kind, isBorrowed)) return nameAsGiven(fold(plain))
  // "From" may begin a period or name a sender: the value tells.
  const concept =
    best && (isForeign(best, kind) || isOtherThing(best, plain, kind) || (role && isOther(best, kind)))
      ? undefined
      : best
  if (concept && role && conceptOf(concept).group === 'attribute') return `${role.concept}_${concept}`
  if (concept) return isOwnName(concept, plain, found, inTable) ? nameWords(words, isEnglishPage) : concept
  // "Salary" may be a word for who gets it, but no party is an amount or a day.
  if (role && !isFigureOrDay(kind)) return nameParty(role.concept, kind)
  return nameWords(words, isEnglishPage)
}

/**
 * Words that mean several things, taken for the rarer one: what is left ("Rest", "Pendientes") is not how a letter opens, and pieces
 * that were delivered ("Entregadas") are no money that was handed over. So such concepts need their very words.
 */
function isFarFetched(concept: ConceptId, label: string, kind: ValueKind, inTable: boolean): boolean {
  const { group, kinds } = conceptOf(concept)
  if (concept === 'greeting' || concept === 'closing') return !isCalled(concept, label)
  const isPayment = group === 'payment' && kinds.every((asked) => asked === 'money')
  if (!isPayment || (kind !== 'number' && kind !== 'money')) return false
  return (inTable && kind === 'number') || (/^\p{L}+$/u.test(label.trim()) && !isCalled(concept, label))
}

/** Whether a language has this very label for it. */
function isCalled(concept: ConceptId, label: string, own: (keyof typeof languages)[] = languageCodes): boolean {
  return own.some((code) =>
    languages[code][concept]?.split(';').some((each) => fold(each.replace('=', '').trim()) === fold(label.trim())),
  )
}

const languageCodes = Object.keys(languages) as (keyof typeof languages)[]

function nameParty(role: ConceptId, kind: ValueKind): string {
  if (nameKinds.has(kind)) return `${role}_name`
  return kind === 'address' ? `${role}_address` : role
}

/**
 * An amount is no number of a register ("VAT 20 %" names a tax, not the id of who pays it), no figure and no day is a
 * word, and no words are a figure: a result that is "passed" is no profit.
 */
function isForeign(concept: ConceptId, kind: ValueKind): boolean {
  const { kinds } = conceptOf(concept)
  const isWord = kinds.every((asked) => asked === 'text')
  const isFigure = kinds.every((asked) => asked === 'number' || figures.has(asked as ValueKind))
  return (
    (isFigureOrDay(kind) && isWord) ||
    (figures.has(kind) && kinds.every((asked) => ids.has(asked as ValueKind))) ||
    // Nor is the number of an account a total.
    (accounts.has(kind) && isFigure) ||
    // A monthly fee is no month.
    (kind === 'money' && conceptOf(concept).group === 'generic' && !kinds.includes('money')) ||
    (wordKinds.has(kind) && concept === 'line_number') ||
    (wordKinds.has(kind) && isFigure)
  )
}

/** What an object is, in words, is no address, unless the label asks for one. */
function isOtherThing(concept: ConceptId, label: string, kind: ValueKind): boolean {
  const isPlace = conceptOf(concept).kinds.every((asked) => asked === 'address')
  return kind === 'text' && isPlace && !readText(label).tokens.some(({ key }) => key === 'address')
}

function isFigureOrDay(kind: ValueKind): boolean {
  return figures.has(kind) || kind === 'number' || days.has(kind)
}

/**
 * What a word means in one language does not make a day of a code, nor of words in another: "Tag: A-1003", "Tag: urgent". How many
 * were delivered ("Delivered 500") is no day either, unless the label speaks of one.
 */
function isAgainstForm(concept: ConceptId, label: string, kind: ValueKind, isBorrowed: boolean): boolean {
  const isWords = isBorrowed || (kind !== 'text' && wordKinds.has(kind))
  const isCount = kind === 'number' && !readText(label).tokens.some(({ key }) => key === 'date' || key === 'day')
  const isOther = isWords || isCount || ids.has(kind) || figures.has(kind)
  return isOther && conceptOf(concept).kinds.every((asked) => days.has(asked))
}

/** Others call it so; in the language of the page it is another word. */
function isOfOtherLanguage(label: string, concept: ConceptId, language: string | null | undefined): boolean {
  const own = languageCodes.find((code) => code === language)
  return own !== undefined && !isCalled(concept, label, [own]) && isCalled(concept, label)
}

const days = new Set<string>(['date', 'datetime', 'time'])
const figures = new Set<ValueKind>(['money', 'percent'])
const wordKinds = new Set<ValueKind>(['text', 'person', 'company', 'address', 'country'])
const accounts = new Set<ValueKind>(['iban', 'bic', 'isin', 'email', 'vat_id'])
const ids = new Set<ValueKind>(['vat_id', 'tax_id', 'iban', 'bic', 'isin', 'code', 'phone', 'email'])

/** An English word that means several things, such as a carrier, which need not be an airline, or a price, stays what it is. */
function isOwnName(concept: ConceptId, label: string, found: readonly ConceptMatch[], inTable: boolean): boolean {
  const words = nameWords(label).split('_')
  const same = found.filter(({ score }) => score === 1)
  const isOneOfSeveral = same.length > 1
  // "Total hours" of the whole are no quantity of a line.
  if (!inTable && conceptOf(concept).group === 'line' && words.length > 1)
    return !concept.split('_').some((part) => words.includes(part))
  const isOfTrade = (id: ConceptId) => trades.has(conceptOf(id).group)
  return (
    (isOfTrade(concept) || (!inTable && same.some((other) => isOfTrade(other.concept)))) &&
    words.length === 1 &&
    isEnglish(label) &&
    (isOneOfSeveral || !concept.split('_').includes(words[0] ?? ''))
  )
}

/** Concepts of one trade, whose words others use too. */
const trades = new Set(
  'bank finance insurance medical payroll realestate resume security travel utility vehicle'.split(' '),
)
const english = new Set(
  Object.values(languages.en).flatMap((labels) => labels.split(';').map((each) => fold(each.trim()))),
)

function isEnglish(label: string): boolean {
  return english.has(fold(label.trim()))
}

function isOther(concept: ConceptId, kind: ValueKind): boolean {
  const { group, kinds } = conceptOf(concept)
  return group !== 'attribute' && !kinds.includes(kind)
}

const nameKinds = new Set<ValueKind>(['company', 'person', 'text'])

/** Of equally good meanings the one that asks for such a value, and in a table that of a line. */
function bestOf(found: readonly ConceptMatch[], kind: ValueKind, inTable: boolean): ConceptId | undefined {
  const things = found.filter(({ concept }) => conceptOf(concept).group !== 'role')
  const top = things[0]?.score ?? 0
  const good = things.filter(({ score }) => score >= top - 0.05).map(({ concept }) => concept)
  // In a row it is what is on the account then, and nothing that is to be paid.
  if (inTable && good.includes('balance')) return 'balance'
  const rate = (id: ConceptId) => {
    const { group, kinds } = conceptOf(id)
    const isOfPlace = (group === 'line') === inTable
    // A price or a quantity beside the lines is rather theirs than that of a share.
    const weight = isOfPlace && !trades.has(group) ? 2 : group === 'line' ? 1 : 0
    return weight + (kinds.includes(kind) ? 1 : 0)
  }
  return good.toSorted((a, b) => rate(b) - rate(a))[0]
}

/** Whether a sum says itself that taxes are in it: of others, such as "Total" or "Gesamtbetrag", the page must say so. */
export function saysTaxed(label: string): boolean {
  return readText(label).tokens.some(({ key }) => taxWords.has(key))
}

const taxWords = new Set(['gross', 'included', 'tax', 'vat'])

/** Words that say nothing of what is named. */
const fillers = new Set(
  (
    'the of and or in a an to for your our please der die das des dem den und oder im in zu zur zum von vom fuer mit ein eine ihr ihre ' +
    'bitte le la les de du des et ou en un une l d au aux votre el los las del y o e su por para'
  ).split(' '),
)

/** Words of an English text stay what they are, though they may mean other things elsewhere ("actions" are shares in French). */
export function nameWords(text: string, isEnglishText = false): string {
  const all = (text.match(/[\p{L}\p{M}]+|\d+/gu) ?? []).map(fold)
  const telling = all.filter((word) => !fillers.has(word))
  // A column of votes may be called "For", and a journey goes "To" somewhere.
  const words = telling.length > 0 ? telling : all
  const translated = words.flatMap((word) =>
    isEnglishText || englishWords.has(word) ? word : (headOf(word) ?? translateParts(word) ?? word),
  )
  const name = translated
    .slice(0, mostWords)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('_')
  return name === '' || /^\d/.test(name) ? `field${name === '' ? '' : `_${name}`}` : name
}

/** They need no translation: the word that stands for them and others may mean less ("result" is one of "profit"). */
const englishWords = new Set(
  Object.values(languages.en).flatMap((labels) => (labels.match(/\p{L}+/gu) ?? []).map(fold)),
)

/** Half a translation is none: "nach_payment". */
function translateParts(word: string): string[] | undefined {
  const parts = splitCompound(word)?.map(headOf)
  return parts?.every((part) => part !== undefined) ? parts : undefined
}

/** The name that a file of data gives: as it is where it can be one, else its words in their own language. */
export function nameAsGiven(label: string): string {
  if (/^[a-z_]\w{0,79}$/i.test(label)) return label
  const words = (label.match(/[\p{L}\p{M}]+|\d+/gu) ?? [])
    .map(fold)
    .join('_')
    .replace(/[^a-z0-9_]/g, '')
  return words === '' || /^\d/.test(words) ? `field${words === '' ? '' : `_${words}`}` : words
}

/** Gives each name once: the second one is `name_2`. */
export class Names {
  readonly #taken = new Map<string, number>()

  take(name: string): string {
    const count = (this.#taken.get(name) ?? 0) + 1
    this.#taken.set(name, count)
    return count === 1 ? name : this.take(`${name}_${count}`)
  }
}
