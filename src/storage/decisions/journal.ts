import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

export type JournalRow = Selectable<DB['app_journal']>

export async function lastEntry(tx: Tx, runId: string): Promise<Pick<JournalRow, 'seq' | 'hash'> | undefined> {
  return tx
    .selectFrom('app_journal')
    .select(['seq', 'hash'])
    .where('run_id', '=', runId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertEntry(tx: Tx, entry: Insertable<DB['app_journal']>): Promise<void> {
  await tx.insertInto('app_journal').values(entry).execute()
}

export async function selectJournal(db: Database | Tx, runId: string): Promise<JournalRow[]> {
  return db.selectFrom('app_journal').selectAll().where('run_id', '=', runId).orderBy('seq').execute()
}
