import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import * as xlsx from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { startPlatform } from '../../support/platform.ts'

const { system, app, client, workspace } = await startPlatform()
await app.listen({ port: 0, host: '127.0.0.1' })
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

const definition = {
  type: 'object',
  properties: {
    number: { type: 'string' },
    date: { type: 'string', format: 'date' },
    items: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
    },
  },
}
const { id: schemaId } = (await client.post('/v1/schemas', { name: 'Order', definition })).json()
const documentOf = (number: number, names: string[]) =>
  JSON.stringify({
    ...{ number: `A-${number}`, date: '2024-01-31' },
    items: names.map((name, index) => ({ name, price: index + 0.5 })),
  })

const started = await client.send('/v1/run', [
  ['schema_id', schemaId],
  ['files', documentOf(1, ['Pen', '=1+1']), 'one.json'],
  ['files', documentOf(2, ['Book']), 'two.json'],
])
assert.equal(started.statusCode, 202, started.body)
const { run_id: runId, pipeline_id: pipelineId } = started.json()
for (let status = ''; status !== 'completed'; ) status = (await client.get(`/v1/run/${runId}?wait=10`)).json().status

/** Over a real connection, as a stream. */
async function fetchTable(path: string, body?: object) {
  const answer = await fetch(`${address}${path}`, {
    headers: { ...workspace.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const csvOf = async (path: string, body?: object) => {
  const { answer, bytes } = await fetchTable(path, body)
  assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8', bytes.toString())
  return parse(bytes, { columns: true }) as Record<string, string>[]
}
const bookOf = async (path: string, body?: object) => {
  const { answer, bytes } = await fetchTable(path, body)
  assert.match(answer.headers.get('content-type') ?? '', /spreadsheetml\.sheet$/, bytes.toString())
  assert.match(answer.headers.get('content-disposition') ?? '', /\.xlsx"/)
  const book = xlsx.read(bytes, { cellDates: true, UTC: true })
  const rows = (name: string) =>
    xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name] ?? {}, { UTC: true })
  return { names: book.SheetNames, rows }
}

for (const [what, path] of [
  ['run', `/v1/run/${runId}/results`],
  ['pipeline', `/v1/pipelines/${pipelineId}/results`],
] as const)
  test(`the records of a ${what} are a table with a row for each item, and a workbook with a sheet for each list`, async () => {
    const rows = await csvOf(`${path}?format=csv`)
    assert.deepEqual(
      rows.map((row) => [row['filename'], row['status'], row['number'], row['items.name'], row['items.price']]),
      [
        ['one.json', 'completed', 'A-1', 'Pen', '0.5'],
        ['one.json', 'completed', 'A-1', "'=1+1", '1.5'],
        ['two.json', 'completed', 'A-2', 'Book', '0.5'],
      ],
    )
    assert.equal((await csvOf(`${path}?format=csv&escape_formulas=false`))[1]?.['items.name'], '=1+1')
    assert.equal((await csvOf(`${path}?format=csv&list=none`)).length, 2)
    assert.equal((await csvOf(`${path}?format=csv&list=none&limit=1&order=desc`))[0]?.['number'], 'A-2')

    const book = await bookOf(`${path}?format=xlsx&columns=confidence,page`)
    assert.deepEqual(book.names, ['Records', 'items'])
    const [first] = book.rows('Records')
    assert.deepEqual([first?.['number'], first?.['date']], ['A-1', new Date('2024-01-31')])
    assert.ok(Number(first?.['number confidence']) > 0.5)
    assert.ok(first?.['completed_at'] instanceof Date)
    assert.deepEqual(
      book.rows('items').map((row) => [row['filename'], row['row'], row['name'], row['price']]),
      [
        ['one.json', 1, 'Pen', 0.5],
        ['one.json', 2, '=1+1', 1.5],
        ['two.json', 1, 'Book', 0.5],
      ],
    )
  })

test('a filter gives its documents as tables, by the names of the registry', async () => {
  const conditions = [{ fieldId: 'items.price', operator: 'gt', value: 0 }]
  const body = { conditions, sort: { fieldId: 'number', direction: 'desc' } }
  const rows = await csvOf('/v1/documents/filter?format=csv', body)
  assert.deepEqual(
    rows.map((row) => [row['filename'], row['number'], row['items.name']]),
    [
      ['two.json', 'A-2', 'Book'],
      ['one.json', 'A-1', 'Pen'],
      ['one.json', 'A-1', "'=1+1"],
    ],
  )
  const book = await bookOf('/v1/documents/filter?format=xlsx&columns=page,confidence', {
    ...body,
    schema_id: schemaId,
  })
  assert.deepEqual(book.names, ['Documents', 'items'])
  assert.deepEqual(
    book.rows('items').map((row) => [row['row'], row['price'], typeof row['price confidence']]),
    [
      [1, 0.5, 'number'],
      [1, 0.5, 'number'],
      [2, 1.5, 'number'],
    ],
  )
  assert.equal((await csvOf('/v1/documents/filter?format=csv', { ...body, limit: 1 })).length, 1)
  assert.deepEqual(await csvOf('/v1/documents/filter?format=csv', { search: 'nobody' }), [])
})

test('an extraction and the job that it became are a workbook, too', async () => {
  const begun = (await client.extract(documentOf(3, ['Ink']), { schema: definition, async: true }, 'three.json')).json()
  await client.jobEnd(begun.job.id)
  const job = await bookOf(`/v1/jobs/${begun.job.id}/results?format=xlsx`)
  assert.deepEqual(job.rows('items')[0]?.['name'], 'Ink')
  const book = await bookOf(`/v1/extractions/${begun.extraction_id}/data?format=xlsx`)
  assert.deepEqual(book.names, ['Fields', 'items'])
  assert.deepEqual(book.rows('items'), [{ row: 1, name: 'Ink', price: 0.5 }])
})

test('what cannot be a table is refused before anything is sent, and nothing is left behind', async () => {
  const path = `/v1/run/${runId}/results`
  assert.equal((await client.get(`${path}?format=pdf`)).statusCode, 400)
  assert.equal((await client.get(`${path}?format=csv&columns=secrets`)).statusCode, 400)
  const unknown = await client.get(`${path}?format=csv&list=lines`)
  assert.deepEqual([unknown.statusCode, unknown.json().details[0].path], [400, 'list'])
  assert.match(unknown.json().message, /no list "lines" here, but "items"/)
  const nobody = '00000000-0000-7000-8000-000000000000'
  assert.equal((await client.get(`/v1/run/${nobody}/results?format=xlsx`)).statusCode, 404)
  const left = (await readdir(system.scratchFolder).catch(() => [])).filter((name) => name.startsWith('workbook-'))
  assert.deepEqual(left, [])
})
