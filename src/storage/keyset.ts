import { type SelectQueryBuilder, sql } from 'kysely'

/** A stretch of a list in order of (created_at, id), after a row that need not exist any more. */
export interface KeysetWindow {
  after: { createdAt: Date; id: string } | undefined
  order: 'asc' | 'desc'
  limit: number
  /** Rows to leave out first, for callers who count pages. */
  offset?: number
}

/** Unlike an offset, a window neither skips nor repeats rows when others come and go. `table` is named in joins. */
export function withinWindow<D, T extends keyof D, O>(
  query: SelectQueryBuilder<D, T, O>,
  { after, order, limit, offset = 0 }: KeysetWindow,
  table?: string,
): SelectQueryBuilder<D, T, O> {
  const [createdAt, id] = ['created_at', 'id'].map((name) => sql.ref(table === undefined ? name : `${table}.${name}`))
  const way = sql.raw(order)
  const ordered = query.orderBy(sql`${createdAt} ${way}, ${id} ${way}`).limit(limit).offset(offset)
  if (after === undefined) return ordered
  const beyond = order === 'asc' ? sql`>` : sql`<`
  return ordered.where(
    sql<boolean>`(${createdAt}, ${id}) ${beyond} (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
  )
}
