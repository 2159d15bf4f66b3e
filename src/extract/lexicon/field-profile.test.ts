import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ArrayNode, Leaf, ObjectNode } from '../schema/field-tree.ts'
import type { ValueKind } from '../values/mention.ts'
import { rangeOfName } from './asked-measure.ts'
import type { ConceptId } from './concepts.ts'
import { profileOf } from './field-profile.ts'

test('a name composed of a party and an attribute gives both', () => {
  for (const name of ['seller_vat_id', 'vendorVatId', 'lieferant_ust_id', 'supplierVATNumber', 'tva_fournisseur']) {
    const { concepts, roles } = profileOf(leaf(name))
    assert.ok((concepts.get('vat_id') ?? 0) >= 0.6, `${name}: ${[...concepts]}`)
    assert.equal(best(roles), 'seller', name)
    assert.ok(!concepts.has('name'), name)
  }
})

test('a field named after a party alone asks for its name', () => {
  for (const name of ['supplier', 'Vermieter', 'acheteur']) {
    assert.equal(best(profileOf(leaf(name)).concepts), 'name', name)
  }
  assert.ok(!profileOf(leaf('tenant_shoe_size')).concepts.has('name'))
})

test('a day of the month is one of 31; so many days are not, nor are months where one word says one and many', () => {
  const rangeOf = (name: string) => rangeOfName({ ...leaf(name), type: 'integer' })
  assert.deepEqual(rangeOf('rent_due_day'), [1, 31])
  assert.deepEqual(rangeOf('mes_de_pago'), [1, 12])
  assert.equal(rangeOf('payment_days'), undefined)
  assert.equal(rangeOf('mois_de_garantie'), undefined)
})

test('a description leads to the concept', () => {
  const described: [string, ConceptId][] = [
    ['Datum, bis zu dem gezahlt werden muss', 'due_date'],
    ['Last day on which the payment is due', 'due_date'],
    ['How long it lasts, as a number and a unit', 'contract_term'],
    ['Start date of the contract', 'effective_date'],
  ]
  for (const [description, concept] of described) {
    const found = profileOf({ ...leaf('x1'), description }).concepts
    assert.ok((found.get(concept) ?? 0) >= 0.45, `${description}: ${[...found]}`)
  }
  const issuer = profileOf({ ...leaf('x1'), description: 'Company of the supplier who wrote the bill' })
  assert.equal(best(issuer.roles), 'seller')
  assert.ok(issuer.concepts.has('name'))
})

test('the nodes above a field say whose it is', () => {
  const { concepts, roles } = profileOf(leaf('name', { ancestors: [object('invoice'), object('seller')] }))
  assert.equal(best(concepts), 'name')
  assert.equal(best(roles), 'seller')
})

test('plain names inside line items mean the line', () => {
  const ancestors = [object(''), array('line_items'), object('')]
  const names: [string, ConceptId][] = [
    ['price', 'unit_price'],
    ['total', 'line_total'],
    ['description', 'item_description'],
    ['sku', 'article_number'],
    ['qty', 'quantity'],
  ]
  for (const [name, concept] of names) {
    assert.equal(best(profileOf(leaf(name, { ancestors })).concepts), concept, name)
  }
})

test('the items of a list of texts take the name of the list', () => {
  const { roles } = profileOf(leaf('', { ancestors: [object(''), array('parties')] }))
  assert.equal(best(roles), 'parties')
})

test('kinds come from type, format, pattern, allowed values and words', () => {
  const fields: [Leaf, ValueKind][] = [
    [leaf('payment_date'), 'date'],
    [leaf('Leistungsdatum'), 'date'],
    [leaf('x', { kind: 'date', format: 'date' }), 'date'],
    [leaf('x', { format: 'email' }), 'email'],
    [leaf('gross_total', { type: 'number' }), 'money'],
    [leaf('quantity', { type: 'number' }), 'number'],
    [leaf('quantity_on_hand', { type: 'integer' }), 'number'],
    [leaf('currency', { pattern: '^[A-Z]{3}$' }), 'currency'],
    [leaf('x', { enum: ['EUR', 'USD'] }), 'currency'],
    [leaf('isin', { pattern: '^[A-Z]{2}[A-Z0-9]{9}[0-9]$' }), 'isin'],
    [leaf('is_paid', { type: 'boolean' }), 'boolean'],
    [leaf('iban'), 'iban'],
    [leaf('seller_vat_id'), 'vat_id'],
    [leaf('invoice_number'), 'code'],
    [leaf('hull_number'), 'code'],
    [leaf('torque_total', { type: 'number' }), 'money'],
    [leaf('website'), 'url'],
    [leaf('xyz'), 'text'],
  ]
  for (const [field, kind] of fields) {
    assert.equal(best(profileOf(field).kinds), kind, `${field.name}: ${[...profileOf(field).kinds]}`)
  }
})

test('a number is never taken for an identifier of the same words', () => {
  const { concepts } = profileOf(leaf('vat', { type: 'number' }))
  assert.equal(best(concepts), 'tax_total')
})

test('a broken pattern says nothing', () => {
  assert.equal(best(profileOf(leaf('due_date', { pattern: '([' })).kinds), 'date')
})

function best<Key>(weights: Map<Key, number>): Key | undefined {
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function leaf(name: string, more: Partial<Leaf> = {}): Leaf {
  return { type: 'string', name, path: name, required: false, nullable: true, examples: [], ancestors: [], ...more }
}

function object(name: string): ObjectNode {
  return { type: 'object', name, path: name, required: false, nullable: false, properties: [] }
}

function array(name: string): ArrayNode {
  return { type: 'array', name, path: name, required: false, nullable: false, items: object('') }
}
