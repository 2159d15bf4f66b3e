import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { JobKind, ProcessResponse } from '../../contract/process-jobs.ts'
import { AppError } from '../../core/app-error.ts'
import type { JobClient } from './job-client.ts'
import type { OnPause } from './retries.ts'
import { unreadable } from './send-request.ts'

export interface Order {
  kind: JobKind
  /** The fields of the form beside the file. */
  fields: Record<string, string>
  /** Stands for the caller: two of them do not share their jobs. */
  key: string
  /** Makes a new job even if there is one. */
  again: boolean
}

interface Watcher {
  onSent(bytes: number, of: number): void
  onPause: OnPause
}

/**
 * Sends a file, or finds the job that it was sent for in the last day by the same command. A job that was cancelled or
 * has been deleted is no use: the next one's key follows from it, so that this one is found again, too.
 */
export async function submitFile(
  client: JobClient,
  file: { path: string; name: string },
  order: Order,
  watcher: Watcher,
): Promise<ProcessResponse> {
  const { kind, fields } = order
  const name = basename(file.name)
  const content = await openFile(file)
  const form = { fields, file: { name, content } }
  const onSent = (bytes: number) => watcher.onSent(Math.min(bytes, content.size), content.size)
  let basis = [order.again ? randomUUID() : '', order.key, kind, name, JSON.stringify(fields), await hashOf(content)]
  for (;;) {
    const idempotencyKey = createHash('sha256').update(JSON.stringify(basis)).digest('hex')
    const { onPause } = watcher
    const { job, replayed } = await client.submit({ kind, form, idempotencyKey, onSent, onPause })
    const current = replayed ? await findUsable(client, job.job_id) : job
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
  } catch (error) {
    throw unreadable(error)
  }
  return hash.digest('hex')
}

async function findUsable(client: JobClient, jobId: string): Promise<ProcessResponse | undefined> {
  try {
    const { job } = await client.get(jobId, {})
    return job?.status === 'cancelled' ? undefined : job
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
