import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementsOf } from '../../support/count-statements.ts'
import { approval, decisionClient, makeInvoices } from '../../support/decisions.ts'
import { eventually } from '../../support/eventually.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText } from '../../support/platform-client.ts'

const { system, workspace, client } = await startPlatform()
const schema = { invoice_number: 'string', total: 'number', customer: 'string' }
/**
 * The queue looks for work and processes look after one another meanwhile, in transactions of theirs, whoever extracts. A key is
 * remembered for half a minute, which a busy machine may need for the first extraction.
 */
const upkeep = /from "api_keys"|_private_jobs (as )?(jobs|j,)|from processes|^select 1 from|^(begin|commit)$/

/** With `begin` and `commit` of two transactions, and one that gives back the places of tasks that end at the same time. */
const most = 28

test('a synchronous extraction takes no more statements than it did, from the request to the end of its task', async () => {
  const extract = async (text: string) => {
    const answer = await client.extract(text, { schema })
    assert.equal(answer.statusCode, 200, answer.body)
    await eventually('the queue to be empty', async () => {
      const { rows } = await system.pool.query('select 1 from graphile_worker._private_jobs')
      return rows.length === 0
    })
  }
  // The first of all has more to look up.
  await extract(invoiceText)
  // What is looked after every few seconds, like places of tasks that are gone, falls into one of three, not into all.
  const tries: string[][] = []
  for (const number of ['18', '19', '20']) {
    const asked = await statementsOf(system.pool, () => extract(invoiceText.replace('17', number)))
    tries.push(asked.filter((text) => !upkeep.test(text)))
  }
  const own = tries.reduce((least, next) => (next.length < least.length ? next : least))
  // Both transactions, and one of those that look for work has found this.
  const all = own.length + 2 * 2 + 1
  assert.ok(all <= most, `${all} statements:\n${own.map((text) => text.slice(0, 100)).join('\n')}`)
})

test('a decision takes these statements and no more: each step of its task is one that changes, and the end of a run another', async () => {
  const { app, start, taskOf, claim, good } = decisionClient(client, workspace)
  const { schemaId, documents } = await makeInvoices(system, workspace.id, client, [96])
  const { id: appId } = await app('external', { inputs: { schema_id: schemaId }, ...approval })
  const decideOne = async () => {
    const { id } = await taskOf(await start(appId))
    const path = `/v1/decision-tasks/${id}`
    const evidence = [`doc:${documents[0]}#total`]
    const decision = { execution_epoch: 1, outcome: { verdict: 'approve' }, evidence, rationale: 'It is small.' }
    return [
      await labelsOf(() => claim(id)),
      await labelsOf(() => good(client.post(`${path}/heartbeat`, { execution_epoch: 1 }))),
      await labelsOf(() => good(client.post(`${path}/submit`, decision))),
    ]
  }
  // The first of all makes the key that seals, and has no precedent.
  await decideOne()
  assert.deepEqual(await decideOne(), [
    ['may-decide', 'look-at-case', 'claim-task', 'load-precedents'],
    ['may-decide', 'look-at-task', 'task-lease'],
    ['may-decide', 'hold-run-of-task', 'credit-account', 'seal-run-of-task'],
  ])
})

/** What a request asks of the database, by how its statements are labelled; not what delivers its events. */
async function labelsOf(request: () => Promise<unknown>): Promise<string[]> {
  const asked = await statementsOf(system.pool, request)
  const labels = asked.flatMap((text) => /^\/\* sheaf:(\S+) \*\//.exec(text)?.[1] ?? [])
  return labels.filter((label) => !/fan-out|deliver/.test(label))
}
