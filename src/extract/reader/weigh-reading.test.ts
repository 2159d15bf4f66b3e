import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { extractDocument } from '../extract.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import type { SpanReading } from './decode-spans.ts'
import { type Mix, mixFeatures } from './mix.ts'
import { featuresOf } from './page-features.ts'
import type { Reading } from './reading.ts'

const page = `Lohnabrechnung
Auszahlungsbetrag        2.849,70 EUR
Eintritt                 01.02.2019
[x] Kirchensteuer
Frau Gökçe Yıldırım`

const schema = readSchema({
  type: 'object',
  properties: {
    take_home: { type: 'number' },
    hired_on: { type: 'string', format: 'date' },
    worker: { type: 'string' },
    churchMember: { type: 'boolean' },
    nickname: { type: 'string' },
  },
})
const document = printedDocument([page])
const view = viewDocument(document)
const { places } = featuresOf(view)
const texts = places.map(([index, word]) => document.pages[index]?.words[word]?.text ?? '')

/** The reader's word counts, the ranker's hardly. */
const mix: Mix = {
  value: weights({ reader: 1, ranker: 0.1 }),
  claim: [0, 1],
  given: [],
  absence: [0, -0.5, 0.5],
  cells: { engine: [], reader: [] },
}

test('the reader finds values for which the page has other words, each read as its type', () => {
  const { data, confidence, provenance } = extractDocument(document, schema, {
    help: {
      mix,
      reading: reading({
        take_home: found('2.849,70', 'EUR'),
        hired_on: found('01.02.2019', '01.02.2019'),
        worker: found('Gökçe', 'Yıldırım'),
        churchMember: found('Kirchensteuer', 'Kirchensteuer'),
        nickname: { absent: 0.98, spans: [] },
      }),
    },
  })
  assert.deepEqual(data, {
    ...{ take_home: 2849.7, hired_on: '2019-02-01', worker: 'Gökçe Yıldırım' },
    ...{ churchMember: true, nickname: null },
  })
  assert.equal(provenance['worker']?.quote, 'Gökçe Yıldırım')
  assert.ok((confidence.fields['take_home'] ?? 0) > 0.8)
  assert.ok((confidence.fields['nickname'] ?? 0) > 0.5)
})

test('other values of a field are told with their probabilities where that is asked for', () => {
  const help = {
    mix,
    reading: reading({ hired_on: found('01.02.2019', '01.02.2019'), worker: found('Gökçe', 'Yıldırım') }),
  }
  const { provenance } = extractDocument(document, schema, { help, alternatives: 2 })
  const [first, ...others] = provenance['worker']?.alternatives ?? []
  assert.ok(others.length < 2)
  assert.notEqual(first?.value, 'Gökçe Yıldırım')
  assert.ok(first !== undefined && first.confidence < 0.5 && first.quote !== null)
  assert.match(provenance['hired_on']?.label ?? '', /\p{L}/u)
  const plain = extractDocument(document, schema, { help }).provenance['worker']
  assert.deepEqual([plain?.alternatives, plain?.label], [undefined, undefined])
})

test('a span that is not of the type of its field is not given', () => {
  const { data } = extractDocument(document, schema, {
    help: {
      mix,
      reading: reading({ hired_on: found('Auszahlungsbetrag', 'Auszahlungsbetrag') }),
    },
  })
  // The ranker may still find a date.
  assert.match(String((data as Record<string, unknown>)['hired_on']), /^(null|2019-02-01)$/)
})

test('words that two fields of other meaning want go to the surer one', () => {
  const less: SpanReading = { ...found('Gökçe', 'Yıldırım'), absent: 0.1 }
  const spans = less.spans.map((span) => ({ ...span, probability: 0.88 }))
  const both = reading({ worker: found('Gökçe', 'Yıldırım'), nickname: { ...less, spans } })
  const names = (claim: number[]) => {
    const { data } = extractDocument(document, schema, { help: { mix: { ...mix, claim }, reading: both } })
    const { worker, nickname } = data as Record<string, unknown>
    return [worker, nickname]
  }
  assert.deepEqual(names([0, 1, 0, 0, 0])[0], 'Gökçe Yıldırım')
  assert.deepEqual(names([0, 1, 0, -3, 0]), ['Gökçe Yıldırım', null])
})

test('a number in groups is not cut by where the reader begins or ends', () => {
  const printed = printedDocument(['Meter 1 EMH00 7741 2208'])
  const asked = readSchema({ type: 'object', properties: { meter: { type: 'string' } } })
  const [leaf] = asked.leaves
  const { data } = extractDocument(printed, asked, {
    help: {
      mix,
      reading: {
        places: featuresOf(viewDocument(printed)).places,
        fields: new Map([[leaf as Leaf, { absent: 0.02, spans: [{ first: 2, last: 3, probability: 0.95 }] }]]),
        ...{ choices: new Map(), lists: new Map(), properties: new Map() },
      },
    },
  })
  assert.deepEqual(data, { meter: '1 EMH00 7741 2208' })
})

function found(first: string, last: string): SpanReading {
  const span = { first: texts.indexOf(first), last: texts.indexOf(last), probability: 0.95 }
  return { absent: 0.02, spans: [span] }
}

function reading(fields: Record<string, SpanReading>): Reading {
  const leafOf = (name: string) => schema.leaves.find((leaf) => leaf.name === name) as Leaf
  const choices = [true, false].map((value) => ({ value, probability: value ? 0.9 : 0.1 }))
  return {
    places,
    fields: new Map(Object.entries(fields).map(([name, each]) => [leafOf(name), each])),
    choices: new Map('churchMember' in fields ? [[leafOf('churchMember'), choices]] : []),
    lists: new Map(),
    properties: new Map(),
  }
}

function weights(known: Record<string, number>): number[] {
  return mixFeatures.map((name) => known[name] ?? 0)
}
