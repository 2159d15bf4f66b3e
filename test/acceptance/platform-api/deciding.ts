import assert from 'node:assert/strict'
import type { AppRun } from '../../../src/contract/app-runs.ts'
import type { DecisionTask } from '../../../src/contract/decision-tasks.ts'
import { good, refused } from './client.ts'
import { home, withKey } from './service.ts'
import { specification } from './specification.ts'
import { claimCase, createKey, ownKey } from './things.ts'

const types = async (runId: string) => {
  const { data } = await good(home.get<{ data: { type: string }[] }>(`/v1/runs/${runId}/events`))
  return data.map(({ type }) => type)
}

specification(
  ['decision task fields', 'decision task claim', 'decision task submit body'],
  'a task is claimed with all that it takes to decide, and its decision goes on record',
  async () => {
    const { run, claimed, taskId, decision } = await claimCase(home)
    const { task, output_contract, precedents, package: pack } = claimed
    assert.deepEqual([task.status, task.execution_epoch, task.lease_seconds], ['claimed', 1, 300])
    assert.equal(task.claimed_by, await ownKey(home))
    assert.ok((task.lease_expires_at ?? '') > (task.claimed_at ?? ''))
    assert.ok((task.lease_expires_at ?? '') < task.sla_deadline_at)
    assert.deepEqual([typeof output_contract, precedents], ['object', []])
    assert.deepEqual(
      [pack.package_kind, pack.record_count, pack.page_size, pack.first_cursor],
      ['records', 1, 200, null],
    )
    assert.equal(pack.documents[0]?.fields['total']?.value, 96)
    const submitted = { ...decision, service_version: 'agent 7' }
    const path = `/v1/decision-tasks/${taskId}/submit`
    const done = await good(home.post<DecisionTask>(path, submitted))
    assert.deepEqual([done.status, typeof done.submitted_at], ['submitted', 'string'])
    assert.deepEqual(await good(home.post<DecisionTask>(path, submitted)), done)
    const { status, decision: made } = await good(home.get<AppRun>(`/v1/runs/${run.id}`))
    assert.deepEqual([status, made?.outcome, made?.decided_by.label], ['completed', { verdict: 'approve' }, 'agent 7'])
  },
)

specification(
  ['decision task transitions', 'decision task stale epoch', 'decision task refused decision', 'decision task limits'],
  'what is held can be extended and given back; what is stale leaves no trace, and what does not fit does',
  async () => {
    const { run, taskId, decision } = await claimCase(home)
    const post = (verb: string, body: object) => home.post<DecisionTask>(`/v1/decision-tasks/${taskId}/${verb}`, body)
    assert.equal((await good(post('heartbeat', { execution_epoch: 1 }))).status, 'claimed')
    assert.equal((await good(post('release', { execution_epoch: 1 }))).status, 'available')
    await good(home.post(`/v1/decision-tasks/${taskId}/claim`, undefined))
    const before = await types(run.id)
    for (const epoch of [1, 3])
      await refused(post('submit', { ...decision, execution_epoch: epoch }), 409, 'conflict', { reason: 'stale_epoch' })
    assert.deepEqual(await types(run.id), before)
    const bad = { ...decision, execution_epoch: 2, outcome: {}, rationale: 'x'.repeat(4001), confidence: 1.1 }
    const { details } = await refused(post('submit', bad), 422, 'unprocessable', { reason: 'decision_rejected' })
    assert.deepEqual(
      details?.map(({ path }) => path),
      ['outcome', 'rationale', 'confidence'],
    )
    assert.deepEqual(await types(run.id), [...before, 'decision.rejected'])
    const long = { execution_epoch: 2, reason: 'x'.repeat(2001) }
    await refused(post('fail', long), 400, 'validation_error', { path: 'reason' })
    assert.equal((await good(post('fail', { ...long, reason: 'x'.repeat(2000) }))).status, 'failed')
    assert.equal((await good(home.get<AppRun>(`/v1/runs/${run.id}`))).status, 'held')
  },
)

specification(['decision task decide grant'], 'a key with all scopes cannot decide before it was let', async () => {
  const { taskId } = await claimCase(home)
  const other = withKey((await createKey(home)).key)
  await refused(other.post(`/v1/decision-tasks/${taskId}/claim`, undefined), 403, 'insufficient_scope', {
    reason: 'decide_grant_required',
  })
})
