import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { viewDocument } from './document-view.ts'

function linesOf(page: string): string[] {
  return viewDocument(printedDocument([page])).segments.map(({ text }) => text)
}

test('words that are set apart letter by letter are put together, figures too', () => {
  const lines = linesOf(`
W e r t p a p i e r v e r k a u f
G e s c h ä f t s t a g : 3 1 . 0 1 . 2 0 2 1
K u r s w e r t : EUR 4 0 . 3 4 0 , 0 0
S t . 2 0 0 EUR 2 0 1 , 7 0
P r o v i s i o n : EUR 1 0 0 , 8 5 -
`)
  assert.deepEqual(lines, [
    'Wertpapierverkauf',
    'Geschäftstag : 31.01.2021',
    'Kurswert : EUR 40.340,00',
    'St. 200 EUR 201,70',
    'Provision : EUR 100,85 -',
  ])
})

test('single figures of other pages stay what they are', () => {
  assert.deepEqual(linesOf('Goals 1 2 3 4 5'), ['Goals 1 2 3 4 5'])
})
