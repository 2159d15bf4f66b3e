import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { packParts } from '../../../../test/support/office-files.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readIwork } from './read-iwork.ts'
import { unpackSnappy } from './snappy.ts'

async function read(bytes: Uint8Array) {
  const document = await readInProcess(readIwork, { name: 'a.pages', bytes })
  assertSoundDocument(document)
  return document
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}

const field = (number: number, value: number | Buffer | string): Buffer => {
  if (typeof value === 'number') return Buffer.concat([varint(number * 8), varint(value)])
  const bytes = Buffer.from(value)
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes])
}

/** One object with the note that goes before it. */
function object(id: number, type: number, ...fields: Buffer[]): Buffer {
  const bytes = Buffer.concat(fields)
  const info = Buffer.concat([field(1, id), field(2, Buffer.concat([field(1, type), field(3, bytes.length)]))])
  return Buffer.concat([varint(info.length), info, bytes])
}

/** Packed as one literal. */
function iwa(...objects: Buffer[]): Buffer {
  const bytes = Buffer.concat(objects)
  const packed = Buffer.concat([
    varint(bytes.length),
    Buffer.from([61 << 2, bytes.length - 1, (bytes.length - 1) >> 8]),
    bytes,
  ])
  const head = Buffer.alloc(4)
  head.writeUIntLE(packed.length, 1, 3)
  return Buffer.concat([head, packed])
}

const reference = (id: number) => field(2, field(1, id))
const run = (from: number, id: number) => field(1, Buffer.concat([field(1, from), reference(id)]))

test('Texts of today are read with headings, links and page breaks, without placeholders', async () => {
  const text = 'Offer\nDear Ada\n\u0005Lorem ipsum\nSee here'
  const body = object(
    10,
    2001,
    field(1, 0),
    field(3, text),
    field(5, Buffer.concat([run(0, 20), run(6, 21)])),
    field(11, Buffer.concat([run(16, 30), run(27, 31)])),
  )
  const header = object(11, 2001, field(1, 1), field(3, 'ACME'))
  const styles = iwa(object(20, 2022, field(1, field(1, 'Heading 2'))), object(21, 2022, field(1, field(1, 'Body'))))
  const others = [object(30, 2031), object(31, 2032, field(2, 'https://a.example/'))]
  const document = await read(
    packParts({ 'Index/Document.iwa': iwa(body, header, ...others), 'Index/DocumentStylesheet.iwa': styles }),
  )
  assert.equal(document.markdown, 'ACME\n\n## Offer\n\nDear Ada\n\n<!-- page 2 -->\n\nSee here')
  assert.deepEqual(
    document.links.map((link) => [link.page, link.target]),
    [[1, 'https://a.example/']],
  )
})

const xml = `<sl:document xmlns:sl="http://developer.apple.com/namespaces/sl" xmlns:sf="http://developer.apple.com/namespaces/sf" xmlns:sfa="http://developer.apple.com/namespaces/sfa">
  <sl:section-prototypes><sl:prototype><sf:text-storage sf:kind="body"><sf:text-body><sf:p>Template</sf:p></sf:text-body></sf:text-storage></sl:prototype></sl:section-prototypes>
  <sf:metadata><sf:title><sf:string sfa:string="Letter"/></sf:title></sf:metadata>
  <sf:header><sf:text-storage sf:kind="header"><sf:text-body><sf:p>ACME</sf:p></sf:text-body></sf:text-storage></sf:header>
  <sf:text-storage sf:kind="body"><sf:footnotes><sf:text-storage><sf:text-body><sf:p><sf:footnote-mark sf:mark="1"/> Net</sf:p></sf:text-body></sf:text-storage></sf:footnotes>
    <sf:text-body><sf:page-start sf:page-index="0"/><sf:p>Price<sf:footnote-mark sf:mark="1"/> <sf:ghost-text>Lorem</sf:ghost-text></sf:p><sf:p>one <sf:span><sf:page-start sf:page-index="1"/>two</sf:span></sf:p></sf:text-body></sf:text-storage></sl:document>`

test('The XML of 2009 is read, packed or not, without its templates', async () => {
  for (const parts of [{ 'index.xml': xml }, { 'index.xml.gz': gzipSync(xml) }]) {
    const document = await read(packParts(parts))
    assert.equal(document.markdown, 'ACME\n\nPrice[1]\n\none\n\n<!-- page 2 -->\n\ntwo\n\n[1] Net')
    assert.equal(document.metadata['title'], 'Letter')
  }
})

test('Where there is no text, the preview of the program is given instead', async () => {
  const empty = iwa(object(1, 1, field(1, 1)))
  const { files } = await read(packParts({ 'Index/Document.iwa': empty, 'QuickLook/Preview.pdf': '%PDF-1.4' }))
  assert.deepEqual(
    files.map((file) => file.name),
    ['Preview.pdf'],
  )
})

test('A document with a password asks for it', async () => {
  await assert.rejects(read(packParts({ '.iwpv2': 'x', 'Index/Document.iwa': 'y' })), { code: 'password_required' })
})

test('Snappy copies may overlap, and neither size nor offset is trusted', () => {
  assert.equal(String(unpackSnappy(Buffer.from([6, 0, 0x61, 0x05, 1]), 100)), 'aaaaaa')
  assert.throws(() => unpackSnappy(Buffer.from([0xff, 0xff, 0xff, 0x7f, 0]), 100), { code: 'expands_too_much' })
  assert.throws(() => unpackSnappy(Buffer.from([6, 0, 0x61, 0x05, 9]), 100), { code: 'corrupt_file' })
})
