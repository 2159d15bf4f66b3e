import { createCipheriv, createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

export const mebibyte = 1024 * 1024

/** The same bytes for the same seed, in chunks of a size that divides nothing. */
export async function* content(bytes: number, seed = 0): AsyncGenerator<Uint8Array> {
  const stream = createCipheriv('aes-128-ctr', Buffer.alloc(16, seed), Buffer.alloc(16))
  const zeros = Buffer.alloc(64 * 1024 + 7)
  for (let left = bytes; left > 0; left -= zeros.length) yield stream.update(zeros.subarray(0, left))
}

export async function sha256(stream: AsyncIterable<Uint8Array> | Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

/** Gives some bytes and then nothing more, ever; `stuck` resolves when somebody waits for more. */
export function stuckSource(bytes: number): { source: AsyncGenerator<Uint8Array>; stuck: Promise<void> } {
  const { promise: stuck, resolve } = Promise.withResolvers<void>()
  async function* generate(): AsyncGenerator<Uint8Array> {
    yield* content(bytes)
    resolve()
    await new Promise(() => undefined)
  }
  return { source: generate(), stuck }
}

/** Waits for a condition that no event announces. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition did not come true within ten seconds.')
    await setTimeout(5)
  }
}
