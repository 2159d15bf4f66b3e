import { accountsForAll } from './accounted.ts'
import { settleCosts, settlePriced, withoutOne } from './asked-price.ts'
import { settleMeasures, withoutOtherUnits } from './asked-units.ts'
import { settleBegun } from './begun-names.ts'
import { type Catalogue, findColumn, holdsDocuments, isSameColumn, type Link } from './catalogue.ts'
import { settleCompared } from './compare-columns.ts'
import { completeDraft } from './complete-draft.ts'
import { partCompounds } from './compounds.ts'
import { isDeed, settleDeeds } from './deeds.ts'
import { settleDoers } from './doers.ts'
import type { Draft } from './draft.ts'
import { settleEnds, untilEndOf } from './ends.ts'
import { goOn, isStillThere, saysSomething, saysWithout } from './follow-up.ts'
import type { Form } from './form.ts'
import { asksWhatWeGave, isOfAmounts, settlePaid } from './given-money.ts'
import { settleIncluding } from './including.ts'
import { interpret } from './interpret.ts'
import type { Item } from './item.ts'
import { periods, superlatives } from './item-cursor.ts'
import { languageOf } from './language.ts'
import { settleLikeTheirList } from './like-their-list.ts'
import { linkQuestion } from './link.ts'
import { settleLinkedKinds } from './linked-kinds.ts'
import { costsAsSums, meantAlone, namingRows } from './list-alone.ts'
import { settleDirection } from './money-in.ts'
import { waysToTake } from './near-readings.ts'
import { withinSheet } from './one-sheet.ts'
import type { Language } from './phrases.ts'
import { settleDelivered, whatWasBought } from './quantities.ts'
import { settleRecurring } from './recurring.ts'
import { asksWhich, beginsAsFollowUp, goesOn, refersBack } from './refers-back.ts'
import { billing, isArticle, spending } from './small-words.ts'
import { settleThingsDone } from './things-done.ts'
import { settleUnits } from './units-done.ts'
import { settleWhoOfTwo } from './who-of-two.ts'
import { fold, isForm, stem, type Token, tokensOf, wordsOfName } from './words.ts'
import { type Statement, writeSql } from './write-sql.ts'
import { asksYesOrNo } from './yes-or-no.ts'

export interface Reading extends Statement {
  form: Form
  /** What a next question can go on from. */
  draft: Draft
  /** How likely it is that this was meant, 0 to 1. */
  confidence: number
  /** Whether it is asked if something is so, or is there. */
  isYesOrNo?: boolean
}

/** A reading that is as near, and the question that asks for it, where there are words for it. */
export type OtherReading = Reading & { question?: string }

export interface ReadQuestion {
  /** Nothing: in no language that is known. */
  language: Language | undefined
  reading: Reading | undefined
  others: OtherReading[]
  /** Words of the question that nothing in the catalogue explains. */
  unknown: string[]
  /** Words of it that name something there. */
  known: string[]
}

/**
 * Below these, nothing is answered. Of documents, whose columns are known by what they mean: the lowest, in steps of 0.05, at which
 * at most a tenth of the questions that were looked at is answered wrongly. Of tables, of which only names are known, a step more: of
 * questions to databases that nobody looked at 0.149 are answered wrongly then instead of 0.192, and 0.51 rightly instead of 0.533
 * (`npm run eval:ask`).
 */
const [leastOfDocuments, leastOfTables] = [0.8, 0.85]

function leastConfidence(catalogue: Catalogue): number {
  return holdsDocuments(catalogue) ? leastOfDocuments : leastOfTables
}

/** With `before`, what was understood of the question before: "and by month?" goes on from it. */
export function readQuestion(question: string, catalogue: Catalogue, today: Date, before?: Draft): ReadQuestion {
  const read = readClearly(question, catalogue, today, before)
  const { language, reading, unknown, items, tokens, strangely } = read
  const known = items
    .filter(isAboutCatalogue)
    .map(({ from, to }) => question.slice(tokens[from]?.start, tokens[to - 1]?.end))
  if (reading || !read.isAsked) return { language, reading, others: [], unknown, known }
  // What goes on does so however its words are taken.
  const draft = beginsAsFollowUp(tokens) ? goneOnFrom(before, catalogue) : undefined
  const ways = waysToTake(items, read.catalogue).flatMap(({ items: taken, at, column }) => {
    const reading = readItems(taken, read.catalogue, strangely, draft)
    return reading && reading.confidence >= leastConfidence(catalogue) ? [{ reading, at, column }] : []
  })
  const isFirst = (sql: string, place: number) => ways.findIndex((way) => way.reading.sql === sql) === place
  const [first, ...rest] = ways.filter(({ reading: { sql } }, place) => isFirst(sql, place))
  const others = rest.map(({ reading, at, column }) => {
    const wordings = reword(question, tokens, at, findColumn(catalogue, column).names)
    const said = wordings.find((text) => readClearly(text, catalogue, today, before).reading?.sql === reading.sql)
    return { ...reading, ...(said !== undefined && { question: said }) }
  })
  return { language, reading: first?.reading, others, unknown, known }
}

/** The one reading that is clear. */
function readClearly(question: string, whole: Catalogue, today: Date, before?: Draft) {
  const said = tokensOf(question)
  const language = languageOf(said, question)
  const tokens = language === 'de' ? partCompounds(said, whole) : said
  const none = { language, tokens, catalogue: whole, reading: undefined, items: [], isAsked: false, strangely: 0 }
  if (language === undefined) return { ...none, unknown: tokens.map(({ text }) => text) }
  const linked = untilEndOf(settleBegun(linkQuestion(tokens, whole, language, today), whole), tokens)
  const read = withoutOtherUnits(settleMeasures(linked, tokens, whole), tokens, whole)
  const meant = settleThingsDone(settlePriced(read, tokens, whole), tokens, whole)
  const found = settleCompared(settleLikeTheirList(meant, whole), tokens, whole, language)
  // What goes on may ask of other rows than it names.
  const { items: named, catalogue } = before ? { items: found, catalogue: whole } : withinSheet(found, whole)
  const directed = settleDirection(settleWhoOfTwo(named), tokens)
  const settled = settleIncluding(
    settleCosts(
      withoutOne(
        settleEnds(
          settlePaid(settleDelivered(settleUnits(directed, tokens, catalogue), tokens, catalogue), catalogue),
          catalogue,
        ),
      ),
      catalogue,
    ),
    catalogue,
  )
  const related = settled && settleLinkedKinds(settled, catalogue)
  const items = related && settleLists(related, catalogue)
  if (!items) return { ...none, unknown: [] }
  const strange = items.filter((item) => item.kind === 'word' && !item.isFiller && !spending.test(item.text))
  const unknown = strange.map(({ from }) => tokens[from]?.text ?? '')
  const isSpent =
    tokens.some(({ folded }) => spending.test(folded) || billing.test(folded)) &&
    items.some((item) => isOfAmounts(item) || isDate(item))
  const isBought = items.some(isDate) && whatWasBought(items, catalogue) !== undefined
  const isMeant =
    strange.length === 0 &&
    (isSpent ||
      isBought ||
      asksWhatWeGave(items) ||
      items.some((item) => namesMain(item, tokens, catalogue)) ||
      (items.some(isMeasured) && meantAlone(items, catalogue) !== undefined))
  const isOpen = !before && goesOn(tokens) && !items.some((item) => item.kind === 'relation' || isFigure(item))
  const isAsked =
    !isOpen &&
    (items.some(isAboutCatalogue) || (items.some(isDate) && items.some(isFigure)) || isMeant || asksDue(items))
  const strangely = strangeness(strange, items, tokens, catalogue, language)
  const alone = () => (isAsked ? readItems(items, catalogue, strangely) : undefined)
  const draft = goneOnFrom(before, catalogue)
  const goingOn = () => (draft ? readItems(items, catalogue, strangely, draft) : undefined)
  const isOfBefore = draft !== undefined && refersBack(tokens, items, catalogue)
  const ways = isOfBefore ? [goingOn] : beginsAsFollowUp(tokens) ? [goingOn, alone] : [alone, goingOn]
  const reading = ways
    .values()
    .map((read) => read())
    .find((one) => (one?.confidence ?? 0) >= leastConfidence(catalogue))
  const isYesOrNo = asksYesOrNo(tokens)
  return {
    language,
    tokens,
    catalogue,
    items,
    isAsked,
    strangely,
    reading: reading && { ...reading, isYesOrNo },
    unknown,
  }
}

function goneOnFrom(before: Draft | undefined, catalogue: Catalogue): Draft | undefined {
  return before && !saysWithout(before) && isStillThere(before, catalogue) ? before : undefined
}

/** The question with other words at a place. */
function reword(question: string, tokens: Token[], { from, to }: Item, names: string[]): string[] {
  const [start = 0, end = 0] = [tokens[from]?.start, tokens[to - 1]?.end]
  return names.slice(0, 4).map((name) => `${question.slice(0, start)}${name}${question.slice(end)}`)
}

function readItems(items: Item[], catalogue: Catalogue, strange: number, before?: Draft): Reading | undefined {
  const interpretation = interpret(items, catalogue, before ? before.relations : aboutAlone(items, catalogue))
  const isWhich = asksWhich(items)
  if (!interpretation || (before && !isWhich && !saysSomething(interpretation.draft, before))) return undefined
  const draft = before ? goOn(before, interpretation.draft, catalogue, isWhich) : interpretation.draft
  const form = draft && completeDraft(draft, catalogue)
  const statement = form && writeSql(form, throughNamed(catalogue, items))
  if (!statement) return undefined
  if (!before && !accountsForAll(items, form, catalogue)) return undefined
  const linked = items.filter((item) => isAboutCatalogue(item) || isDate(item) || (before && item.kind === 'mark'))
  const certainty = items
    .filter((item, at) => isAboutCatalogue(item) && !isOfSameColumn(item, items.slice(0, at)))
    .reduce((product, { score }) => product * (0.4 + 0.6 * score), 1)
  const known = strange === 0 ? 1 : linked.length / (linked.length + strange)
  return { form, draft, ...statement, confidence: certainty * known * 0.75 ** interpretation.guesses }
}

/** "Games that she owns", where one table is of games played and another of ownership: what is done tells which way is meant. */
function throughNamed(catalogue: Catalogue, items: Item[]): Catalogue {
  const said = items.flatMap((item) =>
    (item.kind === 'word' && !item.isFiller) || (item.kind === 'mark' && item.mark === 'where')
      ? item.text.split(' ')
      : [],
  )
  const isNamed = (relation: string) =>
    wordsOfName(fold(relation)).some((word) =>
      said.some((one) => isForm(stem(one).replace(/(?:ed|ing)$/, ''), stem(word).replace(/(?:er)?ship$/, ''))),
    )
  const rank = ({ from, to }: Link) => Number(!isNamed(from.relation) && !isNamed(to.relation))
  return { ...catalogue, links: [...catalogue.links].sort((a, b) => rank(a) - rank(b)) }
}

/** What is done is said in many ways; what it is done to must be known, and of documents is never left out. */
function strangeness(
  strange: Item[],
  items: Item[],
  tokens: Token[],
  catalogue: Catalogue,
  language: Language,
): number {
  const [noun, verb] = holdsDocuments(catalogue) ? [2, 0.3] : [0.7, 0.2]
  const isOfDocuments = holdsDocuments(catalogue)
  return strange.reduce((sum, { from }) => {
    const isNoun = isOfDocuments && isAttribute(tokens, from, items, language)
    return sum + (isDeed(tokens, from, language) && !isNoun ? verb : noun)
  }, 0)
}

/** "The catering invoice": between an article and what it is an invoice for. */
function isAttribute(tokens: Token[], at: number, items: Item[], language: Language): boolean {
  const isNamed = items.some((item) => item.from === at + 1 && item.kind === 'relation')
  return isNamed && isArticle(tokens[at - 1]?.folded ?? '', language)
}

/** How rows of lists are spoken of. */
function settleLists(items: Item[], catalogue: Catalogue): Item[] {
  const settled = settleDeeds(settleRecurring(settleDoers(items, catalogue), catalogue), catalogue)
  const list = meantAlone(settled, catalogue)
  return namingRows(costsAsSums(settled, list), list, catalogue)
}

function isAboutCatalogue({ kind }: Item): boolean {
  return kind === 'relation' || kind === 'column' || kind === 'value' || kind === 'compared'
}

/** "On software and training": that the one is a value of a column makes it certain of the other. */
function isOfSameColumn(item: Item, before: Item[]): boolean {
  if (item.kind !== 'value') return false
  return before.some(
    (other) =>
      other.kind === 'value' &&
      other.values.length === item.values.length &&
      other.values.every(({ column }, at) => isSameColumn(column, item.values[at]?.column ?? column)),
  )
}

/** "How much is overdue", "what came in on the account". */
function asksDue(items: Item[]): boolean {
  const isDirection = (item: Item) => item.kind === 'mark' && (item.mark === 'incoming' || item.mark === 'outgoing')
  return items.some(isDirection) || (items.some(({ kind }) => kind === 'due') && items.some(isFigure))
}

function isDate(item: Item): boolean {
  return item.kind === 'dates' || (item.kind === 'number' && item.isYear)
}

/** "The total" says both what is computed and of what. */
function namesMain(item: Item, tokens: Token[], { relations }: Catalogue): boolean {
  if (!isFigure(item)) return false
  const said = tokens.slice(item.from, item.to).map(({ folded }) => folded)
  const mains = relations.flatMap(({ columns }) => columns.filter(({ isMain }) => isMain))
  return mains.some(({ names }) => names.some((name) => said.includes(fold(name))))
}

function aboutAlone(items: Item[], catalogue: Catalogue): string[] {
  const list = meantAlone(items, catalogue)
  return list === undefined ? [] : [list]
}

/** What is computed, compared or parted, whatever it is of. */
function isMeasured(item: Item): boolean {
  return isFigure(item) || (item.kind === 'mark' && (item.mark in superlatives || item.mark in periods))
}

function isFigure(item: Item): boolean {
  return item.kind === 'mark' && ['sum', 'count', 'avg'].includes(item.mark)
}
