import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { cloneDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { call } from '../support/job-load.ts'
import { multipart } from '../support/multipart.ts'
import { startSheaf } from '../support/sheaf-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'sheaf-large-'))
const database = await cloneDatabase()
const server = await startSheaf({ cwd: folder, env: { DATABASE_URL: database.url, SHEAF_MAX_CELLS: '20000' } })
after(async () => {
  await server.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const table = (rows: number) =>
  `number,name,price\n${Array.from({ length: rows }, (_, index) => `${index},name ${index},${index * 2}`).join('\n')}`
const get = async (path: string) => JSON.parse((await call(server.address, server.key ?? '', { path })).body)
const extract = async (file: string) => {
  const schema = JSON.stringify({ rows: [{ number: 'number', name: 'string', price: 'number' }] })
  const { headers, payload: body } = multipart([
    ['schema', schema],
    ['async', 'true'],
    ['file', file, 'rows.csv'],
  ])
  const sent = await call(server.address, server.key ?? '', { method: 'POST', path: '/v1/extract', headers, body })
  const { extraction_id: id } = JSON.parse(sent.body)
  return eventually(
    'the extraction to end',
    async () => {
      const { data } = await get('/v1/extractions')
      return data.find((each: { id: string; status: string }) => each.id === id && each.status !== 'processing')
    },
    400,
  )
}
const handedOver = () => server.stderr().match(/a process of its own works on it/g)?.length ?? 0

test('a large document is worked on in a process of its own, to the same end', async () => {
  const small = await extract(table(10))
  assert.deepEqual([small.status, handedOver()], ['complete', 0])
  const { id, status, field_count } = await extract(table(6000))
  assert.deepEqual([status, field_count, handedOver()], ['complete', 18_000, 1], server.stderr().slice(-2000))
  const { data } = await get(`/v1/extractions/${id}?rows=6000-6000`)
  assert.deepEqual(data, { rows: [{ number: 5999, name: 'name 5999', price: 11_998 }] })
})

test('what cannot be done there ends as it would here', async () => {
  const { id, status } = await extract(table(7000))
  assert.equal(status, 'failed')
  const { error } = await get(`/v1/extractions/${id}`)
  assert.equal(error.code, 'result_too_large')
})
