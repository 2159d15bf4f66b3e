import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Understanding } from './understanding.ts'

const sentence = 'We received your order on Monday and will deliver it within a week'

test('English that is understood is used', () => {
  const understanding = new Understanding()
  assert.ok(add(understanding, { seconds: 10, confidence: 0.9 }))
  assert.equal(understanding.isForeign('at the end'), false)
  assert.equal(understanding.lostSeconds, 0)
})

test('a model that says nothing, guesses or goes round in circles heard another language', () => {
  for (const heard of [{ text: '' }, { confidence: 0.4 }, { confidence: 0.8, text: 'the British, '.repeat(20) }]) {
    const understanding = new Understanding()
    assert.equal(add(understanding, { seconds: 10, ...heard }), false)
    assert.equal(understanding.isForeign('at the end'), true)
  }
})

test('a recording is given up early only after a minute without sense', () => {
  const understanding = new Understanding()
  add(understanding, { seconds: 59, confidence: 0.3 })
  assert.equal(understanding.isForeign('meanwhile'), false)
  add(understanding, { seconds: 2, confidence: 0.3 })
  assert.equal(understanding.isForeign('meanwhile'), true)
})

test('music that was not understood says nothing about the language', () => {
  const understanding = new Understanding()
  add(understanding, { seconds: 30, text: '', probability: 0.5 })
  assert.equal(understanding.isForeign('at the end'), false)
})

test('passages in another language are counted as lost', () => {
  const understanding = new Understanding()
  add(understanding, { seconds: 20, confidence: 0.9 })
  add(understanding, { seconds: 12, confidence: 0.3 })
  assert.equal(understanding.isForeign('at the end'), false)
  assert.equal(understanding.lostSeconds, 12)
})

function add(
  understanding: Understanding,
  heard: { seconds: number; confidence?: number; text?: string; probability?: number },
): boolean {
  const { seconds, confidence = 0.9, text = sentence, probability = 0.9 } = heard
  const words = text.split(' ').flatMap((word) => (word === '' ? [] : [{ text: word }]))
  const samples = new Float32Array(seconds * 16_000)
  return understanding.add({ start: 0, samples, probability }, { words, confidence })
}
