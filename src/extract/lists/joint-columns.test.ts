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
