import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { toRe2 } from './re2-syntax.ts'
import { compilePattern, RenewedBudget } from './safe-pattern.ts'

test('an ordinary pattern is decided as JavaScript would', () => {
  const pattern = compilePattern(String.raw`^[A-Z]{2}\d{2}\s?\w+$`)
  assert.equal(pattern.test('DE89 3704'), true)
  assert.equal(pattern.test('de89 3704'), false)
})

test('a pattern that would take years is decided, with no time to spend', () => {
  assert.equal(compilePattern('^(a+)+$', { left: 0 }).test(`${'a'.repeat(50)}!`), false)
})

test('look-ahead and back-references work', () => {
  assert.equal(compilePattern('^(?=.*[0-9])(?=.*[a-z]).+$').test('abc1'), true)
  assert.equal(compilePattern('^(?=.*[0-9])(?=.*[a-z]).+$').test('abc'), false)
  assert.equal(compilePattern(String.raw`^(.)\1$`).test('aa'), true)
  assert.equal(compilePattern(String.raw`^(.)\1$`).test('ab'), false)
})

test('a pattern that neither RE2 nor time can decide is left undecided, and later patterns still work', () => {
  const hostile = compilePattern('^(?=a)(a+)+$', { left: 200 })
  assert.equal(hostile.test(`${'a'.repeat(50)}!`), undefined)
  assert.equal(hostile.test('a'), undefined, 'the time is spent')
  assert.equal(compilePattern('^(?=a)a$').test('a'), true)
})

test('thousands of honest tests in the thread spend next to nothing of the time that they take', () => {
  const all = 1_000_000
  const budget = { left: all }
  const pattern = compilePattern(String.raw`^(?=.*\d)[a-z\d]+$`, budget)
  const started = performance.now()
  for (let test = 0; test < 2_000; test++) assert.equal(pattern.test('abc1'), true)
  assert.ok(all - budget.left < 0.8 * (performance.now() - started), `${all - budget.left} ms are spent`)
})

test('what is no regular expression is refused', () => {
  assert.throws(() => compilePattern('('), SyntaxError)
})

test('escapes that only older JavaScript allows are understood', () => {
  assert.equal(compilePattern(String.raw`^\d{3}\-\d{2}$`).test('123-45'), true)
  assert.equal(compilePattern(String.raw`^\Ab$`).test('Ab'), true)
})

const sources = [
  String.raw`^\s+$`,
  String.raw`^[\s]+$`,
  String.raw`^\S+$`,
  '^.$',
  '^[^]$',
  '^[[:alph]+$',
  String.raw`\bword\b`,
  String.raw`^é\x41B\u{43}$`,
  String.raw`^[\b\cJ\v]$`,
  String.raw`a\/b|\.|^$`,
  String.raw`^\p{Lu}`,
  '^(?<year>[0-9]{4})$',
]

test('what RE2 is given means what the pattern meant', () => {
  const texts = [
    '',
    ' ',
    '\u00a0\ufeff',
    '\u2028',
    '\n',
    '\r',
    'a',
    'é',
    'a:]',
    '[]',
    'word',
    'xword',
    'éABC',
    '\b',
    '\v',
    'a/b',
    '2024',
    'É',
    '😀',
  ]
  for (const source of sources) {
    assert.notEqual(toRe2(source), undefined, source)
    for (const text of texts)
      assert.equal(
        compilePattern(source).test(text),
        new RegExp(source, 'u').test(text),
        `${source} on ${JSON.stringify(text)}`,
      )
  }
})

test('random texts are decided alike by both engines', () => {
  const patterns = sources.map((source) => ({ ours: compilePattern(source), theirs: new RegExp(source, 'u') }))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { ours, theirs } of patterns) assert.equal(ours.test(text), theirs.test(text))
    }),
  )
})

test('who shares a budget cannot be held up pattern after pattern, until it is renewed', async () => {
  const shared = new RenewedBudget(100, 400)
  for (let index = 0; index < 30; index++) compilePattern(`^(?=a)(a+)+${index}$`, shared).test(`${'a'.repeat(50)}!`)
  const honest = compilePattern('^(?=a)ab$', shared)
  assert.equal(honest.test('ab'), undefined)
  while (honest.test('ab') === undefined) await setTimeout(20)
  assert.equal(honest.test('ab'), true)
})
