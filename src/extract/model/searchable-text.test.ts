import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import { SearchableText } from './searchable-text.ts'

function found(document: string, wanted: string): string[] {
  const text = new SearchableText(textDocument(document))
  return text.find(wanted, [0, text.text.length]).map((range) => text.text.slice(...range))
}

test('blanks, line ends, case and kinds of quotes and dashes do not matter', () => {
  assert.deepEqual(found('Example\nLtd', 'EXAMPLE  LTD'), ['Example Ltd'])
  assert.deepEqual(found('AB 12 34', 'AB1234'), ['AB 12 34'])
  assert.deepEqual(found('the “Old – Mill”', '"old - mill"'), ['“Old – Mill”'])
  assert.deepEqual(found('ﬁnal ofﬁce', 'final office'), ['ﬁnal ofﬁce'])
})

test('a hyphen at the end of a line may be there or not, before a digit it must', () => {
  assert.deepEqual(found('Rech-\nnung', 'Rechnung'), ['Rech- nung'])
  assert.deepEqual(found('Rechnung', 'Rech-nung'), ['Rechnung'])
  assert.deepEqual(found('soft\u00adened', 'softened'), ['soft\u00adened'])
  assert.deepEqual(found('RE-2024', 'RE2024'), [])
})

test('markup that a quote brings along does not matter', () => {
  assert.deepEqual(found('Paper 20', '| **Paper** | 20 |'), ['Paper 20'])
})

test('no word or number is cut in two', () => {
  assert.deepEqual(found('a total of 1000', '100'), [])
  assert.deepEqual(found('a total of 1.000', '000'), [])
  assert.deepEqual(found('a total of 1.000,50', '1.000'), [])
  assert.deepEqual(found('subtotal', 'total'), [])
  assert.deepEqual(found('minus -100', '100'), [])
  assert.deepEqual(found('100- EUR', '100'), [])
  assert.deepEqual(found('(100).', '100'), ['100'])
  assert.deepEqual(found('AB-77', '77'), ['77'])
})

test('nothing but punctuation is found nowhere', () => {
  assert.deepEqual(found('a - b', '-'), [])
  assert.deepEqual(found('a', ''), [])
})

test('a search stays within its range', () => {
  const text = new SearchableText(textDocument('one two one'))
  assert.deepEqual(text.find('one', [1, 11]), [[8, 11]])
  assert.deepEqual(text.find('one', [0, 10]), [[0, 3]])
  assert.deepEqual(
    text.wordsIn([2, 5]).map(({ word }) => word.text),
    ['one', 'two'],
  )
})
