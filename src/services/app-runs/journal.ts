import { canonicalJson } from '../../decide/canonical-json.ts'
import { chainEntry, type JournalEntry } from '../../decide/journal.ts'
import { insertEntry, type JournalRow, lastEntry, selectJournal } from '../../storage/decisions/journal.ts'
import { databaseTime } from '../../storage/decisions/tasks.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { type Actor, authorOf } from '../principals/principal.ts'

export const system: Actor = { kind: 'system', id: null }

/** Notes what happened in a run, whose row the transaction holds. */
export async function note(tx: Tx, runId: string, actor: Actor, type: string, data: unknown): Promise<void> {
  const before = await lastEntry(tx, runId)
  const at = (await databaseTime(tx)).toISOString()
  const entry = chainEntry(before, { run_id: runId, type, at, actor: authorOf(actor), data })
  const { actor: by, data: said, ...rest } = entry
  await insertEntry(tx, { ...rest, actor_kind: by.kind, actor_id: by.id, data: canonicalJson(said) })
}

export async function readJournal(db: Database | Tx, runId: string): Promise<JournalEntry[]> {
  return (await selectJournal(db, runId)).map(entryOf)
}

function entryOf({ actor_kind: kind, actor_id: id, data, at, ...rest }: JournalRow): JournalEntry {
  return { ...rest, at: at.toISOString(), actor: { kind, id }, data: JSON.parse(data) as unknown }
}
