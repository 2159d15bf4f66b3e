import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { savedSchema, savedSchemaVersion } from '../../../src/services/schemas/resolve.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace()
})
after(() => system.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, headers: object = {}) =>
  app.inject({
    method,
    url: `/v1/schemas${url}`,
    headers: { ...home.headers, ...headers },
    ...(payload && { payload }),
  })
const create = (payload: object, headers: object = {}) => call('POST', '', payload, headers)
const named = (name: string) => create({ name, fields: [{ name: 'total', type: 'money' }] })

test('a schema is stored as JSON Schema, with its properties in the order in which they were sent', async () => {
  const definition = {
    type: 'object',
    properties: { zebra: { type: 'string' }, apple: { type: 'number' }, Middle: { type: 'boolean' } },
    required: ['apple'],
  }
  const created = await create({ name: 'Ordered', description: 'What we want', definition })
  assert.equal(created.statusCode, 200)
  const { id, short_id, created_at, updated_at, ...rest } = created.json()
  assert.match(short_id, /^SCH-[0-9A-HJKMNP-TV-Z]{8}$/)
  assert.equal(created_at, updated_at)
  assert.deepEqual(rest, {
    name: 'Ordered',
    description: 'What we want',
    definition,
    field_count: 3,
    version: 1,
    links: { self: `/v1/schemas/${id}`, versions: `/v1/schemas/${id}/versions` },
  })
  const read = await call('GET', `/${id}`)
  assert.equal(JSON.stringify(read.json().definition), JSON.stringify(definition))
})

test('the three formats and `fields` give the same JSON Schema', async () => {
  const fields = [
    { name: 'number', type: 'string' },
    { name: 'total', type: 'money' },
  ]
  const bodies = [
    { fields },
    { definition: { fields } },
    { definition: fields },
    { definition: { number: 'string', total: 'money' } },
  ]
  const definitions = []
  for (const [index, body] of bodies.entries()) {
    const created = await create({ name: `Format ${index}`, ...body })
    assert.equal(created.statusCode, 200, created.body)
    assert.equal(created.json().field_count, 2)
    definitions.push(JSON.stringify(created.json().definition))
  }
  assert.equal(new Set(definitions).size, 1)
  assert.deepEqual(JSON.parse(definitions[0] ?? '').properties.total, { type: 'number', 'x-kind': 'money' })
})

test('a schema is read, changed and deleted by either of its ids', async () => {
  const { id, short_id } = (await named('Either id')).json()
  for (const name of [id, short_id, short_id.toLowerCase()])
    assert.equal((await call('GET', `/${name}`)).json().id, id, name)
  assert.equal((await call('PUT', `/${short_id}`, { description: 'new' })).json().version, 2)
  assert.equal((await call('GET', `/${short_id}/versions/2`)).json().description, 'new')
  assert.deepEqual((await call('DELETE', `/${short_id}`)).json(), { deleted: true, id })
  for (const name of [id, short_id]) {
    assert.equal((await call('GET', `/${name}`)).statusCode, 404)
    assert.equal((await call('GET', `/${name}/versions`)).statusCode, 404)
    assert.equal((await call('GET', `/${name}/versions/1`)).statusCode, 404)
    assert.equal((await call('PUT', `/${name}`, { description: 'too late' })).statusCode, 404)
    assert.equal((await call('DELETE', `/${name}`)).statusCode, 404)
  }
})

test('an id that cannot be one is a 404', async () => {
  for (const id of ['SCH-1', 'SCH-00000000', 'invoice', '%00'])
    assert.equal((await call('GET', `/${id}`)).statusCode, 404, id)
})

test('PUT makes a new version of what is sent and keeps the rest, and old versions stay readable', async () => {
  const first = (await create({ name: 'Versioned', description: 'one', definition: { a: 'string' } })).json()
  const second = (await call('PUT', `/${first.id}`, { definition: { a: 'string', b: 'date' } })).json()
  assert.deepEqual(
    [second.id, second.short_id, second.name, second.description, second.version, second.field_count],
    [first.id, first.short_id, 'Versioned', 'one', 2, 2],
  )
  const third = (await call('PUT', `/${first.id}`, { name: 'Renamed', description: null })).json()
  assert.deepEqual([third.name, third.description, third.version], ['Renamed', undefined, 3])
  assert.deepEqual(third.definition, second.definition)
  assert.equal(third.created_at, first.created_at)

  const list = (await call('GET', `/${first.id}/versions`)).json()
  assert.deepEqual(
    list.data.map((each: { version: number; name: string }) => [each.version, each.name]),
    [
      [3, 'Renamed'],
      [2, 'Versioned'],
      [1, 'Versioned'],
    ],
  )
  assert.equal(list.pagination.total, 3)
  const old = (await call('GET', `/${first.id}/versions/1`)).json()
  assert.deepEqual(old, {
    schema_id: first.id,
    name: 'Versioned',
    description: 'one',
    definition: first.definition,
    field_count: 1,
    version: 1,
    created_at: first.created_at,
    links: { self: `/v1/schemas/${first.id}/versions/1`, schema: `/v1/schemas/${first.id}` },
  })
  const missing = await call('GET', `/${first.id}/versions/4`)
  assert.equal(missing.statusCode, 404)
  assert.match(missing.json().message, /newest is 3/)
  assert.equal((await call('GET', `/${first.id}/versions/0`)).statusCode, 404)
})

test('versions that are made at the same moment are numbered without gaps', async () => {
  const { id } = (await named('Busy')).json()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => call('PUT', `/${id}`, { description: `${index}` })),
  )
  assert.deepEqual(
    answers.map((answer) => answer.json().version).sort((a, b) => a - b),
    [2, 3, 4, 5, 6, 7, 8, 9],
  )
  const versions = (await call('GET', `/${id}/versions?order=asc`)).json()
  assert.equal(versions.data.length, 9)
})

test('names that look the same are the same, however their accents are written', async () => {
  const definition = { total: 'number' }
  const [composed, decomposed] = ['Café', 'Café'].map((name, index) => name.normalize(index === 0 ? 'NFC' : 'NFD'))
  assert.notEqual(composed, decomposed)
  const saved = await call('POST', '', { name: decomposed, definition })
  assert.equal(saved.json().name, composed)
  assert.equal((await call('POST', '', { name: composed, definition })).statusCode, 409)
  const found = await call('GET', `?search=${encodeURIComponent(String(decomposed))}`)
  assert.equal(found.json().data[0].id, saved.json().id)
})

test('a name that exists is a 409 that names the schema, also for two at the same moment', async () => {
  const first = (await named('Invoice')).json()
  const again = await named(' INVOICE ')
  assert.equal(again.statusCode, 409)
  assert.equal(again.json().reason, 'name_taken')
  assert.match(again.json().message, new RegExp(`"Invoice".*PUT /v1/schemas/${first.short_id}`))
  const other = (await named('Receipt')).json()
  assert.equal((await call('PUT', `/${other.id}`, { name: 'invoice' })).statusCode, 409)
  assert.equal((await call('GET', `/${other.id}/versions`)).json().pagination.total, 1)
  assert.equal((await call('PUT', `/${other.id}`, { name: 'RECEIPT' })).statusCode, 200)

  const both = await Promise.all([named('Twice'), named('Twice')])
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
})

test('a deleted schema frees its name, and what was begun with it can still read its version', async () => {
  const { id, definition } = (await named('Short lived')).json()
  await call('DELETE', `/${id}`)
  assert.equal(await savedSchema(system.db, home.id, id), undefined)
  assert.deepEqual(await savedSchemaVersion(system.db, home.id, id, 1), definition)
  assert.equal((await named('Short lived')).statusCode, 200)
})

test('a saved schema is resolved by either id, in its own workspace only', async () => {
  const { id, short_id, definition } = (await named('Resolved')).json()
  const expected = { id, short_id, version: 1, name: 'Resolved', definition }
  for (const name of [id, short_id, short_id.toLowerCase()])
    assert.deepEqual(await savedSchema(system.db, home.id, name), expected)
  const stranger = await system.workspace()
  for (const name of [id, short_id]) assert.equal(await savedSchema(system.db, stranger.id, name), undefined)
  assert.equal(await savedSchema(system.db, home.id, 'invoice'), undefined)
  assert.equal(await savedSchemaVersion(system.db, stranger.id, id, 1), undefined)
})

for (const [what, body, path, message] of [
  ['no name', { fields: [{ name: 'a' }] }, 'name', /is required/],
  ['a name of spaces', { name: '  ', fields: [{ name: 'a' }] }, 'name', /at least 1/],
  ['neither definition nor fields', { name: 'x' }, 'definition', /neither was sent/],
  ['both', { name: 'x', definition: { a: 'string' }, fields: [{ name: 'a' }] }, 'definition', /both were sent/],
  ['an unknown property', { name: 'x', shema: {} }, 'shema', /not a known property/],
  ['a definition that is text', { name: 'x', definition: 'invoice' }, 'definition', /none of them/],
  ['a definition that is null', { name: 'x', definition: null }, 'definition', /none of them/],
  ['a definition that asks for anything', { name: 'x', definition: true }, 'definition', /names fields/],
  ['an empty definition', { name: 'x', definition: {} }, 'definition', /no fields/],
  ['no fields', { name: 'x', fields: [] }, 'fields', /empty/],
  ['a field without a name', { name: 'x', fields: [{ type: 'string' }] }, 'fields[0]', /needs a "name"/],
  [
    'a field of an unknown type',
    { name: 'x', fields: [{ name: 'a', type: 'strin' }] },
    'fields[0].type',
    /did you mean/,
  ],
  ['an unknown type in a map', { name: 'x', definition: { a: { b: 'mony' } } }, 'definition.a.b', /did you mean/],
  [
    'a wrong keyword',
    { name: 'x', definition: { type: 'object', properties: { a: { type: 'text' } } } },
    'definition.properties.a.type',
    /must be one of/,
  ],
  [
    'a pattern that is none',
    { name: 'x', definition: { type: 'object', properties: { a: { type: 'string', pattern: '(' } } } },
    'definition.properties.a.pattern',
    /not a regular expression/,
  ],
  ['another draft', { name: 'x', definition: { $schema: 'urn:x', type: 'object' } }, 'definition.$schema', /draft-07/],
  [
    'a remote reference',
    { name: 'x', definition: { type: 'object', properties: { a: { $ref: 'https://example.com/a' } } } },
    'definition.properties.a.$ref',
    /./,
  ],
] as const) {
  test(`${what} is a 400 that names the place`, async () => {
    const refused = await create(body)
    assert.equal(refused.statusCode, 400, refused.body)
    const { code, details } = refused.json()
    assert.equal(code, 'validation_error')
    assert.equal(details[0].path, path)
    assert.match(details[0].message, message)
  })
}

test('every mistake of a schema is told at once', async () => {
  const refused = await create({ name: 'x', definition: { a: 'strin', b: 'mony' } })
  assert.deepEqual(
    refused.json().details.map(({ path }: { path: string }) => path),
    ['definition.a', 'definition.b'],
  )
  assert.match(refused.json().message, /^The schema cannot be used: "definition\.a": .*\(and 1 more\)$/)
})

test('a change that names nothing, or a bad schema, changes nothing', async () => {
  const { id } = (await named('Unchanged')).json()
  assert.equal((await call('PUT', `/${id}`, {})).statusCode, 400)
  const refused = await call('PUT', `/${id}`, { fields: [{ name: 'a', type: 'strin' }] })
  assert.deepEqual([refused.statusCode, refused.json().details[0].path], [400, 'fields[0].type'])
  assert.equal((await call('PUT', `/${id}`, { name: 'a', fields: [{ name: 'a' }], definition: {} })).statusCode, 400)
  assert.equal((await call('GET', `/${id}`)).json().version, 1)
})

test('a list is searched in names, descriptions and short ids, and % and _ are only themselves', async () => {
  const { headers } = await system.workspace()
  const make = async (name: string, description: string) =>
    (await create({ name, description, definition: { a: 'string' } }, headers)).json()
  await make('Delivery note', 'What came in')
  await make('100 % invoice_a', 'Bills')
  const last = await make('Contract', 'leases')
  const found = async (query: string) =>
    (await call('GET', `?${query}`, undefined, headers)).json().data.map(({ name }: { name: string }) => name)
  assert.deepEqual(await found(''), ['Contract', '100 % invoice_a', 'Delivery note'])
  assert.deepEqual(await found('order=asc&limit=1'), ['Delivery note'])
  assert.deepEqual(await found('search=LEASE'), ['Contract'])
  assert.deepEqual(await found(`search=${last.short_id.slice(4).toLowerCase()}`), ['Contract'])
  assert.deepEqual(await found('search=%25'), ['100 % invoice_a'])
  assert.deepEqual(await found('search=_'), ['100 % invoice_a'])
  assert.deepEqual(await found('search=%5C'), [])
  const page = (await call('GET', '?search=e&limit=1', undefined, headers)).json()
  assert.deepEqual([page.pagination.total, page.pagination.has_more], [3, true])
  const other = await call('GET', `?search=x&cursor=${page.pagination.next_cursor}`, undefined, headers)
  assert.equal(other.statusCode, 400)
  assert.equal((await call('GET', `?search=${'x'.repeat(201)}`, undefined, headers)).statusCode, 400)
})

test('reading needs the scope read, changing the scope write', async () => {
  const { id } = (await named('Scoped')).json()
  const reader = (await system.workspace(undefined, ['read'])).headers
  const writer = (await system.workspace(undefined, ['write'])).headers
  for (const [method, url, payload] of [
    ['POST', '', { name: 'x', definition: { a: 'string' } }],
    ['PUT', `/${id}`, { name: 'x' }],
    ['DELETE', `/${id}`, undefined],
  ] as const) {
    const refused = await call(method, url, payload, reader)
    assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'write'], method)
  }
  for (const url of ['', `/${id}`, `/${id}/versions`, `/${id}/versions/1`]) {
    const refused = await call('GET', url, undefined, writer)
    assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'read'], url)
  }
})

test('a repeated request with the same Idempotency-Key is answered again and done once', async () => {
  const body = { name: 'Once', definition: { a: 'string' } }
  const key = { 'idempotency-key': 'schemas-1' }
  const [first, second] = [await create(body, key), await create(body, key)]
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(second.body, first.body)
  const { id } = first.json()
  const changes = [1, 2].map(() => call('PUT', `/${id}`, { description: 'changed' }, key))
  await Promise.all(changes)
  assert.equal((await call('PUT', `/${id}`, { description: 'changed' }, key)).json().version, 2)
  for (let time = 0; time < 2; time++)
    assert.deepEqual((await call('DELETE', `/${id}`, undefined, key)).json(), { deleted: true, id })
})

test('every change of a schema is audited', async () => {
  const { id } = (await named('Audited')).json()
  await call('PUT', `/${id}`, { description: 'x' })
  await call('DELETE', `/${id}`)
  const { rows } = await system.pool.query('select action, details from audit_log where subject_id = $1 order by id', [
    id,
  ])
  assert.deepEqual(rows, [
    { action: 'schema.create', details: { name: 'Audited' } },
    { action: 'schema.update', details: { name: 'Audited', version: 2 } },
    { action: 'schema.delete', details: { name: 'Audited' } },
  ])
})
