import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Leaf } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { profileOf } from './field-profile.ts'
import { describeLabel, matchLabel } from './label-match.ts'

const leafOf = (definition: unknown): Leaf => {
  const [leaf] = readSchema(definition).leaves
  assert.ok(leaf)
  return leaf
}
const profile = (name: string, description?: string, type = 'string') =>
  profileOf(leafOf({ type: 'object', properties: { [name]: { type, ...(description && { description }) } } }))
const meaning = (name: string, description?: string, type?: string) =>
  [...profile(name, description, type).concepts].sort((a, b) => b[1] - a[1])[0]?.[0]
const roles = (name: string, description?: string) => [...profile(name, description).roles.keys()]

test('fields mean the same in other words and languages', () => {
  for (const name of ['payable', 'importe_restante', 'offener_betrag', 'sum_payable', 'balance'])
    assert.equal(meaning(name, undefined, 'number'), 'amount_due', name)
  for (const name of ['supplied_on', 'performance_date', 'leistungstag', 'date_de_fourniture', 'fecha_de_suministro'])
    assert.equal(meaning(name), 'delivery_date', name)
  for (const name of ['vendor_tax_id', 'supplierVatRegistration', 'umsatzsteuernummer_lieferant'])
    assert.equal(meaning(name, 'VAT registration of the supplier'), 'vat_id', name)
  for (const name of ['signatories', 'firmantes', 'signataires', 'contract_parties'])
    assert.deepEqual(roles(name), ['parties'], name)
})

test('properties of lines mean the same in other words', () => {
  const inLines = (name: string) => {
    const items = { type: 'object', properties: { [name]: { type: 'number' } } }
    const found = profileOf(leafOf({ type: 'object', properties: { positions: { type: 'array', items } } }))
    return [...found.concepts].sort((a, b) => b[1] - a[1])[0]?.[0]
  }
  for (const name of ['row_amount', 'row_total', 'zeilenbetrag', 'montant_de_la_ligne', 'importe_de_linea'])
    assert.equal(inLines(name), 'line_total', name)
  for (const name of ['anzahl_einheiten', 'unidades_facturadas']) assert.equal(inLines(name), 'quantity', name)
})

test('words that say what is asked for name no party', () => {
  assert.deepEqual(roles('payable', 'What is still to be paid'), [])
  assert.deepEqual(roles('order_number', 'Number of the order of the customer'), [])
  assert.deepEqual(roles('seller_vat_id'), ['seller'])
  assert.deepEqual(roles('vat_id', 'VAT number of the supplier'), ['seller'])
})

test('whoever receives a document is taken for its buyer, too', () => {
  assert.deepEqual(roles('recipient_vat').sort(), ['buyer', 'recipient'])
})

test('a name that means several things means what its description tells', () => {
  const named = profile('item_no', 'Number of the article').concepts
  assert.ok((named.get('article_number') ?? 0) > (named.get('line_number') ?? 0))
})

const revenue = profile('revenue', 'Total revenue of the period', 'number')
const nearness = (label: string) => {
  const { concept, conflict } = matchLabel(revenue, describeLabel(label))
  return concept * (1 - 0.5 * conflict)
}

test('revenue is known by its many names, and not taken for its false friends', () => {
  const names = [
    ...[
      'Operating revenues',
      'Revenue from contracts with customers',
      'Service revenues',
      'Net sales',
      'Konzernumsatz',
    ],
    ...['Produits des activités ordinaires', "Chiffre d'affaires net", 'Ingresos de actividades ordinarias'],
  ]
  for (const name of names) assert.ok(nearness(name) >= 0.9, `${name}: ${nearness(name)}`)
  const others = ['Selling expenses', 'Deferred revenue', 'Cost of revenue', 'Vertriebskosten', 'Umsatzkosten']
  for (const name of [...others, "Produits constatés d'avance", 'Gastos de ventas'])
    assert.ok(nearness(name) < 0.55, `${name}: ${nearness(name)}`)
})
