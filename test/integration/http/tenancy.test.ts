import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../../src/core/ids.ts'
import { emitEvent } from '../../../src/services/events/emit.ts'
import { fanOutEvents } from '../../../src/storage/events.ts'
import { insertResults } from '../../../src/storage/matching/results.ts'
import { multipart } from '../../support/multipart.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem({ allowPrivateNetworks: ['127.0.0.1'] })
  app = await system.app()
})
after(() => system.close())

interface Made {
  ids: Record<string, string>
  /** What operations with a body take. */
  payload?: object
}

const appContent = { inputs: { filter: {} }, output_contract: { type: 'object' }, allowUnevidenced: true }

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
  ...Object.fromEntries(
    ['', '/link'].map((end) => [
      `/v1/members/{id}${end}`,
      async ({ headers }: TestWorkspace) => {
        const payload = { email: `${newId()}@example.com` }
        const added = await app.inject({ method: 'POST', url: '/v1/members', headers, payload })
        return { ids: { id: added.json().id }, payload: end === '' ? { tier: 'admin' } : {} }
      },
    ]),
  ),
  '/v1/learning/versions/{id}': async ({ headers }) => {
    const begun = await app.inject({ method: 'POST', url: '/v1/learning', headers, payload: {} })
    return { ids: { id: begun.json().id } }
  },
  '/v1/schemas/{id}': async (owner) => ({ ids: { id: await saveSchema(owner) }, payload: { name: 'other' } }),
  '/v1/schemas/{id}/versions': async (owner) => ({ ids: { id: await saveSchema(owner) } }),
  '/v1/schemas/{id}/versions/{n}': async (owner) => ({ ids: { id: await saveSchema(owner), n: '1' } }),
  ...Object.fromEntries(
    ['', '/versions', '/versions/{n}'].map((end) => [
      `/v1/dialects/primitives/{id}${end}`,
      async (owner: TestWorkspace) => ({ ids: { id: await makePrimitive(owner), n: '1' }, payload: { entries: [] } }),
    ]),
  ),
  ...Object.fromEntries(
    ['', '/rows', '/csv'].map((end) => [
      `/v1/reference-data/{id}${end}`,
      async (owner: TestWorkspace) => ({ ids: { id: await makeTable(owner) }, payload: table }),
    ]),
  ),
  ...Object.fromEntries(
    ['', '/run'].map((end) => [
      `/v1/matching/configs/{id}${end}`,
      async (owner: TestWorkspace) => ({
        ids: { id: await makeMatching(owner) },
        payload: end === '' ? { threshold: 0.9 } : {},
      }),
    ]),
  ),
  ...Object.fromEntries(
    ['', '/cancel', '/results', '/results/{result_id}', '/results/{result_id}/review'].map((end) => [
      `/v1/matching/runs/{id}${end}`,
      async (owner: TestWorkspace) => ({
        ids: await makeMatch(owner),
        payload: end.endsWith('review') ? { status: 'matched' } : {},
      }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      '': { content: appContent },
      '/versions/{n}/publish': {},
      '/enable': {},
      '/disable': {},
      ...{ '/install': {}, '/suspend': {}, '/resume': {} },
      '/grants': { grant: 'decide' },
      '/grants/{holder_id}': {},
      '/runs': {},
      '/decision-tasks': {},
    }).map(([end, payload]) => [
      `/v1/apps/{id}${end}`,
      async (owner: TestWorkspace) => {
        const id = await makeApp(owner)
        if (end === '/suspend' || end === '/resume') await post(owner, `/v1/apps/${id}/install`)
        const given = 'grant' in payload ? { key_id: owner.key.id } : {}
        return { ids: { id, n: '2', holder_id: owner.key.id }, payload: { ...payload, ...given } }
      },
    ]),
  ),
  ...Object.fromEntries(
    ['', '/events', '/record', '/cancel'].map((end) => [
      `/v1/runs/{id}${end}`,
      async (owner: TestWorkspace) => ({ ids: { id: (await makeTask(owner)).run_id } }),
    ]),
  ),
  ...Object.fromEntries(
    ['/claim', '/package', '/heartbeat', '/submit', '/release', '/fail'].map((end) => [
      `/v1/decision-tasks/{id}${end}`,
      async (owner: TestWorkspace) => {
        const { id } = await makeTask(owner)
        const held = !['/claim', '/package'].includes(end)
        if (held) await app.inject({ method: 'POST', url: `/v1/decision-tasks/${id}/claim`, headers: owner.headers })
        const decision = { outcome: {}, rationale: 'Why not?' }
        const more = end === '/submit' ? decision : end === '/fail' ? { reason: 'Too hard.' } : {}
        return { ids: { id }, payload: held ? { execution_epoch: 1, ...more } : {} }
      },
    ]),
  ),
  ...Object.fromEntries(
    ['', '/claim', '/heartbeat', '/release', '/resolve'].map((end) => [
      `/v1/reviews/{id}${end}`,
      async (owner: TestWorkspace) => {
        const id = await makeReview(owner)
        const held = end === '/heartbeat' || end === '/release'
        if (held) await post(owner, `/v1/reviews/${id}/claim`)
        return { ids: { id }, payload: held ? { execution_epoch: 1 } : end === '/resolve' ? { values: {} } : {} }
      },
    ]),
  ),
  '/v1/apps/{id}/reviews': async (owner) => {
    const { app_id, run_id } = await makeTask(owner)
    return { ids: { id: app_id }, payload: { run_id, kind: 'data_request', reason: 'Which cost centre?' } }
  },
  '/v1/sources/{id}/documents': async ({ headers }) => {
    const created = await app.inject({ method: 'POST', url: '/v1/sources', headers, payload: { name: 'one' } })
    return { ids: { id: created.json().id }, payload: { file_url: 'https://example.com/a.pdf' } }
  },
  '/v1/sources/{id}': async ({ headers }) => {
    const created = await app.inject({ method: 'POST', url: '/v1/sources', headers, payload: { name: 'one' } })
    return { ids: { id: created.json().id }, payload: { name: 'other' } }
  },
  ...Object.fromEntries(
    ['', '/markdown', '/layout', '/file', '/re-extract'].map((end) => [
      `/v1/documents/{id}${end}`,
      // Nobody works here, so whoever waited for an extraction would wait for long.
      async (owner: TestWorkspace) => ({
        ids: { id: (await extractLater(owner)).document.id },
        payload: { async: true },
      }),
    ]),
  ),
  '/v1/documents/{id}/pages/{page}': async (owner) => ({
    ids: { id: (await extractLater(owner)).document.id, page: '1.png' },
  }),
  ...Object.fromEntries(
    ['', '/data', '/versions'].map((end) => [
      `/v1/extractions/{id}${end}`,
      async (owner: TestWorkspace) => ({
        ids: { id: (await extractLater(owner)).extraction_id },
        payload: { corrections: [{ field: 'total', value: 1 }] },
      }),
    ]),
  ),
  '/v1/fields/{id}': async (owner) => ({ ids: { id: await saveField(owner) } }),
  '/v1/ask/{id}': async ({ headers }) => {
    const asked = await app.inject({
      method: 'POST',
      url: '/v1/ask',
      headers,
      payload: { question: 'How many documents?' },
    })
    return { ids: { id: asked.json().ask_id } }
  },
  '/v1/fields/{id}/similar': async (owner) => ({ ids: { id: await saveField(owner) } }),
  '/v1/jobs/{id}': async (owner) => ({ ids: { id: (await extractLater(owner)).job.id } }),
  '/v1/jobs/{id}/results': async (owner) => ({ ids: { id: (await extractLater(owner)).job.id } }),
  '/v1/jobs/{id}/cancel': async (owner) => ({ ids: { id: (await extractLater(owner)).job.id } }),
  '/v1/pipelines/{id}': async (owner) => ({ ids: { id: (await run(owner)).pipeline_id } }),
  '/v1/pipelines/{id}/progress': async (owner) => ({ ids: { id: (await run(owner)).pipeline_id } }),
  '/v1/pipelines/{id}/results': async (owner) => ({ ids: { id: (await run(owner)).pipeline_id } }),
  '/v1/pipelines/{id}/cancel': async (owner) => ({ ids: { id: (await run(owner)).pipeline_id } }),
  '/v1/run/{id}': async (owner) => ({ ids: { id: (await run(owner)).run_id } }),
  '/v1/run/{id}/results': async (owner) => ({ ids: { id: (await run(owner)).run_id } }),
  '/v1/run/{id}/cancel': async (owner) => ({ ids: { id: (await run(owner)).run_id } }),
  '/v1/review/records/{id}/actions': async (owner) => ({
    ids: { id: (await run(owner)).documents[0]?.record_id ?? '' },
    payload: { action: 'approve' },
  }),
  '/process/{job_id}': async (owner) => ({ ids: { job_id: await submit(owner) } }),
  '/process/{job_id}/feedback': async (owner) => ({ ids: { job_id: await submit(owner) }, payload: { rating: 3 } }),
}

/** Refused to their owner, too, until the work has ended, which nobody does here. */
const unfinished = [
  'GET /v1/runs/{id}/record',
  ...['GET /v1/documents/{id}/markdown', 'GET /v1/documents/{id}/layout', 'GET /v1/documents/{id}/pages/{page}'],
  ...['GET /v1/extractions/{id}/data', 'PATCH /v1/extractions/{id}/data'],
  ...['POST /v1/review/records/{id}/actions', 'POST /process/{job_id}/feedback'],
]

test('every operation with an id answers 404 to another workspace and is done for its own', async () => {
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
    const { statusCode, body } = await call(owner.headers)
    const expected = unfinished.includes(`${method} ${path}`) ? [409, 422] : [200, 202]
    assert.ok(expected.includes(statusCode), `${method} ${path} as the owner: ${statusCode} ${body}`)
  }
})

async function post<T>({ headers }: TestWorkspace, url: string, payload: object = {}): Promise<T> {
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload })
  assert.equal(statusCode, 200, body)
  return JSON.parse(body)
}

async function makeApp(owner: TestWorkspace): Promise<string> {
  await saveField(owner)
  const made = { slug: 'one', display_name: 'One', mode: 'external', content: appContent }
  const { id } = await post<{ id: string }>(owner, '/v1/apps', made)
  await post(owner, `/v1/apps/${id}/versions/1/publish`)
  await post(owner, `/v1/apps/${id}/enable`)
  await post(owner, `/v1/apps/${id}/grants`, { key_id: owner.key.id, grant: 'decide' })
  return id
}

async function makeTask(owner: TestWorkspace): Promise<{ id: string; run_id: string; app_id: string }> {
  const appId = await makeApp(owner)
  await post(owner, `/v1/apps/${appId}/runs`)
  return (await app.inject({ url: `/v1/apps/${appId}/decision-tasks`, headers: owner.headers })).json().data[0]
}

async function makeReview(owner: TestWorkspace): Promise<string> {
  const { id } = await makeTask(owner)
  await post(owner, `/v1/decision-tasks/${id}/claim`)
  await post(owner, `/v1/decision-tasks/${id}/fail`, { execution_epoch: 1, reason: 'Too hard.' })
  return (await app.inject({ url: '/v1/reviews', headers: owner.headers })).json().data[0].id
}

async function saveSchema({ headers }: TestWorkspace): Promise<string> {
  const payload = { name: 'one', definition: { total: 'money' } }
  return (await app.inject({ method: 'POST', url: '/v1/schemas', headers, payload })).json().id
}

async function makePrimitive({ headers }: TestWorkspace): Promise<string> {
  const payload = { name: 'one', data_schema: [{ name: 'code', type: 'string' }], entries: [{ code: 'DE' }] }
  return (await app.inject({ method: 'POST', url: '/v1/dialects/primitives', headers, payload })).json().id
}

const table = { columns: ['name'], rows: [['Smith']] }

async function makeTable({ headers }: TestWorkspace): Promise<string> {
  const payload = { name: 'one', ...table }
  return (await app.inject({ method: 'POST', url: '/v1/reference-data', headers, payload })).json().id
}

async function makeMatching(owner: TestWorkspace): Promise<string> {
  await saveField(owner)
  const field_mappings = [{ extracted_field: 'total', reference_column: 'name', match_type: 'fuzzy', weight: 1 }]
  const target = { target_type: 'document_filter', target_value: { conditions: [] } }
  const payload = { name: 'one', reference_data_id: await makeTable(owner), field_mappings, ...target }
  const { headers } = owner
  return (await app.inject({ method: 'POST', url: '/v1/matching/configs', headers, payload })).json().id
}

async function makeMatch(owner: TestWorkspace): Promise<Record<string, string>> {
  const url = `/v1/matching/configs/${await makeMatching(owner)}/run`
  const { id: run_id } = (await app.inject({ method: 'POST', url, headers: owner.headers, payload: {} })).json()
  const { rows } = await system.pool.query('select id from documents where workspace_id = $1', [owner.id])
  const result = {
    ...{ id: newId(), workspace_id: owner.id, run_id, position: 0, document_id: rows[0].id, created_at: new Date() },
    ...{ best_row_id: '1', confidence: 0.5, decided: 'review', status: 'review', reviewed_at: null },
    evidence: { ...{ field_contributions: [], top_n_candidates: [], counterfactuals: [] }, ...considered },
  }
  await system.db.transaction().execute((tx) => insertResults(tx, owner.id, [result]))
  return { id: run_id, result_id: result.id }
}

const considered = { candidates_considered: 0, blocking_method: 'token_index' }

/** Nobody works on it here. */
async function extractLater({ headers }: TestWorkspace) {
  const form = multipart([
    ['async', 'true'],
    ['file', 'Some text.', 'note.txt'],
  ])
  const url = '/v1/extract'
  const answer = await app.inject({ method: 'POST', url, ...form, headers: { ...headers, ...form.headers } })
  return answer.json() as { document: { id: string }; extraction_id: string; job: { id: string } }
}

async function saveField({ id: workspaceId, headers }: TestWorkspace): Promise<string> {
  const leaves = [{ path: 'total', value: 1, confidence: 1, dataType: 'number' as const }]
  await storeDocument(system, { workspaceId, leaves })
  const listed = await app.inject({ url: '/v1/fields', headers })
  return listed.json().data[0].id
}

interface StartedRun {
  run_id: string
  pipeline_id: string
  documents: { record_id: string }[]
}

async function run(owner: TestWorkspace): Promise<StartedRun> {
  const form = multipart([
    ['schema_id', await saveSchema(owner)],
    ['files', 'Some text.', 'note.txt'],
  ])
  const headers = { ...owner.headers, ...form.headers }
  return (await app.inject({ method: 'POST', url: '/v1/run', payload: form.payload, headers })).json()
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
