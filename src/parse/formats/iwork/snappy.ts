import { ParseError } from '../../parse-error.ts'
import { readVarint } from './varint.ts'

/** Unpacks one block of raw Snappy data, never more than `most` bytes. */
export function unpackSnappy(packed: Buffer, most: number): Buffer {
  const { value: size, next } = readVarint(packed, 0)
  if (size > most) throw new ParseError('expands_too_much')
  const output = Buffer.alloc(size)
  let from = next
  let to = 0
  while (from < packed.length && to < size) {
    const tag = packed[from] ?? 0
    from += 1
    if ((tag & 3) === 0) {
      const { length, start } = literalAt(packed, tag, from)
      to += packed.copy(output, to, start, Math.min(start + length, packed.length))
      from = start + length
    } else {
      const { length, offset, start } = copyAt(packed, tag, from)
      from = start
      if (offset === 0 || offset > to) throw new ParseError('corrupt_file')
      // Source and target may overlap: the copy then repeats what it has just written.
      for (let index = 0; index < length && to < size; index += 1, to += 1) output[to] = output[to - offset] ?? 0
    }
  }
  return output.subarray(0, to)
}

function literalAt(packed: Buffer, tag: number, from: number): { length: number; start: number } {
  const short = tag >> 2
  if (short < 60) return { length: short + 1, start: from }
  const bytes = short - 59
  if (from + bytes > packed.length) throw new ParseError('corrupt_file')
  return { length: packed.readUIntLE(from, bytes) + 1, start: from + bytes }
}

function copyAt(packed: Buffer, tag: number, from: number): { length: number; offset: number; start: number } {
  const kind = tag & 3
  const bytes = kind === 1 ? 1 : kind === 2 ? 2 : 4
  if (from + bytes > packed.length) throw new ParseError('corrupt_file')
  const number = packed.readUIntLE(from, bytes)
  if (kind === 1) return { length: ((tag >> 2) & 7) + 4, offset: ((tag >> 5) << 8) | number, start: from + 1 }
  return { length: (tag >> 2) + 1, offset: number, start: from + bytes }
}
