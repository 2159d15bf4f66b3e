import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HumanReview } from '../../../src/contract/app-runs.ts'
import type { App, InstalledApp } from '../../../src/contract/apps.ts'
import type { DecisionTask } from '../../../src/contract/decision-tasks.ts'
import { hashOfText } from '../../../src/decide/canonical-json.ts'
import type { PublicJwk } from '../../../src/decide/seal/keys.ts'
import { verifyRecord } from '../../../src/decide/seal/verify-record.ts'
import { listSigningKeys, rotateSigningKey, signingKey } from '../../../src/services/app-runs/signing-key.ts'
import type { System } from '../../../src/services/system.ts'
import { inTransaction } from '../../../src/storage/postgres/transaction.ts'
import { audit } from '../../support/credits.ts'
import { approval, decisionClient, makeInvoices } from '../../support/decisions.ts'
import { eventually } from '../../support/eventually.ts'
import { memberBrowser } from '../../support/member-browser.ts'
import { startPlatform } from '../../support/platform.ts'
import { platformClient } from '../../support/platform-client.ts'

const { system, app, workspace, client, withoutWorker } = await startPlatform()
const { good, app: makeApp, start, run: getRun, taskOf, claim, journal } = decisionClient(client, workspace)
const { schemaId, documents } = await makeInvoices(system, workspace.id, client, [96, 950, 12])
const [first = ''] = documents
const content = { inputs: { schema_id: schemaId }, ...approval }
const external = await makeApp('external', content)

const submitTo = (taskId: string, body: object) => client.post(`/v1/decision-tasks/${taskId}/submit`, body)
const decision = (execution_epoch: number) => ({
  ...{ execution_epoch, outcome: { verdict: 'approve' }, evidence: [`doc:${first}#total`] },
  ...{ rationale: 'All three are small.', confidence: 0.9, service_version: 'agent 7' },
})
const openTask = async (appId = external.id, query = '') => {
  const run = await start(appId, query)
  return { run, task: await taskOf(run) }
}
const keys = async () => (await app.inject('/.well-known/sheaf-keys.json')).json().keys as PublicJwk[]
const lapse = (taskId: string) =>
  system.pool.query(`update decision_tasks set lease_expires_at = now() - interval '1 second' where id = $1`, [taskId])

test('a case is frozen, offered, claimed, decided, and sealed so that anybody can check it', async () => {
  const run = await start(external.id)
  assert.deepEqual([run.status, run.record_count, run.credits_charged], ['awaiting_decision', 3, 0])
  const task = await taskOf(run)
  assert.deepEqual([task.status, task.execution_epoch, task.claimed_by], ['available', 0, null])
  const offered = await system.pool.query(
    `select data::jsonb as data from events where workspace_id = $1 and type = 'app.decision_task.offered' and data::jsonb ->> 'task_id' = $2`,
    [workspace.id, task.id],
  )
  assert.deepEqual(offered.rows[0].data, {
    task_id: task.id,
    run_id: run.id,
    app: external.slug,
    version: 1,
    subject_count: 3,
  })

  const claimed = await claim(task.id)
  assert.deepEqual(
    [claimed.task.status, claimed.task.execution_epoch, claimed.task.claimed_by],
    ['claimed', 1, workspace.key.id],
  )
  assert.deepEqual(claimed.output_contract, approval.output_contract)
  assert.deepEqual(
    claimed.package.documents.map(({ document_id }) => document_id),
    documents,
  )
  assert.deepEqual(claimed.package.documents[0]?.fields['total']?.value, 96)
  const page = await good<{ documents: object[]; next_cursor: string | null }>(
    client.get(`/v1/decision-tasks/${task.id}/package?limit=2`),
  )
  assert.deepEqual([page.documents.length, page.next_cursor], [2, '2'])

  const submitted = await good<DecisionTask>(submitTo(task.id, decision(1)))
  assert.deepEqual([submitted.status, typeof submitted.submitted_at], ['submitted', 'string'])
  assert.deepEqual(await good(submitTo(task.id, decision(1))), submitted)
  const ended = await getRun(run.id)
  assert.deepEqual(
    [ended.status, ended.credits_charged, ended.decision?.outcome, ended.decision?.decided_by],
    ['completed', 100, { verdict: 'approve' }, { kind: 'external_agent', id: workspace.key.id, label: 'agent 7' }],
  )
  assert.deepEqual(await journal(run.id), [
    'run.started',
    'task.offered',
    'task.claimed',
    'task.submitted',
    'run.decided',
  ])
  const record = await client.get(`/v1/runs/${run.id}/record`)
  assert.deepEqual(verifyRecord(record.rawPayload, await keys()), [])
  const forged = Buffer.from(record.body.replace('All three are', 'All three were'))
  assert.deepEqual(
    verifyRecord(forged, await keys()).map(({ path }) => path),
    ['decision'],
  )

  // As records were kept before: whole.
  const whole = 'update app_runs set record = $2, record_tail = null where id = $1'
  await system.pool.query(whole, [run.id, record.body])
  assert.equal((await client.get(`/v1/runs/${run.id}/record`)).body, record.body)

  const next = await claim((await openTask()).task.id)
  assert.deepEqual([next.precedents[0]?.run_id, next.precedents[0]?.distance], [run.id, 0])
})

test('a new key seals from its rotation on, and the old one still checks what it has sealed', async () => {
  const sealed = async () => {
    const { run, task } = await openTask()
    await claim(task.id)
    await good(submitTo(task.id, decision(1)))
    return (await client.get(`/v1/runs/${run.id}/record`)).rawPayload
  }
  const keyOf = (record: Buffer) => JSON.parse(record.toString()).seal.key_id
  const before = await sealed()
  const rotated = await Promise.all([rotateSigningKey(system), rotateSigningKey(system)])
  const after = await sealed()
  assert.notEqual(keyOf(before), keyOf(after))
  assert.ok(rotated.includes(keyOf(after)))
  for (const record of [before, after]) assert.deepEqual(verifyRecord(record, await keys()), [])
  const current = (await listSigningKeys(system)).filter(({ retired_at }) => retired_at === null)
  assert.deepEqual(
    current.map(({ kid }) => kid),
    [keyOf(after)],
  )
})

test('a key that nobody can open any more says so, and what helps', async () => {
  await rotateSigningKey(system)
  const others = { ...system, secretKeys: [Buffer.alloc(32, 'another key')] as System['secretKeys'] }
  await assert.rejects(
    inTransaction(system.db, (tx) => signingKey(tx, others, undefined)),
    /SHEAF_WEBHOOK_KEYS.*sheaf signing-keys rotate/,
  )
})

test('the journal and what was frozen cannot be changed, not even in the database', async () => {
  for (const statement of [
    'update app_journal set data = data',
    'delete from app_journal',
    'update app_run_records set record = record',
    'update app_versions set content = content',
  ])
    await assert.rejects(system.pool.query(statement), /append-only/)
})

test('what is submitted too late, twice or by an older epoch is a 409 that leaves no trace', async () => {
  const { run, task } = await openTask()
  await claim(task.id)
  const again = await client.post(`/v1/decision-tasks/${task.id}/claim`, {})
  assert.deepEqual([again.statusCode, again.json().reason], [409, 'lease_held'])
  await lapse(task.id)
  const before = await journal(run.id)
  for (const [verb, body] of [
    ['heartbeat', { execution_epoch: 1 }],
    ['submit', decision(1)],
  ] as const) {
    const late = await client.post(`/v1/decision-tasks/${task.id}/${verb}`, body)
    assert.deepEqual([late.statusCode, late.json().reason], [409, 'lease_lapsed'])
  }
  for (const epoch of [0, 2]) assert.equal((await submitTo(task.id, decision(epoch))).json().reason, 'stale_epoch')
  assert.deepEqual(await journal(run.id), before)
  assert.equal((await claim(task.id)).task.execution_epoch, 2)
  assert.equal((await submitTo(task.id, decision(1))).statusCode, 409)
  const beat = await good<DecisionTask>(client.post(`/v1/decision-tasks/${task.id}/heartbeat`, { execution_epoch: 2 }))
  assert.ok((beat.lease_expires_at ?? '') <= beat.sla_deadline_at)
  const released = await good<DecisionTask>(
    client.post(`/v1/decision-tasks/${task.id}/release`, { execution_epoch: 2 }),
  )
  assert.deepEqual([released.status, released.claimed_by], ['available', null])
  assert.equal((await claim(task.id)).task.execution_epoch, 3)
  await good(client.post(`/v1/runs/${run.id}/cancel`, {}))
  assert.equal((await taskOf(run)).status, 'cancelled')
  assert.equal((await submitTo(task.id, decision(3))).statusCode, 409)
})

test('a decision that does not fit is refused with all reasons, and that is on record', async () => {
  const { run, task } = await openTask()
  await claim(task.id)
  const bad = {
    execution_epoch: 1,
    outcome: { verdict: 'maybe' },
    evidence: [`doc:${first}#nothing`, 'ref:x/1'],
    confidence: 1.1,
  }
  const refused = await submitTo(task.id, bad)
  assert.deepEqual([refused.statusCode, refused.json().reason], [422, 'decision_rejected'])
  assert.deepEqual(
    refused.json().details.map(({ path }: { path: string }) => path),
    ['outcome.verdict', 'evidence[0]', 'evidence[1]', 'rationale', 'confidence'],
  )
  const without = await submitTo(task.id, { ...decision(1), evidence: [] })
  assert.equal(without.json().details[0].path, 'evidence')
  assert.deepEqual((await journal(run.id)).filter((type) => type === 'decision.rejected').length, 2)
  await good(submitTo(task.id, decision(1)))
})

test('only a key that was let decide can, whatever else it may do', async () => {
  const { task } = await openTask()
  const created = await good<{ id: string; key: string }>(client.post('/v1/api-keys', { name: 'other' }))
  const other = platformClient(app, { ...workspace, headers: { authorization: `Bearer ${created.key}` } })
  const refused = await other.post(`/v1/decision-tasks/${task.id}/claim`, {})
  assert.deepEqual([refused.statusCode, refused.json().reason], [403, 'decide_grant_required'])
  await good(client.post(`/v1/apps/${external.id}/grants`, { key_id: created.id, grant: 'decide' }))
  assert.equal((await other.post(`/v1/decision-tasks/${task.id}/claim`, {})).statusCode, 200)
  assert.equal((await submitTo(task.id, decision(1))).json().reason, 'not_holder')
  await good(client.call('DELETE', `/v1/apps/${external.id}/grants/${created.id}`))
  assert.equal((await other.post(`/v1/decision-tasks/${task.id}/submit`, decision(1))).statusCode, 403)
})

test('an installed app decides with a key of its own, and a suspension takes its tasks from everybody', async () => {
  const made = await makeApp('external', content)
  const path = `/v1/apps/${made.id}`
  assert.equal((await client.post(`${path}/suspend`, {})).json().reason, 'not_installed')
  const installed = await good<InstalledApp>(client.post(`${path}/install`, { rate_limit_per_minute: 1000 }))
  assert.equal((await client.post(`${path}/install`, {})).json().reason, 'already_installed')
  const own = platformClient(app, { ...workspace, headers: { authorization: `Bearer ${installed.key}` } })
  assert.equal((await own.get(path)).statusCode, 403)
  assert.equal((await own.get(`/v1/apps/${external.id}/decision-tasks`)).json().reason, 'decide_grant_required')

  const { run, task } = await openTask(made.id)
  assert.equal((await own.post(`/v1/decision-tasks/${task.id}/claim`, {})).json().task.claimed_by, installed.key_id)
  const suspended = await good<App>(client.post(`${path}/suspend`, {}))
  assert.deepEqual(suspended.install, { key_id: installed.key_id, status: 'suspended' })
  for (const [verb, reason] of [
    ['heartbeat', 'stale_epoch'],
    ['claim', 'install_suspended'],
  ]) {
    const refused = await own.post(
      `/v1/decision-tasks/${task.id}/${verb}`,
      verb === 'claim' ? {} : { execution_epoch: 1 },
    )
    assert.deepEqual([refused.statusCode, refused.json().reason], [409, reason])
  }
  const during = await openTask(made.id)
  assert.deepEqual([during.task.status, during.task.suspended], ['available', true])
  const offers = async (runId: string) => {
    const { rows } = await system.pool.query(
      `select count(*)::int as count from events where type = 'app.decision_task.offered' and data::jsonb ->> 'run_id' = $1`,
      [runId],
    )
    return rows[0].count
  }
  assert.deepEqual([await offers(run.id), await offers(during.run.id)], [1, 0])
  await good(client.post(`${path}/resume`, {}))
  assert.deepEqual([await offers(run.id), await offers(during.run.id)], [2, 1])
  const again = await own.post(`/v1/decision-tasks/${task.id}/claim`, {})
  assert.equal(again.json().task.execution_epoch, 3)
  await good(own.post(`/v1/decision-tasks/${task.id}/submit`, decision(3)))
  assert.deepEqual((await journal(run.id)).slice(1), [
    ...[
      'task.offered',
      'task.claimed',
      'task.suspended',
      'task.offered',
      'task.claimed',
      'task.submitted',
      'run.decided',
    ],
  ])
  assert.deepEqual(verifyRecord((await client.get(`/v1/runs/${run.id}/record`)).rawPayload, await keys()), [])

  await good(client.call('DELETE', `/v1/api-keys/${installed.key_id}`))
  const anew = await good<InstalledApp>(client.post(`${path}/install`, {}))
  assert.notEqual(anew.key_id, installed.key_id)
  await good(client.call('DELETE', path))
  await eventually('the key to be revoked', async () => {
    const headers = { authorization: `Bearer ${anew.key}` }
    return (await app.inject({ url: '/v1/apps', headers })).statusCode === 401
  })
})

test('the key of an installed app stays apart from the keys of people, and outlives who installed it', async () => {
  const made = await makeApp('external', content)
  const invited = await good<{ id: string; invitation: { url: string } }>(
    client.post('/v1/members', { email: 'ivo@example.com', tier: 'senior_member' }),
  )
  const browser = await memberBrowser(app).accept(invited.invitation.url, 'a long enough pass phrase')
  const installed = (await browser.api('POST', `/v1/apps/${made.id}/install`, {})).json() as InstalledApp
  const own = (await browser.api('POST', '/v1/api-keys', { name: 'Own', scopes: ['read'] })).json()
  const works = async (key: string, path: string) =>
    (await app.inject({ url: path, headers: { authorization: `Bearer ${key}` } })).statusCode
  const listed = await good<{ data: { id: string }[] }>(client.get('/v1/api-keys?limit=200'))
  const ids = listed.data.map(({ id }) => id)
  assert.deepEqual([ids.includes(own.id), ids.includes(installed.key_id)], [true, false])
  await good(client.call('DELETE', `/v1/members/${invited.id}`))
  assert.equal(await works(own.key, '/v1/documents'), 401)
  assert.equal(await works(installed.key, `/v1/apps/${made.id}/decision-tasks`), 200)
})

test('a suspended task still falls back when its time has passed', async () => {
  const { id } = await makeApp('external', { ...content, fallback: 'hold', decisionSlaSeconds: 1 })
  await good(client.post(`/v1/apps/${id}/install`, {}))
  await good(client.post(`/v1/apps/${id}/suspend`, {}))
  const { run } = await openTask(id)
  await eventually('the run to be held', async () => (await getRun(run.id)).status === 'held')
})

test('keys without the scope do with an app what they were granted, and none implies another', async () => {
  const granted = async (grant: string) => {
    const created = await good<{ id: string; key: string }>(
      client.post('/v1/api-keys', { name: grant, scopes: ['extract'], rate_limit_per_minute: 1000 }),
    )
    await good(client.post(`/v1/apps/${external.id}/grants`, { key_id: created.id, grant }))
    const headers = { authorization: `Bearer ${created.key}` }
    return { id: created.id, key: platformClient(app, { ...workspace, headers }) }
  }
  const { run, task } = await openTask()
  const path = `/v1/apps/${external.id}`
  const allowed = async ({ key }: Awaited<ReturnType<typeof granted>>) => [
    (await key.get(path)).statusCode,
    (await key.get(`/v1/runs/${run.id}/events`)).statusCode,
    (await key.post(`${path}/runs`, {})).statusCode,
    (await key.post(`/v1/decision-tasks/${task.id}/claim`, {})).statusCode,
    (await key.call('DELETE', path)).statusCode,
  ]
  const reader = await granted('read')
  assert.deepEqual(await allowed(reader), [200, 200, 403, 403, 403])
  assert.deepEqual(await allowed(await granted('operate')), [403, 403, 200, 403, 403])
  assert.deepEqual(await allowed(await granted('decide')), [403, 403, 403, 200, 403])
  await good(client.call('DELETE', `${path}/grants/${reader.id}?grant=decide`))
  assert.equal((await reader.key.get(path)).statusCode, 200)
  await good(client.call('DELETE', `${path}/grants/${reader.id}`))
  assert.equal((await reader.key.get(path)).json().reason, 'scope_missing')
})

test('of fifty who claim at once one gets the task, and each epoch is handed out once', async () => {
  const { task } = await openTask()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.post(`/v1/decision-tasks/${task.id}/claim`, {})),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, ...Array<number>(49).fill(409)])
})

test('evidence may name a resource that the app may read, and is kept as an attestation', async () => {
  const { run, task } = await openTask()
  const { task: held } = await claim(task.id)
  const body = { ...decision(held.execution_epoch), evidence: [`db:${schemaId}/7#total`] }
  assert.equal((await submitTo(task.id, body)).statusCode, 422)
  await good(client.post(`/v1/apps/${external.id}/grants`, { resource_id: schemaId, grant: 'read' }))
  await good(submitTo(task.id, body))
  assert.deepEqual((await getRun(run.id)).decision?.attestations, body.evidence)
})

test('corrections after the start do not change what is decided on', async () => {
  const one = await makeInvoices(system, workspace.id, client, [5])
  const { id } = await makeApp('external', { ...content, inputs: { schema_id: one.schemaId } })
  const { run, task } = await openTask(id)
  await system.pool.query(`update documents set filename = 'changed.pdf' where id = $1`, [one.documents[0]])
  const { package: frozen } = await claim(task.id)
  assert.deepEqual([frozen.package_hash, frozen.documents[0]?.filename], [run.package_hash, 'invoice.pdf'])
})

test('rules decide at once, by what they read, and a person does where a field is not there', async () => {
  const made = await makeInvoices(system, workspace.id, client, [20, 5000, null])
  const { id } = await makeApp('rules', {
    ...content,
    inputs: { schema_id: made.schemaId },
    actions: [{ name: 'pay', when: { '==': [{ var: 'outcome.verdict' }, 'approve'] } }],
  })
  const decide = (index: number) => start(id, '', { input: { document_ids: [made.documents[index]] } })
  const [small, large, unknown] = [await decide(0), await decide(1), await decide(2)]
  assert.deepEqual(
    [small.decision?.outcome, small.decision?.rationale],
    [{ verdict: 'approve' }, 'None of the rules holds.'],
  )
  assert.deepEqual(
    [large.decision?.outcome, large.decision?.evidence],
    [{ verdict: 'reject' }, [`doc:${made.documents[1]}#total`]],
  )
  assert.equal(unknown.status, 'held')
  const actions = await system.pool.query(
    `select data::jsonb as data from events where workspace_id = $1 and type = 'app.action.execute'`,
    [workspace.id],
  )
  assert.deepEqual(
    actions.rows.map(({ data }) => [data.run_id, data.action]),
    [[small.id, 'pay']],
  )
  const { data } = await good<{ data: HumanReview[] }>(client.get(`/v1/reviews?status=open&app_id=${id}`))
  assert.deepEqual(
    data.map(({ run_id, kind }) => [run_id, kind]),
    [[unknown.id, 'resolution']],
  )
  const path = `/v1/reviews/${data[0]?.id}/resolve`
  const unfit = await client.post(path, { values: { verdict: 'maybe' } })
  assert.deepEqual([unfit.statusCode, unfit.json().details[0].path], [422, 'values.verdict'])
  await good(client.post(path, { values: { verdict: 'reject' }, feedback: 'No total.' }))
  const resolved = await getRun(unknown.id)
  assert.deepEqual([resolved.status, resolved.decision?.decided_by.kind], ['completed', 'human_review'])
  assert.equal((await client.post(path, { values: { verdict: 'reject' } })).statusCode, 409)
  assert.deepEqual(verifyRecord((await client.get(`/v1/runs/${unknown.id}/record`)).rawPayload, await keys()), [])
})

test('a decision that is not sure enough is held for a person', async () => {
  const { id } = await makeApp('external', { ...content, thresholds: { min_confidence: 0.95 } })
  const { run, task } = await openTask(id)
  await claim(task.id)
  await good(submitTo(task.id, decision(1)))
  assert.equal((await getRun(run.id)).status, 'held')
  assert.equal((await client.get(`/v1/runs/${run.id}/record`)).json().reason, 'not_sealed')
})

test('who waited for a run knows what was written of it meanwhile', async () => {
  const { run, task } = await openTask()
  await claim(task.id)
  const refused = await Promise.all(
    Array.from({ length: 6 }, () => submitTo(task.id, { ...decision(1), outcome: { verdict: 'perhaps' } })),
  )
  assert.deepEqual(
    refused.map(({ statusCode }) => statusCode),
    Array(6).fill(422),
  )
  assert.equal((await journal(run.id)).filter((type) => type === 'decision.rejected').length, 6)
  await good(submitTo(task.id, decision(1)))
  const record = await client.get(`/v1/runs/${run.id}/record`)
  assert.deepEqual(verifyRecord(record.rawPayload, await keys()), [])
})

test('a trial charges nothing, executes nothing and announces no end', async () => {
  const { id } = await makeApp('external', { ...content, actions: [{ name: 'pay' }] })
  const { run, task } = await openTask(id, '?dry_run=true')
  await claim(task.id)
  await good(submitTo(task.id, decision(1)))
  assert.deepEqual([(await getRun(run.id)).status, (await getRun(run.id)).credits_charged], ['completed', 0])
  const { rows } = await system.pool.query(
    `select type, data::jsonb as data from events where data::jsonb ->> 'run_id' = $1`,
    [run.id],
  )
  assert.deepEqual(
    rows.map(({ type, data }) => [type, data.dry_run]),
    [['app.decision_task.offered', true]],
  )
})

test('when nobody decides in time the app falls back, once, also when nobody worked at that moment', async () => {
  const fallbacks = { rules: 'completed', hold: 'held', none: 'failed' }
  for (const [fallback, status] of Object.entries(fallbacks)) {
    const { id } = await makeApp('external', { ...content, fallback, decisionSlaSeconds: 1 })
    let runs: string[] = []
    await withoutWorker(async () => {
      runs = [(await start(id)).id, (await start(id)).id]
      const { rows } = await system.pool.query(
        `select max(sla_deadline_at) as deadline from decision_tasks where app_id = $1`,
        [id],
      )
      await eventually('the deadline to pass', async () => new Date() > rows[0].deadline)
    })
    for (const runId of runs) {
      const run = await eventually('the run to fall back', async () => {
        const state = await getRun(runId)
        return state.status !== 'awaiting_decision' && state
      })
      assert.deepEqual(
        [run.status, (await taskOf(run)).status, run.credits_charged],
        [status, 'timed_out', status === 'completed' ? 100 : 0],
      )
      assert.deepEqual(
        (await journal(runId)).filter((type) => type === 'task.timed_out' || type === 'fallback.applied').length,
        2,
      )
    }
  }
})

test('a run whose app cannot fall back goes to a person, so that none waits for ever', async () => {
  const { id } = await makeApp('external', { ...content, fallback: 'rules', decisionSlaSeconds: 1 })
  let runId = ''
  await withoutWorker(async () => {
    const { run, task } = await openTask(id)
    runId = run.id
    await system.pool.query(`insert into app_run_records (run_id, position, record) values ($1, 3, '{')`, [runId])
    await system.pool.query(
      `update graphile_worker._private_jobs set max_attempts = 1 where payload::jsonb -> 'data' ->> 'taskId' = $1`,
      [task.id],
    )
  })
  await eventually('the run to be held', async () => (await getRun(runId)).status === 'held', 60)
  assert.deepEqual((await journal(runId)).slice(-2), ['task.timed_out', 'review.raised'])
  const { data } = await good<{ data: HumanReview[] }>(client.get(`/v1/reviews?app_id=${id}`))
  assert.match(data[0]?.reason ?? '', /could not fall back/)
})

test('a decider that gives up says why to a person, also after its lease has lapsed', async () => {
  const { run, task } = await openTask()
  await claim(task.id)
  await lapse(task.id)
  const failed = await good<DecisionTask>(
    client.post(`/v1/decision-tasks/${task.id}/fail`, { execution_epoch: 1, reason: 'I cannot read it.' }),
  )
  assert.equal(failed.status, 'failed')
  assert.equal((await getRun(run.id)).status, 'held')
  const { data } = await good<{ data: HumanReview[] }>(client.get(`/v1/reviews?app_id=${external.id}`))
  assert.match(data.find(({ run_id }) => run_id === run.id)?.reason ?? '', /I cannot read it/)
})

test('drafts have revisions, and what was published stays', async () => {
  const created = await makeApp('external', content)
  const path = `/v1/apps/${created.id}`
  assert.deepEqual([created.published_version, created.draft.version, created.draft.revision], [1, 2, 1])
  const changed = { ...content, leaseSeconds: 60 }
  await good(client.call('PATCH', path, { content: changed, revision: 1 }))
  const stale = await client.call('PATCH', path, { content: changed, revision: 1 })
  assert.deepEqual([stale.statusCode, stale.json().reason], [409, 'stale_revision'])
  assert.equal((await openTask(created.id)).task.lease_seconds, 300)
  assert.equal((await client.post(`${path}/versions/1/publish`, {})).json().reason, 'already_published')
  assert.equal((await client.post(`${path}/versions/3/publish`, {})).statusCode, 404)
  await good(client.post(`${path}/versions/2/publish`, {}))
  const { run, task } = await openTask(created.id)
  assert.equal(task.lease_seconds, 60)
  await good(client.post(`${path}/disable`, {}))
  const disabled = (await client.post(`${path}/runs`, {})).json()
  assert.deepEqual(
    [disabled.reason, /not enabled: enable it with POST .*\/enable/.test(disabled.message)],
    ['app_disabled', true],
  )
  const draft = { slug: 'fresh', display_name: 'Fresh', mode: 'external', content }
  const fresh = await good<{ id: string }>(client.post('/v1/apps', draft))
  const early = (await client.post(`/v1/apps/${fresh.id}/runs`, {})).json()
  assert.deepEqual([early.reason, /no published version yet/.test(early.message)], ['app_disabled', true])
  await good(client.call('DELETE', path))
  assert.equal((await client.get(path)).statusCode, 404)
  assert.equal((await getRun(run.id)).status, 'cancelled')
})

test('content that cannot work is refused with every reason, and what nothing can satisfy is warned of', async () => {
  const bad = {
    inputs: { schema_id: '01900000-0000-7000-8000-000000000000' },
    output_contract: approval.output_contract,
    rules: { outcomes: { yes: { verdict: 'yes' } }, rules: [{ name: 'a', when: { exec: 1 }, outcome: 'no' }] },
    actions: [{ name: 'x', when: { '==': [1] } }],
  }
  const refused = await client.post('/v1/apps', { slug: 'bad', display_name: 'Bad', mode: 'external', content: bad })
  assert.equal(refused.statusCode, 400)
  assert.deepEqual(
    refused
      .json()
      .details.map(({ path }: { path: string }) => path)
      .sort(),
    [
      ...['content.actions[0].when.==', 'content.inputs.schema_id', 'content.rules.outcomes.yes.verdict'],
      ...['content.rules.rules[0].outcome', 'content.rules.rules[0].when.exec'],
    ],
  )
  const odd = { inputs: content.inputs, output_contract: { type: 'object', required: ['a'], properties: { a: false } } }
  const created = await good<{ id: string }>(
    client.post('/v1/apps', { slug: 'odd', display_name: 'Odd', mode: 'external', content: odd }),
  )
  const published = await good<{ warnings: { path: string }[] }>(
    client.post(`/v1/apps/${created.id}/versions/1/publish`, {}),
  )
  assert.deepEqual(
    published.warnings.map(({ path }) => path),
    ['output_contract.properties.a'],
  )
})

test('rules propose and a person approves: keys are refused, and the record rests on what the rules read', async () => {
  const made = await makeInvoices(system, workspace.id, client, [20, null])
  const { id } = await makeApp('assisted', {
    ...content,
    inputs: { schema_id: made.schemaId },
    actions: [{ name: 'pay' }],
  })
  const run = await start(id, '', { input: { document_ids: [made.documents[0]] } })
  assert.deepEqual([run.status, run.decision], ['held', undefined])
  const reviewsOf = async (runId: string) => {
    const { data } = await good<{ data: HumanReview[] }>(client.get(`/v1/reviews?app_id=${id}`))
    return data.filter((each) => each.run_id === runId)
  }
  const [review] = await reviewsOf(run.id)
  assert.ok(review)
  assert.deepEqual([review.kind, review.decides, review.status], ['approval', true, 'open'])
  assert.deepEqual((review.proposal as { outcome: object }).outcome, { verdict: 'approve' })
  for (const [verb, body] of [
    ['claim', {}],
    ['resolve', { values: { verdict: 'approve' } }],
  ] as const) {
    const refused = await client.post(`/v1/reviews/${review.id}/${verb}`, body)
    assert.deepEqual([refused.statusCode, refused.json().reason], [403, 'members_only'])
  }
  const invited = await good<{ id: string; invitation: { url: string } }>(
    client.post('/v1/members', { email: 'ada@example.com', tier: 'member' }),
  )
  const browser = await memberBrowser(app).accept(invited.invitation.url, 'a long enough pass phrase')
  const values = { verdict: 'approve' }
  const resolved = await browser.api('POST', `/v1/reviews/${review.id}/resolve`, { values, feedback: 'Seen.' })
  assert.equal(resolved.statusCode, 200, resolved.body)
  const approved = await getRun(run.id)
  assert.deepEqual(
    [approved.status, approved.decision?.evidence, approved.decision?.decided_by],
    ['completed', [`doc:${made.documents[0]}#total`], { kind: 'human_review', id: invited.id, label: review.id }],
  )
  assert.deepEqual(verifyRecord((await client.get(`/v1/runs/${run.id}/record`)).rawPayload, await keys()), [])

  const unknown = await start(id, '', { input: { document_ids: [made.documents[1]] } })
  assert.deepEqual(
    (await reviewsOf(unknown.id)).map(({ kind }) => kind),
    ['resolution'],
  )
})

test('a review is held by one at a time, and by what it was claimed with', async () => {
  const { run, task } = await openTask()
  await claim(task.id)
  await good(client.post(`/v1/decision-tasks/${task.id}/fail`, { execution_epoch: 1, reason: 'I cannot read it.' }))
  const { data } = await good<{ data: HumanReview[] }>(client.get(`/v1/reviews?app_id=${external.id}`))
  const path = `/v1/reviews/${data.find(({ run_id }) => run_id === run.id)?.id}`
  const created = await good<{ key: string }>(
    client.post('/v1/api-keys', { name: 'other', rate_limit_per_minute: 1000 }),
  )
  const other = platformClient(app, { ...workspace, headers: { authorization: `Bearer ${created.key}` } })
  const claims = await Promise.all([client.post(`${path}/claim`, {}), other.post(`${path}/claim`, {})])
  assert.deepEqual(claims.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const [holder, waits] = claims[0]?.statusCode === 200 ? [client, other] : [other, client]
  const values = { verdict: 'reject' }
  assert.equal((await waits.post(`${path}/resolve`, { values })).json().reason, 'lease_held')
  assert.equal((await waits.post(`${path}/resolve`, { values, execution_epoch: 1 })).json().reason, 'not_holder')
  await good(holder.post(`${path}/heartbeat`, { execution_epoch: 1 }))
  await good(holder.post(`${path}/release`, { execution_epoch: 1 }))
  assert.equal((await holder.post(`${path}/resolve`, { values, execution_epoch: 1 })).json().reason, 'stale_epoch')
  const taken = await good<HumanReview>(waits.post(`${path}/claim`, {}))
  assert.deepEqual([taken.status, taken.execution_epoch], ['assigned', 2])
  await system.pool.query(`update human_reviews set lease_expires_at = now() where id = $1`, [taken.id])
  assert.equal((await waits.post(`${path}/resolve`, { values, execution_epoch: 2 })).json().reason, 'lease_lapsed')
  const bad = await holder.post(`${path}/resolve`, { values, evidence: [`doc:${first}#nothing`] })
  assert.deepEqual([bad.statusCode, bad.json().details[0].path], [422, 'evidence[0]'])
  const resolved = await good<HumanReview>(holder.post(`${path}/resolve`, { values }))
  assert.deepEqual([resolved.status, resolved.execution_epoch], ['resolved', 3])
  const { decision: sealed } = await getRun(run.id)
  assert.equal(sealed?.evidence.length, 6, 'all that the person had before them')
  assert.deepEqual(verifyRecord((await client.get(`/v1/runs/${run.id}/record`)).rawPayload, await keys()), [])
})

test('a decider asks a person, reads the answer, and decides by itself', async () => {
  const { run, task } = await openTask()
  await claim(task.id)
  const path = `/v1/apps/${external.id}/reviews`
  const asked = { run_id: run.id, kind: 'data_request', reason: 'Which cost centre?' }
  const elsewhere = await makeApp('external', content)
  assert.equal((await client.post(`/v1/apps/${elsewhere.id}/reviews`, asked)).statusCode, 404)
  const review = await good<HumanReview>(client.post(path, asked))
  assert.deepEqual([review.kind, review.decides], ['data_request', false])
  await good(client.post(`/v1/reviews/${review.id}/resolve`, { values: { cost_centre: '4711' } }))
  assert.equal((await getRun(run.id)).status, 'awaiting_decision')
  assert.deepEqual((await good<HumanReview>(client.get(`/v1/reviews/${review.id}`))).values, { cost_centre: '4711' })
  const unanswered = await good<HumanReview>(client.post(path, asked))
  await good(submitTo(task.id, decision(1)))
  assert.equal((await client.post(path, asked)).statusCode, 409)
  const late = await client.post(`/v1/reviews/${unanswered.id}/resolve`, { values: {} })
  assert.deepEqual([late.statusCode, late.json().reason], [409, 'review_ended'])
  const { data } = await good<{ data: HumanReview[] }>(client.get(`/v1/reviews?app_id=${external.id}&status=expired`))
  assert.deepEqual(
    data.map(({ id }) => id),
    [unanswered.id],
    'the answered one stays answered',
  )
})

test('a package of several pages is judged and sealed page by page, and its record holds', async () => {
  const many = await makeInvoices(system, workspace.id, client, Array<number>(203).fill(7))
  const content = {
    ...approval,
    rules: undefined,
    actions: [{ name: 'pay', when: { all: [{ var: 'records' }, { '==': [{ var: 'data.total' }, 7] }] } }],
  }
  const large = await makeApp('external', { inputs: { schema_id: many.schemaId }, ...content })
  const { run, task } = await openTask(large.id)
  await claim(task.id)
  const cited = (ids: (string | undefined)[]) => ({ ...decision(1), evidence: ids.map((id) => `doc:${id}#total`) })
  const strange = await submitTo(task.id, cited([many.documents.at(-1), documents[0]]))
  assert.deepEqual(
    strange.json().details.map(({ path }: { path: string }) => path),
    ['evidence[1]'],
  )
  await good(submitTo(task.id, cited([many.documents[0], many.documents.at(-1)])))
  const record = await client.get(`/v1/runs/${run.id}/record`)
  assert.deepEqual(verifyRecord(record.rawPayload, await keys()), [])
  assert.equal(record.json().package.records.length, 203)
  const { rows } = await system.pool.query(
    `select type, data::jsonb as data from events where data::jsonb ->> 'run_id' = $1 and type <> 'app.decision_task.offered' order by type`,
    [run.id],
  )
  assert.deepEqual(
    rows.map(({ type, data }) => [type, data.action ?? data.record_hash]),
    [
      ['app.action.execute', 'pay'],
      ['app.run.completed', hashOfText(record.body)],
    ],
  )
})

test('who pays for a case has it set aside when it starts, charged when it is decided, and back when it is cancelled', async () => {
  await system.pool.query(`update workspaces set tier = 'free' where id = $1`, [workspace.id])
  const [decided, cancelled] = [await openTask(), await openTask()]
  const before = await audit(system, workspace.id)
  assert.equal(before.reserved, 200)
  await claim(decided.task.id)
  await good(submitTo(decided.task.id, decision(1)))
  await good(client.post(`/v1/runs/${cancelled.run.id}/cancel`, {}))
  const { total, reserved, available, spent } = await audit(system, workspace.id)
  assert.deepEqual([total, reserved, available, spent], [0, 0, before.available + 100, before.spent + 100])
  await system.pool.query(`update workspaces set tier = 'self_hosted' where id = $1`, [workspace.id])
})
