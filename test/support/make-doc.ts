import { writeCompoundFile } from '../../src/parse/compound/write-compound-file.ts'

/** As Word 97 keeps it: one string of all texts, and a table of its pieces. */
export async function makeDoc(main: string, header: string, flags = 0x0200): Promise<Buffer> {
  const text = `${main}${header}`
  const document = Buffer.alloc(2048 + text.length)
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(0xc1, 2)
  document.writeUInt16LE(flags, 0x0a)
  document.writeUInt32LE(main.length, 0x4c)
  document.writeUInt32LE(header.length, 0x54)
  document.write(text, 2048, 'latin1')
  const stories = Buffer.alloc(14 * 4)
  for (let index = 8; index < 14; index += 1) stories.writeUInt32LE(header.length, index * 4)
  const pieces = Buffer.alloc(5 + 16)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(((2048 << 1) | 0x40000000) >>> 0, 15)
  document.writeUInt32LE(0, 0xf2)
  document.writeUInt32LE(stories.length, 0xf6)
  document.writeUInt32LE(stories.length, 0x1a2)
  document.writeUInt32LE(pieces.length, 0x1a6)
  const table = Buffer.concat([stories, pieces])
  return writeCompoundFile([
    { path: 'WordDocument', bytes: document },
    { path: '1Table', bytes: table },
  ])
}
