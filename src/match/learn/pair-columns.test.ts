import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MatchTable } from '../model.ts'
import { pairColumns } from './pair-columns.ts'

function paired(records: MatchTable, reference: MatchTable): Record<string, string> {
  const named = pairColumns(records, reference).filter(({ extracted_field }) => extracted_field !== '*')
  return Object.fromEntries(
    named.map(({ extracted_field, reference_column, kind }) => [extracted_field, `${reference_column} ${kind}`]),
  )
}

const partners: MatchTable = {
  columns: ['key', 'name', 'person', 'telephone'],
  rows: [
    ['K-1', 'Fjellvik Bygg AS', 'Ragna Moen', '+47 22 13 14 15'],
    ['K-2', 'Kärcher und Blümel KG', 'Otto Blümel', '+49 221 4455661'],
    ['K-3', 'Talleres Ibarra SL', 'Inés Ibarra', '+34 944 120 330'],
  ],
}

test('columns are paired by what they mean where they are called otherwise', () => {
  const rows = [
    ['Fjellvik Bygg', 'R. Moen', '022 131 415'],
    ['Kaercher & Bluemel', 'Otto Bluemel', '0221 445 56 61'],
  ]
  const meant = { name: 'company', person: 'person', telephone: 'phone' }
  for (const columns of [
    ['firm', 'contact', 'tel'],
    ['Lieferant', 'Ansprechpartner', 'Telefon'],
    ['supplier_name', 'contactName', 'mobile'],
  ]) {
    const wanted = Object.entries(meant).map(([column, kind], at) => [columns[at], `${column} ${kind}`])
    assert.deepEqual(paired({ columns, rows }, partners), Object.fromEntries(wanted))
  }
})

test('columns that mean the same have values in common', () => {
  const buyers = (name: string) => ({ columns: ['customer'], rows: [[name]] })
  const sellers = { columns: ['supplier'], rows: [['Fjellvik Bygg AS']] }
  assert.deepEqual(paired(buyers('Zeta Optik'), sellers), {})
  assert.deepEqual(paired(buyers('Fjellvik'), sellers), { customer: 'supplier company' })
})

test('where one table alone shows legal forms, names are those of companies and other texts are not', () => {
  const kindOf = (column: string) => {
    const [shown, bare] = ['Vega Optik GmbH', 'Vega Optik'].map((text) => ({ columns: [column], rows: [[text]] }))
    return paired(bare as MatchTable, shown as MatchTable)[column]
  }
  assert.equal(kindOf('name'), 'name company')
  assert.equal(kindOf('remark'), 'remark text')
})

test('the number of a customer is not a customer', () => {
  const orders = { columns: ['customer_no'], rows: [['Moen 4'], ['Bygg 7']] }
  assert.deepEqual(paired(orders, partners), {})
})
