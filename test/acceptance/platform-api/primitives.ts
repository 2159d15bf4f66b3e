import assert from 'node:assert/strict'
import type { Page } from '../../../src/contract/lists.ts'
import type { Primitive, PrimitiveSummary, PrimitiveVersion } from '../../../src/contract/primitives.ts'
import { good, refused } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { newName } from './things.ts'

const path = '/v1/dialects/primitives'
const data_schema = [
  { name: 'code', type: 'string' },
  { name: 'rate', type: 'number' },
  { name: 'members', type: 'integer' },
  { name: 'active', type: 'boolean' },
  { name: 'since', type: 'date' },
]
const entry = { code: 'DE', rate: 0.19, members: 3, active: true, since: '2024-02-29' }

specification(
  [
    ...['primitive fields', 'primitive create', 'primitive get', 'primitive list', 'primitive delete'],
    ...['primitives versions', 'primitives types', 'primitives conflict'],
  ],
  'a primitive is created, read, listed, versioned and deleted with all its versions',
  async () => {
    const name = newName()
    const body = { name, description: 'rates', data_schema, entries: [entry, { code: 'FR' }] }
    const made = await good(home.post<Primitive>(path, body))
    const { id, created_at } = made
    const empty = { rate: null, members: null, active: null, since: null }
    const self = `${path}/${id}`
    assert.deepEqual(made, {
      ...{ id, name, description: 'rates', data_schema, current_version_number: 1 },
      ...{ created_at, updated_at: created_at, links: { self, versions: `${self}/versions` } },
      entries: [entry, { code: 'FR', ...empty }],
    })
    assert.deepEqual(await good(home.get(self)), made)
    await refused(home.post(path, { ...body, name: name.toUpperCase() }), 409, 'conflict')
    const changed = await good(home.call<Primitive>('PUT', self, { json: { entries: [entry] } }))
    assert.deepEqual([changed.current_version_number, changed.entries, changed.description], [2, [entry], 'rates'])
    const { data } = await good(home.get<Page<PrimitiveSummary>>(`${path}?limit=200`))
    const listed = data.find((each) => each.id === id)
    assert.deepEqual([listed?.versions_count, listed && 'entries' in listed], [2, false])
    const versions = await good(home.get<Page<PrimitiveVersion>>(`${self}/versions`))
    assert.deepEqual(
      versions.data.map(({ version, ...each }) => [version, 'entries' in each]),
      [
        [2, false],
        [1, false],
      ],
    )
    assert.deepEqual((await good(home.get<PrimitiveVersion>(`${self}/versions/1`))).entries, made.entries)
    await refused(home.get(`${self}/versions/3`), 404, 'not_found')
    assert.deepEqual(await good(home.delete(self)), { deleted: true, id })
    await refused(home.get(self), 404, 'not_found')
    await refused(home.get(`${self}/versions/1`), 404, 'not_found')
  },
)

specification(
  ['primitive bad creation', 'primitive name limit', 'primitive description limit'],
  'what does not fit its columns is refused, with every problem, its row and its column',
  async () => {
    const wrong = [
      { code: 7, rate: '0.19' },
      { members: 1.5, active: 'yes' },
      { since: '2023-02-29', colour: 'red' },
    ]
    const { details } = await refused(
      home.post(path, { name: newName(), data_schema, entries: wrong }),
      400,
      'validation_error',
    )
    assert.deepEqual(
      details?.map((each) => each.path),
      [
        ...['entries[0].code', 'entries[0].rate', 'entries[1].members', 'entries[1].active'],
        ...['entries[2].colour', 'entries[2].since'],
      ],
    )
    const body = { name: newName(), data_schema, entries: [] }
    const bad = [
      ...[
        { ...body, name: '' },
        { ...body, name: 'n'.repeat(201) },
        { ...body, description: 'd'.repeat(2001) },
      ],
      ...[
        { ...body, data_schema: [] },
        { ...body, data_schema: [{ name: 'a', type: 'money' }] },
      ],
      ...[
        { ...body, data_schema: [data_schema[0], data_schema[0]] },
        { name: newName(), data_schema },
      ],
    ]
    for (const each of bad) await refused(home.post(path, each), 400, 'validation_error')
    const made = await good(
      home.post<Primitive>(path, { ...body, name: 'n'.repeat(200), description: 'd'.repeat(2000) }),
    )
    assert.deepEqual(made.entries, [])
    await refused(home.call('PUT', `${path}/${made.id}`, { json: { entries: wrong } }), 400, 'validation_error')
    assert.equal((await good(home.get<Primitive>(`${path}/${made.id}`))).current_version_number, 1)
  },
)
