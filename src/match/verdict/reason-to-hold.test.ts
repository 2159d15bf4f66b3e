import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggest } from '../learn/suggest.ts'
import { matchTables } from '../match-tables.ts'
import type { MatchTable, Row } from '../model.ts'

const members: MatchTable = {
  columns: ['id', 'full_name', 'village'],
  rows: [
    ['410', 'Henrik Dahl', 'Farsund'],
    ['411', 'Helga Dahl', 'Farsund'],
    ['412', 'Pia Lund', 'Mandal'],
    ['413', 'Arne Moe', 'Lyngdal'],
    ['414', 'Fjord Boats Inc', 'Kvinesdal'],
    ['415', 'Fjord Boats Ltd', 'Kvinesdal'],
  ],
}

function match(...rows: Row[]) {
  const records = { columns: ['id', 'name', 'village'], rows }
  const { config } = suggest(records, members)
  const told = [...matchTables(config, records, members)].map(({ status, matched_reference_row_id: row, evidence }) =>
    `${status} ${row} ${evidence.held_by ?? ''}`.trim(),
  )
  return { config, told }
}

test('a record that two rows fit alike is for a person to decide', () => {
  assert.deepEqual(match(['1', 'H. Dahl', 'Farsund'], ['2', 'Pia Lund', 'Mandal']).told, ['review 1 tie', 'matched 3'])
})

test('of rows that fit alike the one that is the same to the letter is meant', () => {
  assert.deepEqual(match(['1', 'Fjord Boats Ltd', 'Kvinesdal']).told, ['matched 6'])
})

test('a record without half of what is compared is for a person to decide', () => {
  assert.deepEqual(match(['1', 'Arne Moe', 'Lyngdal'], ['2', null, 'Mandal']).told, [
    'matched 4',
    'review 3 few_values',
  ])
})

test('the name of a company tells which it is, whatever else is missing', () => {
  const suppliers: MatchTable = {
    columns: ['company', 'village', 'sector'],
    rows: [
      ['Fjord Boats Ltd', 'Kvinesdal', 'boats'],
      ['Lund Timber GmbH', 'Mandal', 'wood'],
      ['Moe Sails AS', 'Lyngdal', 'sails'],
    ],
  }
  const records = { columns: suppliers.columns, rows: [['Lund Timber', null, null]] }
  const field_mappings = suppliers.columns.map((name) => ({
    ...{ extracted_field: name, reference_column: name, match_type: 'fuzzy' as const, weight: 1 },
    kind: name === 'company' ? ('company' as const) : ('text' as const),
  }))
  const config = { field_mappings, threshold: 0.85, review_floor: 0.4, one_to_one: false }
  assert.deepEqual(
    [...matchTables(config, records, suppliers)].map(({ status }) => status),
    ['matched'],
  )
})

test('ids of two tables that have none in common are not compared, however near they are', () => {
  const columns = (rows: Row[]) => match(...rows).config.field_mappings.map((mapping) => mapping.extracted_field)
  assert.ok(!columns([['409', 'Pia Lund', 'Mandal']]).includes('id'))
  assert.ok(columns([['412', 'Pia Lund', 'Mandal']]).includes('id'))
})
