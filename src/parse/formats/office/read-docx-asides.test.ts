import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import {
  makeDocx,
  officeXml,
  packParts,
  textsWithRole,
  wordParagraph,
  wordRun,
} from '../../../../test/support/office-files.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readDocx } from './read-docx.ts'

async function read(bytes: Uint8Array, options: Parameters<typeof readInProcess>[2] = {}) {
  const document = await readInProcess(readDocx, { name: 'a.docx', bytes }, options)
  assertSoundDocument(document)
  return document
}

test('Insertions are current text, deletions are given apart', async () => {
  const document = await read(
    makeDocx(
      `<w:p>${wordRun('Pay in ')}<w:del><w:r><w:delText>30</w:delText></w:r></w:del><w:ins>${wordRun('14')}</w:ins>${wordRun(' days')}</w:p>
       <w:p><w:ins>${wordRun('All new')}</w:ins></w:p>`,
    ),
  )
  assert.equal(document.markdown, 'Pay in 14 days\n\n30\n\nAll new')
  assert.deepEqual(textsWithRole(document, 'deleted'), ['30'])
  assert.deepEqual(textsWithRole(document, 'inserted'), ['All new'])
})

test('Text boxes are read once, though stored for new and old programs', async () => {
  const box = `<w:txbxContent>${wordParagraph('In the box')}</w:txbxContent>`
  const body = `<w:p>${wordRun('Around')}<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice>
    <mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const document = await read(makeDocx(body))
  assert.equal(document.markdown, 'Around\n\nIn the box')
  assert.deepEqual(textsWithRole(document, 'text_box'), ['In the box'])
})

test('Links, also those of fields, are given with their page, and codes of fields are not text', async () => {
  const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const body = `<w:p><w:hyperlink r:id="x">${wordRun('site')}</w:hyperlink>${field('begin')}<w:r><w:instrText> HYPERLINK "https://b.example/" </w:instrText></w:r>${field('separate')}${wordRun(' other')}${field('end')}</w:p>`
  const document = await read(makeDocx(body, { relations: [['x', 'hyperlink', 'https://a.example/']] }))
  assert.equal(document.markdown, 'site other')
  assert.deepEqual(
    document.links.map((link) => [link.page, link.target]),
    [
      [1, 'https://a.example/'],
      [1, 'https://b.example/'],
    ],
  )
})

test('Form fields and check boxes are read, named or not', async () => {
  const control = (properties: string, content: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
  const body = `<w:p>${control('<w:tag w:val="agree"/><w:alias w:val="I agree"/><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox>', wordRun('☒'))}
    ${control('<w:tag w:val="name"/><w:text/>', wordRun('Jane'))}
    ${control('<w:tag w:val="town"/><w:showingPlcHdr/><w:text/>', wordRun('Enter a town'))}</w:p>
    <w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="old"/><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>${wordRun(' Old')}<w:r><w:sym w:font="Wingdings" w:char="F0A8"/></w:r></w:p>`
  const document = await read(makeDocx(body))
  assert.match(document.markdown, /☑ Old☐$/)
  assert.deepEqual(
    document.formFields.map(({ name, label, type, value }) => [name, label, type, value]),
    [
      ['agree', 'I agree', 'checkbox', true],
      ['name', undefined, 'text', 'Jane'],
      ['town', undefined, 'text', null],
      ['old', undefined, 'checkbox', true],
    ],
  )
})

test('Equations are one readable line', async () => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
  const square = `<m:sSup><m:e>${run('b')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>`
  const body = `<w:p><m:oMath>${run('x=')}<m:f><m:num>${run('-b±')}<m:rad><m:deg/><m:e>${square}${run('-4ac')}</m:e></m:rad></m:num><m:den>${run('2a')}</m:den></m:f></m:oMath></w:p>`
  assert.equal((await read(makeDocx(body))).markdown, 'x=(-b±√(b^2-4ac))/(2a)')
})

test('Large pictures and embedded files become children, small pictures do not', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
  const blip = (id: string) =>
    `<w:r><w:drawing><wp:inline><wp:docPr descr="Chart of sales"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r>`
  const object =
    '<w:r><w:object><v:shape><v:imagedata r:id="big"/></v:shape><o:OLEObject r:id="file"/></w:object></w:r>'
  const sheet = packParts({ 'xl/workbook.xml': '<a/>' })
  const document = await read(
    makeDocx(`<w:p>${blip('big')}${blip('small')}${object}</w:p>`, {
      parts: {
        'word/media/big.png': await picture(400, 200),
        'word/media/small.png': await picture(40, 20),
        'word/embeddings/book.xlsx': sheet,
      },
      relations: [
        ['big', 'image', 'media/big.png'],
        ['small', 'image', 'media/small.png'],
        ['file', 'package', 'embeddings/book.xlsx'],
      ],
    }),
  )
  assert.deepEqual(
    document.files.map((file) => [file.name, file.relation]),
    [
      ['big.png', 'inline'],
      ['book.xlsx', 'embedded'],
    ],
  )
  assert.deepEqual(textsWithRole(document, 'caption'), ['Chart of sales', 'Chart of sales'])
})

test('Charts are tables of what they show', async () => {
  const points = (name: string, values: string[]) =>
    `<c:${name}><c:strRef><c:strCache>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:strCache></c:strRef></c:${name}>`
  const chart = officeXml(
    'c:chartSpace',
    `<c:chart><c:title><c:tx><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:tx></c:title><c:ser>${points('tx', ['2024'])}${points('cat', ['Q1', 'Q2'])}${points('val', ['5', '7'])}</c:ser></c:chart>`,
  )
  const document = await read(
    makeDocx('<w:p><w:r><w:drawing><c:chart r:id="ch"/></w:drawing></w:r></w:p>', {
      parts: { 'word/charts/chart1.xml': chart },
      relations: [['ch', 'chart', 'charts/chart1.xml']],
    }),
  )
  assert.equal(document.markdown, 'Sales\n\n| | 2024 |\n| --- | --- |\n| Q1 | 5 |\n| Q2 | 7 |')
})

test('Properties of the document are its metadata', async () => {
  const core = officeXml(
    'cp:coreProperties',
    '<dc:title>Offer</dc:title><dc:creator>Ada</dc:creator><dcterms:created>2024-05-06T07:08:09Z</dcterms:created>',
  )
  const document = await read(makeDocx(wordParagraph('x'), { parts: { 'docProps/core.xml': core } }))
  assert.deepEqual(document.metadata, { title: 'Offer', author: 'Ada', created: '2024-05-06T07:08:09Z' })
})

test('A damaged document is read as far as it goes, and says so', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => wordParagraph(`paragraph ${index} ${Math.sin(index)}`)).join(
    '',
  )
  const bytes = Buffer.from(makeDocx(text))
  const document = await read(bytes.subarray(0, bytes.length - 20_000))
  assert.match(document.markdown, /^paragraph 0 /)
  assert.equal(document.problems[0]?.code, 'corrupt_file')
})

test('Bombs, cycles and encrypted files end in a clear answer', async () => {
  const big = makeDocx(`<w:p><w:r><w:t>${' '.repeat(12 * 1024 * 1024)}</w:t></w:r></w:p>`)
  await assert.rejects(read(big), { code: 'expands_too_much' })
  const cycle = officeXml('w:styles', '<w:style w:styleId="A"><w:name w:val="a"/><w:basedOn w:val="A"/></w:style>')
  assert.equal(
    (await read(makeDocx(wordParagraph('x', '<w:pStyle w:val="A"/>'), { parts: { 'word/styles.xml': cycle } })))
      .markdown,
    'x',
  )
  const encrypted = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1000),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  await assert.rejects(read(encrypted), { code: 'password_required' })
  await assert.rejects(read(Buffer.from('nothing')), { code: 'corrupt_file' })
})
