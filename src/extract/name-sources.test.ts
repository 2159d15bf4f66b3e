import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../test/support/text-document.ts'
import type { Extraction, Provenance } from './extraction.ts'
import { nameSources } from './name-sources.ts'
import { nowhere } from './resolve/give-provenance.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'
import { type KeptResult, readResult } from './verify/read-result.ts'
import { verifyExtraction } from './verify/verify-extraction.ts'

const at = (start: number, end: number, kind: Provenance['kind'], child?: string): Provenance => ({
  ...{ ...nowhere, start, end, kind },
  ...(child !== undefined && { child }),
})

function sourcesIn(provenance: Record<string, Provenance>): Record<string, string[] | undefined> {
  const extraction: Extraction = { data: {}, confidence: { overall: 0, fields: {} }, provenance }
  const named = Object.entries(nameSources(extraction).provenance)
  return Object.fromEntries(named.flatMap(([path, { derived_from: from }]) => (from ? [[path, from]] : [])))
}

test('a computed value names those that were read from the same words, its own item first', () => {
  const found = sourcesIn({
    'items[0].year': at(10, 14, 'span'),
    'items[0].months': at(10, 14, 'derived'),
    'items[1].year': at(10, 14, 'span'),
    'items[1].months': at(8, 12, 'derived'),
  })
  assert.deepEqual(found, { 'items[0].months': ['items[0].year'], 'items[1].months': ['items[1].year'] })
})

test('what was computed from its own words alone, or in another part of the file, names itself', () => {
  const found = sourcesIn({ state: at(0, 4, 'derived'), note: at(4, 9, 'span'), other: at(0, 4, 'span', 'a.pdf') })
  assert.deepEqual(found, { state: ['state'] })
})

test('in an extraction every computed value says what it is from, and the result can be verified', () => {
  const document = textDocument('Wertpapierverkauf\n\nBezahlt: ja\n\nLand: Deutschland\n\nLaufzeit: zwei Jahre')
  const schema = readSchema({ type: 'purchase|sale', paid: 'boolean', country: 'country', bezahlt: 'string' })
  const extraction = resolveDocument(document, schema)
  assert.equal((extraction.data as { type: string }).type, 'sale')
  assert.equal(extraction.provenance.type?.kind, 'derived')
  assert.deepEqual(extraction.provenance.type?.derived_from, ['type'])
  for (const { kind, derived_from: from } of Object.values(extraction.provenance))
    assert.equal(kind === 'derived', from !== undefined && from.length > 0)
  const kept = readResult(JSON.parse(JSON.stringify(extraction))) as KeptResult
  assert.deepEqual(verifyExtraction(document, kept, schema).failures, [])
})
