import type { Failure } from '../../contract/documents.ts'
import type { JobView, Phase } from '../../contract/jobs.ts'
import type { JobRow } from '../../storage/jobs.ts'

/** What there is to tell of a job, a run, or a pipeline as the sum of its batches. */
export type Work = Pick<
  JobRow,
  | ('status' | 'current_phase' | 'document_count' | 'resolved_documents' | 'completed_documents' | 'failed_documents')
  | (
      | 'incomplete_documents'
      | 'total_cells'
      | 'filled_cells'
      | 'estimated_seconds'
      | 'error'
      | 'created_at'
      | 'started_at'
      | 'completed_at'
    )
>

export function presentJob(job: JobRow, now: Date): JobView {
  const self = `/v1/jobs/${job.id}`
  const { extraction_id } = job
  return {
    ...{ id: job.id, name: job.name, schema_id: job.schema_id },
    ...(extraction_id !== null && { extraction_id }),
    ...presentWork(job, now),
    links: {
      ...{ self, results: `${self}/results`, cancel: `${self}/cancel` },
      ...(extraction_id !== null && { extraction: `/v1/extractions/${extraction_id}` }),
    },
  }
}

export function presentWork(work: Work, now: Date) {
  const { total_cells, filled_cells: filled, document_count, completed_documents, failed_documents } = work
  const { incomplete_documents } = work
  return {
    status: work.status as JobView['status'],
    progress: progressOf(work),
    current_phase: work.current_phase as Phase,
    ...{ document_count, total_documents: document_count, completed_documents, failed_documents, incomplete_documents },
    grid_stats: {
      ...{ total_cells, filled, empty: total_cells - filled },
      fill_rate: total_cells === 0 ? 0 : Math.round((filled / total_cells) * 10_000) / 10_000,
    },
    estimated_seconds_remaining: secondsRemaining(work, now),
    error: work.error as Failure | null,
    created_at: work.created_at.toISOString(),
    started_at: work.started_at?.toISOString() ?? null,
    completed_at: work.completed_at?.toISOString() ?? null,
  }
}

/** A quarter for reading all documents, as its phase says, and the rest for what is done with them. */
export function progressOf({
  document_count,
  resolved_documents,
  completed_documents,
  failed_documents,
}: Pick<Work, 'document_count' | 'resolved_documents' | 'completed_documents' | 'failed_documents'>): number {
  const ended = completed_documents + failed_documents
  return Math.floor((25 * resolved_documents + 75 * ended) / Math.max(1, document_count))
}

/** As fast as it has been so far; before the first document has ended, as long as was expected. */
export function secondsRemaining(work: Work, now: Date): number {
  if (work.completed_at !== null) return 0
  const { estimated_seconds: expected } = work
  if (work.started_at === null) return Math.ceil(expected)
  const worked = (now.getTime() - work.started_at.getTime()) / 1000
  const ended = work.completed_documents + work.failed_documents
  if (ended > 0) return Math.ceil((worked / ended) * (work.document_count - ended))
  return Math.ceil(Math.max(expected - worked, expected / 10))
}
