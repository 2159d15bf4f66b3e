import type { Page } from '../../contract/lists.ts'
import type { ReviewQuery, ReviewRecord } from '../../contract/review.ts'
import { type CellRow, selectDoubtfulCells } from '../../storage/cells.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { countReviewRecords, type ReviewRow, selectReviewRecords } from '../../storage/review-records.ts'
import { placeOf, valueIn } from '../cells/read-cells.ts'
import type { Context } from '../context.ts'
import { locatedIn } from '../extractions/present.ts'
import { listPage } from '../lists/list-page.ts'

/** Records with values that are not sure enough. */
export async function listReviewRecords(ctx: Context, query: ReviewQuery): Promise<Page<ReviewRecord>> {
  const { db, settings } = ctx.system
  const { status, threshold, schema_id: schemaId, pipeline_id: pipelineId } = query
  const filters = { status, threshold, schemaId, pipelineId }
  return listPage(ctx, {
    ...{ list: 'review-records', filters, query },
    select: async (window) =>
      withDoubts(
        db,
        await selectReviewRecords(db, ctx.workspaceId, filters, window),
        threshold ?? settings.reviewThreshold,
      ),
    count: () => countReviewRecords(db, ctx.workspaceId, filters),
    present: presentRecord,
  })
}

/** Whoever has looked at so many knows what becomes of the record. */
const mostDoubts = 100

type DoubtedRow = ReviewRow & { threshold: number; doubts: CellRow[] }

/** With the leaves that are not sure enough. */
export async function withDoubts(db: Database | Tx, rows: ReviewRow[], threshold: number): Promise<DoubtedRow[]> {
  const [first] = rows
  if (first === undefined) return []
  const nos = rows.map(({ no }) => no)
  const doubts = await selectDoubtfulCells(db, first.workspace_id, nos, threshold, mostDoubts)
  return rows.map((row) => ({ ...row, threshold, doubts: doubts.get(row.no) ?? [] }))
}

export function presentRecord(row: DoubtedRow): ReviewRecord {
  const { schema_id, reviewed_at, reviewer_kind, threshold } = row
  return {
    id: row.id,
    status: (row.review_status ?? 'pending') as ReviewRecord['status'],
    document: { id: row.document_id, filename: row.filename, type_detected: row.type_detected },
    schema: schema_id === null ? null : { id: schema_id, name: row.schema_name, version: row.schema_version },
    ...{ pipeline_id: row.pipeline_id, job_id: row.job_id, confidence_overall: row.confidence_overall, threshold },
    fields: presentDoubts(row),
    review:
      reviewed_at === null || reviewer_kind === null
        ? null
        : {
            by: { kind: reviewer_kind, id: row.reviewer_id },
            at: reviewed_at.toISOString(),
            reason: row.review_reason,
          },
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    links: {
      extraction: `/v1/extractions/${row.id}`,
      document: `/v1/documents/${row.document_id}`,
      actions: `/v1/review/records/${row.id}/actions`,
    },
  }
}

function presentDoubts(row: DoubtedRow): ReviewRecord['fields'] {
  const provenance = locatedIn(
    { provenance: Object.fromEntries(row.doubts.map((cell) => [cell.path, placeOf(cell)])) },
    row,
  )
  return row.doubts.map((cell) => ({
    field: cell.path,
    value: valueIn(cell) as string | number | boolean | null,
    confidence: cell.confidence ?? 0,
    provenance: provenance[cell.path] ?? null,
  }))
}
