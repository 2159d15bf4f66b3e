import { canonicalJson } from '../../decide/canonical-json.ts'
import { chainEntry, type JournalEntry } from '../../decide/journal.ts'
import { insertEntries, type JournalRow, type NewJournalRow, selectJournal } from '../../storage/decisions/journal.ts'
import type { AppRunRow } from '../../storage/decisions/runs.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { type Actor, authorOf } from '../principals/principal.ts'
import type { Held } from './held-run.ts'

export const system: Actor = { kind: 'system', id: null }

export interface Noted {
  type: string
  data: unknown
}

/** Notes what happened in a run. */
export async function note(tx: Tx, held: Held, actor: Actor, type: string, data: unknown): Promise<void> {
  await noteAll(tx, [held], actor, () => ({ type, data }))
}

/** The same of many runs at once. */
export async function noteAll(tx: Tx, runs: Held[], actor: Actor, tell: (run: AppRunRow) => Noted): Promise<void> {
  await insertEntries(
    tx,
    runs.map((held) => entryRow(nextEntry(held, actor, tell(held.run)))),
  )
}

/** What is noted next, for those who write it with what it tells of. */
export function nextEntry(held: Held, actor: Actor, noted: Noted): JournalEntry {
  const at = held.now.toISOString()
  const entry = chainEntry(held.last, { run_id: held.run.id, at, actor: authorOf(actor), ...noted })
  held.last = entry
  return entry
}

export function entryRow({ actor: by, data, ...entry }: JournalEntry): NewJournalRow {
  return { ...entry, actor_kind: by.kind, actor_id: by.id, data: canonicalJson(data) }
}

export async function readJournal(db: Database | Tx, runId: string): Promise<JournalEntry[]> {
  return (await selectJournal(db, runId)).map(entryOf)
}

function entryOf({ actor_kind: kind, actor_id: id, data, at, ...rest }: JournalRow): JournalEntry {
  return { ...rest, at: at.toISOString(), actor: { kind, id }, data: JSON.parse(data) as unknown }
}
