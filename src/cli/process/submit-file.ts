import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import {
  type CallOptions,
  NotFoundError,
  type ProcessResponse,
  type Retry,
  type Sheaf,
} from '../../../sdk/src/index.ts'
import type { JobKind } from '../../contract/process-jobs.ts'
import { AppError } from '../../core/app-error.ts'
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

/**
 * Sends a file, or finds the job that it was sent for in the last day by the same command. A job that was cancelled or
 * has been deleted is no use: the next one's key follows from it, so that this one is found again, too.
 */
export async function submitFile(
  sheaf: Sheaf,
  file: { path: string; name: string },
  order: Order,
  { onSent, onRetry }: Watcher,
): Promise<ProcessResponse> {
  const { kind, fields } = order
  const name = basename(file.name)
  const content = await openFile(file)
  const submission = { ...fields, file: { name, content } }
  const watched = { onRetry, onSent: (bytes: number) => onSent(Math.min(bytes, content.size), content.size) }
  let basis = [order.again ? randomUUID() : '', order.key, kind, name, JSON.stringify(fields), await hashOf(content)]
  for (;;) {
    const idempotencyKey = createHash('sha256').update(JSON.stringify(basis)).digest('hex')
    let isKnown = false
    const onAnswer: CallOptions['onAnswer'] = ({ replayed }) => {
      isKnown = replayed
    }
    const submit = sheaf.process[kind === 'process' ? 'submit' : kind]
    const job = await submit(submission, { ...watched, idempotencyKey, onAnswer })
    const current = isKnown ? await findUsable(sheaf, job.job_id) : job
    if (current) return current
    basis = [...basis, job.job_id]
  }
}

async function openFile({ path, name }: { path: string; name: string }): Promise<Blob> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new AppError('not_found', `There is no readable file ${name}.`, { cause })
  })
  if (!found.isFile()) throw new AppError('validation_error', `${name} is not a file.`)
  return openAsBlob(path).catch((cause: unknown) => {
    throw new AppError('not_found', `${name} cannot be read.`, { cause })
  })
}

async function hashOf(blob: Blob): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of blob.stream()) hash.update(chunk)
  } catch (cause) {
    throw new AppError('conflict', 'The file was changed or taken away while it was being read.', { cause })
  }
  return hash.digest('hex')
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
