import { newId } from '../../core/ids.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { insertJob, type JobRow } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { waitForDisk } from '../../storage/postgres/transaction.ts'
import { announceEnds, claimForJob } from '../../storage/running-extractions.ts'
import { auditSystem } from '../audit/record.ts'
import { jobFacts, tellJob } from '../jobs/job-events.ts'
import type { System } from '../system.ts'

/**
 * Makes a job of an extraction that its caller will not wait for. Undefined when it has ended or somebody else has made
 * one.
 */
export async function promote(
  tx: Tx,
  { clock }: System,
  extraction: ExtractionRow,
  document: DocumentRow,
): Promise<JobRow | undefined> {
  const now = clock.now()
  const job = newJob(extraction, document, now)
  const updated = extraction.job_id === null && (await claimForJob(tx, extraction.id, job.id))
  if (!updated) return
  await waitForDisk(tx)
  const row = await insertJob(tx, { ...job, ...(updated.started_at && { status: 'processing', started_at: now }) })
  const event = { occurredAt: now, data: jobFacts(row) }
  await tellJob(tx, row, { ...event, type: 'job.created' })
  if (row.started_at) await tellJob(tx, row, { ...event, type: 'job.started' })
  await auditSystem(tx, row.workspace_id, now, { action: 'extraction.promote', subjectId: extraction.id })
  await announceEnds(tx, [extraction.id])
  return row
}

/** The job of one extraction that is asynchronous from the start. */
export function newJob(
  extraction: Pick<
    ExtractionRow,
    'id' | 'workspace_id' | 'principal_id' | 'schema_id' | 'schema_version' | 'estimated_seconds'
  >,
  document: DocumentRow,
  now: Date,
) {
  return {
    id: newId(),
    ...{ workspace_id: extraction.workspace_id, kind: 'extraction', name: document.filename },
    ...{
      principal_id: extraction.principal_id,
      schema_id: extraction.schema_id,
      schema_version: extraction.schema_version,
    },
    ...{ status: 'queued', current_phase: 'resolve', extraction_id: extraction.id, document_count: 1 },
    ...{ estimated_seconds: extraction.estimated_seconds, created_at: now },
  }
}
