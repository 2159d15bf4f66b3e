import { type Catalogue, type ColumnRef, findColumn, holdsDocuments, isSameColumn } from './catalogue.ts'
import { readDates } from './dates.ts'
import type { Item } from './item.ts'
import { superlatives } from './item-cursor.ts'
import { isSeveral, nameAt, nameIndex } from './names.ts'
import { readCurrency, readLongCurrency, readNumber, readPlace, readScale, readWrittenNumber } from './numbers.ts'
import { type Language, type Phrase, phrasesOf } from './phrases.ts'
import { costing, fillersOf, isArticle, isSmallWord, spending, taxes } from './small-words.ts'
import { splitTotals } from './totals-of-rows.ts'
import { commonScore, partAt, shortAt, valueAt, valueIndex } from './values.ts'
import { linkWaysToPay } from './ways-to-pay.ts'
import { isTypo, type Token } from './words.ts'
import { settleBeside } from './words-beside.ts'

/** A question as items from left to right: the longest explanation of its next words, the more certain of equal ones. */
export function linkQuestion(tokens: Token[], catalogue: Catalogue, language: Language, today: Date): Item[] {
  const { names, values } = indexesOf(catalogue)
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const currency = currencyAt(tokens, at)
    const isUnit = currency !== undefined && isUnitHere(items, catalogue)
    const numbered = isUnit ? undefined : numberedAt(items, valueAt(tokens, at, values), tokens[at])
    const isOfSum = items.some((item) => isSum(item, catalogue))
    const net = isOfSum && isDenial(tokens[at], language) ? netAt(tokens, at, catalogue, names, language) : undefined
    if (net) {
      items.push(net)
      at = net.to
      continue
    }
    const isDenied = isDenial(tokens[at], language) && !isOfSum
    const named = isDenied
      ? undefined
      : ratherNamed(ownNameAt(tokens, at, names, language), numbered, tokens, catalogue)
    const found = [
      datesAt(tokens, at, language, today),
      isOwnName(numbered, named) ? undefined : numbered,
      named,
      isNameHere(tokens, at, language, names, { named, numbered }) ? undefined : markAt(tokens, at, language, today),
      currency,
      rateAt(tokens, at, language, names),
      placeAt(tokens, at, catalogue),
      plainAt(tokens, at, language),
    ].flatMap((item) => item ?? [])
    const counted = found.find((item) => isCountOf(item, tokens, names))
    if (counted) {
      items.push(counted)
      at = counted.to
      continue
    }
    const best = isSecondDenial(tokens[at], items) ? denial(at) : bestAt(tokens, at, found, values, language)
    items.push(best)
    at = best.to
  }
  const linked = items
    .filter((item, at) => !isSaidTwice(item, items.slice(0, at)))
    .map((item, at, all): Item => (isTakenAway(item, all[at + 1]) ? { ...item, mark: 'not' } : item))
    .map((item, at, all) => (isNoun(item, all[at - 1], all[at + 1]) ? asNoun(item, tokens) : item))
  const parted = splitTotals(linked, catalogue, (at) => nameAt(tokens, at, names, language))
  return linkWaysToPay(settleBeside(parted, tokens, catalogue, names), catalogue)
}

/** What is named here, unless a sum of what is named next is: "total net pay" is no net total of a "pay". */
function ownNameAt(tokens: Token[], at: number, names: Indexes['names'], language: Language): Item | undefined {
  const here = nameAt(tokens, at, names, language)
  const next =
    here && phraseAt(tokens, at, language)?.mark === 'sum' ? nameAt(tokens, at + 1, names, language) : undefined
  return here && next?.kind === 'column' && next.to > here.to && next.score >= here.score ? undefined : here
}

/** "Weder Globex noch Acme", "no son de Globex ni de Acme". */
function isSecondDenial(token: Token | undefined, before: Item[]): boolean {
  const isDenied = (...texts: string[]) =>
    before.some((item) => item.kind === 'mark' && item.mark === 'not' && texts.includes(item.text))
  return token?.folded === 'noch' ? isDenied('weder') : token?.folded === 'ni' && before.some(isNot)
}

function isNot(item: Item): boolean {
  return item.kind === 'mark' && item.mark === 'not'
}

function denial(at: number): Item {
  return { kind: 'mark', mark: 'not', text: 'nor', from: at, to: at + 1, score: 0.4 }
}

/** "Welche Versicherung hat": what is asked for is no part of a name. */
function isNoun(item: Item, before: Item | undefined, next: Item | undefined): boolean {
  const isWhich = before?.kind === 'mark' && /^(?:which|welche[rsnm]?|quel(?:le)?s?|cual(?:es)?)$/.test(before.text)
  return isWhich && item.kind === 'value' && item.score > commonScore && item.score < 1 && next?.kind !== 'relation'
}

function asNoun({ from, to }: Item, tokens: Token[]): Item {
  return { kind: 'word', isFiller: false, text: tokens[from]?.folded ?? '', from, to, score: 0 }
}

/** "Todas menos Acme": less a name is without it. */
function isTakenAway(item: Item, next: Item | undefined): item is Extract<Item, { kind: 'mark' }> {
  return item.kind === 'mark' && /^(?:menos|moins|less|minus|weniger)$/.test(item.text) && next?.kind === 'value'
}

/** The longest explanation; for words that have none, what they may be short for, a part of, or misspelt. */
function bestAt(tokens: Token[], at: number, found: Item[], values: Indexes['values'], language: Language): Item {
  const first = found.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))
  const isStrange = first.kind === 'word' && !first.isFiller
  const isBegun = first.kind === 'word' && isArticle(first.text, language)
  const short = isStrange || isBegun ? shortAt(tokens, at, values) : undefined
  if (short) return short
  return isStrange
    ? (partAt(tokens, at, values) ?? misspeltAt(tokens, at, language) ?? first)
    : asName(first, found, tokens.slice(0, at), language)
}

/** "The number of invoices": words that count several of them. */
function isCountOf(item: Item, tokens: Token[], names: Indexes['names']): boolean {
  return item.kind === 'mark' && item.mark === 'count' && item.to > item.from + 1 && isSeveral(tokens[item.to], names)
}

/** "In EUR" is said of amounts that have a currency, whatever column of a list is filled with codes. */
function isUnitHere(items: Item[], { relations }: Catalogue): boolean {
  return items.at(-1)?.kind !== 'column' && relations.some(({ columns }) => columns.some((one) => one.currency))
}

/** "The bakery", "spent on travel": a common word that is a value and nothing else is a name behind an article, and behind what money is spent on. */
function asName(value: Item, found: Item[], said: Token[], language: Language): Item {
  const before = said.at(-1)?.folded ?? ''
  const isSpentOn = /^(?:on|fur|en|pour)$/.test(before) && said.some(isOfMoney)
  const isNothingElse = found.every((item) => item === value || (item.kind === 'word' && !item.isFiller))
  const isTold = value.kind === 'value' && value.score === commonScore && (isSpentOn || isArticle(before, language))
  return isTold && isNothingElse ? { ...value, score: 0.9 } : value
}

/** "Spent on hotels" where rows of documents say "hotel": those, and not who may be called so as well. */
function ratherNamed(
  name: Item | undefined,
  value: Item | undefined,
  tokens: Token[],
  catalogue: Catalogue,
): Item | undefined {
  if (value?.kind !== 'value' || name?.kind !== 'column' || name.score === 1 || value.to < name.to) return name
  const isText = (column: ColumnRef) => findColumn(catalogue, column).type === 'text'
  return tokens.some(isOfMoney) && name.columns.every(isText) ? undefined : name
}

/** That it is asked what was spent. */
function isOfMoney({ folded }: Token): boolean {
  return spending.test(folded) || costing.test(folded)
}

/** What somebody filled in as the number is "invoice number": who asks for it means the column. */
function isOwnName(value: Item | undefined, name: Item | undefined): boolean {
  // "Credit notes" are documents, not what stands in the column that says so.
  const only = name?.kind === 'relation' ? name.only : undefined
  if (value?.kind === 'value' && only && name && name.to >= value.to)
    return value.values.every(({ column }) => isSameColumn(column, only.column))
  if (value?.kind !== 'value' || name?.kind !== 'column' || name.score < 1 || name.to < value.to) return false
  return value.values.every(({ column }) => name.columns.some((one) => isSameColumn(one, column)))
}

/** "Invoices without tax" is not what "total without tax" is called. */
function isDenial(token: Token | undefined, language: Language): boolean {
  return (
    phrasesOf(language)
      .get(token?.folded ?? '')
      ?.some(({ mark, words }) => mark === 'not' && words.length === 1) ?? false
  )
}

/** "Without VAT", not "without VAT number", where it is known what documents add up to before tax. */
function netAt(
  tokens: Token[],
  at: number,
  { relations }: Catalogue,
  names: Indexes['names'],
  language: Language,
): Item | undefined {
  const isKnown = relations.some(({ columns }) => columns.some(({ isNet }) => isNet))
  if (!isKnown || !taxes.test(tokens[at + 1]?.folded ?? '')) return undefined
  const named = nameAt(tokens, at + 1, names, language)
  if (named && named.to > at + 2) return undefined
  return { kind: 'mark', mark: 'net', text: tokens[at + 1]?.folded ?? '', from: at, to: at + 2, score: 0.4 }
}

function isSum(item: Item, catalogue: Catalogue): boolean {
  const isNumber =
    item.kind === 'column' && item.columns.some((column) => findColumn(catalogue, column).type === 'number')
  return isNumber || (item.kind === 'mark' && item.mark === 'sum')
}

/** "Ne dépassent pas" denies once. */
function isSaidTwice(item: Item, before: Item[]): boolean {
  const isNot = (other: Item, texts: string[]) =>
    other.kind === 'mark' && other.mark === 'not' && texts.includes(other.text)
  return (
    isNot(item, ['pas', 'aucun', 'aucune', 'jamais']) && before.slice(-3).some((other) => isNot(other, ['ne', 'n']))
  )
}

/** "Invoice 4711": a number right behind what it is the number of. */
function numberedAt(items: Item[], found: Item | undefined, token: Token | undefined): Item | undefined {
  const last = items.at(-1)
  if (found?.kind !== 'value') return found
  // "Of the type fee", however common the word is.
  const isNamed = ({ column }: { column: ColumnRef }) =>
    (last?.kind === 'column' && last.columns.some((one) => isSameColumn(one, column))) ||
    (last?.kind === 'relation' && last.to > last.from + 1 && last.relation === column.relation)
  if (found.values.some(isNamed)) return { ...found, score: 1 }
  if (last?.kind !== 'relation' || !last.only)
    return isSingle(found, token) && last?.kind !== 'column' ? undefined : found
  const values = found.values.filter(({ column }) => column.relation === last.relation && isNumber.test(column.column))
  return values.length > 0 ? { ...found, values, score: 1 } : found
}

const isNumber = /(?:number|nummer|numero|_n[or]|_id)$/

/** Nothing but a digit or a letter is a value only where something stands before it that it is the number of. */
function isSingle({ from, to }: Item, token: Token | undefined): boolean {
  return to === from + 1 && token?.kind !== 'quoted' && token?.text.length === 1
}

interface Indexes {
  names: ReturnType<typeof nameIndex>
  values: ReturnType<typeof valueIndex>
}

const indexes = new WeakMap<Catalogue, Indexes>()

function indexesOf(catalogue: Catalogue): Indexes {
  const made = indexes.get(catalogue) ?? { names: nameIndex(catalogue), values: valueIndex(catalogue) }
  indexes.set(catalogue, made)
  return made
}

function weightOf({ from, to, score, kind }: Item): number {
  return to - from + score * 0.5 + (kind === 'mark' ? 0.5 : 0)
}

function datesAt(tokens: Token[], at: number, language: Language, today: Date): Item | undefined {
  const found = readDates(tokens, at, language, today)
  if (!found) return undefined
  const { nearest } = found
  return {
    ...{ kind: 'dates', after: found.from, before: found.before },
    ...(nearest && { nearest: { after: nearest.from, before: nearest.before } }),
    ...{ from: at, to: at + found.length, score: 1 },
  }
}

function markAt(tokens: Token[], at: number, language: Language, today: Date): Item | undefined {
  const phrase = phraseAt(tokens, at, language)
  if (!phrase) return undefined
  // "Les deux plus grosses": how many, not both.
  const next = phrase.mark === 'both' ? phraseAt(tokens, at + phrase.words.length, language)?.mark : undefined
  if (next !== undefined && next in superlatives) return undefined
  const place = { from: at, to: at + phrase.words.length, score: 0.4 }
  const day = today.toISOString().slice(0, 10)
  if (phrase.mark === 'dueNext') return { kind: 'due', day, isPast: false, isNext: true, ...place, score: 1 }
  if (phrase.mark === 'overdue' || phrase.mark === 'notDue')
    return { kind: 'due', day, isPast: phrase.mark === 'overdue', ...place, score: 1 }
  return { kind: 'mark', mark: phrase.mark, text: phrase.words.join(' '), ...place }
}

/** The longest phrase from here on; of equal ones the one with the same accents: "ou" is not "où". */
function phraseAt(tokens: Token[], at: number, language: Language): Phrase | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word') return undefined
  const written = (i: number) => tokens[at + i]?.text.toLowerCase()
  const isWritten = ({ said }: Phrase) => said.every((word, i) => written(i) === word)
  const all = (phrasesOf(language).get(first.folded) ?? []).filter(({ words }) =>
    words.every((word, i) => tokens[at + i]?.folded === word),
  )
  const longest = all.filter(({ words }) => words.length === all[0]?.words.length)
  const found = longest.find(isWritten) ?? longest[0]
  // "Zahlen" is to pay, not to count.
  return found && !isWritten(found) && found.words.length === 1 && isSmallWord(first.text, language) ? undefined : found
}

/** "Which year" asks for a column where one is called so. */
function isYearNamed(tokens: Token[], at: number, language: Language, names: Indexes['names']): boolean {
  return (
    phraseAt(tokens, at, language)?.mark === 'byYear' &&
    names.some(({ stems, what }) => what.column && stems.length === 1 && stems[0] === 'year')
  )
}

/** "Le prix du croissant": what stands behind an article and is a value is a thing, and no order. */
function isThingHere(value: Item | undefined, before: Token | undefined, language: Language): boolean {
  const isNamed = value?.kind === 'value' && value.to === value.from + 1
  return (
    isNamed && before !== undefined && (isArticle(before.folded, language) || /^(?:du|al|del)$/.test(before.folded))
  )
}

/** "First and last names": what is first is half of a name here. */
function isNameHere(
  tokens: Token[],
  at: number,
  language: Language,
  names: Indexes['names'],
  { named, numbered }: { named: Item | undefined; numbered: Item | undefined },
): boolean {
  if (isThingHere(numbered, tokens[at - 1], language)) return true
  const isShared = named?.kind === 'column' && named.score === 1 && named.text === undefined
  return isShared || isShareNamed(named, tokens[at]) || isYearNamed(tokens, at, language, names)
}

/** "Mein Anteil am Hausmeister" asks for a column where one is called so. */
function isShareNamed(named: Item | undefined, token: Token | undefined): boolean {
  return named?.kind === 'column' && named.score === 1 && /^(?:anteil|share|part|parte)$/.test(token?.folded ?? '')
}

/** A word that nothing explains, but a slip of the finger would: "diffrent". */
function misspeltAt(tokens: Token[], at: number, language: Language): Item | undefined {
  const { kind, folded = '' } = tokens[at] ?? {}
  if (kind !== 'word' || folded.length < leastMisspelt) return undefined
  const phrase = [...phrasesOf(language).values()]
    .flat()
    .find(
      ({ words: [word = '', ...more] }) => more.length === 0 && word.length >= leastMisspelt && isTypo(folded, word),
    )
  if (!phrase || ['overdue', 'notDue', 'dueNext'].includes(phrase.mark)) return undefined
  return { kind: 'mark', mark: phrase.mark, text: phrase.words.join(' '), from: at, to: at + 1, score: 0.3 }
}

/** Shorter words are too often one letter away from others. */
const leastMisspelt = 6

/** Of documents: "the second largest". */
function placeAt(tokens: Token[], at: number, catalogue: Catalogue): Item | undefined {
  const { kind, folded = '' } = tokens[at] ?? {}
  const value = kind === 'word' && holdsDocuments(catalogue) ? readPlace(folded) : undefined
  return value === undefined
    ? undefined
    : { kind: 'number', value, isYear: false, isPlace: true, from: at, to: at + 1, score: 1 }
}

function currencyAt(tokens: Token[], at: number): Item | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const long = token?.kind === 'word' && next ? readLongCurrency(token.text, next.text) : undefined
  if (long !== undefined) return { kind: 'currency', currency: long, from: at, to: at + 2, score: 1 }
  // A question may begin with a code: "EUR invoices"; other words are seldom meant so there.
  const isCode = /^[A-Z]{3}$/.test(token?.text ?? '')
  const currency = token?.kind === 'word' && (at > 0 || isCode) ? readCurrency(token.text) : undefined
  return currency === undefined ? undefined : { kind: 'currency', currency, from: at, to: at + 1, score: 1 }
}

/** What one currency is in another stands in no document, unless a field is called so: words that nothing explains. */
function rateAt(tokens: Token[], at: number, language: Language, names: Indexes['names']): Item | undefined {
  const said = tokens.slice(at, at + 3).map(({ folded }) => folded)
  const found = rates.exec(said.join(' '))?.[0]
  if (found === undefined) return undefined
  const to = at + found.split(' ').length
  const named = nameAt(tokens, at, names, language)
  return named && named.to >= to && named.score >= 0.9
    ? undefined
    : { kind: 'word', isFiller: false, text: found, from: at, to, score: 3 }
}

const rates =
  /^(?:exchange rates?|wechselkurse?|umrechnungskurse?|taux de change|cours de change|tipos? de cambio)(?= |$)/

function plainAt(tokens: Token[], at: number, language: Language): Item {
  const token = tokens[at]
  const place = { from: at, to: at + 1, score: 0 }
  if (!token || token.kind === 'comma') return { kind: 'comma', ...place }
  if (saysNothing(tokens, at, language)) return { kind: 'word', isFiller: true, text: token.folded, ...place, score: 3 }
  const value = numberIn(tokens, at)
  if (value === undefined)
    return { kind: 'word', isFiller: fillersOf(language).has(token.folded), text: token.folded, ...place }
  const scale = readScale(tokens[at + 1]?.folded ?? '')
  const isTimes = /^(?:once|twice)$/.test(token.folded) || times.has(tokens[at + 1]?.folded ?? '')
  const isLonger = scale !== undefined || times.has(tokens[at + 1]?.folded ?? '') || isAlone(tokens, at)
  const to = at + (isLonger ? 2 : 1)
  const behind = readCurrency(tokens[to]?.text ?? '')
  const currency = signOf(token) ?? behind
  return {
    kind: 'number',
    value: value * (scale ?? 1),
    isYear: token.kind === 'number' && /^(?:1[5-9]|20)\d\d$/.test(token.text),
    ...(currency && { currency }),
    ...(isTimes && { isTimes }),
    ...(value === 1 && isOnly(tokens, at) && { isOnly: true }),
    ...(durations.test(tokens[to]?.folded ?? '') && { isDuration: true }),
    ...{ from: at, to: behind === undefined ? to : to + 1, score: 0.5 },
  }
}

/** What "12 months" and "30 Tage" are counted in: no amounts. */
const durations =
  /^(?:(?:day|week|month|year|hour)s?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|jours?|semaines?|mois|ans?|annees?|heures?|dias?|semanas?|mes(?:es)?|anos?|horas?)$/

/** The currency that is written with a number: "€5", "5€". */
function signOf({ text }: Token): string | undefined {
  return readCurrency(text[0] ?? '') ?? readCurrency(text.at(-1) ?? '')
}

function numberIn(tokens: Token[], at: number): number | undefined {
  const { kind, text = '', folded = '' } = tokens[at] ?? {}
  return kind === 'number' ? readNumber(text) : (readWrittenNumber(folded) ?? onlyOne(tokens, at))
}

/** "Nur eine", "solo tienen una", "n'ont qu'une seule": an article that counts. */
function onlyOne(tokens: Token[], at: number): number | undefined {
  const isOne = articles.test(tokens[at]?.folded ?? '')
  return isOne && isOnly(tokens, at) ? 1 : undefined
}

function isOnly(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at)
  return isAlone(tokens, at) || before.some(({ folded }) => onlys.has(folded))
}

const onlys = new Set('only just exactly nur genau lediglich qu seulement exactement solo solamente'.split(' '))

const articles = /^(?:eine[nrm]?|ein|une?|una)$/

/** "Une seule", "eine einzige", "a single one". */
function isAlone(tokens: Token[], at: number): boolean {
  const isOne = articles.test(tokens[at]?.folded ?? '')
  return isOne && /^(?:seule?|sol[oa]|unic[oa]|einzige[nrs]?)$/.test(tokens[at + 1]?.folded ?? '')
}

function saysNothing(tokens: Token[], at: number, language: Language): boolean {
  return isParticle(tokens, at, language) || isCosting(tokens, at)
}

/** "Kommen mehrfach vor": at the end of a sentence it belongs to its verb. */
function isParticle(tokens: Token[], at: number, language: Language): boolean {
  return language === 'de' && at === tokens.length - 1 && at > 1 && particles.has(tokens[at]?.folded ?? '')
}

/** "How much did it cost", "cuánto costó": what is done, however the same word names a price elsewhere. */
function isCosting(tokens: Token[], at: number): boolean {
  const { folded = '' } = tokens[at] ?? {}
  if (!costing.test(folded)) return false
  const before = tokens.slice(0, at).map(({ folded }) => folded)
  const said = before.join(' ')
  return asksForAmount.test(said) && !/(?:^| )(?:the|total|a|an|el|un|of|s)$/.test(said)
}

const asksForAmount =
  /^(?:.* )?(?:how much|what (?:do|does|did|will|would|has|have|had)|wie ?viel|was (?:ha(?:t|ben|tten?))|combien|cuanto)(?: .*)?$/

const particles = new Set('vor an ein aus ab auf bei zu mit nach rein'.split(' '))

const times = new Set(['times', 'mal', 'fois', 'veces'])
