import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { burn } from '@kenjiuno/msgreader/lib/Burner.js'
import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { detectFormat } from './detect-format.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheaf-detect-'))
after(() => rmSync(folder, { recursive: true, force: true }))

async function detect(content: Uint8Array | string, name = 'upload'): Promise<string> {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return (await detectFormat({ path, name, size: Buffer.byteLength(content) })).name
}

async function refusal(content: Uint8Array | string, name = 'upload'): Promise<string> {
  const error = await detect(content, name).then(
    (format) => assert.fail(`taken for ${format}`),
    (reason: { code: string; message: string }) => reason,
  )
  return `${error.code}: ${error.message}`
}

function zip(...names: string[]): Uint8Array {
  return zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')])))
}

function compound(...names: string[]): Uint8Array {
  const streams = names.map((name) => ({ name, type: 2, length: 4, binaryProvider: () => [1, 2, 3, 4] }))
  return burn([{ name: 'Root Entry', type: 5, length: 0, children: names.map((_, index) => index + 1) }, ...streams])
}

test('PDF is found at the start, after other bytes, and without its first line', async () => {
  const body = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\nstartxref\n9\n%%EOF\n'
  assert.equal(await detect(body), 'pdf')
  assert.equal(await detect(`${'x'.repeat(900)}\n${body}`), 'pdf')
  assert.equal(await detect(`${'x'.repeat(9000)}\n${body}`), 'pdf')
  assert.equal(await detect(body.slice(9)), 'pdf')
  assert.equal(await detect('Files that start with %PDF-1.7 are PDF.'), 'txt')
})

test('the reason is told', async () => {
  const path = join(folder, 'reason')
  writeFileSync(path, '%PDF-1.4\n')
  assert.deepEqual(await detectFormat({ path, name: 'a.doc', size: 9 }), {
    name: 'pdf',
    mediaType: 'application/pdf',
    reason: 'starts with %PDF-, version 1.4',
  })
})

test('office packages are told apart by what they hold', async () => {
  assert.equal(await detect(zip('[Content_Types].xml', 'word/document.xml')), 'docx')
  assert.equal(await detect(zip('[Content_Types].xml', 'xl/workbook.xml')), 'xlsx')
  assert.equal(await detect(zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')), 'xlsm')
  assert.equal(await detect(zip('[Content_Types].xml', 'xl/workbook.bin')), 'xlsb')
  assert.equal(await detect(zip('[Content_Types].xml', 'ppt/presentation.xml')), 'pptx')
  assert.match(await refusal(zip('[Content_Types].xml', 'visio/document.xml')), /^unsupported.*Visio drawing/)
})

test('what a package declares goes before the names of its parts', async () => {
  const types = (type: string) => ({
    '[Content_Types].xml': strToU8(`<Override ContentType="application/vnd.${type}"/>`),
  })
  const macros = types('ms-excel.sheet.macroEnabled.main+xml')
  assert.equal(await detect(zipSync({ ...macros, 'xl/workbook.xml': strToU8('') })), 'xlsm')
  const moved = types('openxmlformats-officedocument.wordprocessingml.document.main+xml')
  assert.equal(await detect(zipSync({ ...moved, 'elsewhere/part.xml': strToU8('') })), 'docx')
})

test('OpenDocument and EPUB say what they are', async () => {
  const stating = (mimetype: string) =>
    zipSync({ mimetype: [strToU8(mimetype), { level: 0 }], 'content.xml': strToU8('<x/>') })
  assert.equal(await detect(stating('application/vnd.oasis.opendocument.text')), 'odt')
  assert.equal(await detect(stating('application/vnd.oasis.opendocument.spreadsheet-template')), 'ods')
  assert.equal(await detect(stating('application/vnd.oasis.opendocument.presentation')), 'odp')
  assert.equal(await detect(stating('application/epub+zip')), 'epub')
  assert.match(await refusal(stating('application/vnd.oasis.opendocument.graphics')), /^unsupported/)
})

test('documents of Pages, Numbers and Keynote are told apart by their root object', async () => {
  const root = (type: number[]) => {
    const info = [0x08, 0x01, 0x12, 0x06, 0x08, ...type, 0x18, 0x01, 0x00, 0x00, 0x00, 0x00]
    return Uint8Array.from([0, 40, 0, 0, 30, 29 << 2, info.length, ...info, ...new Array(20).fill(0)])
  }
  assert.equal(await detect(zipSync({ 'Index/Document.iwa': [root([0x90, 0x4e]), { level: 0 }] })), 'pages')
  assert.equal(await detect(zipSync({ 'Index/Document.iwa': [root([0x01]), { level: 0 }] })), 'numbers')
  const slides = { 'Index/Document.iwa': root([0x01]), 'Index/Slide.iwa': root([0x05]) }
  assert.equal(await detect(zipSync(slides)), 'key')
  const older = { 'index.xml': strToU8('<?xml version="1.0"?><sl:document xmlns:sl="x"/>') }
  assert.equal(await detect(zipSync(older)), 'pages')
})

test('other zips are archives, and a lost directory does not hide a document', async () => {
  assert.equal(await detect(zip('a.txt', 'b/c.pdf'), 'invoice.docx'), 'zip')
  const whole = zip('[Content_Types].xml', 'word/document.xml')
  assert.equal(await detect(whole.subarray(0, whole.length - 60)), 'docx')
})

test('compound files are told apart by their streams', async () => {
  assert.equal(await detect(compound('WordDocument', '1Table')), 'doc')
  assert.equal(await detect(compound('Workbook')), 'xls')
  assert.equal(await detect(compound('Book')), 'xls')
  assert.equal(await detect(compound('PowerPoint Document')), 'ppt')
  assert.equal(await detect(compound('__properties_version1.0')), 'msg')
  assert.match(await refusal(compound('EncryptionInfo', 'EncryptedPackage'), 'a.docx'), /^password_required/)
  assert.match(await refusal(compound('VisioDocument')), /^unsupported.*Visio drawing/)
})

test('sheets from before compound files are Excel too', async () => {
  assert.equal(await detect(Buffer.from([0x09, 0x00, 0x04, 0x00, 0x02, 0x00, 0x10, 0x00, 0x0a, 0, 0, 0])), 'xls')
  assert.equal(await detect(Buffer.from([0x09, 0x08, 0x08, 0x00, 0x00, 0x05, 0x05, 0x00, 0, 0, 0, 0])), 'xls')
})

test('pictures are known by their first bytes, whatever they are called', async () => {
  assert.equal(await detect(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'scan.pdf'), 'jpeg')
  assert.equal(await detect(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')), 'png')
  assert.equal(await detect('GIF89a\u0001\u0001'), 'gif')
  assert.equal(await detect(Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')), 'webp')
  assert.equal(await detect(Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')), 'tiff')
  const bitmap = Buffer.alloc(60)
  bitmap.write('BM')
  bitmap.writeUInt32LE(54, 10)
  bitmap.writeUInt32LE(40, 14)
  assert.equal(await detect(bitmap), 'bmp')
  assert.equal(await detect('BMW builds cars.\nMany of them.'), 'txt')
})

test('recordings are known with and without a tag in front', async () => {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9000)
  assert.equal(await detect(Buffer.concat([frame, frame, frame])), 'mp3')
  const tag = Buffer.from('ID3\x03\0\0\0\0\0\x0a0123456789', 'latin1')
  assert.equal(await detect(Buffer.concat([tag, frame])), 'mp3')
  assert.equal(await detect(Buffer.concat([tag, Buffer.from('fLaC\0\0\0\x22')])), 'flac')
  assert.equal(await detect(Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')), 'wav')
  assert.equal(await detect(Buffer.from('OggS\0\x02\0\0\0\0\x01vorbis', 'latin1')), 'ogg')
  assert.match(await refusal(Buffer.from('OggS\0\x02\0\0\0\0\x80theora', 'latin1')), /^unsupported.*video/)
})

test('markup is told apart by its first element', async () => {
  assert.equal(await detect('<!-- x -->\n<!DOCTYPE html><p>'), 'html')
  assert.equal(await detect('<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"/>', 'a.xml'), 'html')
  assert.equal(await detect('<table><tr><td>1</td></tr></table>', 'a.csv'), 'html')
  assert.equal(await detect('<?xml version="1.0"?><Invoice xmlns="urn:x"/>', 'a.txt'), 'xml')
  assert.equal(await detect('<Invoice><Id>1</Id></Invoice>'), 'xml')
  assert.equal(
    await detect(iconv.encode('<?xml version="1.0" encoding="utf-16"?><a/>', 'utf-16le', { addBOM: true })),
    'xml',
  )
  assert.equal(await detect('<div align="center">\n\n# Title\n', 'README.md'), 'md')
  assert.equal(await detect('{\\rtf1\\ansi Hello}', 'a.doc'), 'rtf')
})

test('json is told from text that only starts like it', async () => {
  assert.equal(await detect('{"a": [1, 2, {"b": null}]}'), 'json')
  assert.equal(await detect('{"a": 1}\n{"a": 2}\n'), 'json')
  assert.equal(await detect(`[${'{"key": "a value", "n": 12.5},'.repeat(5000)}{}]`), 'json')
  assert.equal(await detect('[section]\nkey = value\n'), 'txt')
  assert.equal(await detect('[1] First note.\n[2] Second note.\n'), 'txt')
  assert.equal(await detect('{"a": 1,', 'broken.json'), 'json')
})

test('mails are known by their header, and notes that look alike by their name', async () => {
  const mail = 'Received: from a by b\r\n\tfor c\r\nFrom: a@example.org\r\nSubject: Hi\r\n\r\nHello'
  assert.equal(await detect(mail, 'a.txt'), 'eml')
  assert.equal(await detect(`From a@example.org Mon Jan 1\n${mail}`), 'eml')
  const note = 'From: Anna\nTo: Ben\nSubject: Lunch\n\nAt noon?'
  assert.equal(await detect(note, 'note.txt'), 'txt')
  assert.equal(await detect(note, 'note.eml'), 'eml')
})

test('tables of text need the same columns in every line', async () => {
  assert.equal(await detect('name;amount\n"a;b";1,50\nc;2\n'), 'csv')
  assert.equal(await detect('a\tb\tc\n1\t2\t3\n4\t5\t6\n', 'export.txt'), 'csv')
  assert.equal(await detect('one column\nof values\n', 'list.csv'), 'csv')
  assert.equal(await detect('Dear Anna, thank you.\nWe came, saw.\nYours, Ben.\n'), 'txt')
})

test('markdown is known by its name or by more than one of its signs', async () => {
  assert.equal(await detect('Just words.', 'a.md'), 'md')
  assert.equal(await detect('# Title\n\n- one\n- [two](http://example.org)\n'), 'md')
  assert.equal(await detect('# a comment\nkey=value\n'), 'txt')
})

test('empty files and files of blanks are empty', async () => {
  assert.match(await refusal(''), /^empty_file/)
  assert.match(await refusal(' \r\n\t\0\0'), /^empty_file/)
  assert.match(await refusal(Buffer.alloc(200_000, ' ')), /^empty_file/)
  assert.equal(await detect(`${' '.repeat(100_000)}words`), 'txt')
})

test('what nobody reads is named', async () => {
  assert.match(await refusal(Buffer.from('MZ\x90\0\x03\0\0\0\xff\xff\0\0', 'latin1')), /Windows program/)
  assert.match(await refusal(Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4, 0, 0, 0, 0])), /7Z archive/)
  assert.match(await refusal(Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 0, 0, 1, 6, 0, 0, 0])), /winmail\.dat/)
  assert.match(await refusal(Buffer.from(Array.from({ length: 999 }, (_, i) => (i * 7919) % 251))), /^unsupported/)
})
