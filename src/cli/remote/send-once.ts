import { createHash, randomUUID } from 'node:crypto'
import type { CallOptions } from '../../../sdk/src/index.ts'
import { AppError } from '../../core/app-error.ts'
import { openFile } from '../open-file.ts'

interface Sending<T> {
  /** All that makes it the same: who sends, what for, the names and hashes of files. */
  basis: string[]
  /** Sends it even if it was sent before. */
  again: boolean
  send(options: Pick<CallOptions, 'idempotencyKey' | 'onAnswer'>): Promise<T>
  idOf(sent: T): string
  /** How what was sent before stands; undefined when it is of no use any more. */
  find(id: string): Promise<T | undefined>
}

/**
 * Sends something, or finds what came of it when it was sent in the last day by the same command. What was deleted or cancelled
 * since is no use: the next key follows from it, so that what is sent now is found again, too.
 */
export async function sendOnce<T>({ basis, again, send, idOf, find }: Sending<T>): Promise<T> {
  for (let parts = [again ? randomUUID() : '', ...basis]; ; ) {
    const idempotencyKey = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
    let isKnown = false
    const onAnswer: CallOptions['onAnswer'] = ({ replayed }) => {
      isKnown = replayed
    }
    const sent = await send({ idempotencyKey, onAnswer })
    const current = isKnown ? await find(idOf(sent)) : sent
    if (current) return current
    parts = [...parts, idOf(sent)]
  }
}

/** A file to be sent, and the hash of its content. */
export async function openContent({
  path,
  name,
}: {
  path: string
  name: string
}): Promise<{ content: Blob; hash: string }> {
  const content = await openFile({ path, name })
  return { content, hash: await hashOf(content) }
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
