import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Character } from './character.ts'
import { weighInContext } from './weigh-in-context.ts'

test('the letter O beside digits is a zero where it may be one', () => {
  assert.equal(read('SH', doubt('O', 0.95, '0', 0.04), '1'), 'SH01')
  assert.equal(read('2', doubt('O', 0.9, '0', 0.09), 'cm'), '20cm')
  assert.equal(read('RM', doubt('O', 0.97, '0', 0.02), '.00'), 'RM0.00')
  assert.equal(read('R', doubt('O', 0.97, '0', 0.02), '0118'), 'R00118')
})

test('the letter O stays one where the net sees that it is none, where letters stand beside it, and in an order number', () => {
  assert.equal(read('SH', doubt('O', 0.99, '0', 0.01), '1'), 'SHO1')
  assert.equal(read('T', doubt('O', 0.7, '0', 0.3), 'TAL'), 'TOTAL')
  assert.equal(read('N', doubt('o', 0.9, '0', 0.1), '.2'), 'No.2')
  assert.equal(read('P', doubt('O', 0.8, '0', 0.2), '4711'), 'PO4711')
  assert.equal(read('H2', doubt('O', 0.7, '0', 0.3)), 'H2O')
})

test('what stands behind a number and may be a per cent sign is one, unless it is surely something else', () => {
  assert.equal(read('6', doubt('₹', 0.93, '%', 0.01)), '6%')
  assert.equal(read('(6', doubt('X', 0.7, '%', 0.1), ')'), '(6%)')
  assert.equal(read('12', doubt('½', 0.9, '¼', 0.1)), '12½')
  assert.equal(read('6', doubt('X', 0.95, '%', 0.01)), '6X')
  assert.equal(read('6', doubt('7', 0.6, '%', 0.3)), '67')
})

test('a letter in an amount is the digit that it may be, and in a house number it is a letter', () => {
  assert.equal(read('0.0', doubt('g', 0.5, '0', 0.3)), '0.00')
  assert.equal(read('15/4', doubt('B', 0.7, '8', 0.3)), '15/4B')
})

test('a time has colons only', () => {
  assert.equal(read('15', doubt('.', 0.77, ':', 0.2), '29:00'), '15:29:00')
  assert.equal(read('15', doubt('.', 0.77, ':', 0.2), '29'), '15.29')
})

test('a letter before an apostrophe has no caron', () => {
  assert.equal(read(doubt('ď', 0.6, 'd', 0.3), "'olive"), "d'olive")
  assert.equal(read('po', doubt('ď', 0.6, 'd', 0.3), 'me'), 'poďme')
})

test('a choice is as sure as both the net and the context make it, and keeps what it was taken for', () => {
  const [, , zero] = weighInContext([...sure('SH'), doubt('O', 0.9, '0', 0.1), ...sure('1')])
  assert.ok(zero && zero.probability > 0.8 && zero.probability < 1)
  assert.equal(zero.alternatives[0]?.text, 'O')
  const kept = doubt('X', 0.6, '%', 0.01)
  assert.equal(weighInContext([...sure('6'), kept])[1], kept)
})

function read(...pieces: (string | Character)[]): string {
  const word = pieces.flatMap((piece) => (typeof piece === 'string' ? sure(piece) : [piece]))
  return weighInContext(word)
    .map(({ text }) => text)
    .join('')
}

function sure(text: string): Character[] {
  return [...text].map((sign) => ({ text: sign, at: 0, probability: 1, alternatives: [] }))
}

function doubt(text: string, probability: number, other: string, otherProbability: number): Character {
  return { text, at: 0, probability, alternatives: [{ text: other, probability: otherProbability }] }
}
