import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { decide, decideAll } from './decide.ts'

const candidates = findCandidates(viewDocument(printedDocument(['Issued 31 January 2024\n\nTotal   EUR 96.00'])))

/** What is decided where both fields want the same words, with these probabilities. */
function decided(names: Record<string, string>, kind: Candidate['kind'], probabilities: number[]) {
  const candidate = candidates.find((each) => each.kind === kind)
  assert.ok(candidate)
  const profiles = readSchema(names).leaves.map(profileOf)
  const ranked = probabilities.map((probability) => [{ candidate, probability }])
  return decide(profiles, ranked).map(({ value }) => value)
}

test('words that are surely of another field are not given to one that is in doubt', () => {
  const dates = { invoice_date: 'date', order_date: 'date' }
  assert.deepEqual(decided(dates, 'date', [0.9, 0.4]), ['2024-01-31', null])
  assert.deepEqual(decided(dates, 'date', [0.9, 0.6]), ['2024-01-31', '2024-01-31'])
  assert.deepEqual(decided(dates, 'date', [0.2, 0.4]), [null, '2024-01-31'])
})

test('fields of related meaning may be the same words', () => {
  assert.deepEqual(decided({ total: 'money', amount_due: 'money' }, 'money', [0.9, 0.4]), [96, 96])
})

test('seller and buyer have names of their own, wherever on the page they stand', () => {
  const letter = 'Tandem Werft GmbH\n\nTandem Werft GmbH\n\nRuth Ahlers'
  const named = findCandidates(viewDocument(printedDocument([letter]))).filter(({ origin }) => origin === 'segment')
  const [head, line, person] = ['Tandem Werft GmbH', 'Tandem Werft GmbH', 'Ruth Ahlers'].map((text, at) =>
    named.filter((each) => each.text === text).at(at === 1 ? 1 : 0),
  )
  assert.ok(head && line && person)
  const profiles = readSchema({ seller_name: 'string', buyer_name: 'string' }).leaves.map(profileOf)
  const ranked = [
    [{ candidate: head, probability: 0.9 }],
    [
      { candidate: line, probability: 0.6 },
      { candidate: person, probability: 0.4 },
    ],
  ]
  assert.deepEqual(
    decide(profiles, ranked).map(({ value }) => value),
    ['Tandem Werft GmbH', 'Ruth Ahlers'],
  )
})

test('a list takes no guesses', () => {
  const [leaf] = readSchema({ dates: 'date[]' }).leaves
  const [first, second] = candidates
  assert.ok(leaf && first && second)
  const guessed = decideAll(profileOf(leaf), [
    { candidate: first, probability: 0.8 },
    { candidate: second, probability: 0.35 },
  ])
  assert.equal(guessed.length, 1)
})
