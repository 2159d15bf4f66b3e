import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Sheaf } from '../../sdk/src/index.ts'
import { startCommands } from '../support/commands.ts'
import { eventually } from '../support/eventually.ts'

const { cwd, server, sheaf, json } = await startCommands({
  SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.0/8',
  SHEAF_SYNC_SECONDS: '0',
})

test('deliveries are listed, shown with each attempt, and sent again', async () => {
  let answer = 410
  const endpoint = createServer((_, response) => response.writeHead(answer).end('so it is')).listen(0, '127.0.0.1')
  after(() => endpoint.close())
  await new Promise((resolve) => endpoint.once('listening', resolve))
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/hook`
  const hook = await json('webhooks', 'create', url, '--events', 'document.uploaded')
  await sheaf('documents', 'add', 'invoice.txt')
  const dead = await eventually('a dead delivery', async () => {
    const { data } = await json('deliveries', 'list', '--status', 'dead', '--webhook', hook.id)
    return data[0]
  })
  const listed = await sheaf('deliveries', 'list')
  assert.match(listed.stdout, new RegExp(`^ID .*\\n${dead.id} +document\\.uploaded +dead +1 +410 `))
  const shown = await sheaf('deliveries', 'show', dead.id)
  assert.match(shown.stdout, /\nATTEMPT .*\n1 +\S+ +410 +\d+ ms +.*\n/)
  assert.match(shown.stdout, new RegExp(`"sheaf deliveries replay ${dead.id}" sends it again`))
  assert.match(shown.stdout, /"event": "document\.uploaded"/)
  // A 410 has deactivated the webhook.
  const refused = await sheaf('deliveries', 'replay', dead.id)
  assert.equal(refused.status, 5, refused.stderr)
  assert.match((await sheaf('deliveries', 'replay', '--dead')).stdout, /^0 on their way again\. 1 cannot be sent/)
  answer = 200
  const other = await json('webhooks', 'create', url, '--events', 'document.uploaded')
  await sheaf('documents', 'add', 'other.txt')
  const sent = await eventually('a delivery', async () => {
    const { data } = await json('deliveries', 'list', '--status', 'succeeded', '--webhook', other.id)
    return data[0]
  })
  assert.match((await sheaf('deliveries', 'replay', sent.id)).stdout, /is on its way again to http:\/\/127\.0\.0\.1/)
  for (const wrong of [[], [sent.id, '--dead'], [sent.id, '--event', 'document.uploaded']]) {
    const { status, stderr } = await sheaf('deliveries', 'replay', ...wrong)
    assert.deepEqual([status, /Name the delivery to send again/.test(stderr)], [2, true], stderr)
  }
})

test('the audit log tells who changed what, by action, subject and time', async () => {
  const schema = await json('schemas', 'create', '--name', 'Audited', '--fields', 'total:money')
  const { stdout } = await sheaf('audit', '--subject', schema.id)
  assert.match(stdout, /^TIME +ACTION +ACTOR +SUBJECT +DETAILS\n\S+ +schema\.create +api_key \S+ +\S+ +\{/)
  const csv = await sheaf('audit', '--action', 'schema.create', '--csv')
  assert.match(csv.stdout, /^time,action,actor,subject,details\r\n[^\n]*,schema\.create,/)
  assert.deepEqual((await json('audit', '--after', '2999-01-01T00:00:00Z')).data, [])
})

test('runs of an app are listed, told and cancelled', async () => {
  const { short_id } = await json('schemas', 'create', '--name', 'Decided', '--fields', 'invoice_number, total:money')
  await sheaf('runs', 'create', 'invoice.txt', '--schema', short_id, '--wait')
  const rules = { outcomes: { approve: { verdict: 'approve' } }, rules: [], otherwise: 'approve' }
  const output_contract = { type: 'object', properties: { verdict: { enum: ['approve', 'reject'] } } }
  const content = { inputs: { schema_id: short_id }, output_contract, rules, fallback: 'rules' }
  const body = { slug: 'approval', display_name: 'Approval', mode: 'external', content }
  await writeFile(join(cwd, 'approval.json'), JSON.stringify(body))
  const app = await json('apps', 'create', 'approval.json')
  const early = await sheaf('apps', 'run', app.id)
  assert.match(early.stderr, new RegExp(`publish its draft with "sheaf apps publish ${app.id}"\\.`))
  await sheaf('apps', 'publish', app.id)
  const run = await json('apps', 'run', app.id)
  const listed = await sheaf('apps', 'runs', app.id, '--status', 'awaiting_decision')
  assert.match(listed.stdout, new RegExp(`^ID .*\\n${run.id} +awaiting_decision +1 +1 `))
  const told = await sheaf('apps', 'result', run.id)
  assert.match(told.stdout, /: awaiting_decision, 1 records, 0 credits\.\n.*"sheaf decide next"/)
  assert.match((await sheaf('apps', 'events', run.id)).stdout, /\n1 +\S+ +\S+/)
  assert.equal((await sheaf('apps', 'cancel', run.id)).stdout, `Run ${run.id} is cancelled.\n`)
})

test('what a server advises is told by commands', async () => {
  assert.match((await sheaf('sources', 'get', '01a1')).stderr, /"sheaf sources list"/)
  assert.match((await sheaf('documents', 'get', '01a1')).stderr, /, and "sheaf documents list" lists them\.\n$/)
  await sheaf('schemas', 'create', '--name', 'Twice', '--fields', 'total')
  const taken = await sheaf('schemas', 'create', '--name', 'Twice', '--fields', 'total')
  assert.match(taken.stderr, /"Twice"\. "sheaf schemas update SCH-\w+" makes a new version of it\.\n$/)
})

test('an extraction that is answered with "processing" is waited for by the client and the commands', async () => {
  const client = new Sheaf({ url: server.address, key: server.key ?? '' })
  const input = { file: join(cwd, 'invoice.txt'), schema: { total: 'money' }, options: { fresh: true } }
  const begun = await client.extract(input)
  assert.equal(begun.status, 'processing')
  const waited = await sheaf('extractions', 'get', begun.extraction_id, '--wait')
  assert.equal(waited.status, 0, waited.stderr)
  assert.match(waited.stdout, /: complete\. (?:.*\n)*total +96 /)
  assert.deepEqual((await client.extractAndWait(input)).data, { total: 96 })
  const { stdout } = await sheaf('documents', 're-extract', begun.document.id, '--fields', 'invoice_number')
  assert.match(stdout, /: complete\. (?:.*\n)*invoice_number +RE-2024-17 /)
})
