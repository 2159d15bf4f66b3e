import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { ContextFinder } from './context.ts'
import { decide } from './decide.ts'
import { factsOf } from './document-facts.ts'
import { LabelBook } from './label-book.ts'
import { resolveEnum } from './resolve-enum.ts'
import { scoresOf, type Trees } from './trees.ts'

const page = `
Northwind Trading Ltd
12 Harbour Road
Leeds LS1 4AB

Bill to                               Invoice number     INV-4711
Blue Door Studio                      Invoice date       3 March 2024
7 Mill Lane                           Your order         PO-88
York YO1 7HH

Net                                                        100.00
VAT 20%                                                     20.00
Total                                                      120.00
`

function candidatesOf(text: string): Candidate[] {
  return findCandidates(viewDocument(printedDocument([text])))
}

function labelsOf(candidates: readonly Candidate[], text: string): Candidate['context']['labels'] {
  const found = candidates.find((candidate) => candidate.text === text && candidate.mention)
  assert.ok(found, text)
  return found.context.labels
}

test('a value knows the labels beside it, above it, and whose block it stands in', () => {
  const candidates = candidatesOf(page)
  assert.equal(labelsOf(candidates, 'INV-4711').left, 'Invoice number')
  assert.equal(labelsOf(candidates, '3 March 2024').left, 'Invoice date')
  assert.equal(labelsOf(candidates, '120.00').left, 'Total')
  const name = candidates.find(({ text }) => text === 'Blue Door Studio')
  assert.equal(name?.context.labels.party, 'Bill to')
})

test('where columns were lost, the third label belongs to the third value', () => {
  const candidates = candidatesOf('Invoice date Due date Total\n03.03.2024 17.03.2024 120,00 EUR')
  assert.equal(labelsOf(candidates, '17.03.2024').above, 'Due date')
  assert.equal(labelsOf(candidates, '120,00 EUR').above, 'Total')
})

test('amounts that add up as net, tax and gross are known as such', () => {
  const view = viewDocument(printedDocument([page]))
  const candidates = findCandidates(view)
  const { amountRoles } = factsOf(view, candidates)
  const roleOf = (text: string) => [...amountRoles].find(([candidate]) => candidate.text === text)?.[1]
  assert.deepEqual(
    ['100.00', '20.00', '120.00'].map((text) => [...(roleOf(text) ?? [])]),
    [['net'], ['tax'], ['gross']],
  )
})

test('a choice is the one that the title names, in whatever language, with the words as evidence', () => {
  const schema = readSchema({ properties: { type: { type: 'string', enum: ['purchase', 'sale', 'dividend', 'fee'] } } })
  const [leaf] = schema.leaves
  assert.ok(leaf)
  const typeOf = (text: string) => {
    const view = viewDocument(printedDocument([text]))
    const finder = new ContextFinder(view, [])
    const contextOf = finder.contextOf.bind(finder)
    return resolveEnum(profileOf(leaf), view, { labels: new LabelBook(), contextOf, profiles: [] })
  }
  const german = typeOf('Wertpapierabrechnung Verkauf\n\nProvision 4,00 EUR\nKurswert 120,00 EUR')
  assert.equal(german.value, 'sale')
  assert.equal(german.parts[0]?.segment.words.slice(german.parts[0].first, german.parts[0].last + 1).length, 1)
  assert.equal(typeOf('Dividendengutschrift\n\nBetrag 12,00 EUR').value, 'dividend')
  assert.equal(typeOf('Avis d’opéré\nAchat comptant\n\nFrais 2,00 EUR').value, 'purchase')
  assert.equal(typeOf('Dear Sir,\nthank you.').value, null)
})

test('a moment has seconds where the format asks for them', () => {
  const { leaves } = readSchema({ properties: { at: { type: 'string', format: 'date-time' } } })
  const [candidate] = candidatesOf('Date 03.04.2024 14:30').filter(({ kind }) => kind === 'datetime')
  assert.ok(candidate)
  const [resolved] = decide(leaves.map(profileOf), [[{ candidate, probability: 0.9 }]])
  assert.equal(resolved?.value, '2024-04-03T14:30:00')
})

test('trees send a value to the left up to the threshold', () => {
  const trees: Trees = {
    ...{ features: ['a', 'b'], bias: 0.5, roots: [0], feature: [1, -1, -1] },
    ...{ threshold: [2, -1, 1], next: [1, 0, 0] },
  }
  assert.deepEqual(scoresOf(trees, [Float32Array.of(9, 2), Float32Array.of(9, 2.5)]), [-0.5, 1.5])
})
