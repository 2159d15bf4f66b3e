import { basename } from 'node:path'
import { NotFoundError, type ProcessResponse, type Retry, type Sheaf } from '../../../sdk/src/index.ts'
import type { JobKind } from '../../contract/process-jobs.ts'
import { openContent, sendOnce } from '../remote/send-once.ts'
import type { fieldsOf } from './process-options.ts'

export interface Order {
  kind: JobKind
  /** What is sent beside the file. */
  fields: Awaited<ReturnType<typeof fieldsOf>>
  /** Stands for the caller: two of them do not share their jobs. */
  key: string
  /** Makes a new job even if there is one. */
  again: boolean
}

interface Watcher {
  onSent(bytes: number, of: number): void
  onRetry(retry: Retry): void
}

/** Sends a file, or finds the job that it was sent for in the last day by the same command, unless that was cancelled. */
export async function submitFile(
  sheaf: Sheaf,
  file: { path: string; name: string },
  order: Order,
  { onSent, onRetry }: Watcher,
): Promise<ProcessResponse> {
  const { kind, fields, again } = order
  const name = basename(file.name)
  const { content, hash } = await openContent(file)
  const submission = { ...fields, file: { name, content } }
  const watched = { onRetry, onSent: (bytes: number) => onSent(bytes, content.size) }
  const submit = sheaf.process[kind === 'process' ? 'submit' : kind]
  return sendOnce({
    basis: [order.key, kind, name, JSON.stringify(fields), hash],
    again,
    send: (once) => submit(submission, { ...watched, ...once }),
    idOf: ({ job_id }) => job_id,
    find: (id) => findUsable(sheaf, id),
  })
}

async function findUsable(sheaf: Sheaf, jobId: string): Promise<ProcessResponse | undefined> {
  try {
    const job = await sheaf.process.get(jobId)
    return job.status === 'cancelled' ? undefined : job
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
