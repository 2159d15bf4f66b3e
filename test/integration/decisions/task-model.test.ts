import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { InstalledApp } from '../../../src/contract/apps.ts'
import { isOpen, stepTask, type TaskCommand, type TaskState } from '../../../src/decide/task-state.ts'
import { changeTask } from '../../../src/services/decision-tasks/change-task.ts'
import { inTransaction } from '../../../src/storage/postgres/transaction.ts'
import { approval, decisionClient, makeInvoices } from '../../support/decisions.ts'
import { startPlatform } from '../../support/platform.ts'
import { platformClient } from '../../support/platform-client.ts'

const sequences = Number(process.env['SHEAF_TEST_DECISION_SEQUENCES'] ?? 20)
// So long that what a slow machine takes in between never matters.
const [lease, deadline] = [30_000, 100_000]

const { system, app, workspace, client } = await startPlatform()
const { good, app: makeApp, start, taskOf } = decisionClient(client, workspace)
const { schemaId, documents } = await makeInvoices(system, workspace.id, client, [96])
const { id: appId } = await makeApp('external', {
  ...{ inputs: { schema_id: schemaId }, ...approval, leaseSeconds: lease, decisionSlaSeconds: deadline },
})
await good<InstalledApp>(client.post(`/v1/apps/${appId}/install`, {}))
const keys = await Promise.all(
  ['a', 'b', 'c'].map(async (name) => {
    const created = await good<{ id: string; key: string }>(
      client.post('/v1/api-keys', { name, rate_limit_per_minute: 100_000 }),
    )
    await good(client.post(`/v1/apps/${appId}/grants`, { key_id: created.id, grant: 'decide' }))
    return {
      id: created.id,
      call: platformClient(app, { ...workspace, headers: { authorization: `Bearer ${created.key}` } }),
    }
  }),
)

type Move = { command: TaskCommand['kind']; who: number; epoch: number; seconds: number }

const move: fc.Arbitrary<Move> = fc.record({
  command: fc.oneof(
    { weight: 4, arbitrary: fc.constant('claim' as const) },
    {
      weight: 6,
      arbitrary: fc.constantFrom('heartbeat' as const, 'submit' as const, 'release' as const, 'fail' as const),
    },
    { weight: 3, arbitrary: fc.constantFrom('suspend' as const, 'resume' as const) },
    { weight: 1, arbitrary: fc.constantFrom('expire' as const, 'cancel' as const) },
  ),
  ...{ who: fc.nat(2), epoch: fc.nat(4), seconds: fc.constantFrom(0, 0, 0, 10_000, 20_000, 30_000, 70_000) },
})

test(`${sequences} sequences of calls, suspensions and jumps of the clock leave the database as the rules of tasks say`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 10 }), async (moves) => {
      const run = await start(appId)
      const { id } = await taskOf(run)
      let [now, expected] = [0, offered]
      for (const step of moves) {
        now += step.seconds
        await letPass(id, step.seconds)
        const command = commandOf(step, keys[step.who]?.id ?? '')
        const should = stepTask(expected, command, new Date(now * 1000))
        // Deadlines are fired when they have passed, and a run can be cancelled after its task has ended.
        if (!should.ok && (step.command === 'expire' || step.command === 'cancel')) continue
        const before = await entries(run.id)
        const answer = await perform(step, id, run.id)
        const told = `${JSON.stringify(step)} at ${now}: ${answer.body}`
        assert.equal(answer.statusCode === 200, should.ok, told)
        if (should.ok) expected = should.task
        else {
          assert.equal(JSON.parse(answer.body).reason, should.reason, told)
          assert.equal(await entries(run.id), before, 'a refusal is not journaled')
        }
        const { rows } = await system.pool.query(
          'select status, execution_epoch as epoch, claimant, suspended from decision_tasks where id = $1',
          [id],
        )
        const { status, epoch, claimant, suspended } = expected
        // Whether what has ended is suspended is nobody's business.
        assert.deepEqual(
          rows[0],
          { status, epoch, claimant, suspended: isOpen(expected) ? suspended : rows[0].suspended },
          told,
        )
      }
      await good(client.post(`/v1/apps/${appId}/resume`, {}))
      await client.post(`/v1/runs/${run.id}/cancel`, {})
    }),
    { numRuns: sequences, endOnFailure: true },
  )
})

const offered: TaskState = {
  ...{ status: 'available', epoch: 0, claimant: null, claimedAt: null, leaseUntil: null },
  ...{ leaseSeconds: lease, deadline: new Date(deadline * 1000), suspended: false },
}

function commandOf({ command, epoch }: Move, claimant: string): TaskCommand {
  if (command === 'claim') return { kind: command, claimant }
  if (command === 'heartbeat' || command === 'submit' || command === 'release' || command === 'fail')
    return { kind: command, claimant, epoch }
  return { kind: command }
}

async function perform({ command, who, epoch }: Move, taskId: string, runId: string) {
  if (command === 'suspend' || command === 'resume') return client.post(`/v1/apps/${appId}/${command}`, {})
  if (command === 'cancel') return client.post(`/v1/runs/${runId}/cancel`, {})
  if (command === 'expire') {
    // As the task of the queue does it, without what the app falls back to.
    const told = { by: { kind: 'system', id: null }, type: 'task.timed_out' } as const
    await inTransaction(system.db, (tx) => changeTask(tx, workspace.id, taskId, { kind: 'expire' }, told))
    return { statusCode: 200, body: '' }
  }
  const decision = { outcome: { verdict: 'approve' }, evidence: [`doc:${documents[0]}#total`], rationale: 'Small.' }
  const more = { claim: {}, heartbeat: {}, release: {}, submit: decision, fail: { reason: 'Too hard.' } }[command]
  const body = command === 'claim' ? {} : { execution_epoch: epoch, ...more }
  const key = keys[who]
  assert.ok(key)
  return key.call.post(`/v1/decision-tasks/${taskId}/${command}`, body)
}

/** Later, for this task: all of its times lie that much further back. */
async function letPass(taskId: string, seconds: number): Promise<void> {
  if (seconds === 0) return
  await system.pool.query(
    `update decision_tasks set lease_expires_at = lease_expires_at - $2 * interval '1 second',
       sla_deadline_at = sla_deadline_at - $2 * interval '1 second' where id = $1`,
    [taskId, seconds],
  )
}

async function entries(runId: string): Promise<number> {
  const { rows } = await system.pool.query('select count(*)::int as count from app_journal where run_id = $1', [runId])
  return rows[0].count
}
