import { writeCompoundFile } from '../../src/parse/compound/write-compound-file.ts'

interface PptSlide {
  title: string
  lines: string[]
  box: string
}

/** As PowerPoint 97 keeps it: records in a stream, the places of the current ones in a directory. */
export async function makePpt({ title, lines, box }: PptSlide): Promise<Buffer> {
  const header = (kind: number) => pptRecord(3999, u32(kind))
  const outline = [
    pptRecord(1011, u32(2, 0, 0, 256, 0)),
    ...[header(0), pptRecord(4008, Buffer.from(title))],
    ...[header(1), pptRecord(4000, Buffer.from(lines.join('\r'), 'utf16le'))],
  ]
  const document = pptRecord(1000, pptRecord(4080, Buffer.concat(outline), 0, true), 0, true)
  const shape = pptRecord(0xf00d, Buffer.concat([header(4), pptRecord(4008, Buffer.from(box))]), 0, true)
  const slide = pptRecord(1006, shape, 0, true)
  const directory = pptRecord(6002, u32((2 << 20) | 1, 0, document.length))
  const edit = pptRecord(4085, u32(0, 0, 0, document.length + slide.length, 1, 0, 0))
  const current = document.length + slide.length + directory.length
  return writeCompoundFile([
    { path: 'PowerPoint Document', bytes: Buffer.concat([document, slide, directory, edit]) },
    { path: 'Current User', bytes: pptRecord(4086, u32(20, 0xe391c05f, current)) },
  ])
}

export function pptRecord(type: number, content: Buffer, instance = 0, container = false): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt16LE((instance << 4) | (container ? 0xf : 0), 0)
  head.writeUInt16LE(type, 2)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

export const u32 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from(new Uint32Array([value]).buffer)))
