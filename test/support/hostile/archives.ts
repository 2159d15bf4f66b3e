import { makeZip, type ZipMember } from '../make-zip.ts'
import { type HostileFile, read, readOrDamaged } from './hostile-file.ts'

const mega = 1024 * 1024

/** Archives and packages that grow, nest or name their members with ill intent. */
export function hostileArchives(): HostileFile[] {
  const zeros = { name: 'zeros.txt', content: Buffer.alloc(24 * mega) }
  const bomb = makeZip([zeros])
  return [
    { name: 'bomb.zip', bytes: bomb, expects: ['expands_too_much', 'partial'] },
    {
      name: 'bomb-with-small-sizes.zip',
      bytes: makeZip([{ ...zeros, statedSize: 100 }]),
      expects: ['expands_too_much', 'partial', 'corrupt_file'],
    },
    {
      name: 'huge-sizes.zip',
      bytes: makeZip([{ ...hello, statedSize: 0xfffffff0 }]),
      expects: ['expands_too_much', ...readOrDamaged],
    },
    {
      name: 'bomb-in-bomb.zip',
      bytes: makeZip([{ name: 'inner.zip', content: bomb }]),
      expects: ['partial', 'expands_too_much'],
    },
    { name: 'nested.zip', bytes: nested(5), expects: ['partial', 'nested_too_deep'] },
    { name: 'wide.zip', bytes: wide(5000), expects: ['partial', 'too_many_entries'] },
    {
      name: 'overlapping.zip',
      bytes: makeZip([{ name: 'a.txt', content: Buffer.alloc(mega) }], { repeat: 40 }),
      expects: ['expands_too_much', 'too_many_entries', ...readOrDamaged],
    },
    { name: 'names.zip', bytes: makeZip(illNamed), expects: read },
    { name: 'bomb.docx', bytes: docx(padded('<w:p/>', 24 * mega)), expects: ['expands_too_much', 'partial'] },
    {
      name: 'bomb.xlsx',
      bytes: xlsx(padded('<row/>', 24 * mega)),
      expects: ['expands_too_much', 'partial', 'too_large'],
    },
    { name: 'bomb.odt', bytes: odt(padded('<text:p/>', 24 * mega)), expects: ['expands_too_much', 'partial'] },
  ]
}

const hello: ZipMember = { name: 'a.txt', content: 'Hello' }

const illNamed: ZipMember[] = [
  '../../../../etc/cron.d/evil',
  '/etc/passwd.txt',
  'C:\\Windows\\evil.txt',
  'nul\0hidden.txt',
  'invoice\u202efdp.exe.txt',
  '\u001b[31mred.txt',
  `${'long'.repeat(2000)}.txt`,
].map((name) => ({ ...hello, name }))

function nested(levels: number): Buffer {
  let bytes: Buffer = Buffer.from('In the middle.')
  for (let level = levels; level > 0; level -= 1)
    bytes = makeZip([{ name: level === levels ? 'a.txt' : 'a.zip', content: bytes }])
  return bytes
}

function wide(entries: number): Buffer {
  return makeZip(Array.from({ length: entries }, (_, index) => ({ ...hello, name: `${index}.txt`, plain: true })))
}

function padded(content: string, length: number): string {
  return content + ' '.repeat(length)
}

const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function openXml(parts: Record<string, string>, main: string, type: string, more: Record<string, string> = {}): Buffer {
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="${main}"/></Relationships>`,
    ...parts,
    ...more,
  }
  return makeZip(Object.entries(files).map(([name, content]) => ({ name, content })))
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export function docx(body: string, doctype = '', more: Record<string, string> = {}): Buffer {
  const document = `<?xml version="1.0"?>${doctype}<w:document xmlns:w="${word}" xmlns:r="${officeDocument}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><w:body><w:p><w:r><w:t>First words.</w:t></w:r></w:p>${body}</w:body></w:document>`
  return openXml({ 'word/document.xml': document }, 'word/document.xml', 'wordprocessingml.document', more)
}

const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export function xlsx(rows: string, doctype = ''): Buffer {
  return openXml(
    {
      'xl/workbook.xml': `<workbook xmlns="${sheet}" xmlns:r="${officeDocument}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${doctype}<worksheet xmlns="${sheet}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>First</t></is></c></row>${rows}</sheetData></worksheet>`,
    },
    'xl/workbook.xml',
    'spreadsheetml.sheet',
  )
}

export function odt(body: string): Buffer {
  const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2"><office:body><office:text><text:p>First words.</text:p>${body}</office:text></office:body></office:document-content>`
  const type = 'application/vnd.oasis.opendocument.text'
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/></manifest:manifest>`
  return makeZip([
    { name: 'mimetype', content: type, plain: true },
    { name: 'content.xml', content },
    { name: 'META-INF/manifest.xml', content: manifest },
  ])
}
