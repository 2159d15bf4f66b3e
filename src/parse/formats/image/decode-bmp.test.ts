import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeBmp, readBmpHeader } from './decode-bmp.ts'

const black = [0, 0, 0]
const red = [255, 0, 0]
const green = [0, 255, 0]
const blue = [0, 0, 255]
const colours = [black, red, green, blue]
/** Three pixels a row, two rows: from the top, as they must come out. */
const expected = [red, green, blue, black, red, green].flat()
const indices = [
  [0, 1, 2],
  [1, 2, 3],
]

test('24 bits, rows from the bottom', () => {
  const rows = [...indices].map((row) => [...row.flatMap((index) => bgr(index)), 0, 0, 0])
  assert.deepEqual(decode({ bits: 24, pixels: rows.flat() }), expected)
})

test('24 bits, rows from the top', () => {
  const rows = indices.toReversed().map((row) => [...row.flatMap((index) => bgr(index)), 0, 0, 0])
  assert.deepEqual(decode({ bits: 24, pixels: rows.flat(), topDown: true }), expected)
})

test('32 bits', () => {
  assert.deepEqual(decode({ bits: 32, pixels: indices.flat().flatMap((index) => [...bgr(index), 0]) }), expected)
})

test('16 bits with masks for 5, 6 and 5 bits', () => {
  const codes = [0, 0xf800, 0x07e0, 0x001f]
  const rows = indices.map((row) => [...row.flatMap((index) => word(codes[index] ?? 0)), 0, 0])
  const masks = [0xf800, 0x07e0, 0x001f]
  assert.deepEqual(decode({ bits: 16, pixels: rows.flat(), compression: 3, masks }), expected)
})

test('8 and 4 bits with a palette', () => {
  const eight = indices.flatMap((row) => [...row, 0])
  assert.deepEqual(decode({ bits: 8, pixels: eight, palette: true }), expected)
  const four = indices.flatMap(([a = 0, b = 0, c = 0]) => [a * 16 + b, c * 16, 0, 0])
  assert.deepEqual(decode({ bits: 4, pixels: four, palette: true }), expected)
})

test('1 bit', () => {
  const pixels = [0b10100000, 0, 0, 0, 0b01000000, 0, 0, 0]
  assert.deepEqual(decode({ bits: 1, pixels, palette: true }), [black, red, black, red, black, red].flat())
})

test('8 bits run-length encoded: runs, literal pixels, ends of lines and of the picture', () => {
  const pixels = [1, 0, 1, 1, 1, 2, 0, 0, 0, 3, 1, 2, 3, 0, 0, 1]
  assert.deepEqual(decode({ bits: 8, pixels, palette: true, compression: 1 }), expected)
})

test('a bitmap that is cut off is black where it ends', () => {
  const rows = indices.map((row) => [...row.flatMap((index) => bgr(index)), 0, 0, 0])
  const result = decode({ bits: 24, pixels: rows.flat().slice(0, 12) })
  assert.deepEqual(result, [black, black, black, black, red, green].flat())
})

test('what is no bitmap is damaged', () => {
  assert.throws(() => readBmpHeader(Buffer.from('BM')), { code: 'corrupt_file' })
  assert.throws(() => readBmpHeader(Buffer.alloc(80)), { code: 'corrupt_file' })
})

interface Picture {
  bits: number
  pixels: number[]
  compression?: number
  topDown?: boolean
  palette?: boolean
  masks?: number[]
}

function decode({ bits, pixels, compression = 0, topDown = false, palette = false, masks = [] }: Picture): number[] {
  const table = palette ? colours.flatMap((_, index) => [...bgr(index), 0]) : masks.flatMap((mask) => long(mask))
  if (palette) table.push(...new Array<number>(4 * 2 ** bits).fill(0).slice(table.length))
  const start = 54 + table.length
  const info = [...long(40), ...long(3), ...long(topDown ? -2 : 2), ...word(1), ...word(bits), ...long(compression)]
  const rest = [...long(0), ...long(11_811), ...long(11_811), ...long(0), ...long(0)]
  const file = [0x42, 0x4d, ...long(0), ...long(0), ...long(start), ...info, ...rest, ...table, ...pixels]
  const bytes = Buffer.from(file)
  const header = readBmpHeader(bytes)
  assert.equal(Math.round(header.pixelsPerInch ?? 0), 300)
  return [...decodeBmp(bytes, header)]
}

function bgr(index: number): number[] {
  return (colours[index] ?? black).toReversed()
}

function word(value: number): number[] {
  return [value & 255, (value >> 8) & 255]
}

function long(value: number): number[] {
  return [...word(value), ...word(value >> 16)]
}
