import type { Column } from '../../ask/catalogue.ts'
import { broaderOf, type ConceptId, conceptOf } from '../../extract/lexicon/concepts.ts'
import { conceptsOf } from '../../extract/lexicon/match-concepts.ts'
import { readText } from '../../extract/lexicon/tokens.ts'
import { languages } from '../../extract/lexicon/vocabulary.ts'
import { translatedNames } from './translated-names.ts'

export interface FieldMeaning {
  /** Words that people use for it, in four languages. */
  names: string[]
  /** What it means by the lexicon, where that knows it. */
  meaning: string | undefined
  /** Whether it is what is meant where no field is named. */
  isMain: boolean
  /** Whether it is what a row of a list costs. */
  isLineTotal: boolean
  /** Whether it is money, where it is a number. */
  isAmount: boolean
  /** Whether it is what one of a thing costs. */
  isUnitPrice: boolean
  /** Whether it is a price of a metre, a kilogram, an hour. */
  isPerMeasure: boolean
  /** Whether it is what a document adds up to before tax. */
  isNet: boolean
  /** Whether a sum of it says nothing. */
  neverAddsUp: boolean
  /** Whether it says who somebody is: a company or a person. */
  isParty: boolean
  /** Whether it may say so, as far as is known. */
  isSomebody: boolean
}

const leastScore = 0.8
/** In each language. */
const mostNames = 30

/** What a field is called besides its own name, by what the lexicon knows of it and can be of its type and its place. */
export function meaningOf(canonicalName: string, displayName: string, place: Place = {}): FieldMeaning {
  const words = canonicalName.replaceAll(/[._]+/g, ' ')
  const isStock = place.isOfList && place.type === 'number' && stocks.test(words)
  return isStock ? stockOf([words, displayName]) : knownMeaning(words, displayName, place)
}

interface Place {
  type?: Column['type'] | undefined
  isOfList?: boolean
}

function knownMeaning(words: string, displayName: string, { type, isOfList = false }: Place): FieldMeaning {
  const bare = words.replace(units, '')
  const matches = conceptsOf(bare).filter(({ score }) => score >= leastScore)
  const known = matches.filter(({ concept }) => conceptOf(concept).group !== 'role').map(({ concept }) => concept)
  // "VAT" is printed before an amount and before the number of a company.
  const fitting = [...known.filter((one) => isOfType(one, type)), ...known.filter((one) => !isOfType(one, type))]
  // A balance in a row is that of the account after it, and nothing that is to be paid.
  const attributes = isOfList && known.includes('balance') ? (['balance'] as const) : fitting
  const roles = matches.filter(({ concept }) => conceptOf(concept).group === 'role').map(({ concept }) => concept)
  // "The supplier" is the name of the seller.
  const isName = attributes.length === 0 || attributes[0] === 'name'
  const meant = isName && roles.length > 0 ? roles.slice(0, 1) : roles.length > 0 ? [] : attributes.slice(0, 1)
  // What a row of a list is called is no name of a company.
  const printed = isOfList && meant[0] === 'name' ? [] : meant.flatMap(labelsOf)
  const labels = [...(bare === words ? [] : [bare]), ...(meant.length > 0 ? printed : translatedNames(bare))]
  const concepts = attributes.flatMap((concept) => [concept, ...broaderOf(concept)])
  const isPrice = isPriceOf(concepts, bare, meant)
  const isMain = roles.length === 0 && mains.some((main) => concepts.includes(main))
  return {
    ...{
      names: [...new Set([words, displayName, ...labels])],
      meaning: meant[0],
      isMain,
      isParty: (isName && roles.length > 0) || namesSomebody(words, { type, isOfList }),
      isSomebody: meant.every(mayBeSomebody),
    },
    isLineTotal: concepts.includes('line_total'),
    isUnitPrice: isPrice,
    isPerMeasure: concepts.includes('unit_price') && measures.test(words),
    isNet: roles.length === 0 && attributes[0] === 'net_total',
    neverAddsUp: isPrice || neverAdded(concepts, meant) || (isOfList && numbers.test(words)),
    isAmount: meant.some(isMoney) || (isOfList && saysMoney(bare)),
  }
}

function namesSomebody(words: string, { type, isOfList }: Place): boolean {
  return doers.test(words) || (isOfList === true && type === 'text' && people.test(words))
}

/** How many of a thing there are: the lexicon knows such words for balances of accounts and floors of houses. */
const stocks =
  /^(?:(?:current |actual )?stock|(?:quantity |qty )?(?:in stock|on hand)|stock (?:level|quantity)|(?:lager|ist)?bestand|(?:quantité )?en stock|stock (?:actual|actuel)|existencias)$/i

function stockOf(own: string[]): FieldMeaning {
  const names = ['stock', 'in stock', 'on hand', 'Bestand', 'Lagerbestand', 'auf Lager', 'en stock', 'existencias']
  return { ...noneOfThese, names: [...new Set([...own, ...names])], meaning: 'stock' }
}

const noneOfThese = {
  ...{ isMain: false, isLineTotal: false, isAmount: false, isUnitPrice: false, isPerMeasure: false },
  ...{ isNet: false, neverAddsUp: false, isParty: false, isSomebody: false },
}

/** What rows are numbered by. */
const numbers = /(?:number|nummer|(?<= )nr|(?<= )no|num[eé]ro|número)$/i

/** What there is more or less of. */
const measures = /\p{L} (?:kg|g|t|lbs?|km|m|m2|sqm|qm|l|lit(?:er|re)|kwh|h|hour|stunde|heure|hora)$/iu

/** What a number is counted in. */
const units = /(?<=\p{L}{3,}) (?:kg|g|t|lbs?|km|m|cm|mm|l|lit(?:er|re)s?|kwh|eur|usd|gbp|chf)$/iu

/** "Paid by", "bezahlt von": who did it. */
const doers = /\p{L} (?:by|von|durch|par|por)$/iu

/** Who does something, in lists that somebody keeps. */
const people =
  /^(?:consultant|technician|worker|freelancer|developer|teacher|trainer|nurse|driver|agent|engineer|volunteer|assistant|colleague|assignee|person|staff|responsible|mitarbeiter(?:in)?|berater(?:in)?|techniker(?:in)?|bearbeiter(?:in)?|monteur|fahrer(?:in)?|betreuer(?:in)?|kolleg(?:e|in)|teilnehmer(?:in)?|conseiller|technicien|intervenant|collaborateur|salarie|chauffeur|conducteur|livreur|responsable|tecnico|trabajador|conductor|consultor|repartidor|operario)$/i

/** "Monthly cost", "Jahresbeitrag": money of a row, though the lexicon has no such field. What is called the total of it stands beside a part. */
function saysMoney(name: string): boolean {
  if (/\b(?:total|gesamt)/i.test(name)) return false
  return moneyEnds.test(name) || readText(name).tokens.some(({ key }) => moneyWords.has(key))
}

/** "Ticket price" is what one of a thing costs too, though the lexicon does not know the thing. */
function isPriceOf(concepts: ConceptId[], name: string, meant: ConceptId[]): boolean {
  const isCalled = !/\b(?:total|gesamt)/i.test(name) && priceNames.test(name)
  return concepts.includes('unit_price') || (meant.length === 0 && isCalled)
}

const priceNames = /(?:price|preis)$|(?:^| )(?:prix|precio)(?: |$)/i

const moneyWords = new Set(['cost', 'fee', 'price', 'rent', 'salary', 'amount', 'expense'])
const moneyEnds = /(?:beitrag|prämie|premium|cotisation|cuota)$/i

const unadded = new Set<ConceptId>(['unit_price', 'opening_balance', 'closing_balance', 'balance', 'available_balance'])

function mayBeSomebody(concept: ConceptId): boolean {
  const { kinds } = conceptOf(concept)
  return (['role', 'person', 'company'] as const).some((kind) => kinds.includes(kind))
}

function neverAdded(concepts: ConceptId[], meant: ConceptId[]): boolean {
  return concepts.some((one) => unadded.has(one)) || meant.some(isPercentage)
}

function isMoney(concept: ConceptId): boolean {
  return conceptOf(concept).kinds.includes('money')
}

function isPercentage(concept: ConceptId): boolean {
  return conceptOf(concept).kinds.every((kind) => kind === 'percent')
}

const measured = new Set(['money', 'number', 'percent', 'duration'])

function isOfType(concept: ConceptId, type: Column['type'] | undefined): boolean {
  return type !== 'number' || conceptOf(concept).kinds.some((kind) => measured.has(kind))
}

const mains: ConceptId[] = ['gross_total', 'document_date']

function labelsOf(concept: ConceptId): string[] {
  return Object.values(languages).flatMap((labels) =>
    (labels[concept] ?? '')
      .split(';')
      .map((label) => label.replace('=', '').trim())
      .filter((label) => label !== '')
      .slice(0, mostNames),
  )
}
