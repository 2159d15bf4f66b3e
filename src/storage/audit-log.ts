import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { Json } from './postgres/schema.ts'

export interface NewAuditEntry {
  id: string
  workspace_id: string
  actor_kind: string
  actor_id: string | null
  action: string
  subject_id: string | null
  details: Json
  request_id: string | null
  created_at: Date
}

/** Every change comes through here, so the statement is a fixed text that need not be put together each time. */
export async function insertAuditEntries(tx: Tx, entries: NewAuditEntry[]): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(`/* sheaf:audit */ ${auditFrom(1)}`, [JSON.stringify(entries)]))
}

/** The same as the last statement of a transaction, which it ends. */
export async function insertAuditEntriesAtLast(tx: Tx, entries: NewAuditEntry[]): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(insertAtLast, [JSON.stringify(entries)]))
}

/** For a statement that has the entries, as JSON, at that place among its parameters. */
function auditFrom(place: number): string {
  return `insert into audit_log
    (id, workspace_id, actor_kind, actor_id, action, subject_id, details, request_id, created_at)
  select id, workspace_id, actor_kind, actor_id, action, subject_id, details, request_id, created_at
  from jsonb_populate_recordset(null::audit_log, $${place}::jsonb)`
}

const insertAtLast = `/* sheaf:audit-at-last, then commit */ ${auditFrom(1)}`

/** The same as part of a statement that does more: for each row of `cause`, of which there is one at most. */
export function auditInsertion(entries: NewAuditEntry[], cause: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into audit_log (id, workspace_id, actor_kind, actor_id, action, subject_id, details, request_id, created_at)
    select entry.id, entry.workspace_id, entry.actor_kind, entry.actor_id, entry.action, entry.subject_id, entry.details,
      entry.request_id, entry.created_at
    from ${cause}, jsonb_populate_recordset(null::audit_log, ${JSON.stringify(entries)}::jsonb) as entry`
}

/** The same of several things, for those whose ids the query gives. */
export function auditOfSubjects(entries: NewAuditEntry[], ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${auditInsertion(entries, sql`(select) as one`)} where subject_id in (${ids})`
}

export interface AuditFilter {
  workspaceId: string
  action?: string | undefined
  actorId?: string | undefined
  subjectId?: string | undefined
  after?: Date | undefined
  before?: Date | undefined
}

export async function selectAuditEntries(db: Database, filter: AuditFilter, window: KeysetWindow) {
  return withinWindow(matching(db, filter).selectAll(), window).execute()
}

export async function countAuditEntries(db: Database, filter: AuditFilter): Promise<number> {
  return countRows(matching(db, filter))
}

function matching(db: Database, { workspaceId, action, actorId, subjectId, after, before }: AuditFilter) {
  return db
    .selectFrom('audit_log')
    .where('workspace_id', '=', workspaceId)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(after !== undefined, (query) => query.where('created_at', '>=', after ?? new Date()))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? new Date()))
}

/** Forgets so many entries at most that are older; says how many. */
export async function purgeAuditEntries(db: Database, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from audit_log where id in (select id from audit_log where created_at < ${before} limit ${limit})
    returning 1`.execute(db)
  return rows.length
}
