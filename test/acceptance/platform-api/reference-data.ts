import assert from 'node:assert/strict'
import { utils, write } from '@e965/xlsx'
import type { ReferenceData, ReferenceRows } from '../../../src/contract/reference-data.ts'
import { file, good, refused } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { newName } from './things.ts'

const path = '/v1/reference-data'
const cells: (string | number | boolean)[][] = [
  ['name', 'city', 'employees', 'active'],
  ['Smith, Ltd', 'London', 12, true],
  ['Müller "& Söhne"', 'Köln', 7, false],
]
const text = 'name,city,employees,active\n"Smith, Ltd",London,12,true\n"Müller ""& Söhne""",Köln,7,false\n'
const columns = [
  { name: 'name', type: 'string' },
  { name: 'city', type: 'string' },
  { name: 'employees', type: 'integer' },
  { name: 'active', type: 'boolean' },
]
const workbook = (rows: unknown[][]): Buffer =>
  write({ SheetNames: ['A'], Sheets: { A: utils.aoa_to_sheet(rows) } }, { type: 'buffer', bookType: 'xlsx' })

specification(
  [
    ...['reference data row', 'reference data rows', 'reference data csv'],
    ...['reference data shape', 'reference data sources', 'reference data replace'],
  ],
  'the same table from CSV, TSV, Excel and JSON has the same rows, and is exported as it came',
  async () => {
    const [names = [], ...rows] = cells
    const sources = {
      csv: { file: file(text, 'vendors.csv') },
      tsv: { file: file(cells.map((row) => row.join('\t')).join('\r\n'), 'vendors.txt') },
      xlsx: { file: file(workbook(cells), 'vendors.xlsx') },
    }
    const made: ReferenceData[] = []
    for (const form of Object.values(sources))
      made.push(await good(home.send<ReferenceData>(path, { name: newName(), ...form })))
    made.push(await good(home.post<ReferenceData>(path, { name: newName(), columns: names, rows })))
    assert.deepEqual(
      made.map(({ source_type }) => source_type),
      [...Object.keys(sources), 'json'],
    )
    for (const table of made) {
      const { id, name, created_at, source_type } = table
      const self = `${path}/${id}`
      assert.deepEqual(table, {
        ...{ id, name, source_type, row_count: 2, columns, version: 1, created_at, updated_at: created_at },
        links: { self, rows: `${self}/rows`, csv: `${self}/csv` },
      })
      const answer = await good(home.get<ReferenceRows>(`${self}/rows`))
      assert.deepEqual(answer, {
        data: [
          { id: '1', name: 'Smith, Ltd', city: 'London', employees: 12, active: true },
          { id: '2', name: 'Müller "& Söhne"', city: 'Köln', employees: 7, active: false },
        ],
        pagination: { page: 1, limit: 100, total: 2 },
      })
      const csv = await home.get(`${self}/csv`)
      assert.deepEqual([csv.status, csv.text], [200, text])
      assert.match(csv.headers.get('content-type') ?? '', /^text\/csv/)
      assert.match(csv.headers.get('content-disposition') ?? '', /^attachment; filename="Thing \d+\.csv"/)
      const again = await good(home.call<ReferenceData>('PUT', `${self}/rows`, { form: sources.csv }))
      assert.deepEqual([again.version, again.source_type], [1, source_type])
    }
    const self = `${path}/${made[0]?.id}`
    const changed = await good(
      home.call<ReferenceData>('PUT', `${self}/rows`, { json: { columns: ['a'], rows: [[1]] } }),
    )
    assert.deepEqual([changed.version, changed.row_count, changed.source_type], [2, 1, 'json'])
    await refused(home.get(`${self}/rows?limit=501`), 400, 'validation_error')
    const beyond = await good(home.get<ReferenceRows>(`${self}/rows?limit=500&page=2147483647`))
    assert.deepEqual([beyond.data, beyond.pagination.total], [[], 1])
    await refused(home.send(path, { name: changed.name, file: file(text, 'a.csv') }), 409, 'conflict')
    await good(home.delete(self))
    await refused(home.get(`${self}/rows`), 404, 'not_found')
  },
)

specification(
  ['reference data escape_formulas'],
  'what a spreadsheet would compute is escaped when that is asked for; an own id tells rows apart',
  async () => {
    const form = { name: newName(), file: file('id,=sum\nA-1,=1+1\nB-2,-5\nC-3,plain\n', 'a.csv') }
    const { id } = await good(home.send<ReferenceData>(path, form))
    const { data } = await good(home.get<ReferenceRows>(`${path}/${id}/rows?limit=1&page=2`))
    assert.deepEqual(data, [{ id: 'B-2', '=sum': '-5' }])
    assert.equal((await home.get(`${path}/${id}/csv`)).text, 'id,=sum\nA-1,=1+1\nB-2,-5\nC-3,plain\n')
    const escaped = await home.get(`${path}/${id}/csv?escape_formulas=true`)
    assert.equal(escaped.text, "id,'=sum\nA-1,'=1+1\nB-2,'-5\nC-3,plain\n")
    const bad = [
      ...[
        'id,a\n1,x\n1,y\n',
        'a,b\n1\n',
        'a,b\n1,2,3\n',
        'a,a\n1,2\n',
        '__proto__,a\n1,2\n',
        '1,2\n3,4\n',
        '',
        'a,b\n1,"x\n',
      ],
    ]
    const wide = Array.from({ length: 500 }, (_, column) => `column ${column}`)
    const digits = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 9973).join('')
    const beyondPages = [
      `${wide.join(',')}\n${wide.map((name) => `a value of ${name}`).join(',')}\n`,
      `id,a\n${digits},x\n`,
    ]
    for (const each of [...bad, ...beyondPages]) {
      const { details } = await refused(
        home.call('PUT', `${path}/${id}/rows`, { form: { file: file(each, 'a.csv') } }),
        400,
        'validation_error',
      )
      assert.match(details?.[0]?.path ?? '', /^file/)
    }
    assert.equal((await good(home.get<ReferenceData>(`${path}/${id}`))).version, 1)
    await refused(home.send(path, { name: newName() }), 400, 'validation_error')
    await refused(home.post(path, { name: newName(), columns: ['a'], rows: [['x', 'y']] }), 400, 'validation_error')
    await refused(home.post(path, { name: newName(), columns: ['a'], rows: [{ b: 1 }] }), 400, 'validation_error')
  },
)
