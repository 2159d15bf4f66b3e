import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { type NameServer, startNameServer } from '../../support/name-server.ts'
import { createWebhookSystem } from '../../support/webhook-system.ts'

const spellings = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.0.0.1.', '2130706433', '0x7f000001', '0x7f.0x0.0x0.0x1', '0x7f.1'],
  ...['0177.0.0.1', '017700000001', '１２７.０.０.１', '0', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.0.1'],
  ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]'],
  ...['[::ffff:7f00:1]', '[0:0:0:0:0:ffff:7f00:0001]', '[::127.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::7f00:1]'],
  ...['[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fc00::1]', '[fd00::1]', '[fec0::1]', '[ff02::1]'],
  ...['localhost', 'LOCALHOST', 'private.test', 'mapped.test', 'both.test', 'metadata.test', 'rebinding.test'],
]

/** Names that only this test knows. What a name leads to can change from one question to the next. */
const names = {
  'private.test': [['192.168.1.1']],
  'mapped.test': [['::ffff:127.0.0.1']],
  'both.test': [['::1', '127.0.0.1']],
  'metadata.test': [['169.254.169.254']],
  // 127.0.0.2 is allowed below and stands for a public address, at which nobody listens.
  'rebinding.test': [['127.0.0.2'], ['127.0.0.1']],
  'mixed.test': [['10.0.0.1', '127.0.0.2', '127.0.0.1']],
  'well.test': [['127.0.0.1']],
}
const silent = Array.from({ length: 20 }, (_, index) => `silent-${index}.test`)

const servers: Server[] = []
let nameServer: NameServer
let reached = 0
let port = 0

before(async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer((_, response) => void response.end()).on('connection', () => (reached += 1))
    server.listen(port, host)
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
    servers.push(server)
  }
  nameServer = await startNameServer({ ...names, ...Object.fromEntries(silent.map((name) => [name, [null]])) })
})
after(() => {
  nameServer.close()
  for (const server of servers) server.close()
})

test(`of ${spellings.length} spellings of private addresses none is reached, and each is dead at once with its reason`, async (t) => {
  const hooks = await createWebhookSystem({ allowPrivateNetworks: ['127.0.0.2'] })
  t.after(hooks.close)
  for (const host of spellings)
    await hooks.webhook({ url: `http://${host}:${port}/`, delivery_policy: { schedule_seconds: [0] } })
  await hooks.raise()
  await hooks.pass(0)
  const deliveries = await hooks.deliveries()
  assert.equal(deliveries.length, spellings.length)
  for (const { url, status, attempts, last_error_code } of deliveries) {
    const isRebound = url.includes('rebinding')
    assert.deepEqual(
      [url, status, last_error_code, attempts],
      [url, 'dead', 'address_refused', isRebound ? 2 : 1],
      'a name that led to a public address at first is refused once it leads elsewhere',
    )
  }
  assert.equal(nameServer.asked('rebinding.test'), 2, 'each attempt asks once, and connects to what it was told')
  assert.equal(reached, 0)
})

test('the guard is what refuses them: with the addresses allowed the same deliveries arrive', async (t) => {
  const hooks = await createWebhookSystem({ allowPrivateNetworks: ['127.0.0.0/8', '::1'] })
  t.after(hooks.close)
  for (const host of ['2130706433', '[::1]', 'localhost', 'both.test'])
    await hooks.webhook({ url: `http://${host}:${port}/` })
  await hooks.raise()
  await hooks.pass(0)
  assert.deepEqual(
    (await hooks.deliveries()).map(({ status }) => status),
    Array(4).fill('succeeded'),
  )
  assert.equal(reached > 0, true)
})

test('a name that leads to public and private addresses is tried at the public ones only', async (t) => {
  const hooks = await createWebhookSystem({ allowPrivateNetworks: ['127.0.0.2'] })
  t.after(hooks.close)
  const before = reached
  await hooks.webhook({ url: `http://mixed.test:${port}/`, delivery_policy: { schedule_seconds: [] } })
  await hooks.raise()
  await hooks.pass(0)
  const [delivery] = await hooks.deliveries()
  assert.deepEqual([delivery?.last_error_code, reached], ['connection_refused', before])
})

test('names that no name server answers for keep no other name waiting', async (t) => {
  const hooks = await createWebhookSystem()
  t.after(hooks.close)
  const at = async (host: string) => (await hooks.deliveries()).filter(({ url }) => url.includes(host))
  for (const name of silent) await hooks.webhook({ url: `http://${name}:${port}/` })
  await hooks.raise()
  await eventually('all of them to be asked for', () => silent.every((name) => nameServer.asked(name) > 0))
  await hooks.webhook({ url: `http://well.test:${port}/` })
  await hooks.raise()
  await eventually('the other one to be told', async () => (await at('well.test'))[0]?.status === 'succeeded')
  assert.ok((await at('silent')).some(({ status }) => status === 'in_flight'))
})
