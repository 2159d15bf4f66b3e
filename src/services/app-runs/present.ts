import type { AppRun } from '../../contract/app-runs.ts'
import type { Failure } from '../../contract/documents.ts'
import type { AppRunRow } from '../../storage/decisions/runs.ts'

export function presentAppRun(run: AppRunRow): AppRun {
  const self = `/v1/runs/${run.id}`
  return {
    ...{ id: run.id, app_id: run.app_id, app: run.app_slug, version: run.app_version },
    ...{ status: run.status as AppRun['status'], dry_run: run.dry_run, record_count: run.record_count },
    package_hash: run.package_hash,
    decision: run.decision === null ? null : JSON.parse(run.decision),
    error: run.error as Failure | null,
    credits_charged: run.credits_charged,
    created_at: run.created_at.toISOString(),
    completed_at: run.completed_at?.toISOString() ?? null,
    links: { self, events: `${self}/events`, record: `${self}/record`, app: `/v1/apps/${run.app_id}` },
  }
}
