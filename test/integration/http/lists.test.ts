import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let now = new Date('2030-01-01T00:00:00Z')
let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

before(async () => {
  system = await createTestSystem({ clock: { now: () => now } })
  app = await system.app()
  home = await system.workspace()
  // Several rows share one created_at, so that only the id tells them apart.
  for (let i = 0; i < 24; i++) {
    if (i % 5 === 0) now = new Date(now.getTime() + 1)
    await create()
  }
})
after(() => system.close())

const create = async (): Promise<string> =>
  (await app.inject({ method: 'POST', url: '/v1/api-keys', headers: home.headers, payload: { name: 'row' } })).json().id

const list = async (query: string) => {
  const answer = await app.inject({ url: `/v1/api-keys?${query}`, headers: home.headers })
  return { status: answer.statusCode, ...answer.json() }
}

async function walk(query: string, between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(`${query}${cursor && `&cursor=${cursor}`}`)
    assert.equal(page.status, 200)
    ids.push(...page.data.map((row: { id: string }) => row.id))
    assert.equal(page.pagination.has_more, page.pagination.next_cursor !== null)
    cursor = page.pagination.next_cursor
    await between()
  }
  return ids
}

test('a walk in pages gives every row once, newest first, and the other way round with order=asc', async () => {
  const whole = (await list('limit=200')).data.map((row: { id: string }) => row.id)
  assert.equal(whole.length, 25)
  assert.deepEqual(await walk('limit=7'), whole)
  assert.deepEqual(await walk('per_page=7&order=asc'), whole.toReversed())
  assert.deepEqual(await walk('limit=25&order=created_at:desc'), whole)
})

test('rows that come or go during a walk neither shift nor hide the others', async () => {
  const there = (await list('limit=200')).data.map((row: { id: string }) => row.id) as string[]
  const doomed = there[1]
  const seen = await walk('limit=4', async () => {
    now = new Date(now.getTime() + 1)
    await create()
    await app.inject({ method: 'DELETE', url: `/v1/api-keys/${doomed}`, headers: home.headers })
  })
  assert.equal(new Set(seen).size, seen.length)
  for (const id of there) assert.equal(seen.includes(id), true)
})

test('the default page has 50 rows and the total counts all', async () => {
  const page = await list('')
  assert.equal(page.pagination.limit, 50)
  assert.equal(page.pagination.total, page.data.length)
})

test('unknown query parameters are ignored', async () => {
  assert.equal((await list('colour=blue')).status, 200)
})

test('a bad limit, order or cursor is a 400 that says what to do', async () => {
  const { pagination } = await list('limit=2')
  const [payload, signature] = String(pagination.next_cursor).split('.')
  const forged = `${Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), order: 'asc' })).toString('base64url')}.${signature}`
  for (const query of ['limit=0', 'limit=201', 'limit=x', 'order=up', 'cursor=x', 'cursor=', `cursor=${forged}`]) {
    const page = await list(query)
    assert.equal(page.status, 400, query)
    assert.equal(page.code, 'validation_error')
  }
  assert.equal((await list(`limit=2&order=asc&cursor=${pagination.next_cursor}`)).status, 400)
})

test('a cursor is stale after 24 hours', async () => {
  const { pagination } = await list('limit=2')
  assert.equal((await list(`cursor=${pagination.next_cursor}`)).status, 200)
  now = new Date(now.getTime() + 24 * 3_600_000 + 1)
  const stale = await list(`cursor=${pagination.next_cursor}`)
  assert.equal(stale.status, 400)
  assert.match(stale.message, /24 hours/)
})
