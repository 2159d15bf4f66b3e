import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { textDocument } from '../../../test/support/text-document.ts'
import { htmlDocument } from '../../../test/support/written-documents.ts'
import { viewDocument } from './document-view.ts'
import { findStacks } from './find-stacks.ts'

const page = `
Example Ltd                     Invoice no.   4711
1 High Street                   Date          03.03.2024
London                          Customer      88
`

test('rows are what stands at one height, cut into segments where the gap is wide', () => {
  const { rows } = viewDocument(printedDocument([page]))
  assert.deepEqual(
    rows.map(({ segments }) => segments.map(({ text }) => text)),
    [
      ['Example Ltd', 'Invoice no.', '4711'],
      ['1 High Street', 'Date', '03.03.2024'],
      ['London', 'Customer', '88'],
    ],
  )
})

test('the rows of a tilted scan are found after it is levelled', () => {
  const document = printedDocument([page, ''], 'ocr')
  const [first] = document.pages
  for (const word of first?.words ?? []) {
    const fall = 0.03 * word.box[0]
    word.box = [word.box[0], word.box[1] + fall, word.box[2], word.box[3] + fall]
  }
  const { rows } = viewDocument(document)
  assert.deepEqual(
    rows.map(({ segments }) => segments.at(-1)?.text),
    ['4711', '03.03.2024', '88'],
  )
})

test('a paragraph of running text is one segment, each word is in one segment, and texts keep their offsets', () => {
  const prose = `This agreement is made on the third day of March 2024 by and between the two parties that are named
below, and it shall remain in force for a period of two years from that day on.`
  const { segments, document } = viewDocument(textDocument(`Agreement\n\n${prose}`))
  assert.deepEqual(
    segments.map(({ prose: isProse }) => isProse),
    [false, true],
  )
  for (const { text, words, offsets, page: index } of segments)
    words.forEach((word, place) => {
      const expected = document.pages[index]?.words[word]?.text ?? ''
      assert.equal(text.slice(offsets[place], (offsets[place] ?? 0) + expected.length), expected)
    })
})

test('in a text without blank lines, rows stay rows beside the full lines of its running text', () => {
  const notice = `In accordance with your order of yesterday we have carried out the following transaction for you
Quantity Price Amount
5.0721 108.70 551.35
Commission 2.75
To your credit 548.60
Account 4711
This notification as well as the transaction are governed by the general terms and conditions
which you have received from us, and any mention of an exchange is for information only
Reference 88`
  const { segments } = viewDocument(textDocument(notice))
  assert.deepEqual(
    segments.filter(({ prose }) => prose).map(({ text }) => text.split(' ').length),
    [16, 31],
  )
  assert.ok(segments.some(({ text, prose }) => !prose && text.startsWith('5.0721')))
})

test('segments below each other with one left edge or middle are a stack', () => {
  const { rows } = viewDocument(printedDocument([page]))
  const stacks = findStacks(rows).map((stack) => stack.map(({ text }) => text))
  assert.deepEqual(stacks, [
    ['Example Ltd', '1 High Street', 'London'],
    ['Invoice no.', 'Date', 'Customer'],
    ['4711', '03.03.2024', '88'],
  ])
})

test('an escape of the markdown parts no word', async () => {
  const html = '<table><tr><th>Code</th><th>Path</th></tr><tr><td>E||F 7</td><td>&lt;b&gt;1&lt;/b&gt;</td></tr></table>'
  const { rows } = viewDocument(await htmlDocument(html))
  assert.deepEqual(
    rows.at(-1)?.segments.map(({ text }) => text),
    ['E||F 7', '<b>1</b>'],
  )
})
