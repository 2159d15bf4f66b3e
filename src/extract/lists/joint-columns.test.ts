import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const rowsOf = (page: string, item: unknown) =>
  (resolveDocument(printedDocument([page]), readSchema({ rows: [item] })).data as { rows: unknown }).rows

test('a head that joins two properties is two columns over cells that are joined so too', () => {
  const trips = `Fahrtenbuch

Datum         Von - nach              km
03.02.2025    Berlin - Hamburg        289
04.02.2025    Hamburg - Kiel           97
`
  const trip = { datum: 'date', von: 'string', nach: 'string', km: 'number' }
  assert.deepEqual(rowsOf(trips, trip), [
    { datum: '2025-02-03', von: 'Berlin', nach: 'Hamburg', km: 289 },
    { datum: '2025-02-04', von: 'Hamburg', nach: 'Kiel', km: 97 },
  ])
  const goods = `Delivery note

Item             Qty / Unit
Gravel           12 / t
Fleece           40 / m²
`
  const stated = [
    { item: 'Gravel', quantity: 12, unit: 't' },
    { item: 'Fleece', quantity: 40, unit: 'm²' },
  ]
  const good = { item: 'string', quantity: 'number', unit: 'string' }
  assert.deepEqual(rowsOf(goods, good), stated)
  assert.deepEqual(rowsOf(goods.replaceAll(' / t', ' t').replaceAll(' / m', ' m'), good), stated)
})

test('a head that joins what is asked for as one stays one', () => {
  const page = `Travel claim

Route From - to         Fare
Lyon - Paris           61.00
Paris - Lille          34.50
`
  assert.deepEqual(rowsOf(page, { route: 'string', fare: 'number' }), [
    { route: 'Lyon - Paris', fare: 61 },
    { route: 'Paris - Lille', fare: 34.5 },
  ])
})

test('the sign between two columns is in neither, and what happens at a time keeps it', () => {
  const page = `Sailings

From       - To            Departs               Fare
Holyhead   – Dublin        14 Jun 2025 08:15     189.00
Dublin     – Holyhead      21 Jun 2025 20:55     164.00
`
  const sailing = { from: 'string', to: 'string', departs: 'string', fare: 'number' }
  assert.deepEqual(rowsOf(page, sailing), [
    { from: 'Holyhead', to: 'Dublin', departs: '2025-06-14T08:15', fare: 189 },
    { from: 'Dublin', to: 'Holyhead', departs: '2025-06-21T20:55', fare: 164 },
  ])
})

test('days between quantity and price do not take the place of the quantity', () => {
  const page = `Hire

Tool                 Qty    Days    Rate/day    Amount
Breaker 10 kg          2       5       28.00    280.00
Plate compactor        1       3       34.00    102.00
`
  const tool = { tool: 'string', quantity: 'number', days: 'number', rate: 'number', amount: 'number' }
  assert.deepEqual(rowsOf(page, tool), [
    { tool: 'Breaker 10 kg', quantity: 2, days: 5, rate: 28, amount: 280 },
    { tool: 'Plate compactor', quantity: 1, days: 3, rate: 34, amount: 102 },
  ])
})

test('a line that says of a column what it comes to is no item', () => {
  const page = `Leihgaben

Inventar-Nr.    Objekt                       Versicherungswert
SE 1987/14      Schiffsmodell Hoffnung           18.000,00 €
SE 2003/02      Logbuch, 1821                     2.500,00 €

Versicherungswert gesamt                         20.500,00 €
`
  const lent = { inventarnummer: 'string', objekt: 'string', versicherungswert: 'number' }
  assert.equal((rowsOf(page, lent) as unknown[]).length, 2)
})
