import type { AskScope } from '../../contract/ask.ts'
import { AppError } from '../../core/app-error.ts'
import { findDocuments } from '../../storage/documents.ts'
import { findSource } from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import { pipelineOf } from '../pipelines/manage.ts'
import { savedSchema } from '../schemas/resolve.ts'

/** A condition on the documents `d` of the door, with `?` for each of its values. */
export interface ScopeCondition {
  sql: string
  values: (string | string[])[]
  /** The numbers of the only documents there are. */
  documentNos?: number[]
}

/** Whatever has cells was. */
export const isExtracted = 'd.extraction_count > 0'

/** What narrows the documents; what the workspace does not have is not found. */
export async function readScope(ctx: Context, scope: AskScope): Promise<ScopeCondition[]> {
  const conditions: ScopeCondition[] = [{ sql: isExtracted, values: [] }]
  const add = (sql: string, ...values: (string | string[])[]) => conditions.push({ sql, values })
  const { system, workspaceId } = ctx
  if (scope.document_ids) {
    const wanted = [...new Set(scope.document_ids)]
    const found = new Set((await findDocuments(system.db, workspaceId, wanted)).map(({ id }) => id))
    const missing = wanted.find((id) => !found.has(id))
    if (missing !== undefined) throw new AppError('not_found', `There is no document ${missing}.`)
    add('d.id = any(?::uuid[])', wanted)
  }
  if (scope.schema_id !== undefined) {
    const schema = await savedSchema(system.db, workspaceId, scope.schema_id)
    if (!schema) throw new AppError('not_found', `There is no schema ${scope.schema_id}.`)
    add(
      'exists (select 1 from door.records r where r.document_id = d.id and r.is_current and r.schema_id = ?::uuid)',
      schema.id,
    )
  }
  if (scope.pipeline_id !== undefined) {
    const { id } = await pipelineOf(ctx, scope.pipeline_id)
    add('exists (select 1 from door.records r where r.document_id = d.id and r.pipeline_id = ?::uuid)', id)
  }
  if (scope.source_id !== undefined) {
    if (!(await findSource(system.db, workspaceId, scope.source_id)))
      throw new AppError('not_found', `There is no source ${scope.source_id}.`)
    add('d.source_id = ?::uuid', scope.source_id)
  }
  if (scope.document_type !== undefined) add('d.type_detected = ?', scope.document_type)
  if (scope.ingested_after !== undefined) add('d.created_at > ?::timestamptz', scope.ingested_after)
  if (scope.ingested_before !== undefined) add('d.created_at < ?::timestamptz', scope.ingested_before)
  return conditions
}
