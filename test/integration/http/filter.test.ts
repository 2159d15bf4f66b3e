import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace
let ids: string[]

const leaf = (path: string, value: unknown, dataType: DataLeaf['dataType'] = 'string'): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.9 },
})

const invoice = (total: number, country: string, due: string) => [
  leaf('total', total, 'number'),
  leaf('country', country),
  leaf('due_date', due, 'date'),
  leaf('seller.name', `Seller of ${country}`),
  leaf('line_items[0].price', total / 2, 'number'),
  leaf('line_items[1].price', total / 4, 'number'),
]

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace()
  const store = (filename: string, leaves: DataLeaf[], documentType = 'invoice') =>
    storeDocument(system, { workspaceId: home.id, filename, leaves, documentType })
  const stored = [
    await store('one.pdf', invoice(100, 'DE', '2024-12-31')),
    await store('two.pdf', invoice(2000, 'DE', '2024-06-30')),
    await store('three.pdf', invoice(3000, 'FR', '2025-01-31')),
    await store('letter.pdf', [leaf('country', 'de'), leaf('amount_due', '€1,500.00')], 'letter'),
  ]
  ids = stored.map(({ documentId }) => documentId)
})
after(() => system.close())

const ask = async (payload: object, headers: object = home.headers) => {
  const answer = await app.inject({ method: 'POST', url: '/v1/documents/filter', headers: { ...headers }, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const names = async (payload: object) => {
  const { status, body } = await ask(payload)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data.map(({ filename }: { filename: string }) => filename)
}

test('conditions are all met, by the type of the field, and rows come in the wanted order', async () => {
  const { status, body } = await ask({
    conditions: [
      { fieldId: 'total', operator: 'gt', value: '50' },
      { fieldId: 'country', operator: 'eq', value: 'de' },
    ],
    sort: { fieldId: 'total', direction: 'desc' },
  })
  assert.equal(status, 200)
  assert.deepEqual(body.data[0], {
    document_id: ids[1],
    ...{ filename: 'two.pdf', name: 'two.pdf', uploadedAt: body.data[0].uploadedAt },
    type: 'invoice',
    fields: {
      ...{ total: 2000, country: 'DE', due_date: '2024-06-30', 'seller.name': 'Seller of DE' },
      'line_items.price': [1000, 500],
    },
  })
  assert.deepEqual([body.data.length, body.total, body.page, body.warnings], [2, 2, 1, []])
  assert.deepEqual(body.pagination, { total: 2, limit: 50, has_more: false, next_cursor: null })
  assert.deepEqual(body.links, { self: '/v1/documents/filter', fields: '/v1/fields' })
  const { fields: fieldValues, filename, name, uploadedAt } = body.data[0]
  assert.deepEqual(body.documents[0], { id: ids[1], filename, name, uploadedAt, fieldValues })
  const [column] = body.columns
  assert.deepEqual([column.field_key, column.display_name, column.data_type], ['total', 'Total', 'number'])
})

test('without conditions every extracted document comes, the newest first', async () => {
  assert.deepEqual(await names({}), ['letter.pdf', 'three.pdf', 'two.pdf', 'one.pdf'])
  assert.deepEqual(await names({ limit: 1, page: 2 }), ['three.pdf'])
})

test('a field is named by its id, by its path or in another spelling', async () => {
  const listed = await app.inject({ url: '/v1/fields', headers: home.headers })
  const total = listed.json().data.find((field: { canonical_name: string }) => field.canonical_name === 'total')
  for (const fieldId of [total.id, total.id.toUpperCase(), 'Total'])
    assert.deepEqual(await names({ conditions: [{ fieldId, operator: 'eq', value: 100 }] }), ['one.pdf'], fieldId)
  assert.deepEqual(await names({ conditions: [{ fieldId: 'dueDate', operator: 'lt', value: '01.07.2024' }] }), [
    'two.pdf',
  ])
  assert.deepEqual(await names({ conditions: [{ fieldId: 'lineItems[0].price', operator: 'eq', value: 750 }] }), [
    'three.pdf',
  ])
})

test('a field with a dot in its name is named by its path or in snake_case, not as one inside another', async () => {
  const { id: workspaceId, headers } = await system.workspace()
  await storeDocument(system, { workspaceId, leaves: [leaf('["a.b"]', 'x')] })
  for (const [fieldId, total] of [
    ['["a.b"]', 1],
    ['a_b', 1],
    ['a.b', 0],
  ]) {
    const { body } = await ask({ conditions: [{ fieldId, operator: 'eq', value: 'x' }] }, headers)
    assert.deepEqual([body.total, body.warnings.length], [total, total === 1 ? 0 : 1], String(fieldId))
  }
})

test('an amount in a text is compared as a number when the condition is about numbers', async () => {
  for (const value of [1000, '1000', '€ 1.000,00'])
    assert.deepEqual(await names({ conditions: [{ fieldId: 'amount_due', operator: 'gt', value }] }), ['letter.pdf'])
  assert.deepEqual(await names({ conditions: [{ fieldId: 'amount_due', operator: 'lt', value: 1000 }] }), [])
})

test('a date that is only a month counts as its first day, and as a condition is the whole month', async () => {
  const { id: workspaceId, headers } = await system.workspace()
  for (const [filename, due] of [
    ['month.pdf', '2026-07'],
    ['day.pdf', '2026-07-31'],
    ['later.pdf', '2026-08-01'],
  ] as const)
    await storeDocument(system, { workspaceId, filename, leaves: [leaf('due_date', due, 'date')] })
  const found = async (operator: string, value: unknown) => {
    const { body } = await ask({ conditions: [{ fieldId: 'due_date', operator, value }] }, headers)
    return body.data.map(({ filename }: { filename: string }) => filename).sort()
  }
  assert.deepEqual(await found('between', ['2026-06-15', '2026-07-15']), ['month.pdf'])
  assert.deepEqual(await found('eq', '2026-07'), ['day.pdf', 'month.pdf'])
  assert.deepEqual(await found('gt', '2026-07'), ['later.pdf'])
  assert.deepEqual(await found('lt', '2026-07'), [])
})

test('text is found in values and names of files, also beside conditions', async () => {
  assert.deepEqual(await names({ search: 'SELLER of fr' }), ['three.pdf'])
  assert.deepEqual(await names({ search: 'letter.p' }), ['letter.pdf'])
  const contains = { fieldId: 'seller.name', operator: 'contains', value: 'OF D' }
  assert.deepEqual(await names({ conditions: [contains, { fieldId: 'total', operator: 'gte', value: 2000 }] }), [
    'two.pdf',
  ])
})

test('the scope is a type, a schema by either id, or a source', async () => {
  const { headers, id: workspaceId } = await system.workspace()
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers, payload })).json()
  const schema = await post('/v1/schemas', { name: 'one', definition: { a: 'string' } })
  const source = await post('/v1/sources', { name: 'inbox' })
  await storeDocument(system, {
    workspaceId,
    filename: 'in',
    leaves: [leaf('a', 'x')],
    schemaId: schema.id,
    sourceId: source.id,
  })
  await storeDocument(system, { workspaceId, filename: 'out', leaves: [leaf('a', 'x')], documentType: 'letter' })
  const found = async (payload: object) =>
    (await ask(payload, headers)).body.documents.map((one: { filename: string }) => one.filename)
  assert.deepEqual(await found({ schema_id: schema.id }), ['in'])
  assert.deepEqual(await found({ schema_id: schema.short_id, search: 'x' }), ['in'])
  assert.deepEqual(await found({ source_id: source.id }), ['in'])
  assert.deepEqual(await found({ document_type: 'letter' }), ['out'])
  for (const scope of [{ schema_id: 'SCH-AAAAAAAA' }, { source_id: schema.id }, { document_type: 'no such' }]) {
    const { body } = await ask(scope, headers)
    assert.deepEqual([body.total, body.warnings[0].code], [0, 'unknown_scope'])
  }
})

test('provenance comes of the extraction that each value is of', async () => {
  const { headers, id: workspaceId } = await system.workspace()
  const { documentId } = await storeDocument(system, { workspaceId, leaves: [leaf('a', 'x'), leaf('b[0].c', 'old')] })
  await storeDocument(system, { workspaceId, documentId, leaves: [leaf('b[0].c', 'new')] })
  const { body } = await ask({ include: ['provenance'] }, headers)
  const places = Object.entries<{ page: number; quote: string }>(body.data[0].provenance)
  const told = places.map(([path, { page, quote }]) => [path, page, quote])
  assert.deepEqual(told, [
    ['a', 1, 'x'],
    ['b[0].c', 1, 'new'],
  ])
})

test('what cannot be asked matches nothing and says why, and what may have been meant', async () => {
  const warned = async (payload: object) => {
    const { status, body } = await ask(payload)
    assert.equal(status, 200)
    const [{ code, field, suggestion, message }] = body.warnings
    assert.match(message, /[.?]$/)
    return [body.total, code, field, suggestion]
  }
  const condition = (fieldId: string, operator: string, value?: unknown) => ({
    conditions: [{ fieldId, operator, value }],
  })
  assert.deepEqual(await warned(condition('totl', 'gt', 1)), [0, 'unknown_field', 'totl', 'total'])
  assert.deepEqual(await warned(condition('supplier_name', 'eq', 'x')), [
    0,
    'unknown_field',
    'supplier_name',
    'seller.name',
  ])
  assert.deepEqual(await warned(condition('xyzzy', 'is_empty')), [0, 'unknown_field', 'xyzzy', undefined])
  assert.deepEqual(await warned(condition('total', 'gt', 'much')), [0, 'incompatible_value', 'total', '1500.00'])
  assert.deepEqual(await warned(condition('due_date', 'eq', 5)), [0, 'incompatible_value', 'due_date', '2024-12-31'])
  assert.deepEqual(await warned(condition('country', 'gt', 5)), [0, 'not_comparable', 'country', undefined])
  assert.deepEqual(await warned({ sort: { fieldId: 'totals' } }), [4, 'unknown_field', 'totals', 'total'])
})

test('bounds that are the wrong way round are refused, however they are written', async () => {
  const between = (fieldId: string, value: unknown, valueTo?: unknown) =>
    ask({ conditions: [{ fieldId, operator: 'between', value, valueTo }] })
  for (const [fieldId, from, to] of [
    ['total', 5, 1],
    ['total', '1.000,00', '20'],
    ['due_date', '2024-04-01', '2024-03-31'],
    ['due_date', '2024-04', '2024-03'],
    ['country', 'FR', 'DE'],
  ] as const) {
    for (const { status, body } of [await between(fieldId, [from, to]), await between(fieldId, from, to)]) {
      assert.deepEqual([status, body.code], [400, 'validation_error'], fieldId)
      assert.match(body.message, new RegExp(`"${fieldId}" are the wrong way round: .*${from}.* is behind .*${to}`))
    }
  }
  for (const [fieldId, from, to] of [
    ['total', 5, 5],
    ['due_date', '2024-03-31', '2024-03'],
    ['country', 'de', 'DE'],
  ] as const)
    assert.equal((await between(fieldId, from, to)).status, 200)
})

test('texts with amounts are among the numbers of a field, and a text that is none makes it warn', async () => {
  const { headers, id: workspaceId } = await system.workspace()
  const save = (value: unknown, type?: 'number') =>
    storeDocument(system, { workspaceId, leaves: [leaf('total', value, type)] })
  for (const total of [96, 9, 3000, 100]) await save(total, 'number')
  await save('7 EUR')
  const sorted = async () => {
    const { body } = await ask({ sort: { fieldId: 'total', direction: 'desc' } }, headers)
    return [body.data.map((row: { fields: { total: unknown } }) => row.fields.total), body.warnings]
  }
  assert.deepEqual(await sorted(), [[3000, 100, 96, 9, '7 EUR'], []])
  const equal = { conditions: [{ fieldId: 'total', operator: 'eq', value: '€3,000.00' }] }
  assert.equal((await ask(equal, headers)).body.total, 1)
  await save('unknown')
  const [, [warning]] = await sorted()
  assert.deepEqual([warning.code, warning.field], ['mixed_types', 'total'])
  assert.equal((await ask(equal, headers)).body.warnings[0].code, 'mixed_types')
  const above = { conditions: [{ fieldId: 'total', operator: 'gt', value: 50 }] }
  const { body } = await ask(above, headers)
  assert.deepEqual([body.total, body.warnings], [3, []])
})

test('input that is no filter is refused with what is wrong', async () => {
  const bad: [object, string][] = [
    [{ conditions: [{ fieldId: 'a', operator: 'like', value: 1 }] }, 'conditions[0].operator'],
    [{ conditions: [{ fieldId: 'a', operator: 'eq' }] }, 'conditions[0].value'],
    [{ conditions: [{ fieldId: 'a', operator: 'eq', value: [1] }] }, 'conditions[0].value'],
    [{ conditions: [{ fieldId: 'a', operator: 'between', value: 1 }] }, 'conditions[0].valueTo'],
    [{ conditions: [{ fieldId: 'a', operator: 'is_empty', value: 1 }] }, 'conditions[0].value'],
    [{ conditions: [{ fieldId: 'a', operator: 'eq', value: 1, valueTo: 2 }] }, 'conditions[0].valueTo'],
    [{ limit: 501 }, 'limit'],
    [{ page: 1, cursor: 'x' }, 'cursor'],
    [{ cursor: 'x' }, 'cursor'],
    [{ order: 'asc' }, 'order'],
  ]
  for (const [payload, path] of bad) {
    const { status, body } = await ask(payload)
    assert.deepEqual([status, body.code], [400, 'validation_error'], JSON.stringify(payload))
    assert.ok(JSON.stringify(body).includes(path), `${path} in ${JSON.stringify(body)}`)
  }
})

test('a cursor belongs to its filter', async () => {
  const { body } = await ask({ limit: 1 })
  const { status } = await ask({ limit: 1, cursor: body.pagination.next_cursor, document_type: 'invoice' })
  assert.equal(status, 400)
})

test('another workspace sees none of it, a key needs the scope, and a repeat is answered as before', async () => {
  const stranger = await system.workspace()
  assert.equal((await ask({}, stranger.headers)).body.total, 0)
  const { headers } = await system.workspace(undefined, ['write'])
  assert.equal((await ask({}, headers)).body.required_scope, 'read')
  const once = { ...home.headers, 'idempotency-key': 'filter' }
  const first = await ask({ limit: 1 }, once)
  await storeDocument(system, { workspaceId: home.id, filename: 'later.pdf', leaves: [leaf('other', 'x')] })
  assert.deepEqual(await ask({ limit: 1 }, once), first)
})
