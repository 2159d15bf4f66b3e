import { ParseError } from '../../parse-error.ts'
import { unpackRle } from './unpack-rle.ts'

export interface BmpHeader {
  width: number
  height: number
  pixelsPerInch: number | undefined
  /** Rows are stored from the bottom unless said otherwise. */
  topDown: boolean
  bits: number
  compression: number
  /** Where the pixels begin. */
  pixels: number
  /** Colours that pixels of up to 8 bits refer to: three bytes each, red first. */
  palette: Uint8Array
  /** Bits of red, green and blue in pixels of 16 and 32 bits. */
  masks: [number, number, number]
}

const uncompressed = 0
const rle8 = 1
const rle4 = 2
const bitFields = 3
const alphaBitFields = 6

/** Reads what a Windows or OS/2 bitmap says of itself. */
export function readBmpHeader(bytes: Buffer): BmpHeader {
  if (bytes.length < 26) throw damaged()
  const headerSize = bytes.readUInt32LE(14)
  const isOs2 = headerSize === 12
  if (!isOs2 && (headerSize < 40 || bytes.length < 54)) throw damaged()
  const width = isOs2 ? bytes.readUInt16LE(18) : bytes.readInt32LE(18)
  const signedHeight = isOs2 ? bytes.readUInt16LE(20) : bytes.readInt32LE(22)
  const bits = bytes.readUInt16LE(isOs2 ? 24 : 28)
  const compression = isOs2 ? uncompressed : bytes.readUInt32LE(30)
  const known = [uncompressed, rle8, rle4, bitFields, alphaBitFields].includes(compression)
  if (width <= 0 || signedHeight === 0 || !known || ![1, 4, 8, 16, 24, 32].includes(bits)) throw damaged()
  const perMetre = isOs2 ? 0 : bytes.readInt32LE(38)
  const hasMasks = compression === bitFields || compression === alphaBitFields
  const pixels = bytes.readUInt32LE(10)
  const paletteAt = 14 + headerSize + (hasMasks && headerSize === 40 ? 12 : 0)
  return {
    width,
    height: Math.abs(signedHeight),
    pixelsPerInch: perMetre > 0 ? perMetre * 0.0254 : undefined,
    topDown: signedHeight < 0,
    bits,
    compression,
    pixels,
    palette: bits <= 8 ? readPalette(bytes, paletteAt, isOs2 ? 3 : 4, 2 ** bits) : new Uint8Array(0),
    masks: hasMasks && bytes.length >= 66 ? maskAt(bytes, 54) : usualMasks(bits),
  }
}

/** Red, green and blue of each pixel, from the top. What a cut-off file lacks is black. */
export function decodeBmp(bytes: Buffer, header: BmpHeader): Uint8Array {
  const { width, height, bits, compression } = header
  const packed = bytes.subarray(header.pixels)
  const isRle = compression === rle8 || compression === rle4
  const indices = isRle ? unpackRle(packed, width, height, compression === rle4 ? 4 : 8) : undefined
  const stride = Math.ceil((width * bits) / 32) * 4
  const colour = isRle ? colourOfIndex(header) : colourReader(header)
  const out = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const stored = header.topDown ? y : height - 1 - y
    const row = indices?.subarray(stored * width) ?? packed.subarray(stored * stride, (stored + 1) * stride)
    for (let x = 0; x < width; x += 1) colour(row, x, out, (y * width + x) * 3)
  }
  return out
}

type ColourReader = (row: Uint8Array, x: number, out: Uint8Array, at: number) => void

function colourReader(header: BmpHeader): ColourReader {
  const { bits, masks } = header
  if (bits === 24)
    return (row, x, out, at) => {
      for (let channel = 0; channel < 3; channel += 1) out[at + channel] = row[x * 3 + 2 - channel] ?? 0
    }
  if (bits <= 8) {
    const look = colourOfIndex(header)
    const perByte = 8 / bits
    return (row, x, out, at) => {
      const shift = 8 - bits * ((x % perByte) + 1)
      look([((row[Math.floor(x / perByte)] ?? 0) >> shift) & (2 ** bits - 1)], 0, out, at)
    }
  }
  const size = bits / 8
  return (row, x, out, at) => {
    let pixel = 0
    for (let byte = size - 1; byte >= 0; byte -= 1) pixel = pixel * 256 + (row[x * size + byte] ?? 0)
    masks.forEach((mask, channel) => {
      out[at + channel] = partOf(pixel, mask)
    })
  }
}

function colourOfIndex({
  palette,
}: BmpHeader): (row: ArrayLike<number>, x: number, out: Uint8Array, at: number) => void {
  return (row, x, out, at) => {
    for (let channel = 0; channel < 3; channel += 1) out[at + channel] = palette[(row[x] ?? 0) * 3 + channel] ?? 0
  }
}

function partOf(pixel: number, mask: number): number {
  if (mask === 0) return 0
  const shift = 31 - Math.clz32(mask & -mask)
  return Math.round((((pixel & mask) >>> shift) * 255) / (mask >>> shift))
}

function readPalette(bytes: Buffer, from: number, entrySize: number, colours: number): Uint8Array {
  const palette = new Uint8Array(colours * 3)
  for (let index = 0; index < colours; index += 1)
    for (let channel = 0; channel < 3; channel += 1)
      palette[index * 3 + channel] = bytes[from + index * entrySize + 2 - channel] ?? 0
  return palette
}

function maskAt(bytes: Buffer, from: number): [number, number, number] {
  return [bytes.readUInt32LE(from), bytes.readUInt32LE(from + 4), bytes.readUInt32LE(from + 8)]
}

function usualMasks(bits: number): [number, number, number] {
  return bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]
}

function damaged(): ParseError {
  return new ParseError('corrupt_file', 'It is not a bitmap that can be decoded.')
}
