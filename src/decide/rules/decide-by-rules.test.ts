import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { freezeRecord } from '../package.ts'
import { checkRules, decideByRules, type RuleSet } from './decide-by-rules.ts'
import { checkLogic, EndlessLogic, evaluate, newEvaluation } from './logic.ts'
import { absent, operators } from './operators.ts'

const value = (logic: unknown, data: unknown) => evaluate(logic, { value: data, path: '' }, newEvaluation())
const v = (path: string) => ({ var: path })

const record = (id: string, data: Record<string, unknown>) =>
  freezeRecord({
    ...{
      subject_key: id,
      document_id: id,
      filename: `${id}.pdf`,
      document_sha256: null,
      extraction_id: `x-${id}`,
      pages: [],
    },
    data,
    fields: Object.fromEntries(
      Object.entries(data).map(([path, one]) => [path, { value: one, confidence: 0.9, provenance: null }]),
    ),
  })

test('what depends on a field that is not there is unknown, and never passed', () => {
  const unknown = [
    { '==': [v('x'), 1] },
    { '!=': [v('x'), 1] },
    { '!': v('x') },
    { '<': [v('x'), 1] },
    { and: [true, v('x')] },
    { or: [false, v('x')] },
    { '+': [1, v('x')] },
    { in: ['a', v('x')] },
    { if: [v('x'), true, true] },
    { some: [v('x'), true] },
    { all: [v('list'), { '>': [v('price'), 1] }] },
    { '/': [1, 0] },
  ]
  for (const logic of unknown)
    assert.equal(value(logic, { x: null, list: [{ price: 2 }, {}] }), absent, JSON.stringify(logic))
})

test('one part can decide, whatever else is unknown', () => {
  assert.equal(value({ and: [v('x'), false] }, {}), false)
  assert.equal(value({ or: [v('x'), true] }, {}), true)
  assert.equal(value({ '==': [v('x'), null] }, {}), true)
  assert.equal(value({ '!=': [v('x'), null] }, { x: 0 }), true)
  assert.equal(value({ '==': [v('x'), 5] }, { x: '5' }), true)
  assert.equal(value({ '+': [{ var: ['x', 3] }, 1] }, {}), 4)
  assert.deepEqual(value({ missing: ['a', 'b.c'] }, { a: 1 }), ['b.c'])
  assert.equal(value({ some: [v('list'), { '>': [v('price'), 1] }] }, { list: [{}, { price: 2 }] }), true)
})

test('sums of cents are exact, dates are in order, and lists are read', () => {
  assert.equal(value({ '==': [{ '+': [0.1, 0.2] }, 0.3] }, {}), true)
  assert.equal(value({ '<': ['2024-01-31', v('due'), '2024-03-01'] }, { due: '2024-02-29' }), true)
  const sum = { reduce: [{ map: [v('items'), v('price')] }, { '+': [v('current'), v('accumulator')] }, 0] }
  assert.equal(value(sum, { items: [{ price: 0.1 }, { price: 0.7 }, { price: 0.2 }] }), 1)
  assert.equal(value({ '<': ['a', 1] }, {}), absent)
  assert.equal(value(v('constructor.name'), {}), absent)
})

test('no logic that was found sound throws anything but that it does not end', () => {
  const leaf = fc.oneof(fc.jsonValue({ maxDepth: 0 }), fc.constantFrom('a', 'b.0', 'list').map(v))
  const { logic } = fc.letrec((tie) => ({
    logic: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc
        .tuple(fc.constantFrom(...Object.keys(operators)), fc.array(tie('logic'), { maxLength: 3 }))
        .map(([name, args]) => ({ [name]: args })),
    ),
  }))
  fc.assert(
    fc.property(logic, (made) => {
      if (checkLogic(made, '').length > 0) return
      value(made, { a: 1, b: ['x'], list: [{ a: 2 }, null] })
    }),
    { numRuns: 2000 },
  )
})

test('rules that never end are stopped', () => {
  const list = Array.from({ length: 300 }, (_, index) => index)
  const nested = { map: [list, { map: [list, { map: [list, 1] }] }] }
  assert.throws(() => value(nested, {}), EndlessLogic)
  const ruleSet = { outcomes: { yes: {} }, rules: [{ name: 'slow', when: nested, outcome: 'yes' }] }
  const decided = decideByRules({}, ruleSet, [record('d1', {})])
  assert.equal(decided.outcome, undefined)
  assert.match(decided.rationale, /more than 100000 steps/)
})

test('what is wrong with logic is told with its place', () => {
  const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ '!': [inner] }), true)
  assert.match(checkLogic({ and: [{ exec: ['rm'] }] }, 'when')[0]?.message ?? '', /no operator/)
  assert.equal(checkLogic({ and: [{ exec: ['rm'] }] }, 'when')[0]?.path, 'when.and[0].exec')
  assert.equal(checkLogic({ '==': [1] }, 'when')[0]?.message, 'takes 2 arguments')
  assert.equal(checkLogic({ a: 1, b: 2 }, 'when')[0]?.message, 'must have exactly one operator')
  assert.equal(checkLogic({ var: [{ var: 'x' }] }, 'when')[0]?.message, 'must name a field as text')
  assert.match(checkLogic(deep, 'when')[0]?.message ?? '', /nested deeper/)
})

const approval: RuleSet = {
  outcomes: { approve: { verdict: 'approve' }, reject: { verdict: 'reject' } },
  rules: [
    { name: 'too much', when: { '>': [v('record.total'), 1000] }, outcome: 'reject' },
    { name: 'known supplier', when: { in: [v('record.supplier'), ['ACME', 'Initech']] }, outcome: 'approve' },
  ],
  otherwise: 'reject',
}

test('the first rule that holds decides, and its trace says what it read', () => {
  const decided = decideByRules({}, approval, [record('d1', { total: 50, supplier: 'ACME' })])
  assert.deepEqual(decided, {
    outcome: { verdict: 'approve' },
    rationale: 'The rule "known supplier" holds.',
    evidence: ['doc:d1#total', 'doc:d1#supplier'],
    trace: [
      { rule: 'too much', result: false, reads: [{ path: 'record.total', found: true, value: 50 }] },
      { rule: 'known supplier', result: true, reads: [{ path: 'record.supplier', found: true, value: 'ACME' }] },
    ],
  })
  assert.deepEqual(decideByRules({}, approval, [record('d1', { total: 50, supplier: 'X' })]).outcome, {
    verdict: 'reject',
  })
})

test('a rule that cannot be told to hold keeps later ones from deciding otherwise', () => {
  const decided = decideByRules({}, approval, [record('d1', { supplier: 'ACME' })])
  assert.equal(decided.outcome, undefined)
  assert.match(decided.rationale, /"too much" needs is not there/)
  assert.equal(decideByRules({}, approval, [record('d1', { total: 2000 })]).rationale, 'The rule "too much" holds.')
})

test('records can be judged one by one, with what is unknown as such', () => {
  const contract = {
    kind: 'verdict_matrix' as const,
    rules: [{ key: 'small', when: { '<': [v('record.total'), 100] } }],
  }
  const decided = decideByRules(contract, undefined, [
    record('d1', { total: 5 }),
    record('d2', { total: 500 }),
    record('d3', {}),
  ])
  assert.deepEqual(
    (decided.outcome as { subjects: { rule_outcomes: object }[] }).subjects.map(({ rule_outcomes }) => rule_outcomes),
    [{ small: 'pass' }, { small: 'fail' }, { small: 'unknown' }],
  )
  assert.deepEqual(decided.evidence, ['doc:d1#total', 'doc:d2#total'])
})

test('rules over several records read them by their place', () => {
  const total = { '==': [v('records.0.data.total'), v('records.1.data.total')] }
  const ruleSet = { outcomes: { same: {} }, rules: [{ name: 'equal', when: total, outcome: 'same' }] }
  const decided = decideByRules({}, ruleSet, [record('d1', { total: 5 }), record('d2', { total: 5 })])
  assert.deepEqual(decided.evidence, ['doc:d1#total', 'doc:d2#total'])
})

test('rules that name what is not there are told of', () => {
  const rules = [
    { name: 'a', when: true, outcome: 'x' },
    { name: 'a', when: { no: 1 }, outcome: 'y' },
  ]
  assert.deepEqual(
    checkRules({ outcomes: { x: {} }, rules, otherwise: 'z' }, 'rules').map(({ path }) => path),
    ['rules.rules[1].when.no', 'rules.rules[1].outcome', 'rules.rules[1].name', 'rules.otherwise'],
  )
})
