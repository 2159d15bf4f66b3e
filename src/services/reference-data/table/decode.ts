import { isUtf8 } from 'node:buffer'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** By the mark at the beginning, by the zeros that Latin text has in UTF-16, or by what the whole of it can be. */
export async function findEncoding(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<Encoding> {
  let beginning: Buffer | undefined
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of await open()) {
    const bytes =
      rest.length === 0 ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : Buffer.concat([rest, chunk])
    if (beginning === undefined) {
      beginning = bytes
      const wide = wideEncoding(bytes)
      if (wide !== undefined) return wide
    }
    const cut = wholeCharacters(bytes)
    if (!isUtf8(bytes.subarray(0, cut))) return 'windows-1252'
    rest = bytes.subarray(cut)
  }
  return isUtf8(rest) ? 'utf-8' : 'windows-1252'
}

/** The text as UTF-8 without a mark. */
export async function* decode(source: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    let isFirst = true
    for await (const chunk of source) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      yield isFirst && bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xefbbbf ? bytes.subarray(3) : bytes
      isFirst = false
    }
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of source) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

function wideEncoding(bytes: Buffer): Encoding | undefined {
  if (bytes.length < 2) return undefined
  const mark = bytes.readUInt16BE(0)
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  const looked = bytes.subarray(0, 1000)
  const zeros = (odd: number) => looked.filter((byte, index) => byte === 0 && index % 2 === odd).length
  const many = looked.length / 4
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : undefined
}

/** Where the last character that is whole ends. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number
    if (byte < 0x80) break
    if (byte < 0xc0) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return needed > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}
