import type pg from 'pg'
import { findColumn } from '../../ask/catalogue.ts'
import type { Draft } from '../../ask/draft.ts'
import { type Form, isAggregate, rowsBehind, type Term } from '../../ask/form.ts'
import { guardStatement } from '../../ask/guard.ts'
import { type Reading, readQuestion } from '../../ask/read-question.ts'
import { type AnswerColumn, type AnswerValue, labelOf, wordAnswer, wordRefusal } from '../../ask/word-answer.ts'
import { writeSql } from '../../ask/write-sql.ts'
import type { Ask, AskResult, AskScope, AskWarning } from '../../contract/ask.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { holdDocumentsBehind, insertAsk, lastContext } from '../../storage/asks.ts'
import type { Context } from '../context.ts'
import { type AskCatalogue, askCatalogue } from './catalogue.ts'
import { documentsBehind, type Evidence, gatherEvidence, isSupported, type SourceRow } from './gather-evidence.ts'
import { type KeptAnswer, presentAsk } from './manage.ts'
import { readScope, type ScopeCondition } from './scope.ts'
import { warningsOf } from './warnings.ts'
import { mostRows, withRelations } from './write-relations.ts'

const timeoutMilliseconds = 10_000
/** The rows behind a figure: more would not fit into memory together. */
const mostSources = 200_000

/** A question in plain words, answered from the values of documents, or refused with what can be asked. */
export async function askQuestion(ctx: Context, { question, ...asked }: Ask): Promise<AskResult> {
  const before = asked.conversation_id === undefined ? undefined : await contextOf(ctx, asked.conversation_id)
  const scope = asked.scope ?? before?.scope ?? {}
  const conditions = await readScope(ctx, scope)
  const catalogue = await askCatalogue(ctx, question)
  const now = ctx.system.clock.now()
  const { reading, language = 'en', unknown } = readQuestion(question, catalogue.catalogue, now, before?.draft)
  const asking: Asking = {
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
  const found = await run(ctx, reading, catalogue, conditions)
  const evidence = await gatherEvidence(ctx, reading.form, catalogue, found.sources)
  const columns = columnsOf(reading.form, catalogue)
  const rows = found.rows.slice(0, mostRows)
  const warnings: AskWarning[] = warningsOf(ctx, reading.form, columns, rows, evidence)
  if (found.rows.length > mostRows)
    warnings.push({ code: 'truncated', message: `Only the first ${mostRows} rows are given.` })
  return keep(
    ctx,
    asking,
    {
      ...{ language, answer: wordAnswer(columns, rows, language), askable: [], warnings },
      columns: columns.map((column) => ({ name: column.name, label: labelOf(column, language), type: column.type })),
      rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]))),
      ...{ sql: reading.sql, parameters: reading.parameters, verification: verify(reading.form, rows, evidence) },
    },
    evidence,
    documentsBehind(found.sources),
  )
}

interface Asking {
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

async function contextOf(ctx: Context, conversationId: string): Promise<AskContext | undefined> {
  const found = await lastContext(ctx.system.db, ctx.workspaceId, conversationId)
  if (found === false) throw new AppError('not_found', `There is no conversation ${conversationId}.`)
  return found as AskContext | undefined
}

/** The answer is kept in the transaction that also audits it. */
async function keep(
  ctx: Context,
  { question, conversationId, context }: Asking,
  answer: KeptAnswer,
  evidence: Evidence[] = [],
  documentNos: number[] = [],
): Promise<AskResult> {
  const cited = evidence.flatMap(({ row, column, cells }) =>
    cells.map(({ extraction_no, position }) => ({ row, column, extraction_no, position })),
  )
  const id = newId()
  const row = {
    ...{ id, conversation_id: conversationId ?? id, context, workspace_id: ctx.workspaceId, question, answer },
    created_at: ctx.system.clock.now(),
    cited_extractions: cited.map(({ extraction_no }) => extraction_no),
    cited_positions: cited.map(({ position }) => position),
    cited_rows: cited.map((citation) => citation.row),
    cited_columns: cited.map(({ column }) => column),
    document_nos: documentNos,
  }
  const result = await presentAsk(ctx, row)
  return ctx.commit(async (tx, audit) => {
    if (!(await holdDocumentsBehind(tx, ctx.workspaceId, documentNos))) throw gone
    await insertAsk(tx, row)
    audit({
      action: 'ask.create',
      subjectId: row.id,
      details: { rows: answer.rows.length, answered: answer.sql !== undefined },
    })
    return result
  })
}

const gone = new AppError('conflict', 'A document behind the answer was deleted meanwhile. Ask again.', {
  retryable: true,
})

interface Found {
  rows: AnswerValue[][]
  sources: SourceRow[]
}

/** Rows and what is behind them, from one state of the database, by the role that can read this workspace alone. */
async function run(ctx: Context, reading: Reading, catalogue: AskCatalogue, scope: ScopeCondition[]): Promise<Found> {
  const { form } = reading
  const isFigure = form.select.some(isAggregate) || form.group.length > 0 || form.distinct === true
  const behind = writeSql(isFigure ? rowsBehind(withGroups(form)) : form, catalogue.catalogue, { sources: true })
  return ctx.system.door.read(
    ctx.workspaceId,
    async (client) => {
      const rows = await read(client, reading, catalogue, scope, mostRows + 1)
      const sourced = behind && (await read(client, behind, catalogue, scope, isFigure ? mostSources : mostRows))
      return { rows: rows.values, sources: sourced ? sourcesOf(form, isFigure, rows.values, sourced) : [] }
    },
    { timeoutMilliseconds },
  )
}

/** What is shown once is grouped by all that is shown. */
function withGroups(form: Form): Form {
  return form.distinct && form.group.length === 0
    ? { ...form, group: form.select.filter((term) => !isAggregate(term)) }
    : form
}

async function read(
  client: pg.PoolClient,
  statement: { sql: string; parameters: Reading['parameters'] },
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

function sourcesOf(
  form: Form,
  isFigure: boolean,
  rows: AnswerValue[][],
  sourced: { names: string[]; values: AnswerValue[][] },
): SourceRow[] {
  const groups = isFigure ? withGroups(form).group : form.select
  const shown = groups.map((group) => form.select.findIndex((term) => JSON.stringify(term) === JSON.stringify(group)))
  const keyOf = (values: AnswerValue[]) => JSON.stringify(values.filter((_, at) => (shown[at] ?? -1) >= 0))
  const places = new Map(rows.map((row, at) => [keyOf(shown.map((index) => row[index] ?? null)), at]))
  const first = sourced.names.findIndex((name) => name.includes('.'))
  return sourced.values.flatMap((values, at) => {
    const row = isFigure ? places.get(keyOf(values.slice(0, groups.length))) : at
    return row === undefined ? [] : [{ row, keys: keysOf(sourced.names, values, first) }]
  })
}

function keysOf(names: string[], values: AnswerValue[], first: number): SourceRow['keys'] {
  const keys: SourceRow['keys'] = new Map()
  for (let at = first; at < names.length; at++) {
    const [relation = '', key] = names[at]?.split('.') ?? []
    const known = keys.get(relation) ?? { documentNo: 0, itemNo: null }
    keys.set(relation, known)
    if (key === 'document_no') known.documentNo = Number(values[at])
    else known.itemNo = Number(values[at])
  }
  return keys
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

function verify(form: Form, rows: AnswerValue[][], evidence: Evidence[]): AskResult['verification'] {
  const checks = evidence.flatMap((one) => {
    const term = form.select[one.column]
    const row = rows[one.row]
    // What says which document it is was read in none.
    if (!term || !row || (term.kind === 'column' && !one.isOfCells)) return []
    return [isSupported(term, row[one.column] ?? null, one)]
  })
  const unsupported = checks.filter((isHeld) => !isHeld).length
  const verdict = unsupported === 0 ? 'supported' : unsupported < checks.length ? 'partly_supported' : 'unsupported'
  return { verdict, checks_total: checks.length, checks_unsupported: unsupported }
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
