import { inflateSync } from 'node:zlib'
import type { ReadContext } from '../../reader.ts'
import { unwrapOleObject } from '../office/ole-object.ts'
import { mayHoldText } from '../office/picture-size.ts'
import { recordsIn, recordTypes } from './ppt-records.ts'

const firstBlip = 0xf01d
const lastBlip = 0xf02a
const heads = [
  { ending: 'png', head: Buffer.from('89504e47', 'hex') },
  { ending: 'jpg', head: Buffer.from('ffd8ff', 'hex') },
]

/** The pictures of a presentation that may hold text. */
export async function givePictures(pictures: Buffer, context: ReadContext): Promise<void> {
  let number = 0
  for (const record of recordsIn(pictures, 0, pictures.length)) {
    if (record.type < firstBlip || record.type > lastBlip || number >= context.limits.entries) continue
    number += 1
    // Checksums stand before the picture itself, one or two of them.
    const content = pictures.subarray(record.start, record.end)
    for (const { ending, head } of heads) {
      const at = content.subarray(0, 64).indexOf(head)
      const bytes = at < 0 ? undefined : content.subarray(at)
      if (bytes && (await mayHoldText(bytes, context.limits.pixels)))
        await context.child({ name: `picture${number}.${ending}`, relation: 'inline', bytes })
    }
  }
}

/** The files that were put into a presentation. */
export async function giveOleObjects(stream: Buffer, context: ReadContext): Promise<void> {
  let number = 0
  for (const record of recordsIn(stream, 0, stream.length)) {
    if (record.type !== recordTypes.oleObject || number >= context.limits.entries) continue
    number += 1
    const bytes = unpackObject(stream.subarray(record.start, record.end), record.instance === 1, context)
    const file = bytes && unwrapOleObject(bytes, `object${number}`)
    if (file) await context.child({ ...file, relation: 'embedded' })
  }
}

function unpackObject(content: Buffer, isPacked: boolean, context: ReadContext): Buffer | undefined {
  if (!isPacked) return content
  const most = Math.min(context.limits.expandedBytes, Math.max(content.length * context.limits.expansionRatio, 1 << 20))
  try {
    return inflateSync(content.subarray(4), { maxOutputLength: most })
  } catch {
    return undefined
  }
}
