import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Sheaf } from '../../sdk/src/index.ts'
import { checkPage } from '../support/docs-page.ts'
import { eventually } from '../support/eventually.ts'
import { joinSharedServer } from '../support/shared-server.ts'
import { runSheaf } from '../support/sheaf-process.ts'

const { cwd, server } = await joinSharedServer()

test('every command of docs/decisions.md answers what is shown below it, but for ids and times', async () => {
  await checkPage('decisions.md', 9, { server, cwd })
})

test('a program decides task after task, gives back what it fails at, and gives up what is refused', async () => {
  const sheaf = new Sheaf({ url: server.address, key: server.key ?? '' })
  const [app] = (await sheaf.apps.list()).data
  assert.ok(app)
  const runs = [await sheaf.apps.run(app.id), await sheaf.apps.run(app.id), await sheaf.apps.run(app.id)]
  const stop = new AbortController()
  const errors: unknown[] = []
  const seen: string[] = []
  const deciding = sheaf.decisionTasks.decide(
    app.id,
    async ({ task, package: { documents } }) => {
      seen.push(task.run_id)
      if (task.run_id === runs[0]?.id && task.execution_epoch === 1) throw new Error('once')
      const verdict = task.run_id === runs[1]?.id ? 'maybe' : 'approve'
      const evidence = documents.map(({ document_id }) => `doc:${document_id}#total`)
      return { outcome: { verdict }, evidence, rationale: 'They are small.' }
    },
    { signal: stop.signal, pollMs: 100, onError: (error) => errors.push(error) },
  )
  const ended = await eventually('all runs to end', async () => {
    const states = await Promise.all(runs.map(({ id }) => sheaf.appRuns.get(id)))
    return states.every(({ status }) => status === 'completed') && states
  })
  stop.abort()
  await deciding
  assert.deepEqual(
    ended.map(({ decision }) => decision?.decided_by.kind),
    ['external_agent', 'rules', 'external_agent'],
  )
  assert.deepEqual([seen.length, errors.length], [4, 2])
})

test('a program goes on deciding when the server has been away', async () => {
  const { address, key = '' } = server
  let [isAway, missed] = [true, 0]
  const fetchIfThere: typeof fetch = (...request) => {
    if (!isAway) return fetch(...request)
    missed += 1
    return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))
  }
  const sheaf = new Sheaf({ url: address, key })
  const [app] = (await sheaf.apps.list()).data
  assert.ok(app)
  const { id } = await sheaf.apps.run(app.id)
  const stop = new AbortController()
  const deciding = new Sheaf({ url: address, key, fetch: fetchIfThere, retries: 0 }).decisionTasks.decide(
    app.id,
    async ({ package: { documents } }) => {
      const evidence = documents.map(({ document_id }) => `doc:${document_id}#total`)
      return { outcome: { verdict: 'approve' }, evidence, rationale: 'They are small.' }
    },
    { signal: stop.signal, pollMs: 10 },
  )
  await eventually('it to have asked in vain', () => missed > 2)
  isAway = false
  await eventually('the run to end', async () => (await sheaf.appRuns.get(id)).status === 'completed')
  stop.abort()
  await deciding
})

test('a person answers in a shell what a decider has asked', async () => {
  const sheaf = new Sheaf({ url: server.address, key: server.key ?? '' })
  const [app] = (await sheaf.apps.list()).data
  assert.ok(app)
  const { id: run_id } = await sheaf.apps.run(app.id)
  const asked = await sheaf.apps.review(app.id, { run_id, kind: 'data_request', reason: 'Which cost centre?' })
  const env = { SHEAF_SERVER: server.address, SHEAF_API_KEY: server.key ?? '' }
  const reviews = (...args: string[]) => runSheaf(['reviews', ...args], { cwd, env })
  const listed = await reviews('list', '--app', app.id)
  assert.match(listed.stdout, new RegExp(`${asked.id} +data_request +open .*Which cost centre\\?`), listed.stderr)
  assert.match((await reviews('claim', asked.id)).stdout, /data_request, assigned, epoch 1/)
  await writeFile(join(cwd, 'answer.json'), JSON.stringify({ values: { cost_centre: '4711' }, execution_epoch: 1 }))
  assert.match((await reviews('resolve', asked.id, 'answer.json')).stdout, /resolved.*Answered: .*4711/s)
  const again = await reviews('resolve', asked.id, 'answer.json')
  assert.deepEqual([again.status, /resolved already/.test(again.stderr)], [5, true], again.stderr)
  assert.deepEqual(JSON.parse((await reviews('show', asked.id, '--json')).stdout).values, { cost_centre: '4711' })
  assert.doesNotMatch((await reviews('list', '--app', app.id)).stdout, new RegExp(asked.id))
  assert.match((await reviews('list', '--app', run_id)).stdout, /Nothing waits/)
  assert.equal((await reviews('list', '--status', 'lost')).status, 2)
})
