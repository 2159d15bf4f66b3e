import type { AuditEntryView, AuditQuery } from '../../contract/audit.ts'
import type { Page } from '../../contract/lists.ts'
import { countAuditEntries, purgeAuditEntries, selectAuditEntries } from '../../storage/audit-log.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import type { System } from '../system.ts'

type Row = Awaited<ReturnType<typeof selectAuditEntries>>[number]

/** Who changed what, and when. */
export async function listAudit(ctx: Context, query: AuditQuery): Promise<Page<AuditEntryView>> {
  const { action, actor_id: actorId, subject_id: subjectId, after, before } = query
  const filters = { action, actorId, subjectId, after, before }
  const filter = { ...filters, workspaceId: ctx.workspaceId }
  const { db } = ctx.system
  return listPage(ctx, {
    ...{ list: 'audit', filters, query, present },
    select: (window) => selectAuditEntries(db, filter, window),
    count: () => countAuditEntries(db, filter),
  })
}

function present(row: Row): AuditEntryView {
  return {
    id: row.id,
    action: row.action,
    actor: { kind: row.actor_kind as AuditEntryView['actor']['kind'], ...(row.actor_id && { id: row.actor_id }) },
    ...(row.subject_id && { subject_id: row.subject_id }),
    details: row.details as Record<string, unknown>,
    ...(row.request_id && { request_id: row.request_id }),
    created_at: row.created_at.toISOString(),
  }
}

const atOnce = 5000

/** Forgets entries whose time is over. */
export async function purgeAudit({ db }: System, before: Date, signal: AbortSignal): Promise<number> {
  let all = 0
  for (let purged = atOnce; purged === atOnce && !signal.aborted; all += purged)
    purged = await purgeAuditEntries(db, before, atOnce)
  return all
}
