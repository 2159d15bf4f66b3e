import assert from 'node:assert/strict'
import type { Page } from '../../../src/contract/lists.ts'
import { type Client, refused } from './client.ts'
import { home, stranger, tenant } from './service.ts'
import { specification } from './specification.ts'
import { list, newName } from './things.ts'

interface Row {
  id: string
}

/** A workspace with so many sources, and their ids from the first. */
async function withSources(count: number): Promise<{ own: Client; ids: string[] }> {
  const own = await tenant()
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push((await own.post<Row>('/v1/sources', { name: newName() })).body.id)
  return { own, ids }
}

async function walk(own: Client, query: string, between = async (): Promise<unknown> => undefined): Promise<string[]> {
  const seen: string[] = []
  for (let cursor = ''; ; ) {
    const { data, pagination }: Page<Row> = await list(own, `/v1/sources?${query}${cursor}`)
    seen.push(...data.map(({ id }) => id))
    assert.equal(pagination.has_more, pagination.next_cursor !== null)
    if (!pagination.has_more) return seen
    cursor = `&cursor=${pagination.next_cursor}`
    await between()
  }
}

specification(
  [
    ...['pagination total', 'pagination limit', 'pagination has_more', 'pagination next_cursor', 'lists cursor'],
    ...['lists limit', 'lists order', 'lists envelope', 'lists walk', 'contract default limit', 'contract per_page'],
    ...['contract order', 'contract end of list', 'contract stable walk'],
  ],
  'a list is walked in either order, page by page, and what comes and goes meanwhile moves nothing else',
  async () => {
    const { own, ids } = await withSources(7)
    const { data, pagination } = await list<Row>(own, '/v1/sources?limit=3')
    assert.deepEqual([data.length, pagination.total, pagination.limit, pagination.has_more], [3, 7, 3, true])
    assert.equal((await list<Row>(own, '/v1/sources')).pagination.limit, 50)
    assert.equal((await list<Row>(own, '/v1/sources?per_page=200')).pagination.limit, 200)
    assert.equal((await list<Row>(own, '/v1/sources?limit=7')).pagination.next_cursor, null)
    assert.deepEqual(await walk(own, 'limit=3'), ids.toReversed())
    assert.deepEqual(await walk(own, 'limit=2&order=asc'), ids)
    assert.deepEqual(await walk(own, 'per_page=3&order=created_at:desc'), ids.toReversed())
    const seen = await walk(own, 'limit=2', () => own.post('/v1/sources', { name: newName() }))
    assert.deepEqual(seen, ids.toReversed())
  },
)

specification(
  ['contract bad cursor', 'contract default limit', 'contract order'],
  'a limit, an order or a cursor that cannot be is refused; a cursor of another list, order or workspace too',
  async () => {
    const { own } = await withSources(2)
    const { pagination } = await list<Row>(own, '/v1/sources?limit=1')
    const cursor = `cursor=${pagination.next_cursor}`
    const bad = ['limit=0', 'limit=201', 'limit=x', 'order=up', 'cursor=x', `order=asc&${cursor}`, `${cursor}x`]
    for (const query of bad) await refused(own.get(`/v1/sources?${query}`), 400, 'validation_error')
    await refused(own.get(`/v1/schemas?${cursor}`), 400, 'validation_error', { path: 'cursor' })
    for (const other of [home, stranger])
      await refused(other.get(`/v1/sources?${cursor}`), 400, 'validation_error', { path: 'cursor' })
  },
)
