import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from '../schema/read-schema.ts'
import { type Calibration, calibrate, type Knot, probabilityOf } from './calibrate.ts'

const knots: Knot[] = [
  [0.2, 0.1],
  [0.6, 0.5],
  [0.8, 0.9],
]

test('a score between two knots is on the line that joins them, one outside is that of the nearest', () => {
  const scores = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 1]
  assert.deepEqual(
    scores.map((score) => Number(probabilityOf(knots, score).toFixed(3))),
    [0.1, 0.1, 0.3, 0.5, 0.7, 0.9, 0.9],
  )
})

test('without knots the score is the probability', () => {
  assert.equal(probabilityOf([], 0.37), 0.37)
})

test('fields, choices, items and what is left empty are each judged by their own', () => {
  const schema = readSchema({
    type: 'object',
    properties: {
      total: { type: 'number' },
      kind: { type: 'string', enum: ['a', 'b'] },
      note: { type: 'string' },
      items: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
    },
  })
  const always = (probability: number): Knot[] => [[0.5, probability]]
  const calibration: Calibration = { field: always(0.9), choice: always(0.8), item: always(0.7), absent: always(0.6) }
  const extraction = {
    data: { total: 1, kind: 'a', note: null, items: [{ price: 2 }] },
    confidence: { overall: 0.5, fields: { total: 0.5, kind: 0.5, note: 0.5, 'items[0].price': 0.5 } },
    provenance: {},
  }
  const { confidence } = calibrate(schema, extraction, calibration)
  assert.deepEqual(confidence.fields, { total: 0.9, kind: 0.8, note: 0.6, 'items[0].price': 0.7 })
  assert.equal(confidence.overall, 0.75)
})
