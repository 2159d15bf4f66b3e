import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import * as XLSX from '@e965/xlsx'
import { LiteParse } from '@llamaindex/liteparse'
import fc from 'fast-check'
import sharp from 'sharp'
import type { FormatName } from '../../../src/document/model.ts'
import { type ParseRun, Parser } from '../../../src/parse/parser.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { makeZip } from '../../support/make-zip.ts'
import { makeDocx, makeOdf, makePptx, slideShape, wordParagraph } from '../../support/office-files.ts'

let folder: string
let parser: Parser
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-formats-'))
  parser = new Parser({ parallel: 2, engines: { parallel: 1 }, owner: 'one' })
})
after(async () => {
  parser.close()
  await rm(folder, { recursive: true, force: true })
})

async function read(bytes: Uint8Array | string, name = 'file', options: ParseRun = {}) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  const document = await parser.parse({ path, name }, options)
  assertSoundDocument(document)
  return document
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function workbook(text: string, bookType: XLSX.BookType): Buffer {
  const book = XLSX.utils.book_new(
    XLSX.utils.aoa_to_sheet([
      [text, 'Amount'],
      ['Paper', 12.5],
    ]),
    'Sheet',
  )
  return XLSX.write(book, { type: 'buffer', bookType })
}

/** A file of each format that says this text. */
const makers: Partial<Record<FormatName, (text: string) => Uint8Array | string | Promise<Uint8Array>>> = {
  pdf: (text) => makePdf((pdf) => void pdf.text(text, 60, 60)),
  docx: (text) => makeDocx(wordParagraph(escaped(text))),
  pptx: (text) => makePptx([{ shapes: slideShape(escaped(text)) }]),
  odt: (text) => makeOdf('text', `<text:p>${escaped(text)}</text:p>`),
  odp: (text) =>
    makeOdf(
      'presentation',
      `<draw:page><draw:frame><draw:text-box><text:p>${escaped(text)}</text:p></draw:text-box></draw:frame></draw:page>`,
    ),
  xlsx: (text) => workbook(text, 'xlsx'),
  xlsb: (text) => workbook(text, 'xlsb'),
  xls: (text) => workbook(text, 'biff8'),
  ods: (text) => workbook(text, 'ods'),
  rtf: (text) => `{\\rtf1\\ansi ${text.replace(/[\\{}]/g, ' ')}\\par}`,
  csv: (text) => `name,amount\n"${text.replaceAll('"', '""')}",12\npaper,13\n`,
  txt: (text) => `Dear reader,\n\n${text}\n\nYours`,
  html: (text) => `<!doctype html><p>${escaped(text)}</p>`,
  json: (text) => JSON.stringify({ name: text, list: [1, true, null] }),
  xml: (text) => `<?xml version="1.0"?><a><b c="1">${escaped(text)}</b></a>`,
  eml: (text) =>
    `From: a@example.com\r\nTo: b@example.com\r\nSubject: Test\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
}

for (const [format, make] of Object.entries(makers)) {
  test(`whatever a file of format ${format} says, words are exact slices and boxes lie inside the page`, async () => {
    const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9|<*_#&"'.,;:()-]{0,11}$/)
    const text = fc.array(word, { minLength: 2, maxLength: 12 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(text, async (said) => {
        // The name says nothing, the content must; but a few lines with commas may be anything.
        const document = await read(await make(`Reading ${said} ends`), format === 'csv' ? 'file.csv' : 'file')
        assert.equal(document.format.name, format)
        assert.match(document.markdown, /Reading/)
        assert.match(document.markdown, /ends/)
      }),
      { numRuns: 8 },
    )
  })
}

test('of an office document the pages that were asked for are read', async () => {
  const two = makeDocx(`${wordParagraph('a')}${wordParagraph('b', '<w:pageBreakBefore/>')}`)
  const { pages, markdown } = await read(two, 'file', { pages: '2' })
  assert.deepEqual([pages.map(({ number }) => number), markdown.trim()], [[2], 'b'])
})

test('pages that no file has are refused, whatever its format', async () => {
  const beyond = { pages: '9', ocr: 'never' } as const
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
  const files = [...Object.values(makers).map((make) => make('Reading')), picture.png().toBuffer()]
  for (const file of files) await assert.rejects(read(await file, 'file', beyond), /None of the pages .*, which has \d/)
})

test('pictures of every kind are read', async () => {
  // Drawn by pdfium, which brings its fonts: the system may have none.
  const bytes = await makePdf((pdf) => void pdf.fontSize(40).text('Invoice total', 40, 60), {
    size: [400, 200],
    margin: 20,
  })
  const [page] = await new LiteParse({ quiet: true, dpi: 150 }).screenshot(bytes, [1])
  const picture = sharp(page?.imageBuffer).flatten({ background: 'white' })
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'tiff'] as const) {
    const document = await read(await picture.clone().toFormat(format).toBuffer())
    assert.equal(document.format.name, format)
    assert.equal(document.pages[0]?.source, 'ocr')
    assert.match(document.markdown, /Invoice total/)
  }
})

test('members of archives and attachments of mails are documents of their own, nested ones too', async () => {
  const inner = makeZip([{ name: 'deep.txt', content: Buffer.from('found me') }])
  const mail = `From: a@example.com\r\nSubject: Files\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nsee attached\r\n--x\r\nContent-Type: application/zip; name=inner.zip\r\nContent-Disposition: attachment; filename=inner.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${inner.toString('base64')}\r\n--x--\r\n`
  const { children } = await read(makeZip([{ name: 'mail.eml', content: Buffer.from(mail) }]))
  const attachment = children[0]?.document?.children[0]
  assert.equal(attachment?.relation, 'attachment')
  assert.match(attachment?.document?.children[0]?.document?.markdown ?? '', /found me/)
})

test('a recording becomes segments with times', async () => {
  const document = await read(await readFile(new URL('../../fixtures/speech/order-call.ogg', import.meta.url)))
  assert.equal(document.pages[0]?.source, 'speech')
  assert.ok(document.pages[0]?.blocks.every((block) => block.time && block.time.end > block.time.start))
})
