import type { JobStatus, ProcessResponse } from '../../contract/process-jobs.ts'
import type { ShownJob } from '../../storage/process-jobs.ts'

/** The fields that every answer about a job has; the estimate belongs to unfinished ones only. */
export function presentJob(job: ShownJob, estimatedSeconds: number): ProcessResponse {
  return {
    correlation_id: job.correlation_id,
    job_id: job.id,
    status: job.status as JobStatus,
    start_time: (job.started_at ?? job.created_at).toISOString(),
    ...(job.finished_at === null && { estimated_time_seconds: Math.ceil(estimatedSeconds) }),
    message: job.message,
    filename: job.filename,
  }
}
