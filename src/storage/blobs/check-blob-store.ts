import { buffer } from 'node:stream/consumers'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { BlobOperations } from './blob-store.ts'

/**
 * Makes the `check` of a store: a small blob goes through every operation. One key per process, and calls that
 * overlap share one run, so that frequent probes cost little and do not disturb each other.
 */
export function createStoreCheck(openOperations: () => BlobOperations): () => Promise<void> {
  const key = `checks/${newId()}`
  let running: Promise<void> | undefined
  return () => {
    running ??= checkOnce(openOperations(), key).finally(() => {
      running = undefined
    })
    return running
  }
}

async function checkOnce(operations: BlobOperations, key: string): Promise<void> {
  const content = Buffer.from(newId())
  await operations.put(key, one(content))
  const { stream } = await operations.get(key)
  const found = await buffer(stream)
  await operations.delete(key)
  if (!found.equals(content)) throw unreliable('gave back other bytes than were written')
  if (await operations.exists(key)) throw unreliable('still holds a blob that was deleted')
}

async function* one(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

function unreliable(what: string): AppError {
  return new AppError('service_unavailable', `The blob store ${what}: check the disk or the object store behind it.`)
}
