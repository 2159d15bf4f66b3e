import { gzipSync } from 'node:zlib'
import { makeZip } from '../make-zip.ts'
import { docx, odt, xlsx } from './archives.ts'
import { type HostileFile, type Outcome, read, readOrDamaged } from './hostile-file.ts'
import { png } from './images.ts'
import { pdf } from './pdfs.ts'
import { text } from './references.ts'

const unsupported: readonly Outcome[] = ['unsupported_media_type']
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), noise(5000)])

/** Files that are not what their names say, are nothing at all, or end too early. */
export function impostors(): HostileFile[] {
  return [
    { name: 'program.pdf', bytes: program, expects: unsupported },
    { name: 'document.docx', bytes: pdf({}), expects: ['document'] },
    {
      name: 'page.xls',
      bytes: text('<html><body><table><tr><td>A</td><td>1</td></tr></table></body></html>'),
      expects: ['document'],
    },
    { name: 'archive.png', bytes: makeZip([{ name: 'a.txt', content: 'Hello' }]), expects: ['document'] },
    { name: 'text.mp3', bytes: text('Only some text.\n'), expects: ['document'] },
    { name: 'program.txt', bytes: program, expects: unsupported },
    { name: 'noise.txt', bytes: noise(20_000), expects: ['unsupported_media_type', 'corrupt_file'] },
    {
      name: 'noise.mp3',
      bytes: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), noise(50_000)]),
      expects: ['unsupported_media_type', 'corrupt_file', ...read],
    },
    {
      name: 'tagged-noise.mp3',
      bytes: Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), noise(50_000)]),
      expects: ['unsupported_media_type', 'corrupt_file', ...read],
    },
    {
      name: 'huge-claim.wav',
      bytes: wav(8000, 0xfffffff0),
      expects: ['corrupt_file', 'too_large', ...read],
    },
    {
      name: 'fast-claim.wav',
      bytes: wav(0xffffffff, 16_000),
      expects: ['corrupt_file', 'too_large', ...read],
    },
    { name: 'a.gz', bytes: gzipSync(Buffer.alloc(10_000_000)), expects: unsupported },
    {
      name: 'a.7z',
      bytes: Buffer.concat([Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]), noise(500)]),
      expects: unsupported,
    },
    {
      name: 'a.rar',
      bytes: Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'), noise(500)]),
      expects: unsupported,
    },
    {
      name: 'a.elf',
      bytes: Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), noise(500)]),
      expects: unsupported,
    },
    {
      name: 'drawing.vsdx',
      bytes: makeZip([
        {
          name: '[Content_Types].xml',
          content:
            '<Types><Override PartName="/visio/document.xml" ContentType="application/vnd.ms-visio.drawing.main+xml"/></Types>',
        },
        { name: 'visio/document.xml', content: '<VisioDocument/>' },
      ]),
      expects: unsupported,
    },
    { name: 'empty.pdf', bytes: Buffer.alloc(0), expects: ['empty_file'] },
    { name: 'byte.txt', bytes: text('a'), expects: ['document'] },
    { name: 'byte.docx', bytes: text('P'), expects: readOrDamaged },
    { name: 'nuls.pdf', bytes: Buffer.alloc(100_000), expects: ['empty_file'] },
    { name: 'mark.txt', bytes: Buffer.from([0xef, 0xbb, 0xbf]), expects: ['empty_file'] },
    { name: 'wide-mark.txt', bytes: Buffer.from([0xff, 0xfe]), expects: ['empty_file'] },
    ...truncated(),
  ]
}

/** Small valid files of each kind, cut after a third and just before the end. */
function truncated(): HostileFile[] {
  const whole: [string, Uint8Array][] = [
    ['cut.pdf', pdf({})],
    ['cut.docx', docx('')],
    ['cut.xlsx', xlsx('')],
    ['cut.odt', odt('')],
    [
      'cut.zip',
      makeZip([
        { name: 'a.txt', content: 'Hello' },
        { name: 'b.txt', content: 'World' },
      ]),
    ],
    ['cut.png', png(200, 200)],
    ['cut.json', text(JSON.stringify({ a: ['some', 'text'], b: { c: 1 } }))],
    ['cut.xml', text('<?xml version="1.0"?><a><b>some</b><c>text</c></a>')],
    ['cut.html', text('<!doctype html><html><body><p>Some text.</p></body></html>')],
    ['cut.rtf', text('{\\rtf1\\ansi Some {\\b text} to read.\\par More of it.}')],
    [
      'cut.eml',
      text(
        'From: a@example.com\r\nSubject: Hello\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\nSome text.\r\n',
      ),
    ],
    ['cut.wav', wav(8000, 16_000)],
  ]
  const outcomes: readonly Outcome[] = ['unsupported_media_type', ...readOrDamaged]
  return whole.flatMap(([name, bytes]) =>
    [Math.floor(bytes.length / 3), bytes.length - 5].map((length) => ({
      name: `${length}-${name}`,
      bytes: bytes.subarray(0, length),
      expects: outcomes,
    })),
  )
}

/** A second of silence under a header that states this rate and this many bytes. */
function wav(rate: number, statedBytes: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(Math.min(0xffffffff, statedBytes + 36), 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE((rate * 2) % 2 ** 32, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(statedBytes, 40)
  return Buffer.concat([header, Buffer.alloc(16_000)])
}

/** Bytes without meaning, the same in every run. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 0x12345678
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[index] = state >>> 24
  }
  return bytes
}
