import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makePptx, officeXml, packParts, slideShape } from '../../../../test/support/office-files.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import type { Page } from '../../../document/model.ts'
import { readPptx } from './read-pptx.ts'

async function read(bytes: Uint8Array) {
  const document = await readInProcess(readPptx, { name: 'a.pptx', bytes })
  assertSoundDocument(document)
  return document
}

function blocksOf(page: Page | undefined): [string, string | undefined, string][] {
  return (page?.blocks ?? []).map((block) => {
    const words = page?.words.slice(...block.words) ?? []
    return [block.kind, block.role, words.map((word) => word.text).join(' ')]
  })
}

test('Each slide is a page with its title, read from the top and from the left', async () => {
  const document = await read(
    makePptx([
      {
        shapes: [
          slideShape('right', { at: [500, 300] }),
          slideShape('bottom', { at: [0, 900], box: true }),
          slideShape('left', { at: [0, 310] }),
          slideShape('Results', { placeholder: 'title', at: [0, 0] }),
          slideShape('7', { placeholder: 'sldNum', at: [0, 50] }),
        ].join(''),
      },
      { shapes: slideShape('Backup', { placeholder: 'ctrTitle' }), hidden: true },
    ]),
  )
  assert.deepEqual(
    document.pages.map((page) => [page.number, page.title, page.hidden]),
    [
      [1, 'Results', undefined],
      [2, 'Backup', true],
    ],
  )
  assert.deepEqual(blocksOf(document.pages[0]), [
    ['heading', undefined, 'Results'],
    ['paragraph', undefined, 'left'],
    ['paragraph', undefined, 'right'],
    ['paragraph', 'text_box', 'bottom'],
    ['furniture', 'page_number', '7'],
  ])
  assert.deepEqual(
    document.outline.map((entry) => [entry.title, entry.page]),
    [
      ['Results', 1],
      ['Backup', 2],
    ],
  )
})

test('Body text is a list with levels and numbers', async () => {
  const paragraph = (text: string, properties: string) =>
    `<a:p><a:pPr${properties}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`
  const shape = slideShape('', { placeholder: 'body' }).replace(
    /<p:txBody>.*<\/p:txBody>/s,
    `<p:txBody>${paragraph('first', '>')}${paragraph('deeper', ' lvl="1">')}${paragraph('a', '><a:buAutoNum type="alphaLcParenR"/>')}${paragraph('b', '><a:buAutoNum type="alphaLcParenR"/>')}${paragraph('plain', '><a:buNone/>')}</p:txBody>`,
  )
  const document = await read(makePptx([{ shapes: shape }]))
  assert.equal(document.markdown, '- first\n  - deeper\na) a\nb) b\n\nplain')
})

test('Tables keep merged cells and their header row', async () => {
  const cell = (text: string, attributes = '') =>
    `<a:tc${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
  const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1"/>
    <a:tr>${cell('Year', ' gridSpan="2"')}${cell('', ' hMerge="1"')}</a:tr><a:tr>${cell('2023')}${cell('2024')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  const [page] = (await read(makePptx([{ shapes: table }]))).pages
  assert.deepEqual([page?.tables[0]?.headerRows, page?.tables[0]?.cells[0]?.columnSpan], [1, 2])
})

test('Speaker notes, comments, links and embedded files belong to their slide', async () => {
  const linked = slideShape('see').replace('<a:r>', '<a:r><a:rPr><a:hlinkClick r:id="link"/></a:rPr>')
  const object =
    '<p:graphicFrame><a:graphic><a:graphicData><p:oleObj r:id="file"/></a:graphicData></a:graphic></p:graphicFrame>'
  const notes = officeXml(
    'p:notes',
    `<p:cSld><p:spTree>${slideShape('3', { placeholder: 'sldNum' })}${slideShape('Say hello', { placeholder: 'body' })}</p:spTree></p:cSld>`,
  )
  const document = await read(
    makePptx(
      [
        {
          shapes: linked + object,
          relations: [
            ['link', 'hyperlink', 'https://a.example/'],
            ['file', 'package', '../embeddings/a.xlsx'],
            ['notes', 'notesSlide', '../notesSlides/notesSlide1.xml'],
            ['remarks', 'comments', '../comments/comment1.xml'],
          ],
        },
      ],
      {
        'ppt/notesSlides/notesSlide1.xml': notes,
        'ppt/commentAuthors.xml': officeXml('p:cmAuthorLst', '<p:cmAuthor id="0" name="Ada"/>'),
        'ppt/comments/comment1.xml': officeXml('p:cmLst', '<p:cm authorId="0"><p:text>Too long</p:text></p:cm>'),
        'ppt/embeddings/a.xlsx': packParts({ a: 'b' }),
      },
    ),
  )
  assert.deepEqual(blocksOf(document.pages[0]), [
    ['paragraph', undefined, 'see'],
    ['paragraph', 'speaker_notes', 'Say hello'],
    ['paragraph', 'comment', 'Ada: Too long'],
  ])
  assert.deepEqual(
    document.links.map((link) => link.target),
    ['https://a.example/'],
  )
  assert.deepEqual(
    document.files.map((file) => [file.name, file.relation]),
    [['a.xlsx', 'embedded']],
  )
})

test('A slide that is missing is a problem of its page only', async () => {
  const bytes = makePptx([{ shapes: slideShape('here') }], {
    'ppt/presentation.xml': officeXml(
      'p:presentation',
      '<p:sldIdLst><p:sldId r:id="slide1"/><p:sldId r:id="authors"/></p:sldIdLst>',
    ),
  })
  const document = await read(bytes)
  assert.equal(document.markdown.trim().split('\n')[0], 'here')
  assert.deepEqual(
    document.problems.map((problem) => [problem.code, problem.page]),
    [['unreadable_page', 2]],
  )
})
