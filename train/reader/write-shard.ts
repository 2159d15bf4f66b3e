import { writeFile } from 'node:fs/promises'
import type { PackedDocument } from './pack-document.ts'

type Numbers = Uint8Array | Uint16Array | Int16Array | Int32Array

/** `u32 length of the header | header as JSON | arrays`, each array padded to four bytes, little-endian. */
export async function writeShard(path: string, packed: readonly PackedDocument[]): Promise<void> {
  const parts: Uint8Array[] = []
  let size = 0
  const add = (array: Numbers): number => {
    const at = size
    const bytes = new Uint8Array(Math.ceil(array.byteLength / 4) * 4)
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    parts.push(bytes)
    size += bytes.length
    return at
  }
  const docs = packed.map(({ facts, page, questions, gold }) => ({
    ...facts,
    ...{ L: page.places.length, Q: questions.types.length, G: gold.length / 4 },
    off: {
      ...{ ng: add(page.grams), cont: add(page.traits), box: add(page.boxes), row: add(page.rows) },
      ...{ seg: add(page.segments), blk: add(page.blocks), pg: add(page.pages), qng: add(questions.grams) },
      ...{ qk: add(questions.kinds), qt: add(questions.types), qr: add(questions.roles), qp: add(questions.parents) },
      gold: add(gold),
    },
  }))
  const header = Buffer.from(JSON.stringify({ docs }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(header.length)
  await writeFile(path, Buffer.concat([length, header, ...parts]))
}
