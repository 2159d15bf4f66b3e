import assert from 'node:assert/strict'
import type { ExtractionSummary } from '../../../src/contract/extractions.ts'
import { file, good, refused } from './client.ts'
import { home, tenant } from './service.ts'
import { specification } from './specification.ts'
import { type Extracted, ended, extract, list, saveSchema } from './things.ts'

specification(
  [
    ...['extractions list', 'extractions get', 'lists filters', 'named operation GET /v1/extractions'],
    'named operation GET /v1/extractions/:id',
  ],
  'an extraction is read again as it was answered, and listed by what is asked for',
  async () => {
    const own = await tenant()
    const schema = await saveSchema(own)
    const result = await extract(own)
    const saved = await good(
      own.send<Extracted>('/v1/extract', { file: file('Total: 5.00', 'b.txt'), schema_id: schema.id }),
    )
    const again = await good(own.get<Record<string, unknown>>(`/v1/extractions/${result.extraction_id}`))
    for (const [name, value] of Object.entries(result)) assert.deepEqual(again[name], value, name)
    assert.deepEqual([again['id'], again['locked_fields']], [result.extraction_id, []])
    const ids = async (query: string) =>
      (await list<ExtractionSummary>(own, `/v1/extractions?${query}`)).data.map(({ id }) => id)
    const [first, second] = [result.extraction_id, saved.extraction_id]
    assert.deepEqual(await ids(''), [second, first])
    assert.deepEqual(await ids('order=asc'), [first, second])
    assert.deepEqual(await ids(`document_id=${result.document.id}`), [first])
    assert.deepEqual(await ids(`schema_id=${schema.id}`), [second])
    assert.deepEqual(await ids('status=failed'), [])
    assert.deepEqual(await ids('search=NOTE'), [first])
    const { data } = await list<ExtractionSummary>(own, '/v1/extractions?limit=1')
    assert.deepEqual(await ids(`after=${data[0]?.created_at}`), [second])
    assert.deepEqual(await ids(`before=${data[0]?.created_at}`), [first])
    await refused(own.get('/v1/extractions?status=lost'), 400, 'validation_error', { path: 'status' })
  },
)

specification(['extractions data'], 'the data come alone, as JSON and as CSV', async () => {
  const { extraction_id, data } = await extract(home)
  const path = `/v1/extractions/${extraction_id}/data`
  assert.deepEqual(await good(home.get(path)), data)
  assert.deepEqual(await good(home.get(`${path}?format=json`)), data)
  const csv = await home.get(`${path}?format=csv`)
  assert.equal(csv.headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.equal(csv.text, 'invoice_number,invoice_date,total\r\nRE-2024-17,2024-01-31,96\r\n')
})

specification(
  ['extractions correct', 'error 400 validation_error'],
  'a correction of what is not there, of another type or twice at once is refused, and nothing is changed',
  async () => {
    const { extraction_id, data } = await extract(home)
    const path = `/v1/extractions/${extraction_id}/data`
    const correct = (corrections: object[]) => home.patch(path, { corrections })
    await refused(correct([{ field: 'totals', value: 1 }]), 400, 'validation_error', { says: /totals/ })
    await refused(correct([{ field: 'total', value: 'much' }]), 400, 'validation_error', { says: /number/ })
    const one = { field: 'total', value: 1 }
    await refused(correct([one, one]), 400, 'validation_error', { says: /twice/ })
    await refused(correct([]), 400, 'validation_error', { path: 'corrections' })
    assert.deepEqual(await good(home.get(path)), data)
  },
)

specification(
  ['extractions failed', 'credits failures are free'],
  'an extraction that fails says why, and costs nothing',
  async () => {
    const form = {
      file: file('%PDF-1.7\nnothing of a document', 'broken.pdf'),
      schema: { total: 'number' },
      async: true,
    }
    const { extraction_id } = await good(home.send<{ extraction_id: string }>('/v1/extract', form), 202)
    const { status, error, usage } = await ended(home, extraction_id)
    assert.deepEqual([status, usage?.credits ?? 0], ['failed', 0])
    assert.match(error?.code ?? '', /^[a-z_]+$/)
    assert.match(error?.message ?? '', /\w/)
  },
)
