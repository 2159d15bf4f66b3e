import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from '../schema/read-schema.ts'
import { concernLevels } from './concern.ts'
import { validateExtraction } from './validate.ts'

const schema = readSchema({
  type: 'object',
  required: ['number', 'total'],
  additionalProperties: false,
  properties: {
    number: { type: 'string' },
    note: { type: 'string' },
    total: { type: 'number' },
    day: { type: 'string', format: 'date' },
    due: { type: 'string' },
    share: { maximum: 100 },
    rows: {
      type: 'array',
      uniqueItems: true,
      maxItems: 2,
      items: { type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' }, b: { type: 'string' } } },
    },
    tags: { type: 'array', minItems: 1 },
  },
})
const good = { number: 'A1', total: 7 }
const bad = {
  total: 'seven',
  note: null,
  day: 'today',
  due: '2024-01-01',
  share: 101,
  rows: [{ a: 'x' }, { a: 'x' }],
  tags: [],
  colour: 'red',
}

test('every code can be produced, each with its level', () => {
  const { concerns } = validateExtraction({
    schema,
    data: bad,
    level: 'lax',
    findings: {
      itemsInSource: [{ path: 'rows', count: 3 }],
      printedValues: [
        { path: 'total', printed: 7, reported: 8 },
        { path: 'share', printed: 100.999, reported: 101 },
      ],
      contradictions: [{ paths: ['due'], text: 'It is due before it was issued.' }],
      order: [{ path: 'rows' }],
    },
  })
  assert.deepEqual(new Set(concerns.map(({ code }) => code)), new Set(Object.keys(concernLevels)))
  for (const { code, level, path, text } of concerns) {
    assert.equal(level, concernLevels[code])
    assert.match(path, /^\$/)
    assert.match(text, /\.$/)
  }
})

test('lax never fails, strict fails when the result does not fit, none does not look', () => {
  const outcome = (level: 'lax' | 'strict' | 'none', data: unknown) => {
    const { valid, failed } = validateExtraction({ schema, data, level })
    return { valid, failed }
  }
  assert.deepEqual(outcome('lax', bad), { valid: false, failed: false })
  assert.deepEqual(outcome('strict', bad), { valid: false, failed: true })
  assert.deepEqual(outcome('strict', good), { valid: true, failed: false })
  assert.deepEqual(outcome('strict', { ...good, note: null }), { valid: true, failed: false })
  assert.deepEqual(outcome('none', bad), { valid: true, failed: false })
  assert.deepEqual(validateExtraction({ schema, data: bad, level: 'none' }).concerns, [])
})

test('strict fails at the number of errors that is allowed, though the result fits', () => {
  const printedValues = Array.from({ length: 10 }, () => ({ path: 'total', printed: 7, reported: 8 }))
  const failed = (count: number, maxErrors?: number) =>
    validateExtraction({
      schema,
      data: good,
      level: 'strict',
      findings: { printedValues: printedValues.slice(0, count) },
      ...(maxErrors === undefined ? {} : { maxErrors }),
    }).failed
  assert.equal(failed(9), false)
  assert.equal(failed(10), true)
  assert.equal(failed(2, 2), true)
})

test('arithmetic is checked where the meaning of fields is known', () => {
  const totals = readSchema({ net: 'money', tax: 'money', gross: 'money' })
  const conceptOf = (template: string) => `${template}_total`
  const { concerns } = validateExtraction({
    schema: totals,
    data: { net: 1, tax: 1, gross: 3 },
    level: 'lax',
    conceptOf,
  })
  assert.deepEqual(
    concerns.map(({ code, text }) => [code, text]),
    [['semantic_conflict', 'The net total 1 and the tax 1 make 2, and the total is 3.']],
  )
})
