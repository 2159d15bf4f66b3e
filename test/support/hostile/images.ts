import { crc32, deflateSync } from 'node:zlib'
import type { HostileFile, Outcome } from './hostile-file.ts'

const refused: readonly Outcome[] = ['too_large', 'corrupt_file', 'expands_too_much', 'partial']

/** Pictures whose headers state far more pixels than anyone has memory for. */
export function hostileImages(): HostileFile[] {
  return [
    { name: 'vast.png', bytes: png(30_000, 30_000), expects: ['too_large', 'partial'] },
    { name: 'lying.png', bytes: png(100_000, 100_000, 10), expects: refused },
    { name: 'lying.gif', bytes: gif(60_000, 60_000), expects: refused },
    { name: 'lying.bmp', bytes: bmp(60_000, 60_000), expects: refused },
    { name: 'lying.tiff', bytes: tiff(60_000, 60_000), expects: refused },
    { name: 'many-pages.tiff', bytes: tiffOfPages(20_000), expects: ['document', 'too_many_pages', ...refused] },
    { name: 'looping.tiff', bytes: tiffOfPages(3, true), expects: ['document', 'too_many_pages', ...refused] },
    { name: 'lying.webp', bytes: webp(), expects: refused },
    { name: 'lying.jpeg', bytes: jpeg(65_000, 65_000), expects: refused },
  ]
}

/** One bit a pixel, all of them black; fewer rows than stated when said so. */
export function png(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function gif(width: number, height: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen[4] = 0x80
  const image = Buffer.alloc(10)
  image[0] = 0x2c
  image.writeUInt16LE(width, 5)
  image.writeUInt16LE(height, 7)
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    Buffer.alloc(6, 0xff),
    image,
    Buffer.from([2, 2, 0x4c, 1, 0, 0x3b]),
  ])
}

function bmp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(154)
  bytes.write('BM', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

function tiff(width: number, height: number): Buffer {
  return Buffer.concat([tiffHeader(), directory(width, height, 0), Buffer.alloc(64)])
}

/** Pages of one pixel; the last leads back to the first when it loops. */
function tiffOfPages(count: number, loops = false): Buffer {
  const size = directory(1, 1, 0).length
  const pages = Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    return directory(1, 1, isLast ? (loops ? 8 : 0) : 8 + (index + 1) * size)
  })
  return Buffer.concat([tiffHeader(), ...pages])
}

function tiffHeader(): Buffer {
  return Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])
}

function directory(width: number, height: number, next: number): Buffer {
  const fields = [
    [256, width],
    [257, height],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 4],
    [277, 1],
    [278, height],
    [279, width * height > 0xffffffff ? 0xffffffff : width * height],
  ] as const
  const bytes = Buffer.alloc(2 + fields.length * 12 + 4)
  bytes.writeUInt16LE(fields.length, 0)
  fields.forEach(([tag, value], index) => {
    bytes.writeUInt16LE(tag, 2 + index * 12)
    bytes.writeUInt16LE(4, 4 + index * 12)
    bytes.writeUInt32LE(1, 6 + index * 12)
    bytes.writeUInt32LE(value, 10 + index * 12)
  })
  bytes.writeUInt32LE(next, 2 + fields.length * 12)
  return bytes
}

function webp(): Buffer {
  const vp8 = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f, 0, 0, 0, 0, 0, 0])
  const bytes = Buffer.alloc(20)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(12 + vp8.length, 4)
  bytes.write('WEBPVP8 ', 8, 'latin1')
  bytes.writeUInt32LE(vp8.length, 16)
  return Buffer.concat([bytes, vp8])
}

function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]),
    Buffer.alloc(200, 0x55),
    Buffer.from([0xff, 0xd9]),
  ])
}
