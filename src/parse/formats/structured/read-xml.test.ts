import assert from 'node:assert/strict'
import { test } from 'node:test'
import iconv from 'iconv-lite'
import { readPairs } from '../../../../test/support/read-pairs.ts'
import { ParseError } from '../../parse-error.ts'
import { readXml } from './read-xml.ts'

const read = (content: string | Uint8Array, options?: Parameters<typeof readPairs>[2]) =>
  readPairs(readXml, content, options)

const invoice = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:i" xmlns:cac="urn:a" xmlns:cbc="urn:b">
  <cbc:ID>R-1</cbc:ID>
  <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:Amount currencyID="EUR">5.00</cbc:Amount></cac:InvoiceLine>
  <cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:Amount currencyID="EUR">7.50</cbc:Amount></cac:InvoiceLine>
</Invoice>`

test('every leaf and attribute is a pair with its path, numbered where names repeat', async () => {
  const { pairs, problems } = await read(invoice)
  assert.deepEqual(problems, [])
  assert.deepEqual(pairs, [
    ['/Invoice/cbc:ID', 'cbc:ID', 'R-1'],
    ['/Invoice/cac:InvoiceLine[1]/cbc:ID', 'cbc:ID', '1'],
    ['/Invoice/cac:InvoiceLine[1]/cbc:Amount', 'cbc:Amount', '5.00'],
    ['/Invoice/cac:InvoiceLine[1]/cbc:Amount/@currencyID', 'currencyID', 'EUR'],
    ['/Invoice/cac:InvoiceLine[2]/cbc:ID', 'cbc:ID', '2'],
    ['/Invoice/cac:InvoiceLine[2]/cbc:Amount', 'cbc:Amount', '7.50'],
    ['/Invoice/cac:InvoiceLine[2]/cbc:Amount/@currencyID', 'currencyID', 'EUR'],
  ])
})

test('text with elements inside is a paragraph, and markup inside of text is left out', async () => {
  const { page, textOf, pairs } = await read(
    '<doc><p>Hello <b>wor</b>ld<br/>again</p><description><![CDATA[<p>One &amp; two</p><p>three</p>]]></description></doc>',
  )
  const paragraph = page.blocks.find((block) => block.kind === 'paragraph')
  assert.deepEqual([paragraph?.path, textOf(paragraph?.words)], ['/doc/p', 'Hello world again'])
  assert.deepEqual(pairs, [['/doc/description', 'description', 'One & two three']])
})

test('what follows repeated elements is not under the last of them, and paragraphs keep their order', async () => {
  const { markdown } = await read(
    '<Order><Lines><Line><Net>10</Net></Line><Line><Net>9</Net></Line></Lines><Tax>3</Tax><Due cur="EUR">22</Due></Order>',
  )
  assert.match(markdown, /Tax.*3\s+Due.*22\s+cur.*EUR\s+## Lines\s+### Line\s+Net.*10\s+### Line\s+Net.*9$/)
  const written = await read('<doc><p>one</p><list><item>two</item><item>three</item></list><p>four</p></doc>')
  assert.match(written.markdown, /one[\s\S]*two[\s\S]*three[\s\S]*four$/)
})

test('entities of a doctype are neither expanded nor fetched', async () => {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  const { markdown, pairs } = await read(
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${levels}<!ENTITY f SYSTEM "file:///etc/passwd">]><x><a>&l9;</a><b>&f;</b><c>&lt;ok&#33;</c></x>`,
  )
  assert.ok(markdown.length < 500 && !markdown.includes('root:') && !markdown.includes('lol'))
  assert.deepEqual(pairs.at(-1), ['/x/c', 'c', '<ok!'])
})

test('encodings are known by their mark or their declaration', async () => {
  const latin = iconv.encode('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>', 'latin1')
  const wide = iconv.encode('<?xml version="1.0" encoding="UTF-16"?><a>Größe</a>', 'utf-16le', { addBOM: true })
  for (const bytes of [latin, wide]) assert.equal((await read(bytes)).pairs[0]?.[2], 'Größe')
})

test('of malformed XML what can be read is kept, and a problem says so', async () => {
  const { pairs, problems } = await read('<a><b>1</b><c>2')
  assert.deepEqual(
    pairs.map((pair) => pair[2]),
    ['1', '2'],
  )
  assert.equal(problems[0]?.code, 'corrupt_file')
  assert.deepEqual((await read('<a><b/><c x="1"/></a>')).problems, [])
})

test('what has no elements is a damaged file', async () => {
  await assert.rejects(read('Bad XML'), (error) => error instanceof ParseError && error.code === 'corrupt_file')
})

test('files inside of the text become documents of their own', async () => {
  const base64 = Buffer.from('%PDF-1.7 '.repeat(20)).toString('base64')
  const { files, pairs } = await read(`<i><o mimeCode="application/pdf" filename="a.pdf">${base64}</o></i>`)
  assert.deepEqual(
    files.map(({ name, relation }) => [name, relation]),
    [['a.pdf', 'attachment']],
  )
  assert.deepEqual(
    pairs.map((pair) => pair[0]),
    ['/i/o/@mimeCode', '/i/o/@filename'],
  )
})

test('deep nesting neither exhausts the stack nor grows paths without end', async () => {
  const { problems, pairs } = await read(`${'<a>'.repeat(5000)}x${'</a>'.repeat(5000)}`)
  assert.ok(problems.some((problem) => problem.code === 'nested_too_deep'))
  assert.ok((pairs[0]?.[0]?.length ?? 0) < 2000)
  await assert.rejects(read('<a>'.repeat(200_000)), { code: 'nested_too_deep' })
})

test('a sheet that Excel saved as XML is a sheet', async () => {
  const { page } = await read(
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Net"><Table><Row><Cell><Data ss:Type="String">Sum</Data></Cell><Cell><Data ss:Type="Number">5</Data></Cell></Row></Table></Worksheet></Workbook>',
  )
  assert.equal(page.title, 'Net')
  assert.equal(page.tables[0]?.cells[1]?.value, 5)
})

test('a document that Word saved as XML is its paragraphs', async () => {
  const { page } = await read(
    '<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Title</w:t></w:r></w:p><w:p><w:r><w:t>Some te</w:t></w:r><w:r><w:t>xt</w:t></w:r></w:p></w:body></w:wordDocument>',
  )
  assert.deepEqual(
    page.blocks.map((block) => block.kind),
    ['heading', 'paragraph'],
  )
  assert.deepEqual(
    page.words.map((word) => word.text),
    ['Title', 'Some', 'text'],
  )
})
