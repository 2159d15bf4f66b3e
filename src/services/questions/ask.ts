import type { Catalogue } from '../../ask/catalogue.ts'
import { derived } from '../../ask/derive.ts'
import type { Draft } from '../../ask/draft.ts'
import { type Form, isSameTerm, type Term } from '../../ask/form.ts'
import { mixesLists } from '../../ask/lists-beside.ts'
import type { Language } from '../../ask/phrases.ts'
import { type Reading, type ReadQuestion, readQuestion } from '../../ask/read-question.ts'
import { labelOf, wordAnswer, wordRefusal } from '../../ask/word-answer.ts'
import { wordConditions } from '../../ask/word-conditions.ts'
import { warningWords } from '../../ask/word-warnings.ts'
import { type Statement, writeSql } from '../../ask/write-sql.ts'
import type { Ask, AskAlternative, AskableField, AskResult, AskScope, AskWarning } from '../../contract/ask.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { insertAsk, lastContext } from '../../storage/asks/asks.ts'
import { type CitedCell, citedCells } from '../../storage/asks/cells.ts'
import { countKeys, keysIn } from '../../storage/asks/keys.ts'
import { countDeleted, holdDocumentsBehind } from '../../storage/documents-behind.ts'
import type { Context } from '../context.ts'
import { priceOf } from '../credits/price.ts'
import { settleReservation } from '../credits/settle.ts'
import { type AskCatalogue, askCatalogue } from './catalogue.ts'
import { consultModel, isSameAnswer } from './consult-model.ts'
import { describeAskable } from './describe-askable.ts'
import { documentsBehind, type Evidence, verify } from './gather-evidence.ts'
import { type KindsTogether, kindsTogether, kindsWarnings } from './kinds-together.ts'
import { areNeverTogether, readWithinDocuments } from './lists-together.ts'
import { citationsAtOnce, type KeptAnswer, presentAsk } from './manage.ts'
import { type NearName, nearNames, withNearNames } from './near-names.ts'
import { printedLabels, withPrintedLabels } from './printed-labels.ts'
import { withoutCopies } from './repeated-documents.ts'
import { columnsOf, type FoundOnce, runReading } from './run-statement.ts'
import { readScope, type ScopeCondition } from './scope.ts'
import {
  askedElsewhere,
  neverExtracted,
  neverExtractedWarnings,
  otherNamesWarnings,
  type Uncovered,
  uncoveredDocuments,
  uncoveredWarnings,
  withOtherNames,
} from './uncovered-documents.ts'
import { periodsTogether, repeatedContent, severalValues, takenForNames, tiesIn, warningsOf } from './warnings.ts'
import { type WithoutPartner, withoutPartner, withoutPartnerWarnings } from './without-partner.ts'
import { mostRows } from './write-relations.ts'

/** A question in plain words, answered from the values of documents, or refused with what can be asked. */
export async function askQuestion(ctx: Context, { question, ...asked }: Ask, id = newId()): Promise<AskResult> {
  const before = asked.conversation_id === undefined ? undefined : await contextOf(ctx, asked.conversation_id)
  const scope = asked.scope ?? before?.scope ?? {}
  const conditions = await readScope(ctx, scope)
  const [deletedBefore, { catalogue, read, near }] = await Promise.all([
    countDeleted(ctx.system.db, ctx.workspaceId),
    readWith(ctx, question, scope, before?.draft),
  ])
  const { reading, language = 'en', others } = read
  const say = warningWords[language]
  const [embedded, waiting] = await Promise.all([
    reading &&
      withoutCopies(ctx, reading.form, catalogue, conditions, (once) => answerReading(ctx, reading, catalogue, once)),
    neverExtracted(ctx, scope),
  ])
  const consulted = await consultModel(ctx, {
    ...{ question, catalogue, scope: conditions, isClear: reading !== undefined && others.length === 0 },
    before: before?.said,
  })
  const modelled = consulted && 'found' in consulted ? consulted.found : undefined
  const given = chosenOf(embedded, modelled)
  const asking: Asking = { id, question, conversationId: asked.conversation_id, context: null, isOfModel: !!modelled }
  const warnings: AskWarning[] =
    consulted && 'problem' in consulted ? [{ code: 'model_not_used', message: consulted.problem }] : []
  if (!given || (await saysNothing(ctx, given, catalogue))) {
    if (given) warnings.push(...uncoveredWarnings(given.uncovered, language), ...kindsWarnings(given.kinds, language))
    return keep(ctx, asking, refuse(await describeAskable(ctx, catalogue), language, read, warnings))
  }
  const alternatives = others.map(
    ({ form, sql, parameters, question: wording }): AskAlternative => ({
      ...{ meaning: meaningOf(columnsOf(form, catalogue), language), question: wording, sql, parameters },
    }),
  )
  if (embedded && given !== embedded) {
    const { columns, sql, parameters } = embedded
    alternatives.unshift({ meaning: meaningOf(columns, language), sql, parameters })
    warnings.push({ code: 'model_differs', message: say.modelDiffers })
  } else if (alternatives.length > 0 && !modelled) warnings.push({ code: 'other_reading', message: say.otherReading })
  const { form, evidence, sql, parameters } = given
  const found = given.rows.slice(0, mostRows)
  const { columns, rows } = derived(form, given.columns, found)
  const documents = documentsBehind(evidence)
  const ties = tiesIn({ form, columns, rows, language })
  warnings.push(...ties.map((message): AskWarning => ({ code: 'tied', message })))
  warnings.push(
    ...otherNamesWarnings(given.called, language),
    ...uncoveredWarnings(given.uncovered, language),
    ...withoutPartnerWarnings(given.alone, language),
    ...neverExtractedWarnings(waiting, language),
    ...kindsWarnings(given.kinds, language),
    ...periodsTogether(form, language),
    ...warningsOf(ctx, { form, columns, rows, evidence, language }),
  )
  warnings.push(...repeatedContent(given.copies, documents, language))
  warnings.push(...severalValues(catalogue, parameters, language))
  warnings.push(...takenForNames(near, given === embedded, language))
  if (given.rows.length > mostRows)
    warnings.push({ code: 'truncated', message: say.truncated(mostRows.toLocaleString(language)) })
  const draft = given === embedded ? reading?.draft : undefined
  const said = { notes: ties, ...(given === embedded && askedOf(form, reading, catalogue, language)) }
  const keys = Buffer.concat(evidence.map(({ cells }) => cells))
  const [verification, cells] = await Promise.all([
    verify(ctx, form, rows, evidence),
    citedCells(ctx.system.db, ctx.workspaceId, keysIn(keys, citationsAtOnce)),
  ])
  return keep(
    ctx,
    { ...asking, context: { scope, said: { question, sql }, ...(draft && { draft }) } },
    {
      ...{ language, answer: wordAnswer(columns, rows, language, said), askable: [], warnings, alternatives },
      columns: columns.map((column) => ({ name: column.name, label: labelOf(column, language), type: column.type })),
      rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]))),
      ...{ sql, parameters, verification },
    },
    { evidence, keys, cells, documents, deletedBefore },
  )
}

/** What is told where nothing is found. */
function askedOf(
  form: Form | undefined,
  reading: Reading | undefined,
  { catalogue }: AskCatalogue,
  language: Language,
) {
  return { conditions: form && wordConditions(form.where, catalogue, language), isYesOrNo: reading?.isYesOrNo }
}

/**
 * What it is read with: where words of it are not known, they are looked for in the values themselves, and then among what fields are
 * called in other languages.
 */
async function readWith(ctx: Context, question: string, scope: AskScope, before: Draft | undefined): Promise<Read> {
  const now = ctx.system.clock.now()
  const readIn = (catalogue: Catalogue) => readQuestion(question, catalogue, now, before)
  const catalogue = await askCatalogue(ctx, question, scope)
  const read = readIn(catalogue.catalogue)
  if (read.reading) return { catalogue, read: await readWithinDocuments(ctx, read, catalogue, readIn), near: [] }
  if (read.language === undefined || read.unknown.length === 0) return { catalogue, read, near: [] }
  const wider = await askCatalogue(ctx, question, scope, read.unknown)
  const again = await readWithinDocuments(ctx, readIn(wider.catalogue), wider, readIn)
  if (again.reading) return { catalogue: wider, read: again, near: [] }
  const labels = await printedLabels(ctx, wider, again.unknown)
  const labelled = { ...wider, catalogue: withPrintedLabels(wider.catalogue, labels) }
  const named = labels.length > 0 ? await readWithinDocuments(ctx, readIn(labelled.catalogue), labelled, readIn) : again
  if (named.reading) return { catalogue: labelled, read: named, near: labels }
  const near = await nearNames(labelled.catalogue, named.unknown, named.language)
  if (near.length === 0) return { catalogue, read, near }
  const nearly = { ...labelled, catalogue: withNearNames(labelled.catalogue, near) }
  const last = await readWithinDocuments(ctx, readIn(nearly.catalogue), nearly, readIn)
  return last.reading ? { catalogue: nearly, read: last, near: [...labels, ...near] } : { catalogue, read, near: [] }
}

interface Read {
  catalogue: AskCatalogue
  read: ReadQuestion
  near: NearName[]
}

/** What the model found, unless it is the same without it. */
function chosenOf(embedded: Answered | undefined, modelled: FoundOnce | undefined): Answered | undefined {
  if (!modelled || (embedded && isSameAnswer(modelled.rows, embedded.rows))) return embedded
  return { ...modelled, uncovered: [], called: [] }
}

/** With what it leaves out. */
interface Answered extends FoundOnce {
  uncovered: Uncovered[]
  called: Uncovered[]
  kinds?: KindsTogether | undefined
  alone?: WithoutPartner[]
}

async function answerReading(
  ctx: Context,
  reading: Statement & { form: Form },
  known: AskCatalogue,
  scope: ScopeCondition[],
): Promise<Omit<Answered, 'copies'>> {
  let catalogue = known
  let called: Uncovered[] = []
  const answer = async (asked: Statement & { form: Form }) => {
    const [found, uncovered, kinds, alone] = await Promise.all([
      runReading(ctx, asked, catalogue, scope),
      uncoveredDocuments(ctx, asked.form, catalogue, scope),
      kindsTogether(ctx, asked.form, catalogue, scope),
      withoutPartner(ctx, asked.form, catalogue, scope),
    ])
    return { ...found, uncovered, kinds, alone, called }
  }
  let found = await answer(reading)
  // An amount, a day and the day of its row may each be stated elsewhere.
  for (let tries = 0; tries < 3; tries++) {
    const wider = withOtherNames(found.uncovered, catalogue)
    if (wider) {
      called = [...called, ...found.uncovered]
      catalogue = wider
    }
    const elsewhere = askedElsewhere(found.form, found.uncovered, catalogue.catalogue)
    const form = elsewhere && !mixesLists(elsewhere, catalogue.catalogue) ? elsewhere : undefined
    const statement = form && writeSql(form, catalogue.catalogue)
    if (!statement && !wider) break
    found = await answer(statement ? { ...statement, form } : found)
  }
  return found
}

/** Rows that say nothing, or none, as no document that was asked about states what they must have: that is no answer. */
async function saysNothing(
  ctx: Context,
  { form, columns, rows, uncovered }: Answered,
  catalogue: AskCatalogue,
): Promise<boolean> {
  const isEmpty = rows.every((row) => row.every((value) => value === null))
  if (isEmpty && (await areNeverTogether(ctx, form, catalogue))) return true
  // "Per employee", "which club is the most expensive", where no document that counts names one.
  const isNamed = (at: number) => form.ranked !== undefined && columns[at]?.type === 'text' && at === 0
  const groups = form.select.flatMap((term, at) =>
    term.kind === 'column' && (isGroupedBy(form, term) || isNamed(at)) ? [at] : [],
  )
  if (rows.length > 0 && groups.some((at) => rows.every((row) => row[at] === null))) return true
  return isEmpty && uncovered.some(({ lacking, all }) => all > 0 && lacking === all)
}

/** A text that was asked for by name, not the currency that stands beside an amount. */
function isGroupedBy({ group }: Form, term: Term): boolean {
  return group.some((one) => isSameTerm(one, term)) && term.column?.column.endsWith('_currency') === false
}

function meaningOf(columns: FoundOnce['columns'], language: Language): string {
  return columns.map((column) => labelOf(column, language)).join(', ')
}

function refuse(
  fields: AskableField[],
  language: Language,
  { unknown, known }: Pick<ReadQuestion, 'unknown' | 'known'>,
  warnings: AskWarning[],
): KeptAnswer {
  const askable = fields.map(({ name }) => name)
  const code = askable.length === 0 ? 'no_documents' : 'not_understood'
  const say = warningWords[language]
  const named = (words: string[]) => [...new Set(words)].slice(0, 10).join(', ')
  const strange =
    unknown.length > 0 ? [say.notKnown(named(unknown))] : known.length > 0 ? [say.onlyKnown(named(known))] : []
  const message = code === 'no_documents' ? say.noDocuments : [say.notUnderstood, ...strange].join(' ')
  return {
    ...{ language, answer: wordRefusal(language, askable), columns: [], rows: [], parameters: [], askable },
    askable_fields: fields,
    verification: { verdict: 'unsupported', checks_total: 0, checks_unsupported: 0 },
    warnings: [{ code, message }, ...warnings],
  }
}

interface Asking {
  id: string
  question: string
  /** Of a question before; the first begins one. */
  conversationId: string | undefined
  context: AskContext | null
  /** Whether a model wrote the statement, or wrote one that gave the same. */
  isOfModel: boolean
}

/** What a next question goes on from. */
interface AskContext {
  /** None where a model answered. */
  draft?: Draft
  scope: AskScope
  /** Of questions that were kept before models were asked there is none. */
  said?: { question: string; sql: string }
}

export async function contextOf(ctx: Context, conversationId: string): Promise<AskContext | undefined> {
  const found = await lastContext(ctx.system.db, ctx.workspaceId, conversationId)
  if (found === false) throw new AppError('not_found', `There is no conversation ${conversationId}.`)
  return found as AskContext | undefined
}

/** What an answer rests on, and how many documents had been deleted before it was read. */
interface Behind {
  evidence: Evidence[]
  /** Of all cells that are cited, and the first of these. */
  keys: Buffer
  cells: CitedCell[]
  documents: Float64Array
  deletedBefore: number
}

const nothingBehind: Behind = {
  ...{ evidence: [], keys: Buffer.alloc(0), cells: [], documents: new Float64Array(), deletedBefore: 0 },
}

/** The answer is kept in the transaction that also audits it. */
async function keep(
  ctx: Context,
  { id, question, conversationId, context, isOfModel }: Asking,
  given: KeptAnswer,
  { evidence, keys, cells, documents, deletedBefore }: Behind = nothingBehind,
): Promise<AskResult> {
  const { modelName } = ctx.system.settings
  const { credits, charges } = priceOf({ cases: isOfModel ? 1 : 0 })
  const answer = { ...given, usage: { credits_charged: credits, model: isOfModel ? (modelName ?? null) : null } }
  const cited = evidence.filter((one) => one.cells.length > 0)
  const row = {
    ...{ id, conversation_id: conversationId ?? id, context, workspace_id: ctx.workspaceId, question, answer },
    created_at: ctx.system.clock.now(),
    cited: keys,
    cited_runs: cited.flatMap((one) => [one.row, one.column, countKeys(one.cells)]),
  }
  const result = presentAsk(row, cells)
  return ctx.commit(async (tx, audit) => {
    if (documents.length > 0 && !(await holdDocumentsBehind(tx, ctx.workspaceId, documents, deletedBefore))) throw gone
    await insertAsk(tx, row, documents)
    const { system, workspaceId } = ctx
    const paid = { workspaceId, reservationId: null, charges, reference: { type: 'ask', id }, description: 'Question' }
    if (isOfModel) await settleReservation(tx, system, paid)
    audit({
      action: 'ask.create',
      subjectId: row.id,
      details: { rows: answer.rows.length, answered: answer.sql !== undefined, model: isOfModel },
    })
    return result
  })
}

const gone = new AppError('conflict', 'A document behind the answer was deleted meanwhile. Ask again.', {
  retryable: true,
})
