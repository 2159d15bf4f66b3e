import pg from 'pg'

/** What does not fit into a page of the database, if that is why: a row of a COPY, or the entry of an index. */
export function exceedsPage(error: unknown): 'row' | 'entry' | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '54000') return undefined
  // Which row it is, it does not tell: rows are added many at a time.
  return error.where?.startsWith('COPY') ? 'row' : 'entry'
}
