import { purgeSlotsOfDeadProcesses } from '../../storage/concurrency-slots.ts'
import { purgeRequests } from '../../storage/idempotency-requests.ts'
import { purgeRuns } from '../../storage/matching/runs.ts'
import { purgeSignIn } from '../../storage/member-sessions.ts'
import { purgeOauthRecords } from '../../storage/oauth-records.ts'
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
import { sweepScratch } from './sweep-scratch.ts'

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
