import type { AppContent } from '../../contract/apps.ts'
import type { FrozenRecord } from '../../decide/package.ts'
import { type Moment, readMoments } from '../../storage/decisions/journal.ts'
import { type AppRunRow, type HeldRunRow, holdAppRun, selectFrozenRecords } from '../../storage/decisions/runs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { contentOf } from '../apps/content.ts'

/** A run that the transaction holds, with the time since when. */
export interface Held {
  run: AppRunRow
  now: Date
  /** The last entry of its journal. */
  last: Moment['last']
}

/** With all that a step of it needs to know. */
export interface HeldRun extends Held {
  /** What it goes by, whatever has become of its app. */
  content: AppContent
  contentHash: string
  /** What it decides on, once somebody has asked. */
  records?: FrozenRecord[]
}

export async function recordsOf(tx: Tx, held: HeldRun): Promise<FrozenRecord[]> {
  held.records ??= (await selectFrozenRecords(tx, held.run.id)).map((text) => JSON.parse(text) as FrozenRecord)
  return held.records
}

/** Undefined when there is no such run in the workspace. */
export async function holdRun(tx: Tx, workspaceId: string, id: string): Promise<HeldRun | undefined> {
  const row = await holdAppRun(tx, workspaceId, id)
  if (row === undefined) return
  const moment = (await readMoments(tx, [id])).get(id)
  return moment && heldRun(row, moment)
}

export function heldRun({ content, content_hash: contentHash, ...run }: HeldRunRow, moment: Moment): HeldRun {
  return { run, content: contentOf(content, contentHash), contentHash, ...moment }
}
