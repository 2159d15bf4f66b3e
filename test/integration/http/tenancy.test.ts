import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../../src/core/ids.ts'
import { emitEvent } from '../../../src/services/events/emit.ts'
import { fanOutEvents } from '../../../src/storage/events.ts'
import { multipart } from '../../support/multipart.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem()
  app = await system.app()
})
after(() => system.close())

interface Made {
  ids: Record<string, string>
  /** What operations with a body take. */
  payload?: object
}

/**
 * How to make something with an id, by the path that takes the id. A path without an entry here fails the test: a new
 * operation cannot be forgotten.
 */
const makers: Record<string, (owner: TestWorkspace) => Promise<Made>> = {
  '/v1/webhooks/{id}': async (owner) => ({ ids: { id: await makeWebhook(owner) } }),
  '/v1/webhooks/{id}/test': async (owner) => ({ ids: { id: await makeWebhook(owner) } }),
  '/v1/deliveries/{id}': async (owner) => ({ ids: { id: await makeDelivery(owner) } }),
  '/v1/deliveries/{id}/replay': async (owner) => ({ ids: { id: await makeDelivery(owner) } }),
  '/v1/api-keys/{id}': async ({ headers }) => {
    const created = await app.inject({ method: 'POST', url: '/v1/api-keys', headers, payload: { name: 'one' } })
    return { ids: { id: created.json().id } }
  },
  '/v1/schemas/{id}': async (owner) => ({ ids: { id: await saveSchema(owner) }, payload: { name: 'other' } }),
  '/v1/schemas/{id}/versions': async (owner) => ({ ids: { id: await saveSchema(owner) } }),
  '/v1/schemas/{id}/versions/{n}': async (owner) => ({ ids: { id: await saveSchema(owner), n: '1' } }),
  '/v1/sources/{id}': async ({ headers }) => {
    const created = await app.inject({ method: 'POST', url: '/v1/sources', headers, payload: { name: 'one' } })
    return { ids: { id: created.json().id }, payload: { name: 'other' } }
  },
  '/process/{job_id}': async (owner) => ({ ids: { job_id: await submit(owner) } }),
  '/process/{job_id}/feedback': async (owner) => ({ ids: { job_id: await submit(owner) }, payload: { rating: 3 } }),
}

test('every operation with an id answers 404 to another workspace and not 404 to its own', async () => {
  const document = (await app.inject('/openapi.json')).json()
  const operations = Object.entries(document.paths as Record<string, object>)
    .filter(([path]) => path.includes('{'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })))
  assert.equal(operations.length > 0, true)
  for (const { path, method } of operations) {
    const make = makers[path]
    assert.ok(make, `say in this test how to make something for ${path}`)
    const owner = await system.workspace()
    const stranger = await system.workspace()
    const { ids, payload = {} } = await make(owner)
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
    const call = (headers: TestWorkspace['headers']) =>
      app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload }),
      })
    assert.equal((await call(stranger.headers)).statusCode, 404, `${method} ${path} as a stranger`)
    assert.notEqual((await call(owner.headers)).statusCode, 404, `${method} ${path} as the owner`)
  }
})

async function saveSchema({ headers }: TestWorkspace): Promise<string> {
  const payload = { name: 'one', definition: { total: 'money' } }
  return (await app.inject({ method: 'POST', url: '/v1/schemas', headers, payload })).json().id
}

async function submit({ headers }: TestWorkspace): Promise<string> {
  const form = multipart([['file', 'Some text.', 'note.txt']])
  const answer = await app.inject({ method: 'PUT', url: '/process', ...form, headers: { ...headers, ...form.headers } })
  return answer.json().job_id
}

test('a list shows only what the workspace has', async () => {
  const [mine, theirs] = [await system.workspace(), await system.workspace()]
  const list = (await app.inject({ url: '/v1/api-keys', headers: mine.headers })).json()
  assert.deepEqual(
    list.data.map((key: { id: string }) => key.id),
    [mine.key.id],
  )
  assert.equal(JSON.stringify(list).includes(theirs.key.id), false)
})

test('a cursor of one workspace is refused in another', async () => {
  const [mine, theirs] = [await system.workspace(), await system.workspace()]
  await app.inject({ method: 'POST', url: '/v1/api-keys', headers: mine.headers, payload: { name: 'two' } })
  const { pagination } = (await app.inject({ url: '/v1/api-keys?limit=1', headers: mine.headers })).json()
  const foreign = await app.inject({ url: `/v1/api-keys?cursor=${pagination.next_cursor}`, headers: theirs.headers })
  assert.equal(foreign.statusCode, 400)
})

async function makeWebhook({ headers }: TestWorkspace): Promise<string> {
  const payload = { url: 'http://127.0.0.1:9/', events: ['document.processing'] }
  return (await app.inject({ method: 'POST', url: '/v1/webhooks', headers, payload })).json().id
}

async function makeDelivery(owner: TestWorkspace): Promise<string> {
  await makeWebhook(owner)
  const data = { document_id: newId(), filename: 'a.pdf' }
  const event = { workspaceId: owner.id, type: 'document.processing' as const, data, occurredAt: new Date() }
  await system.db.transaction().execute((tx) => emitEvent(tx, event))
  await fanOutEvents(system.db, 100, new Date())
  const { id } = await system.db
    .updateTable('deliveries')
    .set({ status: 'dead', due_at: null })
    .where('workspace_id', '=', owner.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
