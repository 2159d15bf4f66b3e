import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'

const confirmation = `
Ihr Kauf vom 3. Mai 2021

Wertpapier: Musterfonds Welt
WP-Kenn-Nr. : DE0009769794
Stück: 4,100
Gesamtbetrag: EUR 180,40
`

test('an ISIN is that, though the label of an older number stands before it', () => {
  const asked = readSchema({ isin: 'string', wkn: 'string' })
  const { data } = extractDocument(printedDocument([confirmation]), asked)
  assert.deepEqual(data, { isin: 'DE0009769794', wkn: null })
})

test('where nobody asks for an ISIN, what the label says may be one', () => {
  const { data } = extractDocument(printedDocument([confirmation]), readSchema({ wkn: 'string' }))
  assert.deepEqual(data, { wkn: 'DE0009769794' })
})
