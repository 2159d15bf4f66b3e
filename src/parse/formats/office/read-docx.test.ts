import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makeDocx, officeXml, textsWithRole, wordParagraph, wordRun } from '../../../../test/support/office-files.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readDocx } from './read-docx.ts'

async function read(bytes: Uint8Array, options: Parameters<typeof readInProcess>[2] = {}) {
  const document = await readInProcess(readDocx, { name: 'a.docx', bytes }, options)
  assertSoundDocument(document)
  return document
}

test('Headings come from styles, from those they are based on, and from outline levels', async () => {
  const document = await read(
    makeDocx(
      [
        wordParagraph('Contract', '<w:pStyle w:val="Title"/>'),
        wordParagraph('Parties', '<w:pStyle w:val="H1"/>'),
        wordParagraph('Seller', '<w:pStyle w:val="Eigene"/>'),
        wordParagraph('Buyer', '<w:outlineLvl w:val="2"/>'),
        wordParagraph('Plain text.'),
      ].join(''),
    ),
  )
  assert.equal(document.markdown, '# Contract\n\n# Parties\n\n## Seller\n\n### Buyer\n\nPlain text.')
  assert.deepEqual(document.outline.map(({ title, level, page }) => [title, level, page]).at(2), ['Seller', 2, 1])
})

const numbering = officeXml(
  'w:numbering',
  `<w:abstractNum w:abstractNumId="0">
     <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
     <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl>
   </w:abstractNum>
   <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val=""/></w:lvl></w:abstractNum>
   <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
   <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
   <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`,
)
const item = (text: string, list: number, level = 0) =>
  wordParagraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

test('List items carry the number that Word shows, and their nesting', async () => {
  const body = [item('one', 1), item('sub', 1, 1), item('sub', 1, 1), item('two', 1), item('dot', 2), item('seven', 3)]
  const document = await read(
    makeDocx(body.join(''), {
      parts: { 'word/numbering.xml': numbering },
      relations: [['num', 'numbering', 'numbering.xml']],
    }),
  )
  assert.equal(document.markdown, '1. one\n  1.a) sub\n  1.b) sub\n2. two\n- dot\n7. seven')
})

test('Tables keep spans and header rows, and nested tables stay tables', async () => {
  const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
  const inner = `<w:tbl>${['a', 'b'].map((name) => `<w:tr>${cell(wordParagraph(`${name}1`))}${cell(wordParagraph(`${name}2`))}</w:tr>`).join('')}</w:tbl>`
  const table = `<w:tbl>
    <w:tr><w:trPr><w:tblHeader/></w:trPr>${cell(wordParagraph('Item'))}${cell(wordParagraph('Price'), '<w:gridSpan w:val="2"/>')}</w:tr>
    <w:tr>${cell(wordParagraph('Tea'), '<w:vMerge w:val="restart"/>')}${cell(wordParagraph('1'))}${cell(wordParagraph('EUR'))}</w:tr>
    <w:tr>${cell(wordParagraph(''), '<w:vMerge/>')}${cell(wordParagraph('2'))}${cell(inner)}</w:tr></w:tbl>`
  const { pages } = await read(makeDocx(table))
  const [outer, nested] = pages[0]?.tables ?? []
  assert.deepEqual([outer?.rows, outer?.columns, outer?.headerRows], [3, 3, 1])
  assert.equal(outer?.cells.find((one) => one.row === 1 && one.column === 0)?.rowSpan, 2)
  assert.equal(outer?.cells.find((one) => one.row === 0 && one.column === 1)?.columnSpan, 2)
  assert.deepEqual([nested?.rows, nested?.columns], [2, 2])
})

test('A table of one cell is only a frame', async () => {
  const document = await read(
    makeDocx(`<w:tbl><w:tr><w:tc>${wordParagraph('Framed', '<w:pStyle w:val="H1"/>')}</w:tc></w:tr></w:tbl>`),
  )
  assert.equal(document.markdown, '# Framed')
})

test('Pages end where Word ended them, counted once, also between rows and within paragraphs', async () => {
  const row = (text: string, start = '') =>
    `<w:tr><w:tc><w:p><w:r>${start}<w:t>${text}</w:t></w:r></w:p></w:tc><w:tc/></w:tr>`
  const document = await read(
    makeDocx(
      `<w:p><w:r><w:t>first</w:t><w:br w:type="page"/></w:r></w:p>
       <w:p><w:r><w:lastRenderedPageBreak/><w:t>second</w:t><w:lastRenderedPageBreak/><w:t>third</w:t></w:r></w:p>
       <w:tbl>${row('r1')}${row('r2', '<w:lastRenderedPageBreak/>')}</w:tbl>
       ${wordParagraph('last', '<w:pageBreakBefore/>')}`,
    ),
  )
  const texts = document.pages.map((page) => page.words.map((word) => word.text).join(' '))
  assert.deepEqual(texts, ['first', 'second', 'third r1', 'r2', 'last'])
  assert.equal(document.pages[3]?.tables[0]?.continued, true)
})

test('Notes stand at the foot of their page, comments after their paragraph', async () => {
  const body = `<w:p>${wordRun('Price')}<w:r><w:footnoteReference w:id="2"/></w:r>${wordRun(' agreed')}<w:r><w:commentReference w:id="0"/></w:r></w:p>${wordParagraph('End')}`
  const document = await read(
    makeDocx(body, {
      parts: {
        'word/footnotes.xml': officeXml(
          'w:footnotes',
          `<w:footnote w:id="2">${wordParagraph('Net of tax')}</w:footnote>`,
        ),
        'word/comments.xml': officeXml(
          'w:comments',
          `<w:comment w:id="0" w:author="Ada Bee">${wordParagraph('Really?')}</w:comment>`,
        ),
      },
      relations: [
        ['f', 'footnotes', 'footnotes.xml'],
        ['c', 'comments', 'comments.xml'],
      ],
    }),
  )
  assert.equal(document.markdown, 'Price[1] agreed\n\nAda Bee: Really?\n\nEnd\n\n[1] Net of tax')
  assert.deepEqual(textsWithRole(document, 'footnote'), ['[1] Net of tax'])
  assert.deepEqual(textsWithRole(document, 'comment'), ['Ada Bee: Really?'])
})

test('Headers and footers are furniture of the page where their section begins', async () => {
  const section = '<w:sectPr><w:headerReference r:id="h"/><w:footerReference r:id="f"/></w:sectPr>'
  const document = await read(
    makeDocx(`${wordParagraph('Body')}${section}`, {
      parts: {
        'word/header1.xml': officeXml('w:hdr', wordParagraph('ACME')),
        'word/footer1.xml': officeXml('w:ftr', wordParagraph('Page 1')),
      },
      relations: [
        ['h', 'header', 'header1.xml'],
        ['f', 'footer', 'footer1.xml'],
      ],
    }),
  )
  assert.equal(document.markdown, 'ACME\n\nBody\n\nPage 1')
  assert.deepEqual(
    document.pages[0]?.blocks.map((block) => [block.kind, block.role]),
    [
      ['furniture', 'page_header'],
      ['paragraph', undefined],
      ['furniture', 'page_footer'],
    ],
  )
})
