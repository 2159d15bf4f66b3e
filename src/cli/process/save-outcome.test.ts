import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesFor } from './save-outcome.ts'

test('files of the same name get names of their own, also where letters differ only in size', () => {
  assert.deepEqual(namesFor(['a/x.pdf', 'b/x.pdf', 'X.PDF', 'x.pdf.2']), [
    'x.pdf.json',
    'x.pdf.2.json',
    'X.PDF.3.json',
    'x.pdf.2.2.json',
  ])
})
