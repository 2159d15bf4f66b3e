import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLookUp, type Entry } from './look-up.ts'

const countries: Entry[] = [
  ['Germany', 'DE'],
  ['Côte d’Ivoire', 'CI'],
  ['Australia', 'AU'],
  ['Niger', 'NE'],
  ['Zambia', 'ZM'],
  ['South Korea', 'KR'],
  ['North Korea', 'KP'],
]

function found(lookUp: ReturnType<typeof createLookUp>, text: string) {
  const result = lookUp(text)
  return result.match === 'none' ? ['none', ...result.rivals] : [result.match, result.value]
}

test('A text is looked up as it is, then without case, accents and punctuation, then by closeness', () => {
  const lookUp = createLookUp('name', countries)
  assert.deepEqual(found(lookUp, ' Germany '), ['exact', 'DE'])
  assert.deepEqual(found(lookUp, 'GERMANY.'), ['normalised', 'DE'])
  assert.deepEqual(found(lookUp, "COTE D'IVOIRE"), ['normalised', 'CI'])
  assert.deepEqual(found(lookUp, 'Germny'), ['close', 'DE'])
})

test('What is not close enough, or as close to another entry, is not chosen', () => {
  const lookUp = createLookUp('name', countries)
  for (const text of ['Atlantis', 'Austria', 'Nigeria', 'Gambia', '', '???'])
    assert.deepEqual(found(lookUp, text), ['none'], text)
  const doubled = createLookUp('name', [
    ['Müller GmbH', 1],
    ['Müller AG', 2],
  ])
  assert.deepEqual(found(doubled, 'MUELLER AG'), ['normalised', 2])
  assert.deepEqual(found(doubled, 'Müller'), ['none', 'Müller GmbH', 'Müller AG'])
})

test('Companies are found without their legal forms, and several entries may say the same', () => {
  const lookUp = createLookUp('vendor', [
    ['Brightside Energy, Ltd', 'V-1'],
    ['Brightside Energy Limited', 'V-1'],
    ['Nordlys', 'V-2'],
  ])
  assert.deepEqual(found(lookUp, 'BRIGHTSIDE ENERGY'), ['normalised', 'V-1'])
  assert.deepEqual(found(lookUp, 'Brightside Enegry Ltd.'), ['close', 'V-1'])
  assert.deepEqual(found(lookUp, 'Nordlys A/S'), ['normalised', 'V-2'])
})

test('Codes, amounts and days are compared by what they say, and never by closeness', () => {
  const codes = createLookUp('code', [
    ['AB-1001', 'one'],
    ['AB-1002', 'two'],
  ])
  assert.deepEqual(found(codes, 'ab 1001'), ['normalised', 'one'])
  assert.deepEqual(found(codes, 'AB-1003'), ['none'])
  const amounts = createLookUp('rate', [
    [19, 'full'],
    [7.5, 'reduced'],
  ])
  assert.deepEqual(found(amounts, '7,50 %'), ['normalised', 'reduced'])
  assert.deepEqual(found(amounts, '18'), ['none'])
  const days = createLookUp('day', [['2026-03-31', 'Q1']])
  assert.deepEqual(found(days, '31.03.2026'), ['normalised', 'Q1'])
})

test('Names with other figures in them are other names', () => {
  const lookUp = createLookUp('plan', [
    ['Business plan 1', 'p1'],
    ['Business plan 22', 'p22'],
    ['Family plan', 'f'],
  ])
  assert.deepEqual(found(lookUp, 'Busines plan 1'), ['close', 'p1'])
  assert.deepEqual(found(lookUp, 'Business plan 2'), ['none'])
})

test('Entries without a key are never found', () => {
  const lookUp = createLookUp('name', [
    [null, 'x'],
    ['  ', 'y'],
  ])
  assert.deepEqual(found(lookUp, ''), ['none'])
})
