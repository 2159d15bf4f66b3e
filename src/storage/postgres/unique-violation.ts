import pg from 'pg'

/** Whether a change was refused because another row has the same value in this unique index. */
export function violatesUnique(error: unknown, index: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === index
}
