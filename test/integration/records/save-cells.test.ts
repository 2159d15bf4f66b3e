import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../../src/core/ids.ts'
import { forgetCells } from '../../../src/services/cells/forget.ts'
import type { LeafToSave } from '../../../src/services/cells/save.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
before(async () => {
  system = await createTestSystem()
})
after(() => system.close())

const leaf = (path: string, value: unknown, dataType: LeafToSave['dataType'] = 'string'): LeafToSave => ({
  ...{ path, value, dataType, confidence: 0.9 },
})

const fieldsOf = async (workspaceId: string) => {
  const rows = await system.db
    .selectFrom('fields')
    .select(['canonical_name as name', 'data_type as type', 'occurrence_count as count', 'document_types as types'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('canonical_name')
    .execute()
  return rows.map(({ name, type, count, types }) => [name, type, count, types.join()].join(' '))
}

const cellsOf = async (workspaceId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select canonical_name as name, ordinal, as_text as text, as_number as number, as_date::text as date, as_boolean as truth
    from cells join fields on fields.no = field_no
    where cells.workspace_id = ${workspaceId} order by name, ordinal`.execute(system.db)
  return rows.map((row) => Object.values(row).join('|'))
}

test('a value is kept as everything that it can be read as, under its field’s canonical name', async () => {
  const workspaceId = newId()
  const { fieldCount } = await storeDocument(system, {
    ...{ workspaceId, documentType: 'invoice' },
    leaves: [
      leaf('invoiceNumber', 'RE-17'),
      leaf('seller.Name', 'ACME  GmbH'),
      leaf('total', 1500, 'number'),
      leaf('printed_total', '€1,500.00'),
      leaf('due', '31.12.2024'),
      leaf('paid', true, 'boolean'),
      leaf('lineItems[0].price', 10, 'number'),
      leaf('lineItems[1].price', 20, 'number'),
      leaf('note', null),
    ],
  })
  assert.equal(fieldCount, 7)
  assert.deepEqual(await cellsOf(workspaceId), [
    'due|0|31.12.2024||2024-12-31 00:00:00|',
    'invoice_number|0|re-17|||',
    'line_items.price|0|10|10||',
    'line_items.price|1|20|20||',
    'paid|0|true|||true',
    'printed_total|0|€1,500.00|1500||',
    'seller.name|0|acme gmbh|||',
    'total|0|1500|1500||',
  ])
  assert.deepEqual(await fieldsOf(workspaceId), [
    'due string 1 invoice',
    'invoice_number string 1 invoice',
    'line_items.price number 1 invoice',
    'note string 0 ',
    'paid boolean 1 invoice',
    'printed_total string 1 invoice',
    'seller.name string 1 invoice',
    'total number 1 invoice',
  ])
})

test('a later extraction replaces the fields that it names, empty lists too, and leaves the others', async () => {
  const workspaceId = newId()
  const { documentId } = await storeDocument(system, {
    workspaceId,
    leaves: [leaf('a', 'x'), leaf('b', 'old'), leaf('items[0].p', '1'), leaf('items[1].p', '2')],
  })
  const again = await storeDocument(system, {
    ...{ workspaceId, documentId },
    leaves: [leaf('b', 'new'), leaf('items[]', null)],
  })
  assert.equal(again.fieldCount, 2)
  assert.deepEqual(await cellsOf(workspaceId), ['a|0|x|||', 'b|0|new|||'])
  assert.deepEqual(await fieldsOf(workspaceId), ['a string 1 ', 'b string 1 '])
})

test('documents that disagree about a type agree on one that holds both values', async () => {
  const workspaceId = newId()
  const save = (...leaves: LeafToSave[]) => storeDocument(system, { workspaceId, leaves })
  await save(leaf('a', 1, 'integer'), leaf('b', '2024-01-01', 'date'), leaf('c', 1, 'number'))
  await save(leaf('a', 1.5, 'number'), leaf('b', '2024-01-01T10:00:00Z', 'datetime'), leaf('c', 'x'))
  assert.deepEqual(await fieldsOf(workspaceId), ['a number 2 ', 'b datetime 2 ', 'c string 2 '])
})

test('a field is of the type of its values, whoever came first, and again when what was none has gone', async () => {
  const workspaceId = newId()
  const save = (value: unknown, type?: LeafToSave['dataType'], documentId?: string) =>
    storeDocument(system, { workspaceId, leaves: [leaf('a', value, type)], ...(documentId && { documentId }) })
  const type = async () => (await fieldsOf(workspaceId))[0]?.split(' ')[1]
  await save('7 EUR')
  assert.equal(await type(), 'string')
  await save(96, 'number')
  assert.equal(await type(), 'number')
  const { documentId } = await save('unknown')
  await save(3000, 'number')
  assert.equal(await type(), 'string')
  await save('9 EUR', 'string', documentId)
  assert.equal(await type(), 'number')
  await save('unknown', 'string', documentId)
  assert.equal(await type(), 'string')
  await system.db.transaction().execute((tx) => forgetCells(tx, { workspaceId, documentId }))
  assert.equal(await type(), 'number')
})

test('a forgotten document leaves no trace: no record, no cell, no field that only it had', async () => {
  const workspaceId = newId()
  const { documentId } = await storeDocument(system, { workspaceId, leaves: [leaf('a', 'x'), leaf('b', null)] })
  await storeDocument(system, { workspaceId, leaves: [leaf('a', 'y')] })
  await system.db.transaction().execute((tx) => forgetCells(tx, { workspaceId, documentId }))
  await system.db.deleteFrom('documents').where('id', '=', documentId).execute()
  assert.deepEqual(await cellsOf(workspaceId), ['a|0|y|||'])
  assert.deepEqual(await fieldsOf(workspaceId), ['a string 1 '])
})

test('forgetting a document that was never extracted changes nothing', async () => {
  const workspaceId = newId()
  await storeDocument(system, { workspaceId, leaves: [leaf('a', 'x')] })
  await system.db.transaction().execute((tx) => forgetCells(tx, { workspaceId, documentId: newId() }))
  assert.deepEqual(await fieldsOf(workspaceId), ['a string 1 '])
})

test('documents saved and forgotten at once, their fields in any order, end with the right counts', async () => {
  const workspaceId = newId()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const kept = Array.from({ length: 24 }, async (_, i) => {
    const turned = [...names.slice(i % 6), ...names.slice(0, i % 6)]
    const { documentId } = await storeDocument(system, { workspaceId, leaves: turned.map((name) => leaf(name, 'x')) })
    if (i % 3 === 0) await system.db.transaction().execute((tx) => forgetCells(tx, { workspaceId, documentId }))
  })
  await Promise.all(kept)
  assert.deepEqual(
    await fieldsOf(workspaceId),
    names.map((name) => `${name} string 16 `),
  )
})
