import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { gramsPerWord, tableRows, writeGrams } from './ngrams.ts'
import { featureNames, featuresOf } from './page-features.ts'
import { featuresOfQuestions, inPasses, mostQuestions, questionsOf, tokensPerQuestion } from './questions.ts'
import { cutFeatures, windowsOver, zonesOf } from './windows.ts'

test('n-grams of a word are the same whatever its digits are, and those of its letters whatever its accents are', () => {
  assert.deepEqual(gramsOf('RE-2024'), gramsOf('re-1999'))
  const [accented, plain] = [gramsOf('Grüße,'), gramsOf('grusse')]
  assert.notEqual(accented[0], plain[0])
  assert.deepEqual(accented.slice(2), plain.slice(2))
  assert.ok(gramsOf('Donaudampfschifffahrt').every((id) => id > 0 && id < tableRows))
  assert.deepEqual(gramsOf('::').slice(1), new Array(gramsPerWord - 1).fill(0))
})

test('words are given in rows with their kinds, places and the ends of their segments', () => {
  const view = viewDocument(printedDocument(['Invoice date:      31.01.2024\nTotal              119,00 EUR']))
  const { places, traits, rows, segments, boxes } = featuresOf(view)
  const trait = (word: number, name: string) =>
    (traits[word * featureNames.length + featureNames.indexOf(name)] ?? 0) / 100
  assert.deepEqual(
    places.map(([, word]) => view.document.pages[0]?.words[word]?.text),
    [...['Invoice', 'date:', '31.01.2024', 'Total', '119,00', 'EUR']],
  )
  assert.deepEqual([...rows], [0, 0, 0, 1, 1, 1])
  assert.deepEqual([...segments], [0, 0, 1, 2, 3, 3])
  assert.equal(trait(2, 'kind_date'), 1)
  assert.equal(trait(4, 'kind_money'), 1)
  assert.equal(trait(1, 'ends_colon'), 1)
  assert.deepEqual(
    [0, 1, 2].map((word) => trait(word, 'first_of_segment')),
    [1, 0, 1],
  )
  assert.deepEqual(
    [0, 1, 2].map((word) => trait(word, 'last_of_segment')),
    [0, 1, 1],
  )
  assert.ok((boxes[2 * 4] ?? 0) > (boxes[4] ?? 0))
})

test('a schema becomes questions for fields, choices, lists and lists in lists', () => {
  const { root } = readSchema({
    type: 'object',
    properties: {
      takeHome: { type: 'number', description: 'Paid out' },
      buyer: { type: 'object', properties: { name: { type: 'string' } } },
      status: { enum: ['open', 'paid in full'] },
      orders: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            day: { type: 'string', format: 'date' },
            lines: { type: 'array', items: { type: 'object', properties: { qty: { type: 'number' } } } },
          },
        },
      },
    },
  })
  const questions = questionsOf(root).flat()
  assert.deepEqual(
    questions.map(({ role, node, parent, choice }) => [role, node.path, parent?.node.path, choice]),
    [
      ['scalar', 'takeHome', undefined, undefined],
      ['scalar', 'buyer.name', undefined, undefined],
      ['scalar', 'status', undefined, undefined],
      ['choice', 'status', 'status', 'open'],
      ['choice', 'status', 'status', 'paid in full'],
      ['items', 'orders', undefined, undefined],
      ['property', 'orders[].day', 'orders', undefined],
      ['items', 'orders[].lines', 'orders', undefined],
      ['property', 'orders[].lines[].qty', 'orders[].lines', undefined],
    ],
  )
  const told = (index: number) => questions[index]?.tokens.map(({ text, kind }) => `${kind} ${text}`)
  assert.deepEqual(
    told(0),
    ['name take', 'name Home', 'description Paid', 'description out'].map((each) => each),
  )
  assert.deepEqual(told(1), ['name name', 'parent buyer'])
  assert.deepEqual(told(4), ['choice paid', 'choice in', 'choice full', 'name status'])
  const { types, roles, parents, kinds } = featuresOfQuestions(questions)
  assert.deepEqual([...types], [1, 0, 4, 4, 4, 0, 2, 0, 1])
  assert.deepEqual([...roles], [0, 0, 0, 3, 3, 2, 1, 2, 1])
  assert.deepEqual([...parents], [-1, -1, -1, 2, 2, -1, 5, 5, 7])
  assert.deepEqual([...kinds.subarray(0, 6)], [1, 1, 2, 2, 1, 3], 'no question has more than four words')
  const trained = featuresOfQuestions(questions, tokensPerQuestion)
  assert.deepEqual([...trained.kinds.subarray(0, 5)], [1, 1, 2, 2, 0])
  assert.equal(trained.kinds.length, questions.length * tokensPerQuestion)
})

test('more questions than fit into a pass are parted with what they belong to', () => {
  const properties = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}`, { type: 'string' }]))
  const { root } = readSchema({
    type: 'object',
    properties: { total: { type: 'number' }, rows: { type: 'array', items: { type: 'object', properties } } },
  })
  const passes = inPasses(questionsOf(root))
  assert.ok(passes.every(({ length }) => length <= mostQuestions))
  assert.equal(new Set(passes.flat()).size, 102)
  for (const pass of passes) assert.ok(pass.every(({ parent }) => !parent || pass.includes(parent)))
})

test('windows cover all words, and each word is in the zone of one', () => {
  for (const words of [0, 1, 480, 481, 840, 2000]) {
    const windows = windowsOver(words)
    const zones = zonesOf(windows)
    assert.ok(windows.every(([from, to]) => to - from <= 480 && from >= 0 && to <= words))
    assert.equal(zones[0]?.[0], 0)
    assert.equal(zones.at(-1)?.[1], words)
    for (const [index, [from]] of zones.slice(1).entries()) assert.equal(from, zones[index]?.[1])
  }
  const view = viewDocument(printedDocument(['a b c']))
  assert.deepEqual([...cutFeatures(featuresOf(view), [1, 3]).rows], [0, 0])
})

function gramsOf(word: string): number[] {
  const grams = new Uint16Array(gramsPerWord)
  writeGrams(word, grams, 0)
  return [...grams]
}
