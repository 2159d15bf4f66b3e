import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFields } from '../fields.ts'
import { createRarity, createVocabulary } from '../vocabulary.ts'
import { sharedBigrams } from './bigrams.ts'
import { jaroWinkler } from './closeness.ts'
import { compareDays, compareNumbers } from './compare-amounts.ts'
import { compareField } from './compare-field.ts'
import { compareWords } from './compare-words.ts'

function compare(a: string, b: string, common: string[] = []): number {
  const vocabulary = createVocabulary()
  const rarity = createRarity()
  const idsOf = (text: string): number[] => text.split(' ').map(vocabulary.idOf)
  for (const text of [...common, a, b]) rarity.count(idsOf(text))
  return compareWords(vocabulary, rarity, idsOf(a), idsOf(b))
}

test('Words of any order are equal, and misspelt ones nearly so', () => {
  assert.equal(compare('alder foods', 'foods alder'), 1)
  assert.ok(compare('alder foods', 'aldr foods') > 0.9)
  assert.ok(compare('back pack', 'backpack') > 0.9)
  assert.equal(compare('alder', 'birch'), 0)
})

test('Long words that begin and end otherwise are alike by the pairs of letters that they share', () => {
  assert.ok(sharedBigrams('kelloggs', 'xelloggt') > 0.7)
  assert.equal(sharedBigrams('abab', 'ab'), 0.5)
  assert.ok(compare('kelloggs', 'xelloggt') > 0.7)
  assert.equal(compare('kelloggs', 'xellbrrt'), 0)
})

test('Initials stand for words, with none left over', () => {
  assert.ok(compare('mj alder', 'michael james alder') > 0.7)
  assert.ok(compare('vldb', 'very large data bases') > 0.6)
  assert.ok(compare('icde', 'international conference on data engineering') > 0.6)
  assert.equal(compare('mx', 'michael james'), 0)
  assert.equal(compare('vldb', 'very large'), 0)
})

test('A rare word says more than a common one', () => {
  const common = Array.from({ length: 50 }, (_, index) => `company${index} trading`)
  assert.ok(compare('alder trading', 'alder holding', common) > compare('alder trading', 'birch trading', common))
})

test('What a short text shares with a long one can be measured by the short one', () => {
  const [short, long] = ['sim aquarium', 'media sim aquarium win vista']
  const vocabulary = createVocabulary()
  const rarity = createRarity()
  const idsOf = (text: string): number[] => text.split(' ').map(vocabulary.idOf)
  for (const text of [short, long]) rarity.count(idsOf(text))
  for (const [a, b] of [[short, long] as const, [long, short] as const])
    assert.equal(compareWords(vocabulary, rarity, idsOf(a), idsOf(b), true), 1)
  assert.ok(compareWords(vocabulary, rarity, idsOf(short), idsOf(long)) < 0.9)
})

test('Another figure is another thing', () => {
  assert.ok(compare('camera w170', 'camera w150') < compare('camera w170', 'camera w170r'))
})

test('Letters that have changed places are nearly the same word', () => {
  assert.ok(jaroWinkler('martha', 'marhta') > 0.95)
})

test('A short line is the same with the figures of its country before it', () => {
  const fields = createFields(
    [{ extracted_field: 'tel', reference_column: 'tel', match_type: 'fuzzy', weight: 1, kind: 'phone' }],
    ['tel'],
    ['tel'],
  )
  const compared = (one: string, other: string) =>
    compareField(fields, 0, fields.prepareRecord([one]), fields.prepareReference([other]))
  assert.equal(compared('0711 334 55', '+49 711 33455'), 1)
  assert.ok(compared('33455', '+49 711 33455') < 1)
  assert.ok(compared('0711 334 56', '+49 711 33455') < 1)
})

test('Amounts and days are equal within their tolerance', () => {
  assert.equal(compareNumbers(100, 101, 1), 1)
  assert.equal(compareNumbers(100, 101.5, 1), 0.5)
  assert.ok(compareNumbers(100, 90) > compareNumbers(100, 50))
  assert.ok(Number.isNaN(compareNumbers(100, Number.NaN)))
  assert.equal(compareDays(10, 12, 3), 1)
  assert.ok(compareDays(10, 12) < 1)
})
