import { RefusedStatement } from '../../ask/guard.ts'
import { together } from '../../ask/joined-relations.ts'
import { type AskedBefore, sqlPrompt, sqlSchema, writeRepair, writeSqlPrompt } from '../../ask/model-prompt.ts'
import { readStatement } from '../../ask/read-statement.ts'
import type { AnswerValue } from '../../ask/word-answer.ts'
import { type AskModel, estimateTokens, ModelError } from '../../extract/model/ask-model.ts'
import { Meter } from '../../extract/model/meter.ts'
import { answerTokens, type ModelSettings } from '../../extract/model/model-settings.ts'
import { frequentValues } from '../../storage/asks/values.ts'
import type { Context } from '../context.ts'
import { readBalance } from '../credits/balance.ts'
import { priceOf } from '../credits/price.ts'
import type { AskCatalogue } from './catalogue.ts'
import { repeatsRows } from './lists-together.ts'
import { type FoundOnce, runStatement } from './run-statement.ts'
import type { ScopeCondition } from './scope.ts'

export interface Consultation {
  question: string
  /** The question before and its statement. */
  before: AskedBefore | undefined
  catalogue: AskCatalogue
  scope: ScopeCondition[]
  /** Whether the embedded reading is the only one that is near. */
  isClear: boolean
}

/** What a model made of a question, or why nothing came of it. */
export type Consulted = { found: FoundOnce } | { problem: string }

/** A first statement, and one more where the first could not be used. */
const rounds = 2

/**
 * Has the model of the settings write a statement, which is guarded, cited and run as our own are. Nothing where there is no model,
 * or none is wanted for what is clear; whatever it does, the question can be answered without it.
 */
export async function consultModel(ctx: Context, asked: Consultation): Promise<Consulted | undefined> {
  try {
    const model = await ctx.system.model()
    if (!model || (model.settings.mode === 'hybrid' && asked.isClear)) return undefined
    if (!(await canPay(ctx))) return { problem: 'The credits do not reach for a question to the model.' }
    return await converse(ctx, asked, model)
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    const code = error instanceof ModelError ? error.code : isLate ? 'model_timeout' : undefined
    ctx.system.logger.warn(code ? { code } : { err: error }, 'the model was of no help with a question')
    return { problem: problems[code ?? ''] ?? 'The model gave no answer that could be used.' }
  }
}

const problems: Record<string, string> = {
  model_timeout: 'The model gave no answer in time.',
  model_unavailable: 'The model could not be reached.',
  model_paused: 'The model failed several times in a row and is not asked for a minute.',
  model_unauthorized: 'The service of the model refused the key.',
  model_rate_limited: 'The service of the model takes no more calls for now.',
  model_budget_spent: 'The question would cost more of the model than is allowed.',
  model_refused: 'The model refused to answer.',
}

async function canPay({ system, workspaceId }: Context): Promise<boolean> {
  const { tier, available } = await readBalance(system.db, workspaceId, system.clock.now())
  return tier === 'self_hosted' || available >= priceOf({ cases: 1 }).credits
}

async function converse(
  ctx: Context,
  { question, before, catalogue, scope }: Consultation,
  { settings, ask }: { settings: ModelSettings; ask: AskModel },
): Promise<Consulted> {
  const { stopping, clock } = ctx.system
  const meter = new Meter(settings)
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(settings.timeoutSeconds * 1000)])
  const room = (settings.contextTokens - answerTokens(settings)) * 3 - 2 * sqlPrompt.length
  const shown = await withFrequentValues(ctx, catalogue)
  const first = writeSqlPrompt(question, shown.catalogue, { today: clock.now(), before, room })
  let prompt = first
  let problem = ''
  for (let round = 0; round < rounds; round++) {
    meter.check(estimateTokens(sqlPrompt + prompt) + answerTokens(settings))
    const started = performance.now()
    const answer = await ask({ system: sqlPrompt, prompt, schema: sqlSchema, signal })
    meter.count(answer.usage, performance.now() - started)
    if (answer.finishReason === 'content-filter') throw new ModelError('model_refused', '')
    const { sql } = (answer.object ?? {}) as { sql?: unknown }
    if (sql === null) return { problem: 'The model found nothing here that answers it.' }
    if (typeof sql !== 'string') problem = 'It is no JSON object with "sql".'
    else {
      try {
        const statement = await readStatement(sql, catalogue.catalogue)
        if (await repeatsRows(ctx, statement.partners, catalogue)) throw new RefusedStatement(together)
        return { found: await runStatement(ctx, statement, catalogue, scope) }
      } catch (error) {
        problem = problemOf(error)
      }
    }
    prompt = writeRepair(first, typeof sql === 'string' ? sql : '', problem)
  }
  return { problem: 'The model wrote no statement that could be run.' }
}

/** What a statement can be mended by; other faults are not its own. */
function problemOf(error: unknown): string {
  if (error instanceof RefusedStatement) return error.message
  const { code, message } = error as { code?: unknown; message?: unknown }
  // Of the statement itself: its syntax, what it computes, how long it takes.
  if (typeof code === 'string' && /^(?:42|22|21|57014|54)/.test(code)) return `The database says: ${message}.`
  throw error
}

/** The values that columns of text have most often, beside those that the question names. */
async function withFrequentValues({ system, workspaceId }: Context, asked: AskCatalogue): Promise<AskCatalogue> {
  const fieldOf = (relation: string, column: string) => {
    const found = asked.relations.get(relation)?.columns.get(column)
    return found?.part === 'value' ? found.fieldNo : undefined
  }
  const texts = [...asked.relations.values()].flatMap(({ columns }) =>
    [...columns.values()].flatMap(({ type, part, fieldNo }) => (type === 'text' && part === 'value' ? [fieldNo] : [])),
  )
  const found = Map.groupBy(await frequentValues(system.db, workspaceId, texts), ({ field_no }) => field_no)
  const relations = asked.catalogue.relations.map((relation) => ({
    ...relation,
    columns: relation.columns.map((column) => {
      const more = found.get(fieldOf(relation.name, column.name) ?? -1) ?? []
      const values = [...new Set([...(column.values ?? []), ...more.map(({ text }) => text)])]
      return values.length === 0 ? column : { ...column, values }
    }),
  }))
  return { ...asked, catalogue: { ...asked.catalogue, relations } }
}

/** Whether two statements gave the same, in whatever order. */
export function isSameAnswer(a: AnswerValue[][], b: AnswerValue[][]): boolean {
  const told = (rows: AnswerValue[][]) => rows.map((row) => row.map(comparable).sort(byText).join(';')).sort(byText)
  return told(a).join('\n') === told(b).join('\n')
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function comparable(value: AnswerValue): string {
  return typeof value === 'number' ? value.toFixed(4) : String(value)
}
