import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { checkDecision, type Decision, type DecisionTerms } from './check-decision.ts'
import { checkEvidence } from './evidence.ts'
import type { CheckSchema, VerdictMatrix } from './output-contract.ts'
import { freezeRecord } from './package.ts'

const ajv = new Ajv2020({ allErrors: true })
const checkSchema: CheckSchema = (schema, outcome) => {
  ajv.validate(schema, outcome)
  return (ajv.errors ?? []).map(({ instancePath, message = '' }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message,
  }))
}

const record = (id: string) =>
  freezeRecord({
    ...{ subject_key: id, document_id: id, filename: `${id}.pdf`, document_sha256: null, extraction_id: `x-${id}` },
    data: { total: 12, items: [{ price: 12 }] },
    fields: {
      total: { value: 12, confidence: 0.9, provenance: null },
      'items[0].price': { value: 12, confidence: 0.8, provenance: null },
    },
    pages: [
      { page: 1, start: 0, end: 100 },
      { page: 2, start: 101, end: 150 },
    ],
  })
const records = [record('d1'), record('d2')]

const contract = {
  type: 'object',
  properties: { verdict: { enum: ['approve', 'reject'] }, amount: { type: 'number' } },
  required: ['verdict'],
}
const terms: DecisionTerms = { contract, allowUnevidenced: false, checkSchema }
const good: Decision = {
  ...{ outcome: { verdict: 'approve' }, evidence: ['doc:d1#total', 'doc:d2@2:101-150'] },
  ...{ rationale: 'The totals agree.', confidence: 0.9 },
}

const problemsOf = (decision: Decision, differing: Partial<DecisionTerms> = {}) => {
  const subjects = records.map(({ subject_key }) => subject_key)
  const checked = checkEvidence(decision.evidence, records, new Set(['r1']))
  return checkDecision(decision, { subjects, checked }, { ...terms, ...differing })
}

test('a decision that fits has nothing wrong', () => {
  assert.deepEqual(problemsOf(good), [])
})

test('everything that is wrong is told at once', () => {
  const bad = {
    outcome: { verdict: 'maybe', amount: 'x' },
    evidence: ['doc:d3#total'],
    rationale: 'x'.repeat(4001),
    confidence: 1.1,
  }
  const problems = problemsOf(bad)
  assert.deepEqual(
    problems.map(({ path }) => path),
    ['outcome.verdict', 'outcome.amount', 'evidence[0]', 'rationale', 'confidence'],
  )
})

test('characters of a rationale are counted as people count them', () => {
  assert.deepEqual(problemsOf({ ...good, rationale: '😀'.repeat(4000) }), [])
  assert.deepEqual(problemsOf({ ...good, rationale: ' ' }), [{ path: 'rationale', message: 'must say why' }])
})

test('a decision without evidence is taken only where the app allows it', () => {
  const bare = { ...good, evidence: [] }
  assert.equal(problemsOf(bare)[0]?.path, 'evidence')
  assert.deepEqual(problemsOf(bare, { allowUnevidenced: true }), [])
})

test('a document that is in the package twice is judged by the record that fits best', () => {
  const short = { ...record('d1'), fields: {}, pages: [{ page: 1, start: 0, end: 10 }] }
  const cited = ['doc:d1#total', 'doc:d1@1:20-30', 'doc:d1@2:1-3', 'doc:d1@3:1-3']
  for (const both of [
    [short, record('d1')],
    [record('d1'), short],
  ])
    assert.deepEqual(
      checkEvidence(cited, both, new Set()).problems.map(({ message }) => message.split(' ').slice(1).join(' ')),
      ['names a span that does not lie on its page', 'names a page that the document does not have'],
    )
})

test('what lies outside of the package is taken only on a resource that the app may read, and is attested', () => {
  const { problems, attestations } = checkEvidence(
    ['db:r1/7#total', 'ref:r1/row 7', 'ref:r2/7'],
    records,
    new Set(['r1']),
  )
  assert.deepEqual(attestations, ['db:r1/7#total', 'ref:r1/row 7'])
  assert.deepEqual(problems, [
    { path: 'evidence[2]', message: '"ref:r2/7" is on a resource that the app may not read' },
  ])
})

test('each bad locator is named, with what is wrong', () => {
  const bad = {
    'doc:d3#total': 'is of a document that is not in the package',
    'doc:d1#net': 'names a field that the document does not have in the package',
    'doc:d1#constructor': 'names a field that the document does not have in the package',
    'doc:d1@3:0-5': 'names a page that the document does not have',
    'doc:d1@2:90-120': 'names a span that does not lie on its page',
    'doc:d1@1:7-7': 'names a span that does not lie on its page',
  }
  const { problems } = checkEvidence(Object.keys(bad), records, new Set())
  assert.deepEqual(
    problems.map(({ message }) => message),
    Object.entries(bad).map(([text, why]) => `"${text}" ${why}`),
  )
  for (const text of [
    '',
    'doc:d1',
    'doc:d1#',
    'doc:d1@0:1-2',
    'doc:d1@1:01-2',
    'db:r1#x',
    'ref:r1',
    `doc:d1#${'x'.repeat(512)}`,
  ])
    assert.equal(checkEvidence([text], records, new Set(['r1'])).problems.length, 1, text)
})

test('ten thousand locators are checked in one pass, and one more is refused', () => {
  const many = Array.from({ length: 500 }, (_, index) => record(`doc-${index}`))
  const locators = Array.from({ length: 10_000 }, (_, index) => `doc:doc-${index % 1000}#total`)
  assert.equal(checkEvidence(locators, many, new Set()).problems.length, 5000)
  assert.equal(checkEvidence([...locators, 'doc:doc-1#total'], many, new Set()).problems[0]?.path, 'evidence')
})

test('a verdict is needed for each subject by each rule, and for nothing else', () => {
  const matrix: VerdictMatrix = {
    kind: 'verdict_matrix',
    rules: [{ key: 'signed' }, { key: 'risk', outcomes: ['low', 'high'] }],
  }
  const outcome = (subjects: unknown[]) => problemsOf({ ...good, outcome: { subjects } }, { contract: matrix })
  const verdict = (subject_key: string, more: object = {}) => ({
    subject_key,
    rule_outcomes: { signed: 'pass', risk: 'low', ...more },
  })
  assert.deepEqual(outcome([verdict('d1'), { ...verdict('d2'), auto: true, detail: 'seen' }]), [])
  assert.deepEqual(
    outcome([verdict('d1', { risk: 'pass', colour: 'red' }), verdict('d1'), verdict('d9')]).map(
      ({ path, message }) => `${path} ${message}`,
    ),
    [
      'outcome.subjects[0].rule_outcomes.risk must be one of low, high',
      'outcome.subjects[0].rule_outcomes.colour is not known',
      'outcome.subjects[1].subject_key has a verdict already',
      'outcome.subjects[2].subject_key must be a subject of the package',
      'outcome.subjects must have a verdict for d2',
    ],
  )
  assert.equal(problemsOf({ ...good, outcome: {} }, { contract: matrix })[0]?.path, 'outcome.subjects')
})
