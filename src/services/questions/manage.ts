import type { AskCitation, AskEntry, AskPending, AskResult } from '../../contract/ask.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { countAsks, type FoundAsk, findAsk, selectAsks } from '../../storage/asks/asks.ts'
import { type CitedCell, citedCells } from '../../storage/asks/cells.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

/** What is kept of an answer; its citations are looked up. */
export type KeptAnswer = Pick<
  AskResult,
  'language' | 'answer' | 'columns' | 'rows' | 'parameters' | 'verification' | 'askable' | 'warnings'
> & { sql?: string } & Partial<Pick<AskResult, 'alternatives' | 'usage' | 'askable_fields'>>

export const citationsAtOnce = 200

export async function getAsk(ctx: Context, id: string, page = 1): Promise<AskResult | AskPending> {
  const row = await findAsk(ctx.system.db, ctx.workspaceId, id, (page - 1) * citationsAtOnce, citationsAtOnce)
  if (row === undefined) throw new AppError('not_found', `There is no question ${id}.`)
  if (row.answer === null) return presentPending(row)
  const cells = await citedCells(ctx.system.db, ctx.workspaceId, row.cells)
  return presentAsk(row as FoundAsk & { answer: KeptAnswer }, cells, page)
}

export async function listAsks(ctx: Context, query: ListQuery): Promise<Page<AskEntry>> {
  const { db } = ctx.system
  return listPage(ctx, {
    ...{ list: 'asks', query },
    select: (window) => selectAsks(db, ctx.workspaceId, window),
    count: () => countAsks(db, ctx.workspaceId),
    present: ({ id, question, answer, error, created_at }) => ({
      ...{ ask_id: id, question, status: answer ? 'completed' : error ? 'failed' : 'processing' },
      ...{ answer: (answer as unknown as KeptAnswer | null)?.answer ?? null },
      ...{ created_at: created_at.toISOString(), links: { self: `/v1/ask/${id}` } },
    }),
  })
}

type Presented = Omit<FoundAsk, 'answer' | 'error' | 'cells'> & { answer: KeptAnswer }

/** With one page of its citations: the cells of that page. */
export function presentAsk(row: Presented, cells: CitedCell[], page = 1): AskResult {
  const { id, conversation_id, question, answer, created_at, cited_runs } = row
  const placeOf = placesIn(cited_runs)
  const citations = cells.map((cell): AskCitation => {
    const [at = 0, columnNo = 0] = placeOf((page - 1) * citationsAtOnce + cell.at)
    const column = answer.columns[columnNo]?.name ?? ''
    const { document_id, filename, path, quote, origin, page: onPage, box, span_start, span_end, confidence } = cell
    return {
      ...{ claim: String(answer.rows[at]?.[column] ?? ''), row: at, column, document_id, filename, field: path },
      ...{ quote, kind: origin as AskCitation['kind'] },
      ...{ page: onPage, bbox: box as AskCitation['bbox'], start: span_start, end: span_end, confidence },
    }
  })
  return {
    ...{ ask_id: id, status: 'completed', conversation_id: conversation_id ?? id, question, ...answer },
    ...{ citations, citations_total: totalOf(cited_runs) },
    ...{ alternatives: answer.alternatives ?? [], usage: answer.usage ?? { credits_charged: 0, model: null } },
    created_at: created_at.toISOString(),
    links: { self: `/v1/ask/${id}` },
  }
}

/** A question that has no answer yet, or none at all. */
export function presentPending(
  row: Pick<FoundAsk, 'id' | 'conversation_id' | 'question' | 'error' | 'created_at'>,
): AskPending {
  const { id, conversation_id, question, error, created_at } = row
  return {
    ...{ ask_id: id, status: error ? 'failed' : 'processing', conversation_id: conversation_id ?? id, question },
    ...{ error: error as AskPending['error'], created_at: created_at.toISOString(), links: { self: `/v1/ask/${id}` } },
  }
}

/** Runs of citations as row, column and how many: the row and the column of the nth. */
function placesIn(runs: number[]): (nth: number) => [row: number, column: number] | [] {
  return (nth) => {
    let left = nth
    for (let at = 0; at + 2 < runs.length; at += 3) {
      const [row = 0, column = 0, count = 0] = runs.slice(at, at + 3)
      if (left < count) return [row, column]
      left -= count
    }
    return []
  }
}

function totalOf(runs: number[]): number {
  return runs.reduce((sum, count, at) => sum + (at % 3 === 2 ? count : 0), 0)
}
