import type pg from 'pg'
import { findColumn } from '../../ask/catalogue.ts'
import type { Draft } from '../../ask/draft.ts'
import type { Form, Term } from '../../ask/form.ts'
import { guardStatement } from '../../ask/guard.ts'
import { type Reading, readQuestion } from '../../ask/read-question.ts'
import { type AnswerColumn, type AnswerValue, labelOf, wordAnswer, wordRefusal } from '../../ask/word-answer.ts'
import type { Statement } from '../../ask/write-sql.ts'
import type { Ask, AskResult, AskScope, AskWarning } from '../../contract/ask.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { holdDocumentsBehind, insertAsk, lastContext } from '../../storage/asks.ts'
import type { Context } from '../context.ts'
import { type AskCatalogue, askCatalogue } from './catalogue.ts'
import { documentsBehind, type Evidence, planEvidence, readEvidence, verify } from './gather-evidence.ts'
import { citationsAtOnce, type KeptAnswer, presentAsk } from './manage.ts'
import { fewDocuments } from './narrow-documents.ts'
import { readScope, type ScopeCondition } from './scope.ts'
import { warningsOf } from './warnings.ts'
import { mostRows, withRelations } from './write-relations.ts'

const timeoutMilliseconds = 10_000

/** A question in plain words, answered from the values of documents, or refused with what can be asked. */
export async function askQuestion(ctx: Context, { question, ...asked }: Ask, id = newId()): Promise<AskResult> {
  const before = asked.conversation_id === undefined ? undefined : await contextOf(ctx, asked.conversation_id)
  const scope = asked.scope ?? before?.scope ?? {}
  const conditions = await readScope(ctx, scope)
  const catalogue = await askCatalogue(ctx, question)
  const now = ctx.system.clock.now()
  const { reading, language = 'en', unknown } = readQuestion(question, catalogue.catalogue, now, before?.draft)
  const asking: Asking = {
    id,
    question,
    conversationId: asked.conversation_id,
    context: reading ? { draft: reading.draft, scope } : null,
  }
  if (!reading) {
    const askable = askableOf(catalogue)
    const code = askable.length === 0 ? 'no_documents' : 'not_understood'
    const strange = unknown.length === 0 ? '' : ` Not known here: ${unknown.slice(0, 10).join(', ')}.`
    const message =
      code === 'no_documents' ? 'No document has extracted values.' : `The question was not understood.${strange}`
    return keep(ctx, asking, {
      ...{ language, answer: wordRefusal(language, askable), columns: [], rows: [], parameters: [], askable },
      ...{
        verification: { verdict: 'unsupported', checks_total: 0, checks_unsupported: 0 },
        warnings: [{ code, message }],
      },
    })
  }
  const { rows: found, evidence } = await run(ctx, reading, catalogue, conditions)
  const columns = columnsOf(reading.form, catalogue)
  const rows = found.slice(0, mostRows)
  const warnings: AskWarning[] = warningsOf(ctx, reading.form, columns, rows, evidence)
  if (found.length > mostRows)
    warnings.push({ code: 'truncated', message: `Only the first ${mostRows} rows are given.` })
  const { sql, parameters } = reading
  return keep(
    ctx,
    asking,
    {
      ...{ language, answer: wordAnswer(columns, rows, language), askable: [], warnings },
      columns: columns.map((column) => ({ name: column.name, label: labelOf(column, language), type: column.type })),
      rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]))),
      ...{ sql, parameters, verification: await verify(ctx, reading.form, rows, evidence) },
    },
    evidence,
  )
}

interface Asking {
  id: string
  question: string
  /** Of a question before; the first begins one. */
  conversationId: string | undefined
  context: AskContext | null
}

/** What a next question goes on from. */
interface AskContext {
  draft: Draft
  scope: AskScope
}

export async function contextOf(ctx: Context, conversationId: string): Promise<AskContext | undefined> {
  const found = await lastContext(ctx.system.db, ctx.workspaceId, conversationId)
  if (found === false) throw new AppError('not_found', `There is no conversation ${conversationId}.`)
  return found as AskContext | undefined
}

/** The answer is kept in the transaction that also audits it. */
async function keep(
  ctx: Context,
  { id, question, conversationId, context }: Asking,
  answer: KeptAnswer,
  evidence: Evidence[] = [],
): Promise<AskResult> {
  const cited = evidence.filter(({ count }) => count > 0)
  const cells = cited.map(({ cells }) => cells).join(',')
  const document_nos = documentsBehind(evidence)
  const row = {
    ...{ id, conversation_id: conversationId ?? id, context, workspace_id: ctx.workspaceId, question, answer },
    ...{ created_at: ctx.system.clock.now(), document_nos },
    cited_runs: cited.flatMap((one) => [one.row, one.column, one.count]),
  }
  const page = firstOfList(cells, citationsAtOnce)
  const result = await presentAsk(ctx, { ...row, cells: page })
  return ctx.commit(async (tx, audit) => {
    if (!(await holdDocumentsBehind(tx, ctx.workspaceId, document_nos))) throw gone
    await insertAsk(tx, row, `{${cells}}`)
    audit({
      action: 'ask.create',
      subjectId: row.id,
      details: { rows: answer.rows.length, answered: answer.sql !== undefined },
    })
    return result
  })
}

function firstOfList(list: string, many: number): string[] {
  // Keys have less than 20 digits.
  const some = list
    .slice(0, many * 20)
    .split(',')
    .slice(0, many)
  return list === '' ? [] : some
}

const gone = new AppError('conflict', 'A document behind the answer was deleted meanwhile. Ask again.', {
  retryable: true,
})

interface Found {
  rows: AnswerValue[][]
  evidence: Evidence[]
}

/** Rows with what is behind them, in one statement, by the role that can read this workspace alone. */
async function run(ctx: Context, reading: Reading, catalogue: AskCatalogue, scope: ScopeCondition[]): Promise<Found> {
  const { form } = reading
  const plan = planEvidence(form, catalogue, ctx.system.settings.reviewThreshold)
  const narrow = await fewDocuments(ctx, form, catalogue)
  const statement = { ...(plan?.statement ?? reading), form }
  await guardStatement(reading.sql, new Set(catalogue.relations.keys()))
  const { names, values } = await ctx.system.door.read(
    ctx.workspaceId,
    async (client) => {
      // What the door shows is never looked up row by row, however few rows are expected.
      await client.query('set local enable_nestloop = off')
      return read(client, statement, catalogue, narrow ? [...scope, narrow] : scope, mostRows + 1)
    },
    { timeoutMilliseconds },
  )
  const first = names.includes('behind 0') ? names.indexOf('behind 0') : names.length
  const rows = values.map((row) => row.slice(0, first))
  return { rows, evidence: plan ? readEvidence(plan, form, values.slice(0, mostRows), first) : [] }
}

async function read(
  client: pg.PoolClient,
  statement: Statement & { form: Form },
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
  limit: number,
): Promise<{ names: string[]; values: AnswerValue[][] }> {
  const used = await guardStatement(statement.sql, new Set(catalogue.relations.keys()))
  const { sql, values } = withRelations(statement, catalogue, used, scope, limit)
  const result = await client.query({ text: sql, values, rowMode: 'array' })
  const names = result.fields.map(({ name }) => name)
  return {
    names,
    values: result.rows.map((row: unknown[]) => row.map((value, at) => plain(value, result.fields[at]?.dataTypeID))),
  }
}

const numeric = 1700

function plain(value: unknown, type: number | undefined): AnswerValue {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (type === numeric && typeof value === 'string') return Number(value)
  return value as AnswerValue
}

function columnsOf(form: Form, { catalogue }: AskCatalogue): AnswerColumn[] {
  const seen = new Set<string>()
  return form.select.map((term) => {
    const column = term.column && findColumn(catalogue, term.column)
    const base = nameOf(term)
    let name = base
    for (let number = 2; seen.has(name); number++) name = `${base}_${number}`
    seen.add(name)
    const isNumber = term.kind === 'aggregate' && (term.fn === 'count' || column?.type === 'number')
    return {
      ...{
        name,
        label: column?.names[1] ?? column?.names[0] ?? '',
        type: isNumber ? 'number' : (column?.type ?? 'number'),
      },
      ...(term.kind === 'aggregate' && { figure: term.fn }),
    }
  })
}

function nameOf(term: Term): string {
  if (term.kind === 'column') return term.period ?? term.column.column
  return term.column ? `${term.fn}_${term.column.column}` : term.fn
}

/** The names of what can be asked about, the most frequent first. */
function askableOf({ catalogue, relations }: AskCatalogue): string[] {
  return catalogue.relations
    .flatMap(({ name, columns }) =>
      columns.filter((column) => relations.get(name)?.columns.get(column.name)?.part === 'value'),
    )
    .map(({ names }) => names[1] ?? names[0] ?? '')
    .slice(0, 40)
}
