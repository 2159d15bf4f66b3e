import assert from 'node:assert/strict'
import type { DocumentView } from '../../../src/contract/documents.ts'
import type { Schema } from '../../../src/contract/schemas.ts'
import type { Source } from '../../../src/contract/sources.ts'
import { eventually } from '../../support/eventually.ts'
import { good, refused } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { type Extracted, invoiceData, newInvoice, newName, saveSchema, saveSource } from './things.ts'

const definition = {
  type: 'object',
  properties: { total: { type: 'number' }, due: { type: 'string', format: 'date' } },
}

specification(
  ['schemas shape', 'schemas three formats', 'schemas fields', 'schemas either id'],
  'a schema is saved from any format as JSON Schema, and read by either of its ids',
  async () => {
    const fields = [
      { name: 'total', type: 'number', description: 'gross' },
      { name: 'due', type: 'date', description: '' },
    ]
    const contents = [
      { definition },
      { definition: { fields } },
      { fields },
      { definition: { total: 'number', due: 'date' } },
    ]
    for (const content of contents) {
      const saved = await good(home.post<Schema>('/v1/schemas', { name: newName(), description: 'x', ...content }))
      const { properties } = saved.definition as { properties: Record<string, { type: string }> }
      assert.deepEqual([saved.definition['type'], Object.keys(properties)], ['object', ['total', 'due']])
      assert.deepEqual([saved.field_count, saved.version, saved.description], [2, 1, 'x'])
      assert.match(saved.short_id, /^SCH-[0-9A-Z]{8}$/)
      for (const id of [saved.id, saved.short_id]) assert.deepEqual(await good(home.get(`/v1/schemas/${id}`)), saved)
    }
    const both = home.post('/v1/schemas', { name: newName(), definition, fields })
    await refused(both, 400, 'validation_error')
    await refused(home.post('/v1/schemas', { name: newName() }), 400, 'validation_error')
  },
)

specification(
  ['schemas versions', 'schemas delete', 'schemas conflict', 'contract error codes'],
  'a change makes a version and old extractions keep theirs; a name is there once; what is deleted is gone',
  async () => {
    const schema = await saveSchema(home)
    const path = `/v1/schemas/${schema.id}`
    const form = { file: newInvoice(), schema_id: schema.id }
    const { extraction_id } = await good(home.send<Extracted>('/v1/extract', form))
    const changed = await good(home.call<Schema>('PUT', path, { json: { definition } }))
    assert.deepEqual([changed.version, changed.field_count, changed.id], [2, 2, schema.id])
    const old = await good(home.get<Extracted>(`/v1/extractions/${extraction_id}`))
    assert.deepEqual([old.schema.version, old.data], [1, invoiceData])
    const { data } = await good(home.get<{ data: { version: number }[] }>(`${path}/versions`))
    assert.deepEqual(
      data.map(({ version }) => version),
      [2, 1],
    )
    assert.deepEqual((await good(home.get<Schema>(`${path}/versions/1`))).definition, schema.definition)
    await refused(home.get(`${path}/versions/3`), 404, 'not_found')
    await refused(home.post('/v1/schemas', { name: schema.name.toUpperCase(), definition }), 409, 'conflict')
    assert.deepEqual(await good(home.delete(path)), { deleted: true, id: schema.id })
    await refused(home.get(path), 404, 'not_found')
    assert.deepEqual((await good(home.get<Extracted>(`/v1/extractions/${extraction_id}`))).data, invoiceData)
  },
)

specification(
  ['sources shape', 'sources documents', 'sources delete'],
  'a source takes documents, which are extracted by its schema and stay when it goes',
  async () => {
    const schema = await saveSchema(home)
    const source = await good(
      home.post<Source>('/v1/sources', { name: newName(), type: 'api', default_schema_id: schema.short_id }),
    )
    const path = `/v1/sources/${source.id}`
    assert.deepEqual([source.type, source.default_schema_id, source.document_count], ['api', schema.id, 0])
    const { id } = await good(home.send<DocumentView>(`${path}/documents`, { file: newInvoice() }), 202)
    const document = await eventually('the extraction', async () => {
      const found = await good(home.get<DocumentView>(`/v1/documents/${id}`))
      return found.latest_extraction_id !== undefined && found
    })
    assert.deepEqual(document.source, { id: source.id, name: source.name })
    const extraction = await good(home.get<Extracted>(`/v1/extractions/${document.latest_extraction_id}`))
    assert.deepEqual(extraction.data, invoiceData)
    const renamed = await good(home.patch<Source>(path, { name: newName(), default_schema_id: null }))
    assert.deepEqual([renamed.default_schema_id, renamed.document_count], [undefined, 1])
    await refused(home.patch(path, {}), 400, 'validation_error')
    await refused(home.post('/v1/sources', { name: renamed.name }), 409, 'conflict')
    assert.deepEqual(await good(home.delete(path)), { deleted: true, id: source.id })
    await refused(home.get(path), 404, 'not_found')
    assert.equal((await good(home.get<DocumentView>(`/v1/documents/${id}`))).source, undefined)
    assert.equal((await saveSource(home)).document_count, 0)
  },
)
