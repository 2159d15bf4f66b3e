import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Names, nameAsGiven, nameLabel } from './name-label.ts'

test('a label that is known is named by what it means, in any of the languages', () => {
  const labels = ['Rechnungsnummer:', 'Invoice No.', 'Numéro de facture', 'Número de factura']
  assert.deepEqual(new Set(labels.map((label) => nameLabel(label, 'code'))), new Set(['invoice_number']))
})

test('a party that is named alone asks for its name or its address', () => {
  assert.equal(nameLabel('Mieter', 'person'), 'tenant_name')
  assert.equal(nameLabel('Mieter', 'address'), 'tenant_address')
})

test('other labels are named by their words, translated as far as they are known', () => {
  assert.equal(nameLabel('Nummer der Kasse'), nameLabel('nummer kasse'))
  assert.match(nameLabel('Äußerst seltsame Angabe (bitte eintragen):'), /^[a-z][a-z0-9_]*$/)
  assert.equal(nameLabel('???'), 'field')
  assert.match(nameLabel('123 456'), /^[a-z][a-z0-9_]*$/)
})

test('a word of one trade that others use too keeps its own name, and an amount is no id', () => {
  assert.equal(nameLabel('Carrier', 'company'), 'carrier')
  assert.doesNotMatch(nameLabel('VAT 20%', 'money'), /vat_id/)
  assert.equal(nameLabel('VAT ID', 'vat_id'), 'vat_id')
})

test('a figure is not named by what is a word: "Cargo" is a job of a person, and a debit of an account', () => {
  assert.equal(nameLabel('Cargo'), 'job_title')
  assert.doesNotMatch(nameLabel('Cargo', 'number', { inTable: true }), /job_title/)
  assert.doesNotMatch(nameLabel('Limit', 'money', { inTable: true }), /order_type/)
})

test('words are not named by what is a figure, English words stay as they are, and none is translated by half', () => {
  assert.equal(nameLabel('Result'), 'result')
  assert.doesNotMatch(nameLabel('Ergebnis', 'text'), /_total|margin/)
  assert.equal(nameLabel('Nachschlag', 'money'), 'nachschlag')
})

test('files of data keep the names that they give', () => {
  assert.deepEqual(['order_id', 'unitPrice', 'Betrag in €', 'Größe', '2024'].map(nameAsGiven), [
    ...['order_id', 'unitPrice', 'betrag_in', 'groesse', 'field_2024'],
  ])
})

test('a name is given once', () => {
  const names = new Names()
  assert.deepEqual([names.take('a'), names.take('a'), names.take('a_2'), names.take('a')], ['a', 'a_2', 'a_2_2', 'a_3'])
})

test('a word that means a day in one language does not make a day of a code', () => {
  assert.equal(nameLabel('Tag', 'code'), 'tag')
  assert.equal(nameLabel('Tag', 'date'), 'date')
  assert.equal(nameLabel('Jour', 'email'), 'jour')
})

test('a word that means a day in another language makes no day of words, and in its own it does', () => {
  assert.equal(nameLabel('Tag', 'text', { language: 'en' }), 'tag')
  assert.equal(nameLabel('Tag', 'text', { language: 'de' }), 'date')
  assert.equal(nameLabel('Due date', 'text', { language: 'en' }), 'due_date')
})

test('a day is no word, a party is no amount, and an English word of several meanings stays what it is', () => {
  assert.equal(nameLabel('Opened', 'date', { language: 'en' }), 'opened')
  assert.equal(nameLabel('Salary', 'money'), 'salary')
  assert.equal(nameLabel('Price', 'money'), 'price')
})

test('what is paid each month is no month, a balance in a row is no amount due, and an amount in a label names nothing', () => {
  assert.equal(nameLabel('Monthly fee', 'money'), 'monthly_fee')
  assert.equal(nameLabel('Month', 'text'), 'month')
  assert.equal(nameLabel('Balance', 'money', { inTable: true }), 'balance')
  assert.equal(nameLabel('Tax: $0.00 / Total', 'money'), nameLabel('Total', 'money'))
})

test('what was delivered or is left is no day, no money handed over and no greeting', () => {
  assert.equal(nameLabel('Delivered', 'number', { inTable: true, language: 'en' }), 'delivered')
  assert.equal(nameLabel('Delivered', 'date', { language: 'en' }), 'delivery_date')
  assert.equal(nameLabel('Lieferdatum', 'number', { language: 'de' }), 'delivery_date')
  assert.equal(nameLabel('Livré', 'number', { inTable: true, language: 'fr' }), 'livre')
  assert.equal(nameLabel('Entregadas', 'number', { inTable: true, language: 'es' }), 'entregadas')
  assert.equal(nameLabel('Entregadas', 'money', { language: 'es' }), 'entregadas')
  assert.equal(nameLabel('Entregado', 'money', { language: 'es' }), 'cash_tendered')
  assert.equal(nameLabel('Rest', 'text', { language: 'de' }), 'remaining')
  assert.equal(nameLabel('Greeting', 'text', { language: 'en' }), 'greeting')
})

test('a price or a quantity is that of a line before it is that of a share, and an account is no total', () => {
  assert.equal(nameLabel('Unit Price', 'money', { language: 'en' }), 'unit_price')
  assert.equal(nameLabel('Menge', 'number', { language: 'de' }), 'quantity')
  assert.doesNotMatch(nameLabel('Total', 'iban', { language: 'es' }), /total_|_total/)
})

test('a column is called by a small word where it has no other, and what an object is makes no address of it, nor its sums quantities', () => {
  assert.equal(nameLabel('For', 'number', { inTable: true }), 'for')
  assert.equal(nameLabel('Total hours', 'number', { language: 'en' }), 'total_hours')
  assert.equal(nameLabel('Object', 'text', { language: 'en' }), 'object')
  assert.equal(nameLabel('Object', 'address', { language: 'en' }), 'property_address')
})
