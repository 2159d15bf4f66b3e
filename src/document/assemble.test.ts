import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertSoundDocument } from '../../test/support/document-invariants.ts'
import { Assembler } from './assemble.ts'
import { type DraftBlock, type DraftPage, type DraftTable, linesOf, wordsOf } from './draft.ts'
import type { Document } from './model.ts'

function documentOf(pages: DraftPage[]): Document {
  const assembler = new Assembler()
  const assembled = pages.map((page) => assembler.add(page))
  return {
    format: { name: 'txt', mediaType: 'text/plain', reason: 'a test' },
    language: null,
    ...{ metadata: {}, outline: [], links: [], formFields: [], children: [], problems: [] },
    pages: assembled.map(({ page }) => page),
    markdown: assembled.map(({ markdown }) => markdown).join(''),
  }
}

function flow(blocks: DraftBlock[], number = 1): DraftPage {
  return { number, source: 'text', geometry: 'flow', blocks }
}

const lines = (text: string) => [wordsOf(text)]

test('blocks become markdown that people would write', () => {
  const { markdown } = documentOf([
    flow([
      { kind: 'heading', level: 2, lines: lines('Our terms') },
      { kind: 'paragraph', lines: linesOf('first line\nsecond line') },
      { kind: 'list_item', level: 0, lines: lines('apples') },
      { kind: 'list_item', level: 1, marker: '1.', lines: lines('green') },
      { kind: 'key_value', key: wordsOf('Invoice No'), value: lines('4711') },
      { kind: 'key_value', key: wordsOf('Date:'), value: lines('1 May') },
      { kind: 'code', lines: lines('a ``` b') },
      { kind: 'paragraph', role: 'quoted', lines: linesOf('they wrote\nthis') },
    ]),
    flow([{ kind: 'paragraph', lines: lines('the end') }], 2),
  ])
  assert.equal(
    markdown,
    '## Our terms\n\nfirst line\nsecond line\n\n- apples\n  1. green\n\nInvoice No: 4711  \nDate: 1 May\n\n' +
      '````\na ``` b\n````\n\n> they wrote\n> this\n\n<!-- page 2 -->\n\nthe end',
  )
})

test('a table with spans is rectangular, and every place belongs to one cell', () => {
  const table: DraftTable = {
    rows: 3,
    columns: 3,
    headerRows: 1,
    cells: [
      { row: 0, column: 0, columnSpan: 2, lines: lines('Name and age') },
      { row: 0, column: 2, lines: lines('Town') },
      { row: 1, column: 0, rowSpan: 2, lines: lines('Ann') },
      { row: 1, column: 1, lines: lines('41') },
      { row: 2, column: 2, lines: lines('Rome') },
    ],
  }
  const document = documentOf([flow([{ kind: 'table', table }])])
  assertSoundDocument(document)
  assert.equal(document.markdown, '| Name and age | | Town |\n| --- | --- | --- |\n| Ann | 41 | |\n| | | Rome |')
})

test('cells that overlap are a mistake of the reader and are not hidden', () => {
  const cells = [
    { row: 0, column: 0, columnSpan: 2, lines: lines('a') },
    { row: 0, column: 1, lines: lines('b') },
  ]
  assert.throws(() => documentOf([flow([{ kind: 'table', table: { rows: 1, columns: 2, headerRows: 0, cells } }])]))
})

test('text that would be markdown, or markup, is escaped outside the words', () => {
  const document = documentOf([
    flow([
      { kind: 'paragraph', lines: linesOf('# not a heading\n- not a list\n<!-- page 9 --> x<b>bold') },
      {
        kind: 'table',
        table: { rows: 1, columns: 1, headerRows: 0, cells: [{ row: 0, column: 0, lines: lines('a|b | c') }] },
      },
    ]),
  ])
  assertSoundDocument(document)
  assert.match(document.markdown, /^\\# not a heading\n\\- not a list\n\\<!-- page 9 --> x\\<b>bold/)
  assert.match(document.markdown, /\| a\\\|b \\\| c \|/)
})

test('text that looks like a link leads to pages at most, and runs nothing', () => {
  const written = (text: string) =>
    new Assembler().add({
      number: 1,
      source: 'text',
      geometry: 'flow',
      blocks: [{ kind: 'paragraph', lines: [wordsOf(text)] }],
    }).markdown
  for (const text of ['[a](https://a.example/b)', '[a](#b)', 'f[1](2)', '[EUR] (a:b)', 'at 12:30'])
    assert.equal(written(text), text)
  assert.equal(written('[a b](javascript:alert(1))'), '[a b]\\(javascript:alert(1))')
  assert.equal(written('[a](j&#97;vascript:x)'), '[a]\\(j&#97;vascript:x)')
  assert.equal(written('[a]( vbscript:x)'), '[a]\\( vbscript:x)')
  assert.equal(written('[a]: javascript:x'), '[a]\\: javascript:x')
  assert.equal(written('![a](data:text/html,x)'), '![a]\\(data:text/html,x)')
})

test('formats without pages get boxes in which "beside" and "below" can be seen', () => {
  const { pages } = documentOf([
    flow([
      { kind: 'key_value', key: wordsOf('Total'), value: lines('12.50') },
      { kind: 'paragraph', lines: lines('below') },
    ]),
  ])
  const [total, amount, below] = pages[0]?.words ?? []
  assert.ok(total && amount && below)
  assert.ok(amount.box[0] > total.box[2] && amount.box[1] === total.box[1])
  assert.ok(below.box[1] >= total.box[3])
})

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/[\s\p{Cc}]/gu, ''))
  .filter((text) => text !== '')
const line = fc.array(
  word.map((text) => ({ text })),
  { maxLength: 6 },
)
const someLines = fc.array(line, { maxLength: 4 })
const block: fc.Arbitrary<DraftBlock> = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph' as const, 'furniture' as const, 'code' as const), lines: someLines }),
  fc.record({ kind: fc.constant('heading' as const), level: fc.integer({ min: 0, max: 9 }), lines: someLines }),
  fc.record({ kind: fc.constant('list_item' as const), level: fc.nat(12), numbered: fc.boolean(), lines: someLines }),
  fc.record({ kind: fc.constant('key_value' as const), key: line, value: someLines }),
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.nat(2), someLines).map(
    ([rows, columns, headerRows, content]): DraftBlock => ({
      kind: 'table',
      table: {
        ...{ rows, columns, headerRows: Math.min(headerRows, rows) },
        cells: [{ row: rows - 1, column: 0, columnSpan: columns, lines: content }],
      },
    }),
  ),
)

test('whatever is drafted, words are exact slices of the markdown, boxes stay inside and tables are rectangular', () => {
  fc.assert(
    fc.property(fc.array(fc.array(block, { maxLength: 6 }), { maxLength: 4 }), (pages) => {
      assertSoundDocument(documentOf(pages.map((blocks, index) => flow(blocks, index + 1))))
    }),
  )
})
