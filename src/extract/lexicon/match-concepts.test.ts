import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conceptsOf } from './match-concepts.ts'

test('a whole label has the score 1, whatever its case', () => {
  for (const text of ['Rechnungsnummer', 'RECHNUNGSNUMMER', 'rechnungsnummer:']) {
    assert.deepEqual(conceptsOf(text)[0], { concept: 'invoice_number', score: 1, start: 0, end: text.length })
  }
})

test('a label inside a sentence is found with its characters', () => {
  const text = 'Bitte überweisen Sie den Rechnungsbetrag auf unser Konto'
  const match = conceptsOf(text).find(({ concept }) => concept === 'gross_total')
  assert.equal(text.slice(match?.start, match?.end), 'Rechnungsbetrag')
})

test('role and attribute are both found whole', () => {
  const scores = new Map(conceptsOf('USt-IdNr. des Lieferanten').map(({ concept, score }) => [concept, score]))
  assert.ok((scores.get('vat_id') ?? 0) > 0.9)
  assert.ok((scores.get('seller') ?? 0) > 0.9)
})

test('the longer reading takes the words of the shorter', () => {
  const [first, ...others] = conceptsOf('Kundennummer')
  assert.equal(first?.concept, 'customer_number')
  assert.ok(others.every(({ score }) => score < 0.5))
})

test('a text without business words means nothing', () => {
  for (const text of ['', '12.03.2024', 'Zitronenfalter']) {
    assert.deepEqual(conceptsOf(text), [], text)
  }
})
