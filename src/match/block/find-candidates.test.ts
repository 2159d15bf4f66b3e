import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFields } from '../fields.ts'
import type { FieldMapping } from '../model.ts'
import { createCandidateFinder } from './find-candidates.ts'

const byName: FieldMapping = { extracted_field: 'name', reference_column: 'name', match_type: 'fuzzy', weight: 1 }
const byCode: FieldMapping = { ...byName, extracted_field: 'code', reference_column: 'code', kind: 'identifier' }
const columns = ['name', 'code']

function finder(rows: string[][], mappings = [byName]) {
  const fields = createFields(mappings, columns, columns)
  const find = createCandidateFinder(rows.map(fields.prepareReference), fields)
  return (record: string[], most: number, except?: number) => {
    const { places, method } = find(fields.prepareRecord(record), most, except)
    return { method, texts: Array.from(places, (at) => rows[at]?.[0]) }
  }
}

const found = finder([['bolt m6'], ['nut m8'], ['rod x12'], ['saw k9'], ['vise'], ['wire']])

test('Rows that share a word come from the index of words', () => {
  assert.deepEqual(found(['nut m9'], 3), { method: 'token_index', texts: ['nut m8'] })
})

test('A record that shares no word with any row gets those beside it in the order of their texts, read from either end', () => {
  const beginsAlike = found(['vist'], 4)
  assert.equal(beginsAlike.method, 'sorted_neighbourhood')
  assert.ok(beginsAlike.texts.includes('vise'), beginsAlike.texts.join())
  assert.ok(found(['fire'], 4).texts.includes('wire'))
  assert.deepEqual(found(['vist'], 20, 4).texts, [])
  assert.deepEqual(found(['xylophone'], 20).texts, [])
  assert.deepEqual(found([''], 5).texts, [])
})

test('A row with the same key comes first, however it is written, before rows that share words', () => {
  const byKey = finder(
    [
      ['alder foods', 'DE-811907980'],
      ['alder foods ltd', 'FR 40303265045'],
    ],
    [byName, byCode],
  )
  const both = byKey(['alder foods', 'FR40303265045'], 1)
  assert.deepEqual(both, { method: 'exact_key', texts: ['alder foods ltd'] })
  assert.equal(byKey(['alder foods', 'XX1'], 2).method, 'token_index')
})

test('A key that more rows have than can be compared leads nowhere', () => {
  const exact: FieldMapping = { ...byCode, match_type: 'exact', kind: 'text' }
  const many = finder(
    Array.from({ length: 5 }, (_, index) => [`row${index}`, 'germany']),
    [byName, exact],
  )
  assert.equal(many(['row3', 'germany'], 4).method, 'token_index')
  assert.equal(many(['row3', 'germany'], 5).method, 'exact_key')
})
