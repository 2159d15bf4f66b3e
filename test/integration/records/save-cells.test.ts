import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Filter } from '../../../src/contract/filter.ts'
import { newId } from '../../../src/core/ids.ts'
import { typeOfField } from '../../../src/services/cells/common-type.ts'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { filterDocuments } from '../../../src/services/records/filter.ts'
import { createSchema } from '../../../src/services/schemas/save.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { forgetCells } from '../../../src/storage/cells.ts'
import { foldFields, selectAllFields } from '../../../src/storage/fields.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
before(async () => {
  system = await createTestSystem()
})
after(() => system.close())

const leaf = (path: string, value: unknown, dataType: DataLeaf['dataType'] = 'string'): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.9 },
})

/** What is told of them before and after the changes are folded must be the same. */
const fieldsOf = async (workspaceId: string) => {
  const tell = async () => {
    const rows = await selectAllFields(system.db, workspaceId)
    return rows
      .map((row) =>
        [row.canonical_name, typeOfField(row), row.occurrence_count, row.document_types.map(String).join()].join(' '),
      )
      .sort((a, b) => (a < b ? -1 : 1))
  }
  const unfolded = await tell()
  await foldFields(system.db)
  assert.deepEqual(await tell(), unfolded)
  return unfolded
}

const cellsOf = async (workspaceId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select canonical_name as name, path, as_text as text, as_number as number, as_date::text as date, as_boolean as truth
    from cells join fields on fields.no = field_no
    where cells.workspace_id = ${workspaceId} and is_latest and as_text is not null
    order by name, ordinals`.execute(system.db)
  return rows.map(({ name, path, ...read }) => [name, ...Object.values(read)].join('|'))
}

test('a value is kept as everything that it can be read as, under its field’s canonical name', async () => {
  const workspaceId = newId()
  await storeDocument(system, {
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
  assert.deepEqual(await cellsOf(workspaceId), [
    'due|31.12.2024||2024-12-31 00:00:00|',
    'invoice_number|re-17|||',
    'line_items.price|10|10||',
    'line_items.price|20|20||',
    'paid|true|||true',
    'printed_total|€1,500.00|1500||',
    'seller.name|acme gmbh|||',
    'total|1500|1500||',
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
  await storeDocument(system, {
    ...{ workspaceId, documentId },
    leaves: [leaf('b', 'new'), leaf('items', [])],
  })
  assert.deepEqual(await cellsOf(workspaceId), ['a|x|||', 'b|new|||'])
  assert.deepEqual(await fieldsOf(workspaceId), ['a string 1 ', 'b string 1 '])
})

test('documents that disagree about a type agree on one that holds both values', async () => {
  const workspaceId = newId()
  const save = (...leaves: DataLeaf[]) => storeDocument(system, { workspaceId, leaves })
  await save(leaf('a', 1, 'integer'), leaf('b', '2024-01-01', 'date'), leaf('c', 1, 'number'))
  await save(leaf('a', 1.5, 'number'), leaf('b', '2024-01-01T10:00:00Z', 'datetime'), leaf('c', 'x'))
  assert.deepEqual(await fieldsOf(workspaceId), ['a number 2 ', 'b datetime 2 ', 'c string 2 '])
})

test('a field is of the type of its values, whoever came first, and again when what was none has gone', async () => {
  const workspaceId = newId()
  const save = (value: unknown, type?: DataLeaf['dataType'], documentId?: string) =>
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
  await system.db.transaction().execute((tx) => forgetCells(tx, workspaceId, [documentId], new Date()))
  assert.equal(await type(), 'number')
})

test('a forgotten document leaves no trace: no record, no cell, no field that only it had', async () => {
  const workspaceId = newId()
  const { documentId } = await storeDocument(system, { workspaceId, leaves: [leaf('a', 'x'), leaf('b', null)] })
  await storeDocument(system, { workspaceId, leaves: [leaf('a', 'y')] })
  await system.db.transaction().execute((tx) => forgetCells(tx, workspaceId, [documentId], new Date()))
  await system.db.deleteFrom('documents').where('id', '=', documentId).execute()
  assert.deepEqual(await cellsOf(workspaceId), ['a|y|||'])
  assert.deepEqual(await fieldsOf(workspaceId), ['a string 1 '])
})

test('forgetting a document that was never extracted changes nothing', async () => {
  const workspaceId = newId()
  await storeDocument(system, { workspaceId, leaves: [leaf('a', 'x')] })
  await system.db.transaction().execute((tx) => forgetCells(tx, workspaceId, [newId()], new Date()))
  assert.deepEqual(await fieldsOf(workspaceId), ['a string 1 '])
})

test('documents saved and forgotten at once, their fields in any order, end with the right counts', async () => {
  const workspaceId = newId()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const kept = Array.from({ length: 24 }, async (_, i) => {
    const turned = [...names.slice(i % 6), ...names.slice(0, i % 6)]
    const { documentId } = await storeDocument(system, { workspaceId, leaves: turned.map((name) => leaf(name, 'x')) })
    if (i % 3 === 0)
      await system.db.transaction().execute((tx) => forgetCells(tx, workspaceId, [documentId], new Date()))
  })
  await Promise.all(kept)
  assert.deepEqual(
    await fieldsOf(workspaceId),
    names.map((name) => `${name} string 16 `),
  )
})

test('a row keeps its path, its place in each list, every digit, its currency and where it was read', async () => {
  const workspaceId = newId()
  await storeDocument(system, {
    workspaceId,
    leaves: [
      leaf('currency', 'CHF'),
      { ...leaf('orders[1].lines[0].price', 0.1, 'number'), isAmount: true },
      leaf('orders[1].lines[2].price', '12345678901234567890.12 '),
      leaf('orders[2].lines', []),
    ],
  })
  const { rows } = await sql<Record<string, unknown>>`
    select path, ordinals, kind, as_number, currency, confidence, page, quote, origin, field_no is not null as has_field
    from cells where workspace_id = ${workspaceId} order by position`.execute(system.db)
  assert.deepEqual(
    rows.slice(1).map((row) => Object.values(row)),
    [
      ['orders[1].lines[0].price', [1, 0], 'number', '0.1', 'CHF', 0.9, 1, '0.1', 'span', true],
      ...[
        ['orders[1].lines[2].price', [1, 2], 'text', '12345678901234567890.12', null, 0.9, 1],
        ['orders[2].lines', [2], 'list', null, null, 0.9, 1],
      ].map((row, at) => [...row, ['12345678901234567890.12 ', ''][at], 'span', at === 0]),
    ],
  )
})

test('within a schema a document is what its current extraction by that schema says, whatever others say since', async () => {
  const { id: workspaceId } = await system.workspace()
  const ctx = await operatorContext(system, workspaceId)
  const definition = { type: 'object', properties: { total: { type: 'number' } } }
  const [first, second] = [
    await createSchema(ctx, { name: 'First', definition }),
    await createSchema(ctx, { name: 'Second', definition }),
  ]
  const save = (schemaId: string, total: number, documentId?: string) =>
    storeDocument(system, {
      ...{ workspaceId, schemaId, leaves: [leaf('total', total, 'number')], ...(documentId && { documentId }) },
    })
  const { documentId } = await save(first.id, 1)
  await save(first.id, 2, documentId)
  await save(second.id, 3, documentId)
  await save(second.id, 4)
  const found = async (filter: Omit<Filter, 'conditions'>, ...conditions: Filter['conditions']) => {
    const { data, total } = await filterDocuments(ctx, { ...filter, conditions })
    assert.equal(total, data.length)
    return data.map(({ fields }) => fields['total'])
  }
  const atMost = (value: number) => ({ fieldId: 'total', operator: 'lte' as const, value })
  const sort = { fieldId: 'total', direction: 'asc' as const }
  assert.deepEqual(await found({ sort }), [3, 4])
  assert.deepEqual(await found({ schema_id: first.id }), [2])
  assert.deepEqual(await found({ schema_id: second.id, sort }), [3, 4])
  assert.deepEqual(await found({ schema_id: first.id }, atMost(2)), [2])
  assert.deepEqual(await found({}, atMost(2)), [])
  assert.deepEqual(await found({ schema_id: first.id }, atMost(1)), [])
  assert.deepEqual(await found({ schema_id: first.id, search: '3' }), [])
})
