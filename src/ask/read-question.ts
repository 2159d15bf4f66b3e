import type { Catalogue } from './catalogue.ts'
import { completeDraft, type Draft } from './draft.ts'
import { beginsAsFollowUp, goOn, isStillThere, saysSomething } from './follow-up.ts'
import type { Form } from './form.ts'
import { interpret } from './interpret.ts'
import type { Item } from './item.ts'
import { languageOf } from './language.ts'
import { linkQuestion } from './link.ts'
import { isVerb, type Language } from './phrases.ts'
import { fold, type Token, tokensOf } from './words.ts'
import { type Statement, writeSql } from './write-sql.ts'

export interface Reading extends Statement {
  form: Form
  /** What a next question can go on from. */
  draft: Draft
  /** How likely it is that this was meant, 0 to 1. */
  confidence: number
}

export interface ReadQuestion {
  /** Nothing: in no language that is known. */
  language: Language | undefined
  reading: Reading | undefined
  /** Words of the question that nothing in the catalogue explains. */
  unknown: string[]
}

/**
 * Below this, nothing is answered: the lowest, in steps of 0.05, at which at most a tenth of the questions that were looked at
 * is answered wrongly (`npm run eval:ask`), which is half of what is allowed for others.
 */
const leastConfidence = 0.8

/** With `before`, what was understood of the question before: "and by month?" goes on from it. */
export function readQuestion(question: string, catalogue: Catalogue, today: Date, before?: Draft): ReadQuestion {
  const tokens = tokensOf(question)
  const language = languageOf(tokens)
  if (language === undefined) return { language, reading: undefined, unknown: tokens.map(({ text }) => text) }
  const items = linkQuestion(tokens, catalogue, language, today)
  const strange = items.filter((item) => item.kind === 'word' && !item.isFiller)
  const unknown = strange.map(({ from }) => tokens[from]?.text ?? '')
  const isMeant = strange.length === 0 && items.some((item) => namesMain(item, tokens, catalogue))
  const isAsked = items.some(isAboutCatalogue) || (items.some(isDate) && items.some(isFigure)) || isMeant
  const strangely = strangeness(unknown)
  const alone = () => (isAsked ? readItems(items, catalogue, strangely) : undefined)
  const isKnown = before && isStillThere(before, catalogue)
  const goingOn = () => (isKnown ? readItems(items, catalogue, strangely, before) : undefined)
  const ways = beginsAsFollowUp(tokens) ? [goingOn, alone] : [alone, goingOn]
  const sure = ways
    .values()
    .map((read) => read())
    .find((reading) => (reading?.confidence ?? 0) >= leastConfidence)
  return { language, reading: sure, unknown }
}

function readItems(items: Item[], catalogue: Catalogue, strange: number, before?: Draft): Reading | undefined {
  const interpretation = interpret(items, catalogue, before?.relations)
  if (!interpretation || (before && !saysSomething(interpretation.draft))) return undefined
  const draft = before ? goOn(before, interpretation.draft, catalogue) : interpretation.draft
  const form = completeDraft(draft, catalogue)
  const statement = form && writeSql(form, catalogue)
  if (!statement) return undefined
  const linked = items.filter((item) => isAboutCatalogue(item) || isDate(item) || (before && item.kind === 'mark'))
  const certainty = items.filter(isAboutCatalogue).reduce((product, { score }) => product * (0.4 + 0.6 * score), 1)
  const known = strange === 0 ? 1 : linked.length / (linked.length + strange)
  return { form, draft, ...statement, confidence: certainty * known * 0.75 ** interpretation.guesses }
}

/** What is done is said in many ways; what it is done to must be known. */
function strangeness(words: string[]): number {
  return words.reduce((sum, word) => sum + (/(?:ed|ing)$/.test(word) || isVerb(fold(word)) ? 0.3 : 0.7), 0)
}

function isAboutCatalogue({ kind }: Item): boolean {
  return kind === 'relation' || kind === 'column' || kind === 'value'
}

function isDate(item: Item): boolean {
  return item.kind === 'dates' || (item.kind === 'number' && item.isYear)
}

/** "The total" says both what is computed and of what. */
function namesMain(item: Item, tokens: Token[], { relations }: Catalogue): boolean {
  const word = tokens[item.from]?.folded
  if (!isFigure(item)) return false
  const mains = relations.flatMap(({ columns }) => columns.filter(({ isMain }) => isMain))
  return mains.some(({ names }) => names.some((name) => fold(name) === word))
}

function isFigure(item: Item): boolean {
  return item.kind === 'mark' && ['sum', 'count', 'avg'].includes(item.mark)
}
