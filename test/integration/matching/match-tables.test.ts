import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggest } from '../../../src/match/learn/suggest.ts'
import { matchTables } from '../../../src/match/match-tables.ts'
import type { MatchConfig, MatchTable } from '../../../src/match/model.ts'

const names =
  'Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ironwood Juniper Katsura Larch Maple Nutmeg Oak Pine'.split(' ')
const trades = 'Logistics Bakery Consulting Metals Pharma Software Textiles Foods'.split(' ')

/** Suppliers, and the same ones as others write them: legal form, accents, typing errors, another order, some fields empty. */
function twoTables(): { records: MatchTable; reference: MatchTable } {
  const reference = names.flatMap((name, i) =>
    trades.map((trade, j) => [
      `${name} ${trade} GmbH`,
      `Hauptstraße ${i * 8 + j + 1}`,
      `DE${811000000 + i * 811 + j * 37}`,
      String(100 + i * 13 + j),
    ]),
  )
  const records = reference
    .filter((_, index) => index % 3 !== 0)
    .map(([company = '', street = '', vat = '', amount = ''], index) => [
      index % 4 === 0 ? company.replace('GmbH', '').toUpperCase() : company.replace(/(\w)(\w) /, '$2$1 '),
      index % 5 === 0 ? null : street.replace('straße', 'str.'),
      index % 2 === 0 ? vat : null,
      amount,
    ])
  return {
    records: { columns: ['supplier', 'street', 'vat_id', 'amount'], rows: records },
    reference: { columns: ['company', 'address', 'vat', 'total'], rows: reference },
  }
}

const { records, reference } = twoTables()
const suggested = suggest(records, reference)

test('Mappings, weights and thresholds are learned from two tables without labels', () => {
  const { config, expected } = suggested
  const mapped = config.field_mappings.map(
    ({ extracted_field, reference_column }) => `${extracted_field} ${reference_column}`,
  )
  assert.ok(mapped.includes('supplier company') && mapped.includes('vat_id vat') && mapped.includes('street address'))
  assert.ok(config.threshold >= config.review_floor && config.threshold <= 1)
  assert.ok(config.one_to_one)
  const matches = [...matchTables(config, records, reference)]
  const right = matches.filter((match, index) => {
    const own = reference.rows.findIndex((row) => row[3] === records.rows[index]?.[3])
    return match.status === 'matched' && match.matched_reference_row_id === String(own + 1)
  })
  assert.ok(right.length >= 0.95 * matches.length, `${right.length} of ${matches.length}`)
  assert.ok(Math.abs(expected.matched - right.length) <= 0.1 * matches.length, `expected ${expected.matched}`)
})

test('A table with doubles gives records several rows, and a row still goes to one record', () => {
  const syllables = 'bar dol fen gim hul jar kov lin mur nep'.split(' ')
  const word = (seed: number) =>
    [0, 1, 2].map((at) => syllables[(seed * (7 + 4 * at) + at * seed * seed) % 10]).join('')
  const rows = Array.from({ length: 300 }, (_, at) => [
    `${word(at)} ${word(at * 13 + 5)}`,
    `${word(at * 31 + 2)} ${at}`,
  ])
  const again = rows.filter((_, at) => at % 3 === 0).map(([name = '', street]) => [`${name} ltd`, street ?? ''])
  const columns = ['name', 'street']
  const records = { columns, rows: rows.slice(0, 200).map(([name = '', street = '']) => [name.slice(1), street]) }
  assert.equal(suggest(records, { columns, rows }).several_rows, false)
  const doubled = { columns, rows: [...rows, ...again] }
  const { config, several_rows } = suggest(records, doubled)
  assert.deepEqual([several_rows, config.one_to_one], [true, true])
  const matched = [...matchTables(config, records, doubled)].flatMap(({ status, matched_reference_row_id }) =>
    status === 'matched' ? [matched_reference_row_id] : [],
  )
  assert.equal(new Set(matched).size, matched.length)
})

test('Records that repeat each other share a row, also where rows of the table look alike', () => {
  const rows = [
    ['Alder Metals Ltd', 'London'],
    ['Birch Foods GmbH', 'Berlin'],
    ['Birch Foods France SARL', 'Paris'],
    ['Cedar', 'Boston'],
    ['Dogwood', 'Austin'],
    ['Alder Metals Inc', 'Chicago'],
  ]
  const reference = { columns: ['name', 'city'], rows }
  const suppliers = ['Alder Metals Ltd', 'Birch Foods GmbH', 'Birch Foods GmbH', 'Cedar', 'Dogwood']
  const records = { columns: ['supplier', 'total'], rows: suppliers.map((name, at) => [name, String(100 + 70 * at)]) }
  const { config } = suggest(records, reference)
  assert.equal(config.one_to_one, false)
  const matches = [...matchTables(config, records, reference)]
  assert.deepEqual(
    matches.map(({ status, matched_reference_row_id }) => `${status} ${matched_reference_row_id}`),
    ['matched 1', 'matched 2', 'matched 2', 'matched 4', 'matched 5'],
  )
})

test('A config that was written by hand gives the weighted mean over the fields that both sides have', () => {
  const config: MatchConfig = {
    field_mappings: [
      { extracted_field: 'vat', reference_column: 'vat', match_type: 'exact', weight: 3, kind: 'identifier' },
      { extracted_field: 'name', reference_column: 'name', match_type: 'fuzzy', weight: 1 },
      { extracted_field: 'total', reference_column: 'total', match_type: 'numeric_range', weight: 1, tolerance: 1 },
    ],
    threshold: 0.85,
    review_floor: 0.4,
    one_to_one: false,
  }
  const columns = ['vat', 'name', 'total']
  const reference = {
    columns,
    rows: [
      ['DE1', 'Alder Foods', '10'],
      ['DE2', 'Birch Metals', '99'],
    ],
  }
  const records = {
    columns,
    rows: [
      ['DE 1', 'Alder', '10.50'],
      [null, 'Birch Metals', '500'],
      ['ZZ9', 'nobody', '7'],
    ],
  }
  const [whole, part, none] = [...matchTables(config, records, reference)]
  assert.equal(whole?.status, 'matched')
  const sum = whole?.evidence.field_contributions.reduce((total, { contribution }) => total + contribution, 0)
  assert.ok(Math.abs((sum ?? 0) - (whole?.confidence ?? 1)) < 1e-9)
  assert.deepEqual(
    part?.evidence.field_contributions.map(({ extracted_field }) => extracted_field),
    ['name', 'total'],
  )
  assert.equal(part?.confidence, 0.5)
  assert.equal(part?.status, 'review')
  const without = whole?.evidence.counterfactuals.find((one) => one.without === 'vat')
  assert.ok(without !== undefined && without.confidence < (whole?.confidence ?? 0))
  assert.equal(none?.status, 'no_match')
  assert.equal(none?.matched_reference_row_id, null)
})

test('A row goes to one record only, and the other is told who has it', () => {
  const columns = ['name']
  const config: MatchConfig = {
    field_mappings: [{ extracted_field: 'name', reference_column: 'name', match_type: 'fuzzy', weight: 1 }],
    threshold: 0.5,
    review_floor: 0.2,
    one_to_one: true,
  }
  const reference = { columns, rows: [['Alder Foods'], ['Birch Metals']] }
  const records = { columns, rows: [['Alder Fods'], ['Alder Foods']] }
  const [first, second] = [...matchTables(config, records, reference)]
  assert.equal(second?.status, 'matched')
  assert.equal(first?.status, 'review')
  assert.equal(first?.evidence.row_taken_by, '2')
})

test('Tables that have nothing in common give no error and no match', () => {
  const empty = { columns: ['a'], rows: [] }
  const other = { columns: ['b'], rows: [['x']] }
  assert.equal(suggest(empty, other).config.field_mappings.length, 0)
  const { config } = suggest(other, empty)
  assert.deepEqual(
    [...matchTables(config, other, empty)].map(({ status }) => status),
    ['no_match'],
  )
})

test('Reviews move the weights and the threshold, and what was said of a pair counts against its rivals', () => {
  const plain = suggested.config
  const own = (record: number) => reference.rows.findIndex((row) => row[3] === records.rows[record]?.[3])
  // Somebody who refuses every pair that begins with an even number is not convinced by names.
  const reviews = Array.from({ length: 30 }, (_, record) => ({ record, row: own(record), isMatch: record % 2 === 1 }))
  const { config } = suggest(records, reference, { reviews })
  const weights = (from: MatchConfig) => from.field_mappings.map(({ weight }) => weight)
  assert.notDeepEqual(weights(config), weights(plain))
  assert.ok(config.field_mappings.every(({ weight }) => weight >= 0))
  const agreeing = reviews.map((review) => ({ ...review, isMatch: true }))
  const agreed = suggest(records, reference, { reviews: agreeing }).expected
  assert.ok(agreed.matched >= suggested.expected.matched)
})

test('How much of a short text stands in a long one is a comparison of its own', () => {
  const whole = suggested.config.field_mappings.filter(({ extracted_field }) => extracted_field === '*')
  assert.ok(whole.some(({ contained }) => contained))
})

test('Columns that are called otherwise are found by their values, also in large tables and where figures are grouped', () => {
  const trees = names.flatMap((name) => trades.map((trade) => `${name}${trade}`.toLowerCase()))
  const rows = Array.from({ length: 3000 }, (_, index) => {
    const company = `${trees[index % trees.length]} ${trees[(index * 7) % 113]} ${index % 53}`
    return [String(index), company, `DE${400_000_000 + index * 7919}`, `${10_000 + ((index * 37) % 80_000)}`]
  })
  const records = rows
    .filter((_, index) => index % 10 === 2)
    .map(([, company = '', vat = '', zip = '']) => [
      company.toUpperCase(),
      vat.replace(/(..)(...)(...)(...)/, '$1 $2 $3 $4'),
      zip,
    ])
  const { config, expected } = suggest(
    { columns: ['Kreditor', 'UID', 'PLZ'], rows: records },
    { columns: ['key', 'company_name', 'tax', 'zip'], rows },
  )
  const mapped = config.field_mappings.map(
    ({ extracted_field: field, reference_column: column }) => `${field} ${column}`,
  )
  for (const pair of ['Kreditor company_name', 'UID tax', 'PLZ zip']) assert.ok(mapped.includes(pair), mapped.join())
  assert.ok(expected.matched <= records.length && expected.matched >= 0.95 * records.length, `${expected.matched}`)
})

test('tables that are too small to learn from are matched by all fields alike, and strangers to nothing', () => {
  const known = names.slice(0, 6).map((name, index) => [`${name} ${trades[index]}`, `Town ${name}`])
  const records = { columns: ['firm', 'city'], rows: [...known, ['Nobody Knows', 'Oslo']] }
  const reference = { columns: ['name', 'town'], rows: known.map(([firm, city]) => [`${firm} GmbH`, String(city)]) }
  const { config, expected } = suggest(records, reference)
  assert.ok(config.threshold >= 0.5, `a threshold of ${config.threshold}`)
  assert.equal(expected.matched, 6)
  const matches = [...matchTables(config, records, reference)]
  assert.deepEqual(
    matches.map(({ status, matched_reference_row_id }) => [status, matched_reference_row_id]),
    [...known.map((_, index) => ['matched', String(index + 1)]), ['no_match', null]],
  )
})
