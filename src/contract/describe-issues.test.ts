import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { describeIssues } from './describe-issues.ts'

const shape = z.strictObject({
  id: z.uuid().or(z.string().regex(/^S-\d$/, 'must be a short id such as S-1')),
  since: z.iso.datetime().or(z.iso.date()).optional(),
  value: z.union([z.union([z.string().max(3), z.number()]), z.array(z.string()).min(1)]).optional(),
  mode: z.enum(['new', 'append']).optional(),
  kind: z.literal('api').optional(),
  url: z.url({ error: 'must be an address' }).optional(),
  notes: z.record(z.string(), z.string()).optional(),
})
const right = { id: 'S-1' }

const cases: [string, unknown, string][] = [
  ['a missing field', {}, '"id" is required'],
  ['a missing enum', { mode: undefined, ...right, kind: 'x' }, '"kind" must be api'],
  ['none of several formats', { id: 'x' }, '"id" must be a UUID or a short id such as S-1'],
  ['none of several types', { ...right, value: {} }, '"value" must be of type string or number or array'],
  ['one of several types, and too long', { ...right, value: 'long' }, '"value" must have at most 3 characters'],
  ['an item of the wrong type', { ...right, value: [1] }, '"value" has a "[0]" that must be of type string'],
  ['an empty list', { ...right, value: [] }, '"value" must have at least 1 item'],
  [
    'a word for a time',
    { ...right, since: 'x' },
    '"since" must be a time such as 2026-01-31T12:00:00Z or a day such as 2026-01-31',
  ],
  ['a wrong word', { ...right, mode: 'x' }, '"mode" must be one of new, append'],
  ['a list for a map', { ...right, notes: [] }, '"notes" must be of type object'],
  ['a field with a message of its own', { ...right, url: 'x' }, '"url" must be an address'],
]

for (const [name, value, expected] of cases)
  test(`${name}: ${expected}`, () => {
    const { error } = shape.safeParse(value, { reportInput: true })
    assert.ok(error)
    assert.deepEqual(
      describeIssues(error).map(({ path, message }) => `"${path}" ${message}`),
      [expected],
    )
  })

test('what is of the wrong type is told once, and a required field with a message of its own is required', () => {
  const { error } = z
    .object({ list: z.array(z.string()).min(1), url: z.url({ error: 'x' }) })
    .safeParse({ list: '' }, { reportInput: true })
  assert.deepEqual(error && describeIssues(error), [
    { path: 'list', message: 'must be of type array' },
    { path: 'url', message: 'is required (string)' },
  ])
})

test('a property that was given one level too high is told where it belongs', () => {
  const schema = z.strictObject({ options: z.strictObject({ page_range: z.string() }).optional() })
  const { error } = schema.safeParse({ page_range: '1-2' })
  assert.deepEqual(error && describeIssues(error, schema), [
    { path: 'page_range', message: 'is not a known property: did you mean "options.page_range"?' },
  ])
})

test('an unknown property is told with the known one that it is like', () => {
  const schema = z.strictObject({ json_schema: z.string().optional(), password: z.string().optional() })
  const { error } = schema.safeParse({ schema: '', pasword: '', colour: '' }, { reportInput: true })
  assert.deepEqual(error && describeIssues(error, schema).map(({ path, message }) => `${path} ${message}`), [
    'schema is not a known property: did you mean "json_schema"?',
    'pasword is not a known property: did you mean "password"?',
    'colour is not a known property',
  ])
})
