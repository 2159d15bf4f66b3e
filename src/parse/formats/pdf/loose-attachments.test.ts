import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { makePdf } from '../../../../test/support/make-pdf.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { findLooseAttachments } from './loose-attachments.ts'
import { readPdf } from './read-pdf.ts'

const invoice = '<Invoice><ID>A-1</ID></Invoice>'
const mostBytes = 1_000_000

/** A file of one page with an invoice that only the catalog's /AF array names. */
async function withAssociatedFile(): Promise<Buffer> {
  const pdf = await makePdf((page) => {
    page.text('Invoice A-1', 60, 100)
    page.file(Buffer.from(invoice), { name: 'factur-x.xml' })
  })
  // Of the same length, so that all places in the file stay right.
  return Buffer.from(pdf.toString('latin1').replace('/EmbeddedFiles', '/ForgottenList'), 'latin1')
}

test('a file that only the /AF array names is found and read like others', async () => {
  const bytes = await withAssociatedFile()
  const { files } = await readInProcess(readPdf, { name: 'a.pdf', bytes })
  assert.deepEqual(
    files.map(({ name, relation, bytes: content }) => [name, relation, Buffer.from(content).toString()]),
    [['factur-x.xml', 'embedded', invoice]],
  )
})

test('a specification may lie among packed objects, and its name be written in any way', () => {
  const packed = deflateSync('7 0 <</Type/Filespec/UF<FEFF0061002E0078006D006C>/EF<</F 5 0 R>>>>')
  const file = Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n5 0 obj\n<</Type/EmbeddedFile/Length ${invoice.length}>>\nstream\n${invoice}\nendstream\nendobj\n`,
    ),
    Buffer.from(`9 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const [found] = findLooseAttachments(file, mostBytes)
  assert.deepEqual([found?.name, Buffer.from(found?.bytes ?? []).toString()], ['a.xml', invoice])
})

test('what is encrypted, missing or unpacks to too much is left out', () => {
  const bomb = deflateSync(Buffer.alloc(5_000_000))
  const specification = '1 0 obj\n<</F(a \\(b\\).xml)/EF<</F 5 0 R>>>>\nendobj\n'
  const of = (text: string) => findLooseAttachments(Buffer.from(`${specification}${text}`, 'latin1'), mostBytes)
  assert.deepEqual(of(''), [])
  assert.deepEqual(of('trailer<</Encrypt 3 0 R>>'), [])
  assert.deepEqual(of(`5 0 obj<</Filter/FlateDecode>>stream\n${bomb.toString('latin1')}\nendstream`), [])
  assert.deepEqual(of('5 0 obj<</Filter/LZWDecode>>stream\nabc\nendstream'), [])
  assert.equal(of('5 0 obj<</Length 3>>stream\nabc\nendstream')[0]?.name, 'a (b).xml')
})
