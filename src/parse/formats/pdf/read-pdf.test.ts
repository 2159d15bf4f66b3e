import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makePdf } from '../../../../test/support/make-pdf.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import type { ParseError } from '../../parse-error.ts'
import type { ParseOptions } from '../../reader.ts'
import { readPdf } from './read-pdf.ts'

async function read(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: ParseOptions = {},
  made: PDFKit.PDFDocumentOptions = {},
) {
  const bytes = await makePdf(draw, made)
  const document = await readInProcess(readPdf, { name: 'test.pdf', bytes }, options)
  assertSoundDocument(document)
  return document
}

function failsWith(code: string): (error: ParseError) => boolean {
  return (error) => error.code === code
}

test('words stand where they are drawn', async () => {
  const { pages } = await read((pdf) => pdf.fontSize(20).text('Hello', 59.528, 84.189))
  const [word] = pages[0]?.words ?? []
  assert.equal(word?.text, 'Hello')
  assert.ok(Math.abs((word?.box[0] ?? 0) - 0.1) < 0.01 && Math.abs((word?.box[1] ?? 0) - 0.1) < 0.01)
  assert.equal(pages[0]?.source, 'text')
})

test('a page whose stated size is too small for a letter is read with a usual one', async () => {
  const draw = (pdf: PDFKit.PDFDocument) => pdf.fontSize(12).text('Hello', 60, 84, { lineBreak: false })
  const { pages } = await read(draw, {}, { size: [0.25, 800], margin: 0 })
  assert.deepEqual(
    pages.map(({ words, width }) => [words.map(({ text }) => text), width]),
    [[['Hello'], 612]],
  )
})

test('a table that goes on over the page is marked, and running headers are furniture', async () => {
  const { pages } = await read((pdf) => {
    for (let page = 0; page < 2; page += 1) {
      if (page > 0) pdf.addPage()
      pdf.fontSize(9).text('Price list of the example company', 60, 30)
      for (let row = 0; row < 8; row += 1) {
        const y = (page === 0 ? 600 : 80) + row * 16
        pdf.text(`Item ${page * 8 + row}`, 60, y, { lineBreak: false })
        pdf.text(`${row + 1},50`, 250, y, { lineBreak: false })
        pdf.text(`${(row + 1) * 10},00`, 400, y, { lineBreak: false })
      }
    }
  })
  assert.deepEqual(
    pages.map((page) => page.blocks[0]?.role),
    ['page_header', 'page_header'],
  )
  assert.equal(pages[0]?.tables[0]?.rows, 8)
  assert.equal(pages[1]?.tables[0]?.continued, true)
})

test('a page whose text lies on its side is read upright, a stray turned line becomes a side note', async () => {
  const { pages } = await read((pdf) => {
    pdf.rotate(90, { origin: [300, 400] })
    for (let row = 0; row < 4; row += 1) pdf.text(`Turned line number ${row}`, 100, 300 + row * 20)
    pdf.addPage().text('Upright words on this page', 100, 100)
    pdf.rotate(-90, { origin: [50, 400] }).text('Note at the side', 50, 400)
  })
  assert.equal(pages[0]?.rotation, 270)
  assert.ok((pages[0]?.width ?? 0) > (pages[0]?.height ?? 0))
  assert.deepEqual(
    pages[0]?.words.slice(0, 4).map((word) => word.text),
    ['Turned', 'line', 'number', '0'],
  )
  assert.equal(pages[1]?.blocks.at(-1)?.role, 'side_note')
})

test('fields keep their names and values, and what is filled in stands among the words', async () => {
  const { formFields, markdown } = await read((pdf) => {
    pdf.initForm()
    pdf.text('Name', 60, 100)
    pdf.formText('customer.name', 120, 95, 200, 20, { value: 'Ada Lovelace' })
    pdf.formCheckbox('agreed', 60, 140, 15, 15, { value: 'Yes' } as never)
  })
  const field = formFields.find(({ name }) => name === 'customer.name')
  assert.equal(field?.value, 'Ada Lovelace')
  assert.ok(field?.box && field.box[0] > 0.19 && field.box[0] < 0.21)
  assert.equal(formFields.find(({ name }) => name === 'agreed')?.type, 'checkbox')
  assert.match(markdown, /Name:? Ada Lovelace/)
})

test('links, bookmarks, facts about the file and embedded files are kept', async () => {
  const document = await read(
    (pdf) => {
      pdf.text('see here', 60, 100, { link: 'https://example.com/terms' })
      pdf.outline.addItem('First chapter').addItem('Its part')
      pdf.file(Buffer.from('<Invoice/>'), { name: 'factur-x.xml' })
    },
    {},
    { info: { Title: 'A title', Author: 'An author' } },
  )
  assert.equal(document.links[0]?.target, 'https://example.com/terms')
  assert.deepEqual(document.outline, [
    { title: 'First chapter', level: 1, page: 1 },
    { title: 'Its part', level: 2, page: 1 },
  ])
  assert.equal(document.metadata.title, 'A title')
  assert.equal(document.metadata.author, 'An author')
  assert.deepEqual(
    document.files.map(({ name, relation, bytes }) => [name, relation, Buffer.from(bytes).toString()]),
    [['factur-x.xml', 'embedded', '<Invoice/>']],
  )
})

test('only the pages that are asked for are read', async () => {
  const draw = (pdf: PDFKit.PDFDocument) => {
    for (let page = 1; page <= 30; page += 1)
      (page === 1 ? pdf : pdf.addPage()).text(`This is page number ${page}`, 60, 60)
  }
  const { pages } = await read(draw, { pages: '2,28-' })
  assert.deepEqual(
    pages.map((page) => page.number),
    [2, 28, 29, 30],
  )
  await assert.rejects(read(draw, { pages: '99' }), failsWith('invalid_option'))
})

test('a file with an empty user password opens, others need theirs', async () => {
  const draw = (pdf: PDFKit.PDFDocument) => void pdf.text('for your eyes only', 60, 60)
  const open = await read(draw, {}, { ownerPassword: 'owner' })
  assert.match(open.markdown, /for your eyes only/)
  const locked = { userPassword: 'secret', ownerPassword: 'owner' }
  await assert.rejects(read(draw, {}, locked), failsWith('password_required'))
  await assert.rejects(read(draw, { password: 'wrong' }, locked), failsWith('wrong_password'))
  assert.match((await read(draw, { password: 'secret' }, locked)).markdown, /for your eyes only/)
})

test('a damaged file is read with the second parser, a hopeless one is refused', async () => {
  const bytes = await makePdf((pdf) => void pdf.text('still readable', 60, 60))
  const cut = bytes.subarray(0, bytes.length - 100)
  const document = await readInProcess(readPdf, { name: 'cut.pdf', bytes: cut })
  assert.match(document.markdown, /still readable/)
  const hopeless = Buffer.from(`%PDF-1.7\n${'garbage '.repeat(50)}`)
  await assert.rejects(readInProcess(readPdf, { name: 'bad.pdf', bytes: hopeless }), failsWith('corrupt_file'))
})
