import type pg from 'pg'
import { findColumn } from '../../ask/catalogue.ts'
import { type Form, type Literal, termNames } from '../../ask/form.ts'
import { guardStatement } from '../../ask/guard.ts'
import { type ReadStatement, showBehind } from '../../ask/read-statement.ts'
import type { AnswerColumn, AnswerValue } from '../../ask/word-answer.ts'
import { type Statement, writeSql } from '../../ask/write-sql.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import { firstDocuments } from './first-documents.ts'
import {
  type Evidence,
  type EvidencePlan,
  type FoundValue,
  leavesRowsUncited,
  planEvidence,
  readEvidence,
} from './gather-evidence.ts'
import { asksWhatIsStated, countOnce } from './known-counts.ts'
import { fewDocuments } from './narrow-documents.ts'
import { type Copies, withoutCopies } from './repeated-documents.ts'
import { type RowsSaidAgain, rowsSaidAgain } from './repeated-rows.ts'
import { isExtracted, type ScopeCondition } from './scope.ts'
import { mostRows, withRelations } from './write-relations.ts'

const timeoutMilliseconds = 10_000

/**
 * What the door shows is never looked up row by row or sorted to be joined or grouped, however few or many rows are expected, nor looked
 * for among all that a table has, nor compiled. Cells of one field lie all over their table: blocks in their order are read faster than rows in
 * that of an index.
 */
const settings = [
  ...['nestloop', 'mergejoin', 'seqscan', 'sort'].map((plan) => `set local enable_${plan} = off`),
  ...['set local jit = off', 'set local random_page_cost = 4'],
].join('; ')

/** What a statement gave, with what is behind it. */
export interface Found {
  sql: string
  parameters: Literal[]
  form: Form
  columns: AnswerColumn[]
  /** One more than is given where there are too many. */
  rows: AnswerValue[][]
  evidence: Evidence[]
}

/** With the files that were sent more than once, of which one counts. */
export type FoundOnce = Found & { copies: Copies[] }

export async function runReading(
  ctx: Context,
  { form, sql, parameters }: Statement & { form: Form },
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
): Promise<Found> {
  const first = await firstDocuments(ctx, form, catalogue, scope)
  const within = first ? [...scope, first] : await narrowed(ctx, form, catalogue, scope)
  await guardStatement(sql, new Set(catalogue.relations.keys()))
  const citing = async (most?: number) => {
    const plan = planEvidence(form, catalogue, ctx.system.settings.reviewThreshold, undefined, most)
    const statement = { ...(plan?.statement ?? { sql, parameters }), form }
    return run(ctx, { plan, statement, form }, catalogue, within)
  }
  // One column bears out what is counted, mostly; others are read only where some rows lack it.
  const cited = await citing(1)
  const found = leavesRowsUncited(form, cited.evidence) ? await citing() : cited
  return { sql, parameters, form, columns: columnsOf(form, catalogue), ...found }
}

/** How many there are of what a form counts, with nothing behind it. */
export async function runCounts(
  ctx: Context,
  form: Form,
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
): Promise<AnswerValue[][]> {
  const statement = writeSql(form, catalogue.catalogue)
  if (!statement) return []
  const counting = { plan: undefined, statement: { ...statement, form }, form }
  const count = async (within: ScopeCondition[]) => (await run(ctx, counting, catalogue, within)).rows
  if (!asksWhatIsStated(form, catalogue.catalogue) || scope.some(({ sql }) => sql !== isExtracted))
    return count(await narrowed(ctx, form, catalogue, scope))
  const used = await guardStatement(statement.sql, new Set(catalogue.relations.keys()))
  const again = await saidAgain(ctx, used, catalogue)
  const written = withRelations(counting.statement, catalogue, used, scope, mostRows + 1, again)
  return countOnce(ctx, written, await catalogue.state(), () => count(scope))
}

async function narrowed(ctx: Context, form: Form, catalogue: AskCatalogue, scope: ScopeCondition[]) {
  const narrow = await fewDocuments(ctx, form, catalogue)
  return narrow ? [...scope, narrow] : scope
}

/** The same for a statement that somebody else wrote. */
export async function runStatement(
  ctx: Context,
  statement: ReadStatement,
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
): Promise<FoundOnce> {
  const { sql, form, columns: named } = statement
  const cells = [...statement.relations].flatMap(([alias, name]) => {
    const relation = catalogue.relations.get(name)
    return relation ? [[alias, relation] as const] : []
  })
  const own: AskCatalogue = { ...catalogue, catalogue: statement.catalogue, relations: new Map(cells) }
  const plan = planEvidence(form, own, ctx.system.settings.reviewThreshold, {
    relations: statement.relations.keys(),
    write: (behind, isGathered) => showBehind(statement, behind, isGathered),
  })
  const shown = plan?.statement ?? { sql, parameters: [] }
  const asked = { plan, statement: { ...shown, named }, form }
  const found = await withoutCopies(ctx, form, own, scope, (once) => run(ctx, asked, catalogue, once))
  return { sql, parameters: [], form, columns: columnsOf(form, own), ...found }
}

interface Run {
  plan: EvidencePlan | undefined
  statement: Statement & { form?: Form; named?: ReadonlySet<string> }
  form: Form
}

/** Rows with what is behind them, in one statement, by the role that can read this workspace alone. */
async function run(ctx: Context, { plan, statement, form }: Run, catalogue: AskCatalogue, scope: ScopeCondition[]) {
  const used = await guardStatement(statement.sql, new Set(catalogue.relations.keys()))
  const again = await saidAgain(ctx, used, catalogue)
  const { sql, values } = withRelations(statement, catalogue, used, scope, mostRows + 1, again)
  const { names, found } = await ctx.system.door.read(ctx.workspaceId, (client) => read(client, sql, values), {
    timeoutMilliseconds,
    settings,
  })
  const first = names.includes('behind 0') ? names.indexOf('behind 0') : names.length
  const rows = found.map((row) => row.slice(0, first) as AnswerValue[])
  return { rows, evidence: plan ? readEvidence(plan, form, found.slice(0, mostRows), first) : [] }
}

async function saidAgain(ctx: Context, used: Set<string>, catalogue: AskCatalogue): Promise<RowsSaidAgain> {
  const isOfRows = [...used].some((name) => catalogue.relations.get(name)?.isList)
  return isOfRows ? rowsSaidAgain(ctx, catalogue) : new Map()
}

async function read(client: pg.PoolClient, sql: string, values: unknown[]) {
  const result = await client.query({ text: sql, values, rowMode: 'array' })
  return {
    names: result.fields.map(({ name }) => name),
    found: result.rows.map((row: unknown[]) => row.map((value, at) => plain(value, result.fields[at]?.dataTypeID))),
  }
}

const numeric = 1700

function plain(value: unknown, type: number | undefined): FoundValue {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (type === numeric && typeof value === 'string') return Number(value)
  return value as FoundValue
}

export function columnsOf(form: Form, { catalogue }: AskCatalogue): AnswerColumn[] {
  const names = termNames(form.select)
  return form.select.map((term, at) => {
    const column = term.column && findColumn(catalogue, term.column)
    const isNumber = term.kind === 'aggregate' && (term.fn === 'count' || column?.type === 'number')
    return {
      ...{
        name: names[at] ?? '',
        label: column?.names[1] ?? column?.names[0] ?? '',
        type: isNumber ? 'number' : (column?.type ?? 'number'),
      },
      ...(term.kind === 'aggregate' && { figure: term.fn }),
      ...(term.kind === 'test' && { figure: 'test', type: 'boolean' }),
    }
  })
}
