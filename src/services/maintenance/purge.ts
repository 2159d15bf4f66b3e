import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isId } from '../../core/ids.ts'
import { purgeSlotsOfDeadProcesses } from '../../storage/concurrency-slots.ts'
import { foldFields } from '../../storage/fields.ts'
import { purgeRequests } from '../../storage/idempotency-requests.ts'
import { purgeRuns } from '../../storage/matching/runs.ts'
import { purgeSignIn } from '../../storage/member-sessions.ts'
import { purgeOauthRecords } from '../../storage/oauth-records.ts'
import { isProcessAlive } from '../../storage/postgres/presence.ts'
import { purgeRateWindows } from '../../storage/rate-windows.ts'
import { dropDueRowSets } from '../../storage/reference/row-sets.ts'
import { purgeUploadSessions } from '../../storage/upload-sessions.ts'
import { purgeAudit } from '../audit/entries.ts'
import { maintainCredits } from '../credits/maintain.ts'
import { purgeDeliveryLog } from '../deliveries/purge.ts'
import { idempotencyHours } from '../idempotency/claim.ts'
import { deleteExpired } from '../process-jobs/retention.ts'
import type { System } from '../system.ts'
import { collectGarbage } from './collect-garbage.ts'

const hour = 3_600_000

/** Removes what has served its time. Safe to run at any moment and by several workers at once. */
export async function purge(system: System, signal: AbortSignal): Promise<Record<string, number>> {
  const { db, blobs, clock, settings } = system
  const now = clock.now()
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  return {
    process_jobs: await deleteExpired(system, signal),
    deliveries: await purgeDeliveryLog(system, signal),
    ...(await maintainCredits(system)),
    audit_entries: await purgeAudit(system, before(settings.auditRetentionDays * 24), signal),
    matching_runs: await purgeRuns(db, before(settings.matchingRetentionDays * 24)),
    idempotency_requests: await purgeRequests(db, before(idempotencyHours)),
    upload_sessions: await purgeUploadSessions(db, before(24)),
    oauth_records: await purgeOauthRecords(db, now, before(24)),
    sign_in: await purgeSignIn(db, now, before(1)),
    rate_windows: await purgeRateWindows(db, before(1)),
    concurrency_slots: await purgeSlotsOfDeadProcesses(db),
    unfinished_uploads: await blobs.sweep(before(24)),
    scratch_folders: await sweepScratch(system),
    reference_rows: await dropDueRowSets(system.pool, now),
    blobs: await collectGarbage(system, signal),
  }
}

/** Removes what processes that have died left beside our own scratch folder. Each is named by its process. */
async function sweepScratch({ db, presence, scratchFolder }: System): Promise<number> {
  const home = dirname(scratchFolder)
  let removed = 0
  for (const name of await readdir(home).catch(() => [])) {
    if (!isId(name) || name === presence.processId || (await isProcessAlive(db, name))) continue
    await rm(join(home, name), { recursive: true, force: true })
    removed += 1
  }
  return removed
}

/** Counts that many append to become one again. Safe to run at any moment and by several workers at once. */
export async function foldCounts({ db }: System): Promise<void> {
  await foldFields(db)
}
