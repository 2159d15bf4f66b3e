import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createVocabulary } from '../vocabulary.ts'
import { createCandidateFinder } from './find-candidates.ts'

const vocabulary = createVocabulary()
const idsOf = (text: string) => text.split(' ').map(vocabulary.idOf)
const rows = ['bolt m6', 'nut m8', 'rod x12', 'saw k9', 'vise', 'wire']
const find = createCandidateFinder(rows.map(idsOf), vocabulary)
const found = (text: string, most: number, except?: number) => {
  const { places, method } = find(idsOf(text), most, except)
  return { method, texts: Array.from(places, (at) => rows[at]) }
}

test('Rows that share a word come from the index of words', () => {
  assert.deepEqual(found('nut m9', 3), { method: 'token_index', texts: ['nut m8'] })
})

test('A record that shares no word with any row gets those beside it in the order of their texts, read from either end', () => {
  const beginsAlike = found('vist', 4)
  assert.equal(beginsAlike.method, 'sorted_neighbourhood')
  assert.ok(beginsAlike.texts.includes('vise'), beginsAlike.texts.join())
  assert.ok(found('fire', 4).texts.includes('wire'))
  assert.deepEqual(found('vist', 20, 4).texts, [])
  assert.deepEqual(found('xylophone', 20).texts, [])
  assert.deepEqual(find([], 5).places.length, 0)
})
