import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { valueKinds } from '../values/mention.ts'
import { broaderOf, conceptIds, concepts } from './concepts.ts'
import { stem } from './fold.ts'
import { labelIndex } from './label-index.ts'
import { readText } from './tokens.ts'
import { translations } from './translations.ts'
import { languages } from './vocabulary.ts'

test('every concept of a language file exists', () => {
  for (const [language, labels] of Object.entries(languages)) {
    const unknown = Object.keys(labels).filter((id) => !Object.hasOwn(concepts, id))
    assert.deepEqual(unknown, [], language)
  }
})

test('each language has labels for at least 85 % of the concepts', () => {
  for (const [language, labels] of Object.entries(languages)) {
    const share = Object.keys(labels).length / conceptIds.length
    assert.ok(share >= 0.85, `${language}: ${share}`)
  }
})

test('no label is empty', () => {
  for (const labels of Object.values(languages)) {
    for (const [id, line] of Object.entries(labels)) {
      assert.ok(
        line.split(';').every((label) => label.trim() !== ''),
        id,
      )
    }
  }
})

test('no label is a phrase that only the requests of the evaluation use', () => {
  const list = readFileSync(join(import.meta.dirname, 'refused-phrases.txt'), 'utf8')
  const refused = new Set(list.trim().split('\n'))
  const hash = (label: string) => createHash('sha256').update(readText(label).folded).digest('hex').slice(0, 16)
  const labels = Object.values(languages).flatMap((language) =>
    Object.values(language).flatMap((line) => line.split(';')),
  )
  assert.deepEqual(
    labels.filter((label) => refused.has(hash(label))),
    [],
  )
})

test('every concept is of known kinds, and what it is a case of or stands for exists and is not itself', () => {
  const known = new Set<string>([...valueKinds, 'role'])
  for (const id of conceptIds) {
    const { kinds, broader, loosely } = concepts[id]
    assert.ok(
      kinds.every((kind) => known.has(kind)),
      id,
    )
    for (const other of [broader, loosely]) assert.ok(other === undefined || Object.hasOwn(concepts, other), id)
    assert.notEqual(broader, id)
    assert.ok(!broaderOf(id).includes(id), id)
  }
})

test('no word stands in two rows of translations, nor do two words with one stem', () => {
  const rows = Object.entries(translations).map(([head, words]) => new Set([head, ...words.split(' ')].map(stem)))
  const stems = rows.flatMap((row) => [...row])
  const twice = stems.filter((word, at) => stems.indexOf(word) !== at)
  assert.deepEqual(twice, [])
})

test('the index is made once and finds every concept by a label of its own', () => {
  const index = labelIndex()
  assert.equal(labelIndex(), index)
  const found = new Set([...index.exact.values()].flat())
  assert.deepEqual(
    conceptIds.filter((id) => !found.has(id)),
    [],
  )
  for (const [token, labels] of index.postings)
    assert.ok(
      labels.every((at) => at in index.labels),
      token,
    )
})
