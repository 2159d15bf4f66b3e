import { ParseError } from '../../parse-error.ts'
import { bytesIn, numberIn, readMessage } from './protobuf.ts'
import { unpackSnappy } from './snappy.ts'
import { readVarint } from './varint.ts'

export interface IwaObject {
  id: number
  type: number
  bytes: Buffer
}

/** The objects of one `.iwa` part: packed blocks, in which each object comes after a note of its type and length. */
export function readIwaObjects(part: Buffer, most: number): IwaObject[] {
  const bytes = unpackBlocks(part, most)
  const objects: IwaObject[] = []
  let at = 0
  while (at < bytes.length) {
    const { value: length, next } = readVarint(bytes, at)
    if (length === 0 || next + length > bytes.length) break
    const info = readMessage(bytes.subarray(next, next + length))
    const id = numberIn(info, 1) ?? 0
    at = next + length
    for (const note of bytesIn(info, 2)) {
      const message = readMessage(note)
      const size = numberIn(message, 3) ?? 0
      objects.push({ id, type: numberIn(message, 1) ?? 0, bytes: bytes.subarray(at, at + size) })
      at += size
    }
  }
  return objects
}

function unpackBlocks(part: Buffer, most: number): Buffer {
  const blocks: Buffer[] = []
  let left = most
  let at = 0
  while (at + 4 <= part.length && part[at] === 0) {
    const length = part.readUIntLE(at + 1, 3)
    const block = unpackSnappy(part.subarray(at + 4, at + 4 + length), left)
    blocks.push(block)
    left -= block.length
    at += 4 + length
  }
  if (blocks.length === 0) throw new ParseError('corrupt_file')
  return Buffer.concat(blocks)
}
