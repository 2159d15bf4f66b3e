import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readSchema } from '../../../src/extract/schema/read-schema.ts'
import { SchemaError, type SchemaProblem } from '../../../src/extract/schema/schema-error.ts'
import { anyCharacter } from '../../support/any-character.ts'

test('hostile schemas are refused or read, and nothing hangs on them', () => {
  let deep: Record<string, unknown> = { type: 'string' }
  for (let level = 0; level < 5_000; level++) deep = { type: 'object', properties: { a: deep } }
  assert.match(problemsOf(deep)[0]?.message ?? '', /levels deep/)
  assert.match(problemsOf(nested(25))[0]?.message ?? '', /more than 20 levels deep/)
  assert.match(problemsOf(flat(20_001, { type: 'string' }))[0]?.message ?? '', /more than 20000 objects/)
  assert.match(problemsOf(flat(2_001, { type: 'string' }))[0]?.message ?? '', /more than 2000 leaves/)
  assert.match(problemsOf(flat(19_000, true))[0]?.message ?? '', /more than 2000 leaves/)
  assert.match(problemsOf({ title: 'x'.repeat(2_000_000) })[0]?.message ?? '', /larger than/)
  assert.equal(
    readSchema({ type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } }).leaves.length,
    1,
  )
  const misspelt = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field${index}`, 'strng']))
  assert.equal(problemsOf(misspelt).length, 20)
  const choices = Array.from({ length: 1_299 }, (_, index) => `choice${index}`).join('|')
  const patterned = { type: 'object', properties: { a: { type: 'string', pattern: choices } } }
  assert.match(problemsOf(patterned)[0]?.message ?? '', /patterns of more than 4000 characters/)
  assert.ok(problemsOf(doubling(40)).length > 0, 'references that double at every level')
  assert.ok(problemsOf(everyWay(30)).length > 0, 'alternatives that refer to all others')
})

test('a problem is told briefly, however long the names and patterns in it', () => {
  const long = 'n'.repeat(100_000)
  const properties = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [long + index, { pattern: `(${'p'.repeat(700)}` }]),
  )
  const problems = problemsOf({ type: 'object', properties })
  assert.equal(problems.length, 5)
  for (const { path, message } of problems) assert.ok(path.length < 700 && message.length < 700)
})

test('field names are data: odd ones are kept, and none reaches a prototype', () => {
  const odd = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('__proto__', 'constructor', '', 'a.b', 'x[0]', 'n'.repeat(1000)),
  )
  fc.assert(
    fc.property(fc.uniqueArray(odd, { minLength: 1, maxLength: 5 }), (names) => {
      const fields = names.map((name) => ({ name, type: 'string' }))
      const json = JSON.stringify({
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      })
      for (const schema of [readSchema(fields), readSchema(JSON.parse(json))]) {
        assert.deepEqual(schema.leaves.map(({ name }) => name).sort(), names.toSorted())
        assert.equal(new Set(schema.leaves.map(({ path }) => path)).size, names.length)
      }
      assert.equal(({} as Record<string, unknown>)['type'], undefined)
    }),
    { numRuns: 30 },
  )
})

test('whatever is sent is read or refused, and nothing else happens', () => {
  const keywords = fc.constantFrom(
    'type',
    'properties',
    'items',
    'allOf',
    'anyOf',
    '$ref',
    'enum',
    'required',
    'name',
    'fields',
    'a',
    '$id',
  )
  const words = fc.constantFrom(
    'object',
    'array',
    'string',
    'null',
    '#',
    '#/properties/a',
    '#a',
    'a|b',
    'date?',
    '__proto__',
  )
  const { input } = fc.letrec((tie) => ({
    input: fc.oneof(
      { maxDepth: 5 },
      words,
      fc.jsonValue({ maxDepth: 1 }),
      fc.dictionary(keywords, tie('input')),
      fc.array(tie('input'), { maxLength: 3 }),
    ),
  }))
  fc.assert(
    fc.property(input, (schema) => {
      const problems = problemsOf(schema)
      for (const { message } of problems) assert.match(message, /^[\s\S]+[.)]$/)
    }),
    { numRuns: 1_000 },
  )
})

test('objects without a prototype are read like others', () => {
  const bare = Object.assign(Object.create(null), { a: 1 })
  assert.notDeepEqual(problemsOf({ type: [bare, bare] }), [])
})

function problemsOf(input: unknown): SchemaProblem[] {
  try {
    readSchema(input)
    return []
  } catch (error) {
    if (error instanceof SchemaError) return error.problems
    throw error
  }
}

function nested(levels: number): unknown {
  let schema: unknown = { type: 'string' }
  for (let level = 0; level < levels; level++) schema = { type: 'object', properties: { a: schema } }
  return schema
}

function flat(count: number, property: unknown): unknown {
  return {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, property])),
  }
}

function doubling(levels: number): unknown {
  const $defs = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => {
      const next = { $ref: `#/$defs/d${level + 1}` }
      return [`d${level}`, { type: 'object', properties: { a: next, b: next } }]
    }),
  )
  return { $ref: '#/$defs/d0', $defs: { ...$defs, [`d${levels}`]: { type: 'string' } } }
}

function everyWay(count: number): unknown {
  const refs = Array.from({ length: count }, (_, index) => ({ $ref: `#/$defs/d${index}` }))
  const $defs = Object.fromEntries(
    refs.map((_, index) => [`d${index}`, { anyOf: refs.filter((__, other) => other > index) }]),
  )
  return {
    type: 'object',
    properties: { a: { anyOf: refs } },
    $defs: { ...$defs, [`d${count - 1}`]: { type: 'string' } },
  }
}
