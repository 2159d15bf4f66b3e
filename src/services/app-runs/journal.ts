import { canonicalJson } from '../../decide/canonical-json.ts'
import { chainEntry, type JournalEntry } from '../../decide/journal.ts'
import {
  insertEntries,
  type JournalRow,
  type Moment,
  type NewJournalRow,
  selectJournal,
} from '../../storage/decisions/journal.ts'
import type { AppRunRow } from '../../storage/decisions/runs.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { type Actor, authorOf } from '../principals/principal.ts'

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
    runs.map((held) => entryRow(nextEntry(held, held.run.id, actor, tell(held.run)))),
  )
}

/** Where the journal of a run stands. */
export interface Chain extends Moment {
  /** All of it, where somebody has read it. */
  journal?: JournalEntry[]
}

/** A run that the transaction holds, with the time since when. */
export interface Held extends Chain {
  run: AppRunRow
}

/** What is noted next, for those who write it with what it tells of. */
export function nextEntry(chain: Chain, run_id: string, actor: Actor, noted: Noted): JournalEntry {
  const at = chain.now.toISOString()
  const entry = chainEntry(chain.last, { run_id, at, actor: authorOf(actor), ...noted })
  chain.last = entry
  chain.journal?.push(entry)
  return entry
}

export function entryRow({ actor: by, data, ...entry }: JournalEntry): NewJournalRow {
  return { ...entry, actor_kind: by.kind, actor_id: by.id, data: canonicalJson(data) }
}

export async function readJournal(db: Database | Tx, runId: string): Promise<JournalEntry[]> {
  return (await selectJournal(db, runId)).map(entryOf)
}

export function entryOf({
  run_id,
  seq,
  type,
  at,
  actor_kind: kind,
  actor_id: id,
  data,
  previous_hash,
  hash,
}: JournalRow): JournalEntry {
  const actor = { kind, id }
  return { run_id, seq, type, at: at.toISOString(), actor, data: JSON.parse(data) as unknown, previous_hash, hash }
}
