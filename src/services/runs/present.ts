import type { Failure } from '../../contract/documents.ts'
import type { RunView } from '../../contract/runs.ts'
import type { selectJobDocuments } from '../../storage/job-results.ts'
import type { JobRow } from '../../storage/jobs.ts'
import { presentWork } from '../jobs/present.ts'
import { statusOf } from '../jobs/results.ts'

type RunDocument = Awaited<ReturnType<typeof selectJobDocuments>>[number]

export function presentRun(job: JobRow, documents: RunDocument[], now: Date): RunView {
  const self = `/v1/run/${job.id}`
  const [pipeline_id, schema_id] = [job.pipeline_id ?? '', job.schema_id ?? '']
  return {
    ...{ run_id: job.id, pipeline_id, spec_id: schema_id, schema_id, name: job.name },
    ...presentWork(job, now),
    ...{ input_count: job.document_count, poll_url: self },
    documents: documents.map((row) => ({
      ...{ document_id: row.document_id, filename: row.filename, record_id: row.id, status: statusOf(row) },
      error: row.error as Failure | null,
    })),
    ...{ batch_id: job.batch_id, metadata: job.metadata as RunView['metadata'] },
    links: { self, results: `${self}/results`, cancel: `${self}/cancel`, pipeline: `/v1/pipelines/${pipeline_id}` },
  }
}
