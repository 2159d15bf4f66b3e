import type { AskCitation, AskEntry, AskResult } from '../../contract/ask.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { type AskRow, citedCells, countAsks, findAsk, selectAsks } from '../../storage/asks.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

/** What is kept of an answer; its citations are looked up. */
export type KeptAnswer = Pick<
  AskResult,
  'language' | 'answer' | 'columns' | 'rows' | 'parameters' | 'verification' | 'askable' | 'warnings'
> & { sql?: string }

const citationsAtOnce = 200

export async function getAsk(ctx: Context, id: string, page = 1): Promise<AskResult> {
  const row = await findAsk(ctx.system.db, ctx.workspaceId, id)
  if (row === undefined) throw new AppError('not_found', `There is no question ${id}.`)
  return presentAsk(ctx, row as AskRow & { answer: KeptAnswer }, page)
}

export async function listAsks(ctx: Context, query: ListQuery): Promise<Page<AskEntry>> {
  const { db } = ctx.system
  return listPage(ctx, {
    ...{ list: 'asks', query },
    select: (window) => selectAsks(db, ctx.workspaceId, window),
    count: () => countAsks(db, ctx.workspaceId),
    present: ({ id, question, answer, created_at }) => ({
      ...{ ask_id: id, question, answer: (answer as unknown as KeptAnswer).answer },
      ...{ created_at: created_at.toISOString(), links: { self: `/v1/ask/${id}` } },
    }),
  })
}

type Presented = Omit<AskRow, 'answer' | 'context'> & { answer: KeptAnswer }

/** With one page of its citations. */
export async function presentAsk(ctx: Context, row: Presented, page = 1): Promise<AskResult> {
  const { id, conversation_id, question, answer, created_at } = row
  const [from, to] = [(page - 1) * citationsAtOnce, page * citationsAtOnce]
  const { cited_extractions: extractions, cited_positions: positions } = row
  const cells = await citedCells(ctx.system.db, ctx.workspaceId, extractions.slice(from, to), positions.slice(from, to))
  const citations = cells.map((cell): AskCitation => {
    const at = row.cited_rows[from + cell.at] ?? 0
    const column = answer.columns[row.cited_columns[from + cell.at] ?? 0]?.name ?? ''
    const { document_id, filename, path, quote, page, box, span_start, span_end, confidence } = cell
    return {
      ...{ claim: String(answer.rows[at]?.[column] ?? ''), row: at, column, document_id, filename, field: path },
      ...{ quote, page, bbox: box as AskCitation['bbox'], start: span_start, end: span_end, confidence },
    }
  })
  return {
    ...{ ask_id: id, status: 'completed', conversation_id: conversation_id ?? id, question, ...answer },
    ...{ citations, citations_total: extractions.length },
    ...{ usage: { credits_charged: 0, model: null }, created_at: created_at.toISOString() },
    links: { self: `/v1/ask/${id}` },
  }
}
