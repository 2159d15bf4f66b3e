import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveDocument } from '../../../src/extract/resolve-document.ts'
import { readSchema } from '../../../src/extract/schema/read-schema.ts'
import { readHtml } from '../../../src/parse/formats/html/read-html.ts'
import { readInProcess } from '../../support/read-in-process.ts'

const read = async (body: string) =>
  resolveDocument(
    await readInProcess(readHtml, { name: 'list.html', bytes: Buffer.from(`<!doctype html><body>${body}</body>`) }),
    readSchema({ plants: [{ bed: 'string', species: 'string', pieces: 'integer', price: 'number' }] }),
  )

const row = (species: string, pieces: number, price: string) =>
  `<tr><td>${species}</td><td>${pieces}</td><td>${price}</td></tr>`
const head = '<tr><th>Species</th><th>Pieces</th><th>Price</th></tr>'
const planted = [
  { bed: 'North side', species: 'Fern', pieces: 3, price: 4.5 },
  { bed: 'North side', species: 'Moss', pieces: 7, price: 2.25 },
  { bed: 'By the pond', species: 'Sedge', pieces: 5, price: 6.8 },
  { bed: 'By the pond', species: 'Iris', pieces: 9, price: 3.1 },
]

test('headings between the rows of a table are the property that no column gives', async () => {
  const { data } = await read(
    `<h1>Planting list</h1><table>${head}<tr><td colspan="3"><b>North side</b></td></tr>${row('Fern', 3, '4.50')}${row('Moss', 7, '2.25')}
    <tr><td colspan="3"><b>By the pond</b></td></tr>${row('Sedge', 5, '6.80')}${row('Iris', 9, '3.10')}</table>`,
  )
  assert.deepEqual(data, { plants: planted })
})

test('so are headings over tables with the same columns', async () => {
  const { data } = await read(
    `<h1>Planting list</h1><h2>North side</h2><table>${head}${row('Fern', 3, '4.50')}${row('Moss', 7, '2.25')}</table>
    <h2>By the pond</h2><table>${head}${row('Sedge', 5, '6.80')}${row('Iris', 9, '3.10')}</table>`,
  )
  assert.deepEqual(data, { plants: planted })
})

test('one heading over a whole table is none', async () => {
  const { data } = await read(
    `<h1>Planting list</h1><h2>North side</h2><table>${head}${row('Fern', 3, '4.50')}${row('Moss', 7, '2.25')}${row('Iris', 9, '3.10')}</table>`,
  )
  assert.deepEqual(
    (data as { plants: { bed: string | null }[] }).plants.map(({ bed }) => bed),
    [null, null, null],
  )
})
