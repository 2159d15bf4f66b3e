import type { AppContent } from '../../contract/apps.ts'
import { type EvidenceCheck, watchEvidence } from '../../decide/evidence.ts'
import type { FrozenRecord } from '../../decide/package.ts'
import { type Moment, readForSeal, readMoments } from '../../storage/decisions/journal.ts'
import { type AppRunRow, type HeldRunRow, holdAppRun, selectFrozenPage } from '../../storage/decisions/runs.ts'
import type { SealedKey } from '../../storage/decisions/signing-keys.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { contentOf } from '../apps/content.ts'
import { entryOf, type Held } from './journal.ts'

/** A run that the transaction holds, with all that a step of it needs to know. */
export interface HeldRun extends Held {
  /** What it goes by, whatever has become of its app. */
  content: AppContent
  contentHash: string
  /** What it would be sealed with, where somebody has looked. */
  key?: SealedKey | undefined
  /** The first page of what it decides on, where somebody has read it. */
  page?: string | undefined
}

const pageSize = 200

/** What a run decides on, as canonical JSON with commas between the records: page by page, since there can be thousands. */
export async function* pagesOf(
  db: Database | Tx,
  { run, page }: { run: Pick<AppRunRow, 'id' | 'record_count'>; page?: string | undefined },
): AsyncGenerator<string> {
  for (let after = 0; after < run.record_count; after += pageSize)
    yield after === 0 && page !== undefined ? page : await selectFrozenPage(db, run.id, after, pageSize)
}

export async function* recordsOf(tx: Tx, held: HeldRun): AsyncGenerator<FrozenRecord> {
  for await (const page of pagesOf(tx, held)) yield* JSON.parse(`[${page}]`) as FrozenRecord[]
}

/** One pass over the package: its subjects, and what holds of the evidence. */
export async function lookThrough(
  tx: Tx,
  held: HeldRun,
  evidence: readonly string[],
  granted: ReadonlySet<string>,
): Promise<{ subjects: string[]; checked: EvidenceCheck }> {
  const { see, result } = watchEvidence(evidence, granted)
  const subjects: string[] = []
  for await (const record of recordsOf(tx, held)) {
    see(record)
    subjects.push(record.subject_key)
  }
  return { subjects, checked: result() }
}

/** Undefined when there is no such run in the workspace. */
export async function holdRun(tx: Tx, workspaceId: string, id: string): Promise<HeldRun | undefined> {
  const row = await holdAppRun(tx, workspaceId, id)
  if (row === undefined) return
  const moment = (await readMoments(tx, [id])).get(id)
  return moment && heldRun(row, moment)
}

/** With what sealing it takes, since most steps of a task that are taken under the lock of its run end that run. */
export async function readyToSeal(tx: Tx, row: HeldRunRow): Promise<HeldRun> {
  const entries = await readForSeal(tx, row.id, pageSize)
  const last = entries.at(-1)
  if (last === undefined) throw new Error('a run begins with an entry of its journal')
  const { now, kid, sealed_key } = last
  const key = kid === null || sealed_key === null ? undefined : { kid, sealed_key }
  return { ...heldRun(row, { now, last }), journal: entries.map(entryOf), key, page: entries[0]?.page ?? undefined }
}

function heldRun({ content, content_hash: contentHash, ...run }: HeldRunRow, moment: Moment): HeldRun {
  return { run, content: contentOf(content, contentHash), contentHash, ...moment }
}
