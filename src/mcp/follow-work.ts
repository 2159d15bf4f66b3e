import type { Asked, Done, OpenPath, Perform } from './perform.ts'
import { operationNamed } from './tool-operation.ts'

const lookSeconds = 5

export interface Following {
  perform: Perform
  openPath?: OpenPath | undefined
  signal: AbortSignal
  /** Called with how many of a hundred parts are done; never with the same number twice. */
  report(done: number, message: string): Promise<void>
}

/** An extraction that became a job is waited for, so that its caller gets the result; whoever goes away leaves it running. */
export async function followExtraction(accepted: Done, { perform, signal, report }: Following): Promise<Done> {
  const { job, extraction_id: id } = accepted.body as { job?: { id: string }; extraction_id?: string }
  if (accepted.status !== 202 || job === undefined || id === undefined) return accepted
  for (let looks = 1; !signal.aborted; looks++) {
    const looked = await perform(read('getJob', { id: job.id }, { wait: String(lookSeconds) }), signal)
    if (looked.status >= 400) return looked
    const { status, progress } = looked.body as { status: string; progress: number }
    if (status !== 'queued' && status !== 'processing') return perform(read('getExtraction', { id }), signal)
    await report(progress + looks / 1000, `The document is being worked on: ${progress} %.`)
  }
  return accepted
}

/** The job that looks for a schema is waited for in the same way; one that fails is a failure of the tool. */
export async function followRecommendation(accepted: Done, { perform, signal, report }: Following): Promise<Done> {
  const { job_id } = accepted.body as { job_id?: string }
  if (accepted.status >= 400 || job_id === undefined) return accepted
  for (let looks = 1; !signal.aborted; looks++) {
    const looked = await perform(read('getProcess', { job_id }, { wait: String(lookSeconds) }), signal)
    if (looked.status >= 400) return looked
    const { status, message } = looked.body as { status: string; message: string }
    if (status === 'success') return looked
    if (status === 'failed' || status === 'cancelled')
      return { status: 422, body: { code: 'unprocessable', message, retryable: false } }
    await report(100 - 100 / (1 + looks), message)
  }
  return accepted
}

function read(operation: string, params: Record<string, unknown>, query: Record<string, unknown> = {}): Asked {
  const rest = { body: undefined, files: [], idempotencyKey: undefined }
  return { operation: operationNamed(operation), params, query, ...rest }
}
