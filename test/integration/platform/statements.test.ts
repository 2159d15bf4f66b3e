import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementsOf } from '../../support/count-statements.ts'
import { eventually } from '../../support/eventually.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText } from '../../support/platform-client.ts'

const { system, client } = await startPlatform()
const schema = { invoice_number: 'string', total: 'number', customer: 'string' }
/** The queue looks for work and processes look after one another meanwhile, in transactions of theirs, whoever extracts. */
const upkeep = /_private_jobs (as )?(jobs|j,)|from processes|^select 1 from|^(begin|commit)$/

/** With `begin` and `commit` of two transactions. */
const most = 29

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
  const asked = await statementsOf(system.pool, () => extract(invoiceText.replace('17', '18')))
  const own = asked.filter((text) => !upkeep.test(text))
  // Both transactions, and one of those that look for work has found this.
  const all = own.length + 2 * 2 + 1
  assert.ok(all <= most, `${all} statements:\n${own.map((text) => text.slice(0, 100)).join('\n')}`)
})
