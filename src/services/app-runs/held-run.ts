import type { AppContent } from '../../contract/apps.ts'
import { type EvidenceCheck, watchEvidence } from '../../decide/evidence.ts'
import type { FrozenRecord } from '../../decide/package.ts'
import { type Moment, readMoments } from '../../storage/decisions/journal.ts'
import {
  type AppRunRow,
  type HeldRunRow,
  holdAppRun,
  holdRunOfTask,
  selectFrozenPage,
} from '../../storage/decisions/runs.ts'
import type { SealedKey } from '../../storage/decisions/signing-keys.ts'
import type { TaskRow } from '../../storage/decisions/tasks.ts'
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

/** With its task, and with what sealing it takes. Undefined when there is no such task in the workspace. */
export async function holdWithTask(
  tx: Tx,
  workspaceId: string,
  taskId: string,
): Promise<{ task: TaskRow; held: HeldRun } | undefined> {
  const found = await holdRunOfTask(tx, workspaceId, taskId, pageSize)
  if (found === undefined) return
  const { run, task, journal, now, key, page } = found
  const held = { ...heldRun(run, { now, last: journal.at(-1) }), journal: journal.map(entryOf), key, page }
  return { task, held }
}

function heldRun({ content, content_hash: contentHash, ...run }: HeldRunRow, moment: Moment): HeldRun {
  return { run, content: contentOf(content, contentHash), contentHash, ...moment }
}
