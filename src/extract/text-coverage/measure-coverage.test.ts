import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import type { Provenance } from '../extraction.ts'
import { measureCoverage } from './measure-coverage.ts'

const document = textDocument('Total: 96.00 EUR\n\nPlease pay within two weeks.', 'Terms apply.')

function spanOf(quote: string): Provenance {
  const start = document.markdown.indexOf(quote)
  return {
    ...{ page: 1, bbox: [0, 0, 1, 1], quote, start, end: start + quote.length, section: null },
    ...{ kind: 'span', resolver: 'embedded' },
  }
}

test('words that a value was read from are counted by page, and the largest of the rest come first', () => {
  const coverage = measureCoverage(document, {
    total: spanOf('96.00'),
    currency: spanOf('EUR'),
    amount: spanOf('96.00 EUR'),
  })
  assert.deepEqual([coverage.words, coverage.used, coverage.share], [10, 2, 0.2])
  assert.deepEqual(
    coverage.pages.map(({ page, words, used }) => [page, words, used]),
    [
      [1, 8, 2],
      [2, 2, 0],
    ],
  )
  assert.deepEqual(
    coverage.unused.map(({ page, text }) => [page, text]),
    [
      [1, 'Please pay within two weeks.'],
      [2, 'Terms apply.'],
      [1, 'Total:'],
    ],
  )
})

test('a value that is absent uses nothing', () => {
  const nowhere = { ...spanOf('EUR'), start: null, end: null, kind: 'absent' as const }
  assert.equal(measureCoverage(document, { total: nowhere }).used, 0)
})
