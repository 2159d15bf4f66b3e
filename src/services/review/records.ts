import type { Page } from '../../contract/lists.ts'
import type { ReviewQuery, ReviewRecord } from '../../contract/review.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import { countReviewRecords, type ReviewRow, selectReviewRecords } from '../../storage/review-records.ts'
import type { Context } from '../context.ts'
import { valueByPath } from '../extractions/field-units.ts'
import { locatedIn } from '../extractions/present.ts'
import { listPage } from '../lists/list-page.ts'

/** Records with values that are not sure enough. */
export async function listReviewRecords(ctx: Context, query: ReviewQuery): Promise<Page<ReviewRecord>> {
  const { db, settings } = ctx.system
  const { status, threshold, schema_id: schemaId, pipeline_id: pipelineId } = query
  const filters = { status, threshold, schemaId, pipelineId }
  return listPage(ctx, {
    ...{ list: 'review-records', filters, query },
    select: (window) => selectReviewRecords(db, ctx.workspaceId, filters, window),
    count: () => countReviewRecords(db, ctx.workspaceId, filters),
    present: (row) => presentRecord(row, threshold ?? settings.reviewThreshold),
  })
}

export function presentRecord(row: ReviewRow, threshold: number): ReviewRecord {
  const { schema_id, reviewed_at, reviewer_kind } = row
  return {
    id: row.id,
    status: (row.review_status ?? 'pending') as ReviewRecord['status'],
    document: { id: row.document_id, filename: row.filename, type_detected: row.type_detected },
    schema: schema_id === null ? null : { id: schema_id, name: row.schema_name, version: row.schema_version },
    ...{ pipeline_id: row.pipeline_id, job_id: row.job_id, confidence_overall: row.confidence_overall, threshold },
    fields: doubtful(row, threshold),
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

function doubtful(row: ReviewRow, threshold: number): ReviewRecord['fields'] {
  const data = JSON.parse(row.data) as unknown
  const confidence = JSON.parse(row.confidence) as Extraction['confidence']
  const provenance = locatedIn(row.provenance, row)
  return Object.entries(confidence.fields)
    .filter(([, sureness]) => sureness < threshold)
    .sort(([, a], [, b]) => a - b)
    .map(([field, sureness]) => {
      const value = (valueByPath(data, splitPath(field)) ?? null) as string | number | boolean | null
      return { field, value, confidence: sureness, provenance: provenance[field] ?? null }
    })
}
