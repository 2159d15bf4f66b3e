import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { crc32, createDeflateRaw } from 'node:zlib'

/** Text that is compressed as it comes, outside of the thread that makes it. */
export interface Packing {
  /** What was compressed meanwhile. */
  write(text: string): Promise<Buffer[]>
  end(): Promise<Buffer[]>
  facts(): { crc: number; size: number }
}

export function createPacking(): Packing {
  const deflate = createDeflateRaw({ level: 6 })
  let crc = 0
  let size = 0
  let chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const take = () => {
    const taken = chunks
    chunks = []
    return taken
  }
  return {
    async write(text) {
      const bytes = Buffer.from(text)
      crc = crc32(bytes, crc)
      size += bytes.length
      await new Promise<void>((resolve, reject) => deflate.write(bytes, (error) => (error ? reject(error) : resolve())))
      return take()
    },
    async end() {
      const ended = once(deflate, 'end')
      deflate.end()
      await ended
      return take()
    },
    facts: () => ({ crc, size }),
  }
}

/** Waits in a file until its turn comes. */
export function createStoredPart(file: string) {
  const packing = createPacking()
  const stored = createWriteStream(file, { mode: 0o600, flags: 'wx' })
  const failed = once(stored, 'error').then(([error]) => {
    throw error
  })
  failed.catch(() => undefined)
  const store = async (chunks: Buffer[]) => {
    for (const chunk of chunks) if (!stored.write(chunk)) await Promise.race([once(stored, 'drain'), failed])
  }
  return {
    async write(text: string) {
      await store(await packing.write(text))
    },
    async end() {
      await store(await packing.end())
      const closed = once(stored, 'close')
      stored.end()
      await Promise.race([closed, failed])
    },
    facts: packing.facts,
    read: () => createReadStream(file),
  }
}
