import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scoreInstance } from '../../../eval/extract/score-instance.ts'
import type { RequestSchema } from '../../../eval/extract/truth.ts'

const schema: RequestSchema = {
  type: 'object',
  properties: {
    name: { type: ['string', 'null'] },
    rate: { type: 'number' },
    shipped: { type: 'boolean' },
    orders: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          day: { type: 'string', format: 'date' },
          lines: { type: 'array', items: { type: 'object', properties: { what: { type: 'string' } } } },
        },
      },
    },
    skills: { type: 'array', items: { type: 'string' } },
  },
}
const verdicts = (truth: unknown, data: unknown, confidence: Record<string, number> = {}) =>
  Object.fromEntries(scoreInstance(schema, truth, { data, confidence }).map(({ path, verdict }) => [path, verdict]))

test('leaves are compared by their type, a title and a dash left aside', () => {
  const truth = { name: 'Frau Ana Ruiz-Díaz', rate: 0.0731, shipped: false, orders: [], skills: [] }
  assert.deepEqual(verdicts(truth, { name: 'ana ruiz díaz', rate: 0.0732, shipped: 'false' }), {
    name: 'exact',
    rate: 'exact',
    shipped: 'wrong',
  })
  assert.deepEqual(verdicts({ ...truth, name: null, rate: 12 }, { name: '–', rate: 12.02 }), {
    name: 'absent',
    rate: 'wrong',
    shipped: 'missing',
  })
})

test('rows are paired so that most leaves agree, to any depth', () => {
  const truth = {
    orders: [
      { day: '2024-03-01', lines: [{ what: 'Bolt' }, { what: 'Nut' }] },
      { day: '2024-03-02', lines: [{ what: 'Gear' }] },
    ],
    skills: ['Latin', 'Greek'],
  }
  const data = {
    orders: [{ day: '2024-03-02', lines: [{ what: 'Gear' }, { what: 'Cog' }] }],
    skills: ['Greek'],
  }
  const found = scoreInstance(schema, truth, { data, confidence: { 'orders[0].lines[0].what': 0.7 } })
  const of = (field: string) => found.filter((each) => each.field === field).map(({ path, verdict }) => [path, verdict])
  assert.deepEqual(of('orders[].day'), [
    ['orders[].day', 'missing'],
    ['orders[0].day', 'exact'],
  ])
  assert.deepEqual(
    of('orders[].lines[].what').map(([, verdict]) => verdict),
    ['missing', 'missing', 'exact', 'extra'],
  )
  assert.deepEqual(
    of('skills[]').map(([, verdict]) => verdict),
    ['missing', 'exact'],
  )
  assert.equal(found.find(({ path }) => path === 'orders[0].lines[0].what')?.confidence, 0.7)
})
