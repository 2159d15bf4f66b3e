import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../../test/support/written-documents.ts'
import { extractDocument } from '../extract.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { readSchema } from '../schema/read-schema.ts'
import { withoutPlaceholder } from './stated-absence.ts'

const asked = readSchema({ reviewer_name: 'string', order_number: 'string', supplier_name: 'string' })

function answers(...lines: string[]): Promise<unknown> {
  return textDocument(`Purchase file\n${lines.join('\n')}\n`).then((document) => extractDocument(document, asked).data)
}

test('words that say that a value is still to come are none', async () => {
  for (const words of ['not yet appointed', 'tbd', 'noch offen', 'pendiente', 'to be confirmed', 'n/a'])
    assert.deepEqual(
      await answers(`Reviewer name: ${words}`, 'Order number: 88-117', 'Supplier name: Torvik AS'),
      { reviewer_name: null, order_number: '88-117', supplier_name: 'Torvik AS' },
      words,
    )
})

test('a name that begins like such words is a name', async () => {
  const found = await answers('Reviewer name: Nora Penders', 'Supplier name: Open Fields Ltd')
  assert.deepEqual(found, { reviewer_name: 'Nora Penders', order_number: null, supplier_name: 'Open Fields Ltd' })
})

test('of how things stand such words are an answer', () => {
  const { leaves } = readSchema({ order_status: 'string', order_number: 'string' })
  const said = leaves.map(
    (leaf) => withoutPlaceholder(profileOf(leaf), { value: 'pending', confidence: 0.7, parts: [] }).value,
  )
  assert.deepEqual(said, ['pending', null])
})
