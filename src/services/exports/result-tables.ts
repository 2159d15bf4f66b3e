import type { Failure } from '../../contract/documents.ts'
import type { ResultQuery } from '../../contract/results.ts'
import { definitionsOf, type ResultScope, selectResults } from '../../storage/job-results.ts'
import type { Context } from '../context.ts'
import { jobKinds, jobOf } from '../jobs/manage.ts'
import { statusOf } from '../jobs/results.ts'
import { pipelineOf } from '../pipelines/manage.ts'
import { runKinds } from '../runs/manage.ts'
import { fieldsOfSchemas, loadInTurn, recordOf } from './records-of-extractions.ts'
import type { LeadColumn, TableRecord, TableSource } from './table-source.ts'

const lead: LeadColumn[] = [
  { name: 'document_id', type: 'string', isKey: true },
  { name: 'filename', type: 'string', isKey: true },
  { name: 'record_id', type: 'string', isKey: true },
  { name: 'status', type: 'string', isKey: false },
  { name: 'completed_at', type: 'datetime', isKey: false },
  { name: 'error', type: 'string', isKey: false },
]

export async function jobTables(ctx: Context, id: string, query: ResultQuery): Promise<TableSource> {
  await jobOf(ctx, id, jobKinds)
  return resultTables(ctx, { job_id: id }, `job-${id}`, query)
}

export async function runTables(ctx: Context, id: string, query: ResultQuery): Promise<TableSource> {
  await jobOf(ctx, id, runKinds)
  return resultTables(ctx, { job_id: id }, `run-${id}`, query)
}

export async function pipelineTables(ctx: Context, id: string, query: ResultQuery): Promise<TableSource> {
  await pipelineOf(ctx, id)
  return resultTables(ctx, { pipeline_id: id }, `pipeline-${id}`, query)
}

/** Records in the order in which they were sent unless said. */
async function resultTables(ctx: Context, scope: ResultScope, name: string, query: ResultQuery): Promise<TableSource> {
  const definitions = await definitionsOf(ctx.system.db, ctx.workspaceId, scope)
  return {
    ...{ name, sheet: 'Records', lead, fields: await fieldsOfSchemas(definitions) },
    records: recordsOf(ctx, scope, query),
  }
}

const rowsAtOnce = 500

async function* recordsOf(ctx: Context, scope: ResultScope, query: ResultQuery): AsyncGenerator<TableRecord> {
  const order = query.order?.endsWith('desc') ? 'desc' : 'asc'
  let left = query.limit ?? query.per_page ?? Number.POSITIVE_INFINITY
  let after: { createdAt: Date; id: string } | undefined
  while (left > 0) {
    const limit = Math.min(rowsAtOnce, left)
    const rows = await selectResults(ctx.system.db, ctx.workspaceId, scope, { order, limit, after })
    for await (const { row, extraction } of loadInTurn(ctx, rows)) {
      const { document_id, filename, id, completed_at, error } = row
      const known = [document_id, filename, id, statusOf(row), completed_at?.toISOString()]
      yield recordOf([...known, (error as Failure | null)?.message], extraction)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return
    left -= rows.length
    after = { createdAt: last.created_at, id: last.id }
  }
}
