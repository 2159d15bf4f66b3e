import assert from 'node:assert/strict'
import type { CreditUsage } from '../../../src/contract/credits.ts'
import type { Field, SimilarField } from '../../../src/contract/fields.ts'
import type { FilterResult } from '../../../src/contract/filter.ts'
import type { SearchResult } from '../../../src/contract/search.ts'
import { type Client, file, good, refused } from './client.ts'
import { tenant } from './service.ts'
import { specification } from './specification.ts'
import { type Extracted, field, list, newInvoice, saveSchema, saveSource } from './things.ts'

const record = {
  type: 'object',
  properties: {
    total: { type: 'number' },
    due_date: { type: 'string', format: 'date' },
    paid: { type: 'boolean' },
    note: { type: 'string' },
    seller: { type: 'object', properties: { name: { type: 'string' } } },
  },
}
const records = {
  'one.json': { total: 100, due_date: '2024-12-31', paid: true, note: '€1,500.00', seller: { name: 'Nordwind' } },
  'two.json': { total: 2000, due_date: '2024-06-30', paid: false, note: 'none', seller: { name: 'nordwind' } },
  'three.json': { total: 3000, due_date: '2025-01-31', paid: false, note: null, seller: { name: 'Südwind' } },
}

/** A workspace with three records that everyone may ask about. */
let shelf: Promise<Client> | undefined
const filled = (): Promise<Client> => {
  shelf ??= fill()
  return shelf
}

async function fill(): Promise<Client> {
  const own = await tenant()
  for (const [name, content] of Object.entries(records)) {
    const sent = file(JSON.stringify(content), name)
    const { data } = await good(own.send<Extracted>('/v1/extract', { file: sent, schema: record }))
    assert.deepEqual(data, content)
  }
  return own
}

const ask = async (body: object): Promise<FilterResult> =>
  good((await filled()).post<FilterResult>('/v1/documents/filter', body))
const names = async (body: object) => (await ask(body)).data.map(({ filename }) => filename.replace('.json', ''))
const where = (fieldId: string, operator: string, value?: unknown, valueTo?: unknown) =>
  names({ conditions: [{ fieldId, operator, value, valueTo }], sort: { fieldId: 'total' } })

specification(
  ['purpose query', 'filter typed rows', 'filter shape', 'filter conditions', 'filter limit', 'filter no credits'],
  'a filter gives typed rows and all about them, and costs nothing',
  async () => {
    const own = await filled()
    const used = () => good(own.get<CreditUsage>('/v1/usage/credits'))
    const before = await used()
    const conditions = [{ fieldId: 'total', operator: 'eq', value: '2000' }]
    const answer = await own.post<FilterResult>('/v1/documents/filter', { conditions, limit: 10 })
    const { data, documents, columns, total, page, pagination, warnings, links } = await good(Promise.resolve(answer))
    const { seller, ...flat } = records['two.json']
    const fields = { ...flat, 'seller.name': seller.name }
    assert.deepEqual(data[0]?.fields, fields)
    assert.deepEqual(
      data.map(({ filename }) => filename),
      ['two.json'],
    )
    const { filename, name, uploadedAt } = documents[0] ?? {}
    assert.deepEqual([filename, name, uploadedAt], ['two.json', 'two.json', data[0]?.uploadedAt])
    assert.deepEqual(documents, [{ id: data[0]?.document_id, filename, name, uploadedAt, fieldValues: fields }])
    const types = Object.fromEntries(columns.map((column) => [column.field_key, column.data_type]))
    assert.deepEqual([types['total'], types['due_date'], types['paid']], ['number', 'date', 'boolean'])
    assert.deepEqual([total, page, warnings, links.self], [1, 1, [], '/v1/documents/filter'])
    assert.deepEqual(pagination, { total: 1, limit: 10, has_more: false, next_cursor: null })
    assert.equal(answer.headers.get('X-Service-Cost-Credits'), null)
    assert.deepEqual(await used(), before)
  },
)

specification(
  ['filter operators', 'filter values by type', 'filter amounts in text', 'filter conditions'],
  'every operator compares by the type of its field, whatever form the value has',
  async () => {
    assert.deepEqual(await where('total', 'eq', 100), ['one'])
    assert.deepEqual(await where('total', 'neq', 100), ['two', 'three'])
    assert.deepEqual(await where('total', 'gt', '2000'), ['three'])
    assert.deepEqual(await where('total', 'gte', 2000), ['two', 'three'])
    assert.deepEqual(await where('due_date', 'lt', '2024-12-31'), ['two'])
    assert.deepEqual(await where('due_date', 'lte', '31.12.2024'), ['one', 'two'])
    assert.deepEqual(await where('total', 'between', 50, 2000), ['one', 'two'])
    assert.deepEqual(await where('seller.name', 'contains', 'WIND'), ['one', 'two', 'three'])
    assert.deepEqual(await where('seller.name', 'starts_with', 'nord'), ['one', 'two'])
    assert.deepEqual(await where('seller.name', 'eq', 'NORDWIND'), ['one', 'two'])
    assert.deepEqual(await where('total', 'in', [100, '3000']), ['one', 'three'])
    assert.deepEqual(await where('note', 'is_empty'), ['three'])
    assert.deepEqual(await where('note', 'is_not_empty'), ['one', 'two'])
    assert.deepEqual(await where('paid', 'eq', true), ['one'])
    assert.deepEqual(await where('note', 'gt', 1000), ['one'])
  },
)

specification(
  ['filter anded', 'filter search', 'filter sort', 'filter field by id or name', 'filter provenance', 'filter scope'],
  'conditions are all met, fields go by id or name, rows are sorted and searched, and provenance is there on wish',
  async () => {
    const own = await filled()
    const { id } = await field(own, 'seller.name')
    const conditions = [
      { fieldId: id, operator: 'eq', value: 'nordwind' },
      { fieldId: 'total', operator: 'gt', value: 100 },
    ]
    assert.deepEqual(await names({ conditions }), ['two'])
    assert.deepEqual(await names({ search: 'südw' }), ['three'])
    assert.deepEqual(await names({ sort: { fieldId: 'total', direction: 'desc' } }), ['three', 'two', 'one'])
    assert.deepEqual(await names({ sort: { fieldId: 'due_date' } }), ['two', 'one', 'three'])
    const { data } = await ask({ conditions, include: ['provenance'] })
    assert.match(JSON.stringify(data[0]?.provenance?.['seller.name']), /"quote":"nordwind"/)
    const other = await tenant()
    const [schema, source] = [await saveSchema(other), await saveSource(other)]
    const form = { file: newInvoice(), schema_id: schema.id }
    const { document } = await good(other.send<Extracted>('/v1/extract', form))
    const found = async (body: object) =>
      (await good(other.post<FilterResult>('/v1/documents/filter', body))).data.map((row) => row.document_id)
    assert.deepEqual(await found({ schema_id: schema.short_id }), [document.id])
    assert.deepEqual(await found({ source_id: source.id }), [])
    assert.equal(document.type_detected, 'invoice')
    assert.deepEqual(await found({ document_type: 'invoice' }), [document.id])
    assert.deepEqual(await found({ document_type: 'contract' }), [])
  },
)

specification(
  ['filter pages', 'filter limit'],
  'rows come by page or by cursor, 50 unless said and 500 at most',
  async () => {
    const own = await filled()
    assert.equal((await ask({})).pagination.limit, 50)
    assert.equal((await ask({ limit: 500 })).pagination.limit, 500)
    const sort = { fieldId: 'total' }
    assert.deepEqual(await names({ sort, limit: 1, page: 2 }), ['two'])
    const { pagination } = await ask({ sort, limit: 2 })
    assert.deepEqual([pagination.total, pagination.has_more], [3, true])
    const rest = await ask({ sort, limit: 2, cursor: pagination.next_cursor })
    assert.deepEqual([rest.data.map(({ filename }) => filename), rest.pagination.next_cursor], [['three.json'], null])
    const bad: [object, string][] = [
      [{ limit: 501 }, 'limit'],
      [{ page: 1, cursor: 'x' }, 'cursor'],
      [{ conditions: [{ fieldId: 'a', operator: 'like', value: 1 }] }, 'conditions[0].operator'],
      [{ conditions: [{ fieldId: 'a', operator: 'eq' }] }, 'conditions[0].value'],
    ]
    for (const [body, path] of bad)
      await refused(own.post('/v1/documents/filter', body), 400, 'validation_error', { path })
  },
)

specification(
  ['filter warnings'],
  'what cannot be asked matches nothing and says why, with what may be meant',
  async () => {
    const warned = async (fieldId: string, operator: string, value: unknown) => {
      const { total, warnings } = await ask({ conditions: [{ fieldId, operator, value }] })
      const [{ code, message, field: named, suggestion } = { code: '', message: '', field: '', suggestion: '' }] =
        warnings
      assert.match(message, /\w/)
      return [total, code, named, suggestion]
    }
    assert.deepEqual(await warned('totl', 'eq', 1), [0, 'unknown_field', 'totl', 'total'])
    const [total, code] = await warned('total', 'gt', 'much')
    assert.deepEqual([total, code], [0, 'incompatible_value'])
  },
)

specification(
  ['fields shape', 'fields similar', 'search answer'],
  'the registry knows every field and those that mean the same; a search finds what holds a word',
  async () => {
    const own = await filled()
    const total = await field(own, 'total')
    const { id, created_at, updated_at, ...rest } = total
    assert.ok(created_at <= updated_at)
    assert.deepEqual([rest.display_name, rest.data_type, rest.occurrence_count], ['Total', 'number', 3])
    assert.ok(Array.isArray(rest.document_types))
    assert.deepEqual(rest.links, { self: `/v1/fields/${id}`, similar: `/v1/fields/${id}/similar` })
    assert.deepEqual(await good(own.get<Field>(`/v1/fields/${id}`)), total)
    const more = { file: file('Grand total: 5.00 EUR', 'd.txt'), schema: { grand_total: 'number' } }
    await good(own.send('/v1/extract', more))
    const { data } = await list<SimilarField>(own, `/v1/fields/${id}/similar`)
    assert.ok(data.some(({ canonical_name, similarity }) => canonical_name === 'grand_total' && similarity > 0))
    const schema = await good(
      own.post<{ id: string }>('/v1/schemas', { name: 'Windfall', definition: { a: 'string' } }),
    )
    const source = await good(own.post<{ id: string }>('/v1/sources', { name: 'Wind' }))
    const found = await good(own.get<SearchResult>('/v1/search?q=WIND'))
    assert.deepEqual(
      new Set(found.fieldMatches.map(({ value }) => value)),
      new Set(['Nordwind', 'nordwind', 'Südwind']),
    )
    assert.deepEqual([found.schemas[0]?.id, found.sources[0]?.id], [schema.id, source.id])
    assert.deepEqual((await good(own.get<SearchResult>('/v1/search?q=one.j'))).documents[0]?.filename, 'one.json')
    const byName = await good(own.get<SearchResult>('/v1/search?q=due_date&limit=1'))
    assert.deepEqual(byName.fields[0]?.canonical_name, 'due_date')
    await refused(own.get('/v1/search'), 400, 'validation_error', { path: 'q' })
  },
)
