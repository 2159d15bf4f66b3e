import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { textOf, wholeOf } from '../resolve/part.ts'
import { viewDocument } from '../view/document-view.ts'
import { untilHeading } from './read-words.ts'

test('words below another heading are of the next section', () => {
  const { rows } = viewDocument(printedDocument(['Approvals\nCE, UKCA, Ecolab\nScope of delivery\nNuts, gasket\n']))
  const segments = rows.flatMap((row) => row.segments)
  const heading = segments.find(({ text }) => text === 'Scope of delivery')
  const parts = segments.filter(({ text }) => text.includes(',')).map(wholeOf)
  assert.equal(textOf(untilHeading(parts, rows)), 'CE, UKCA, Ecolab Nuts, gasket')
  if (heading) heading.heading = true
  assert.equal(textOf(untilHeading(parts, rows)), 'CE, UKCA, Ecolab')
})
