import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { textDocument } from '../../../test/support/written-documents.ts'
import type { Document } from '../../document/model.ts'
import { extractDocument } from '../extract.ts'
import { featuresOf } from '../reader/page-features.ts'
import type { ArrayNode, Leaf } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'

function listIn(document: Document, name: string): unknown {
  const { data } = extractDocument(document, readSchema({ [name]: 'string[]' }))
  return (data as Record<string, unknown>)[name]
}

test('a list is found by the words of its own name, whatever these mean', () => {
  const minutes = printedDocument([
    `
Rowing club, committee of 4 March 2025

Present: Anna Reed, Tom Ellis
Apologies: Maria Stone, Paul Dent
Stand-ins: Wes Adair, Fay Moore
`,
  ])
  assert.deepEqual(listIn(minutes, 'apologies'), ['Maria Stone', 'Paul Dent'])
  assert.deepEqual(listIn(minutes, 'stand_ins'), ['Wes Adair', 'Fay Moore'])
})

test('a list goes on in the next line behind a comma, and ends where lines stand apart', async () => {
  const text = `
Helpers: Dora Flint, Henry Cole,
Wes Adair

Apologies
Nina Roth
Oskar Lind

MATTERS ARISING
The tap leaks.
`
  for (const document of [printedDocument([text]), await textDocument(text)]) {
    assert.deepEqual(listIn(document, 'helpers'), ['Dora Flint', 'Henry Cole', 'Wes Adair'])
    assert.deepEqual(listIn(document, 'apologies'), ['Nina Roth', 'Oskar Lind'])
  }
})

test('two names are parted by "and", a name that holds one is not', () => {
  const lease = printedDocument([
    `
LEASE of 1 June 2025

Landlords: Reed and Sons, Grove Holdings
Tenants: Helen Marsh and Daniel Okafor
`,
  ])
  assert.deepEqual(listIn(lease, 'tenants'), ['Helen Marsh', 'Daniel Okafor'])
  assert.deepEqual(listIn(lease, 'landlords'), ['Reed and Sons', 'Grove Holdings'])
})

test('what stands behind words that surely name a list is all of it, whatever the reader sees elsewhere', () => {
  const minutes = printedDocument(['Present: Anna Reed, Tom Ellis, Priya Nair\nApologies: Maria Stone, Paul Dent'])
  const schema = readSchema({ apologies: 'string[]' })
  const list = schema.leaves[0]?.ancestors.at(-1) as ArrayNode
  const cells = [1, 3, 5, 8, 10].map((first) => ({ words: [first, first + 1], score: 0.95 }))
  const items = cells.map((cell) => ({ cells: new Map([[list.items as Leaf, cell]]), lists: new Map() }))
  const { places } = featuresOf(viewDocument(minutes))
  const help = {
    mix: { value: [], claim: [], given: [], absence: [], cells: { engine: [], reader: [] } },
    reading: { places, fields: new Map(), choices: new Map(), lists: new Map([[list, items]]), properties: new Map() },
  }
  const { data } = extractDocument(minutes, schema, { help })
  assert.deepEqual(data, { apologies: ['Maria Stone', 'Paul Dent'] })
})
