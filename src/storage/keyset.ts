import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from './postgres/schema.ts'

/** A stretch of a list in order of (created_at, id), after a row that need not exist any more. */
export interface KeysetWindow {
  after: { createdAt: Date; id: string } | undefined
  order: 'asc' | 'desc'
  limit: number
}

/** Unlike an offset, a window neither skips nor repeats rows when others come and go. */
export function withinWindow<T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  window: KeysetWindow,
): SelectQueryBuilder<DB, T, O> {
  const createdAt = 'created_at' as ReferenceExpression<DB, T>
  const id = 'id' as ReferenceExpression<DB, T>
  const ordered = query.orderBy(createdAt, window.order).orderBy(id, window.order).limit(window.limit)
  if (window.after === undefined) return ordered
  const beyond = window.order === 'asc' ? sql`>` : sql`<`
  return ordered.where(
    sql<boolean>`(created_at, id) ${beyond} (${window.after.createdAt}::timestamptz, ${window.after.id}::uuid)`,
  )
}
