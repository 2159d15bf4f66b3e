import { createHash } from 'node:crypto'

export interface Part {
  number: number
  /** Valid until the next part but one is asked for: two buffers serve the whole upload. */
  body: Buffer
  md5: Buffer
  last: boolean
}

/** Cuts a stream into parts, at least one. A part is given out when it is known whether another one follows. */
export async function* splitIntoParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  let filling: Buffer = Buffer.alloc(0)
  let inUse: Buffer = Buffer.alloc(0)
  let number = 1
  let filled = 0
  let md5 = createHash('md5')

  for await (const chunk of chunks) {
    let rest = chunk
    while (rest.byteLength > 0) {
      if (filled === partBytes(number)) {
        yield { number, body: filling.subarray(0, filled), md5: md5.digest(), last: false }
        ;[filling, inUse] = [inUse, filling]
        number += 1
        filled = 0
        md5 = createHash('md5')
      }
      const taken = rest.subarray(0, partBytes(number) - filled)
      filling = withRoom(filling, filled, taken.byteLength, partBytes(number))
      filling.set(taken, filled)
      md5.update(taken)
      filled += taken.byteLength
      rest = rest.subarray(taken.byteLength)
    }
  }
  yield { number, body: filling.subarray(0, filled), md5: md5.digest(), last: true }
}

/**
 * 8 MiB, doubled after every thousand parts: the ten thousand parts that an upload may have then hold more than any
 * object may, while everything below 8 GB has parts of one size, which some stores insist on.
 */
export function partBytes(number: number): number {
  return 8 * 1024 * 1024 * 2 ** Math.floor((number - 1) / 1000)
}

/** Small uploads do not take a whole part each; from 1 MiB on, another copy would cost more than the room. */
function withRoom(buffer: Buffer, filled: number, more: number, limit: number): Buffer {
  const needed = filled + more
  if (buffer.length >= needed) return buffer
  const size = needed > 1024 * 1024 ? limit : Math.max(needed, buffer.length * 2, 64 * 1024)
  const grown = Buffer.allocUnsafeSlow(Math.min(size, limit))
  buffer.copy(grown, 0, 0, filled)
  return grown
}
