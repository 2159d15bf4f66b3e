import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as library from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { readWorkbook } from '../../../src/parse/formats/sheet/read-workbook.ts'
import { ParseError } from '../../../src/parse/parse-error.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'
import { readInProcess } from '../../support/read-in-process.ts'

const sheetPart = 'xl/worksheets/sheet1.xml'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook whose only sheet is this XML. */
function packed(sheet: string, others: Record<string, string> = {}): Uint8Array {
  const book = library.utils.book_new()
  library.utils.book_append_sheet(book, library.utils.aoa_to_sheet([['x']]), 'S')
  const parts = unzipSync(library.write(book, { type: 'buffer', bookType: 'xlsx' }))
  parts[sheetPart] = strToU8(`<?xml version="1.0"?><worksheet xmlns="${main}">${sheet}</worksheet>`)
  for (const [name, xml] of Object.entries(others)) parts[name] = strToU8(xml)
  return zipSync(parts, { level: 1 })
}

async function read(bytes: Uint8Array, limits: Parameters<typeof readInProcess>[2] = {}) {
  const document = await readInProcess(readWorkbook, { name: 'book.xlsx', bytes }, limits)
  assertSoundDocument(document)
  return document
}

function cell(address: string, value: number): string {
  return `<c r="${address}"><v>${value}</v></c>`
}

test('a sheet that claims a million rows and has three cells is three cells', async () => {
  const rows = `<row r="1">${cell('A1', 1)}</row><row r="2">${cell('XFD2', 2)}</row><row r="1048576">${cell('A1048576', 3)}</row>`
  const { pages } = await read(packed(`<dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData>`))
  const filled = pages[0]?.tables.flatMap((table) => table.cells).filter((one) => one.address !== undefined)
  assert.deepEqual(
    filled?.map((one) => [one.address, one.value]),
    [
      ['A1', 1],
      ['XFD2', 2],
      ['A1048576', 3],
    ],
  )
})

test('rows of styled but empty cells are no words', async () => {
  let rows = `<row r="1">${cell('A1', 7)}</row>`
  for (let row = 2; row <= 100_000; row += 1)
    rows += `<row r="${row}" s="1"><c r="A${row}" s="1"/><c r="B${row}" s="1"/></row>`
  rows += `<row r="100001">${cell('B100001', 8)}</row>`
  const { pages, problems } = await read(packed(`<sheetData>${rows}</sheetData>`))
  assert.deepEqual(problems, [])
  assert.deepEqual(
    pages[0]?.words.map((word) => word.text),
    ['7', '8'],
  )
})

test('beyond the limit of cells the first ones are read and a problem says so', async () => {
  let rows = ''
  for (let row = 1; row <= 50; row += 1) rows += `<row r="${row}">${cell(`A${row}`, row)}${cell(`B${row}`, row)}</row>`
  const { pages, problems } = await read(packed(`<sheetData>${rows}</sheetData>`), { limits: { cells: 11 } })
  assert.equal(pages[0]?.words.length, 11)
  assert.deepEqual(
    problems.map(({ code, page }) => ({ code, page })),
    [{ code: 'too_large', page: 1 }],
  )
})

test('cells far apart do not become a huge empty grid', async () => {
  let rows = ''
  for (let at = 1; at <= 3000; at += 1) {
    const address = library.utils.encode_cell({ r: at - 1, c: at - 1 })
    rows += `<row r="${at}">${cell(address, at)}</row>`
  }
  const { pages } = await read(packed(`<sheetData>${rows}</sheetData>`), { limits: { cells: 5000 } })
  const places = pages[0]?.tables.reduce((sum, table) => sum + table.rows * table.columns, 0) ?? 0
  assert.equal(pages[0]?.words.length, 3000)
  assert.ok(places < 400_000, `${places} places`)
})

test('one long text that stands in many cells is cut', async () => {
  const strings = `<sst xmlns="${main}"><si><t>${'word '.repeat(10_000)}</t></si></sst>`
  let rows = ''
  for (let row = 1; row <= 200; row += 1) rows += `<row r="${row}"><c r="A${row}" t="s"><v>0</v></c></row>`
  const types =
    '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>'
  const book = unzipSync(packed(`<sheetData>${rows}</sheetData>`, { 'xl/sharedStrings.xml': strings }))
  const listed = Buffer.from(book['[Content_Types].xml'] ?? [])
    .toString()
    .replace('</Types>', `${types}</Types>`)
  const bytes = zipSync({ ...book, '[Content_Types].xml': strToU8(listed) }, { level: 1 })
  const { pages, problems } = await read(bytes, { limits: { cells: 1000 } })
  assert.equal(pages[0]?.words.length, 10_000)
  assert.equal(problems[0]?.code, 'too_large')
})

test('a link over a whole sheet is one link', async () => {
  const links = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="S!A1"/></hyperlinks>'
  const { links: found } = await read(packed(`<sheetData><row r="1">${cell('A1', 1)}</row></sheetData>${links}`))
  assert.equal(found.length, 1)
})

test('entities of a doctype are neither expanded nor fetched', async () => {
  const strings = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><sst xmlns="${main}"><si><t>&b;&c;</t></si></sst>`
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>&b;&c;</t></is></c>${cell('B1', 5)}</row>`
  const { markdown } = await read(packed(`<sheetData>${rows}</sheetData>`, { 'xl/sharedStrings.xml': strings }))
  assert.ok(!markdown.includes('xxxx') && !markdown.includes('root:') && markdown.includes('5'))
})

test('a package that unpacks to far more than its size is refused', async () => {
  const bytes = packed(`<sheetData>${' '.repeat(12 * 1024 * 1024)}</sheetData>`)
  await assert.rejects(
    read(bytes, { limits: { expandedBytes: 5_000_000 } }),
    (error) => error instanceof ParseError && error.code === 'expands_too_much',
  )
})

test('formulas that were saved without a value are kept', async () => {
  const rows =
    '<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f>A1*2</f><v></v></c><c r="C1" s="0"><f>A1&amp;"x"</f></c></row>'
  const { pages } = await read(packed(`<sheetData>${rows}</sheetData>`))
  assert.deepEqual(
    pages[0]?.tables[0]?.cells.map(({ address, formula }) => [address, formula]),
    [
      ['A1', undefined],
      ['B1', 'A1*2'],
      ['C1', 'A1&"x"'],
    ],
  )
})

test('an OpenDocument row that repeats a million times is read once, and what follows keeps its address', async () => {
  const office = 'urn:oasis:names:tc:opendocument:xmlns'
  const text = (value: string) => `<text:p>${value}</text:p>`
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="${office}:office:1.0" xmlns:table="${office}:table:1.0" xmlns:text="${office}:text:1.0"><office:body><office:spreadsheet><table:table table:name="S"><table:table-row table:number-rows-repeated="500000"><table:table-cell office:value-type="string" table:number-columns-repeated="1000">${text('many')}</table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="string">${text('last')}</table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`
  const manifest = `<manifest:manifest xmlns:manifest="${office}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>`
  const bytes = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'META-INF/manifest.xml': strToU8(manifest),
    'content.xml': strToU8(content),
  })
  const { pages, problems } = await read(bytes)
  const filled = pages[0]?.tables.flatMap((table) => table.cells).map((one) => one.address)
  assert.deepEqual(filled, ['A1', 'A500001'])
  assert.equal(problems[0]?.code, 'too_large')
})
