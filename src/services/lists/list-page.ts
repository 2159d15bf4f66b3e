import { createHash } from 'node:crypto'
import { defaultLimit, type ListQuery, type Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import type { KeysetWindow } from '../../storage/keyset.ts'
import type { Context } from '../context.ts'
import { openCursor, sealCursor } from './cursor.ts'

interface ListOptions<Row, Item> {
  /** A name that no other list has. */
  list: string
  /** What narrows the list, so that a cursor cannot be used with other filters. */
  filters?: Record<string, unknown>
  query: ListQuery
  /** Rows a page where the caller does not say. */
  defaultLimit?: number
  select(window: KeysetWindow): Promise<Row[]>
  /** How many of the rows make a page, where that goes by more than their number. */
  fitting?(rows: Row[]): number
  count(): Promise<number>
  present(row: Row): Item
}

/** The one way in which lists are paged: every list of the API goes through here. */
export async function listPage<Row extends { id: string; created_at: Date }, Item>(
  ctx: Context,
  options: ListOptions<Row, Item>,
): Promise<Page<Item>> {
  const { clock, cursorSecret } = ctx.system
  const { query } = options
  const name = nameList(ctx, options)
  const limit = query.limit ?? query.per_page ?? options.defaultLimit ?? defaultLimit
  const cursor = query.cursor === undefined ? undefined : openCursor(query.cursor, name, cursorSecret, clock.now())
  const wanted = query.order?.endsWith('asc') ? 'asc' : query.order === undefined ? undefined : 'desc'
  if (cursor !== undefined && wanted !== undefined && wanted !== cursor.order) {
    throw new AppError(
      'validation_error',
      `This cursor walks in the order "${cursor.order}". Keep it, or start again.`,
      {
        details: [{ path: 'order', message: `must be ${cursor.order} with this cursor` }],
      },
    )
  }
  const order = cursor?.order ?? wanted ?? 'desc'
  const offset = cursor === undefined ? ((query.page ?? 1) - 1) * limit : 0
  const window = { after: cursor, order, limit: limit + 1, offset }
  const [rows, total] = await Promise.all([options.select(window), options.count()])
  const size = Math.min(limit, options.fitting?.(rows) ?? limit)
  // Whoever counts pages would miss what did not fit into one.
  if (size < Math.min(limit, rows.length) && query.page !== undefined) throw tooMuch(size)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const hasMore = rows.length > size
  return {
    data: page.map(options.present),
    pagination: {
      total,
      limit,
      has_more: hasMore,
      next_cursor:
        hasMore && last !== undefined
          ? sealCursor({ list: name, order, createdAt: last.created_at, id: last.id }, cursorSecret, clock.now())
          : null,
    },
  }
}

function tooMuch(size: number): AppError {
  const message = `These rows hold more than fits into one answer: ask for ${size} at a time, or walk by "cursor".`
  return new AppError('unprocessable', message, { reason: 'page_too_large', details: [{ path: 'limit', message }] })
}

/** The same for the same list of the same workspace with the same filters. */
export function nameList(
  ctx: Context,
  { list, filters = {} }: { list: string; filters?: Record<string, unknown> },
): string {
  const whole = JSON.stringify([ctx.workspaceId, list, filters])
  return createHash('sha256').update(whole).digest('base64url').slice(0, 16)
}
