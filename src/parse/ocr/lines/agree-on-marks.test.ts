import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreeOnMarks } from './agree-on-marks.ts'
import type { Character } from './character.ts'

test('a decimal mark in doubt is what those of the other amounts are', () => {
  assert.deepEqual(read('12.50', '3.00', '9,00'), ['12.50', '3.00', '9.00'])
  assert.deepEqual(read('1.012,50', '3,00', '9.00'), ['1.012,50', '3,00', '9,00'])
})

test('a mark that is sure stays, whatever the others are', () => {
  const [word] = agreeOnMarks([amount('9,00', 0.999), ...['1.00', '2.00', '3.00'].map((text) => amount(text, 0.999))])
  assert.equal(word?.map(({ text }) => text).join(''), '9,00')
})

test('marks that are not those of decimals neither count nor change', () => {
  assert.deepEqual(read('01.02.24', '1.234', '5.678', '9,00'), ['01.02.24', '1.234', '5.678', '9,00'])
  assert.deepEqual(read('1.00', '2.00', '1,234'), ['1.00', '2.00', '1,234'])
})

/** The last one is in doubt. */
function read(...texts: string[]): string[] {
  const words = texts.map((text, index) => amount(text, index < texts.length - 1 ? 0.95 : 0.6))
  return agreeOnMarks(words).map((word) => word.map(({ text }) => text).join(''))
}

/** Each mark may be the other one as well. */
function amount(text: string, probability: number): Character[] {
  return [...text].map((sign) => {
    const other = { '.': ',', ',': '.' }[sign]
    const alternatives = other ? [{ text: other, probability: 1 - probability }] : []
    return { text: sign, at: 0, probability: other ? probability : 1, alternatives }
  })
}
