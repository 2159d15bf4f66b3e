import type { Failure } from '../../contract/documents.ts'
import { mostResults, type ResultList, type ResultQuery, type ResultRowView } from '../../contract/results.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath, valueByPath } from '../../extract/schema/field-path.ts'
import {
  countResults,
  newestDefinition,
  type ResultRow,
  type ResultScope,
  selectResults,
} from '../../storage/job-results.ts'
import { typeOfField } from '../cells/leaves.ts'
import { loadExtractions } from '../cells/load.ts'
import { displayName } from '../cells/save.ts'
import type { Context } from '../context.ts'
import { missingIn } from '../extractions/missing-required.ts'
import { locatedIn } from '../extractions/present.ts'
import { listPage } from '../lists/list-page.ts'
import { knownSchema } from '../schemas/known-schemas.ts'
import { jobKinds, jobOf } from './manage.ts'

export async function getJobResults(ctx: Context, id: string, query: ResultQuery): Promise<ResultList> {
  const { status } = await jobOf(ctx, id, jobKinds)
  return listResults(ctx, { job_id: id }, status, query)
}

/** A row for each document, also while others are still worked on. */
export async function listResults(
  ctx: Context,
  scope: ResultScope,
  status: string,
  query: ResultQuery,
): Promise<ResultList> {
  const { db } = ctx.system
  const named = query.include?.split(',') ?? []
  const include = { cells: named.includes('cells'), provenance: named.includes('provenance') }
  const [counts, columns] = await Promise.all([countResults(db, ctx.workspaceId, scope), columnsOf(ctx, scope)])
  const page = await listPage(ctx, {
    ...{ list: 'results', filters: { ...scope }, query, defaultLimit: mostResults },
    select: async (window) => {
      const rows = await selectResults(db, ctx.workspaceId, scope, window)
      const extractions = await loadExtractions(db, ctx.workspaceId, rows.slice(0, fitting(rows)))
      return rows.map((row) => ({ ...row, extraction: extractions.get(row.no) }))
    },
    fitting: (rows) => fitting(rows),
    count: async () => counts.total,
    present: (row) => presentRow(row, include),
  })
  return { ...page, status: status as ResultList['status'], columns, pending_review_count: counts.pending }
}

/** Values of one answer, unless one row alone has more. */
const mostCells = 20_000

function fitting(rows: Pick<ResultRow, 'field_count'>[]): number {
  let cells = 0
  const first = rows.findIndex(({ field_count }) => {
    cells += field_count
    return cells > mostCells
  })
  return first === -1 ? rows.length : Math.max(1, first)
}

async function columnsOf({ system, workspaceId }: Context, scope: ResultScope): Promise<ResultList['columns']> {
  const definition = await newestDefinition(system.db, workspaceId, scope)
  if (definition === undefined) return []
  const { schema } = await knownSchema(JSON.parse(definition))
  return schema.leaves.map((leaf) => ({
    field_key: leaf.path,
    display_name: leaf.title ?? displayName(leaf.path.replaceAll('[]', '')),
    data_type: typeOfField(leaf),
  }))
}

function presentRow(
  row: ResultRow & { extraction: Extraction | undefined },
  include: { cells: boolean; provenance: boolean },
): ResultRowView {
  const { extraction } = row
  const metadata = (row.metadata ?? row.document_metadata) as ResultRowView['metadata'] | null
  const batchId = row.batch_id ?? row.document_batch_id
  const missing = missingIn(row.validation)
  return {
    document_id: row.document_id,
    ...{ filename: row.filename, document_filename: row.filename },
    record_id: row.id,
    status: statusOf(row),
    completed_at: row.completed_at?.toISOString() ?? null,
    ...{ fields: extraction?.data, values: extraction?.data },
    confidence_overall: row.confidence_overall,
    review_status: row.review_status as ResultRowView['review_status'],
    error: row.error as Failure | null,
    ...(missing.length > 0 && { missing_required: missing }),
    ...(extraction && include.cells && { cells: cellsOf(extraction, row.locked_fields) }),
    ...(extraction && include.provenance && { provenance: locatedIn(extraction, row) }),
    ...(metadata && { metadata }),
    ...(batchId !== null && { batch_id: batchId }),
  }
}

/** An extraction as one document of work that has many. */
export function statusOf({
  status,
  started_at,
  error,
}: Pick<ResultRow, 'status' | 'started_at' | 'error'>): ResultRowView['status'] {
  if (status === 'complete') return 'completed'
  if (status === 'failed') return (error as unknown as Failure).code === 'cancelled' ? 'cancelled' : 'failed'
  return started_at === null ? 'queued' : 'processing'
}

function cellsOf({ data, confidence }: Extraction, locked: string[]) {
  const cells = Object.entries(confidence.fields).map(([path, sureness]) => {
    const value = (valueByPath(data, splitPath(path)) ?? null) as string | number | boolean | null
    return [path, { value, confidence: sureness, locked: locked.includes(path) }] as const
  })
  return Object.fromEntries(cells)
}
