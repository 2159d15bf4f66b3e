import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { cloneDatabase } from '../support/database.ts'
import { call } from '../support/job-load.ts'
import { multipart } from '../support/multipart.ts'
import { runSheaf, startSheaf } from '../support/sheaf-process.ts'
import { attacks, type Target } from './neighbour/attacks.ts'

const requests = Number(process.env['SHEAF_TEST_NEIGHBOUR_REQUESTS'] ?? 2)
const size = Number(process.env['SHEAF_TEST_NEIGHBOUR_SIZE'] ?? 0.1)
/** Whether a missed bar is a failure: on a machine that does nothing else, as at night. */
const isChecked = process.env['SHEAF_TEST_NEIGHBOUR_CHECK'] === 'true'
const only = process.env['SHEAF_TEST_NEIGHBOUR_ONLY']

const folder = await mkdtemp(join(tmpdir(), 'sheaf-neighbour-'))
const database = await cloneDatabase()
const env = {
  ...{ DATABASE_URL: database.url, SHEAF_LOG_LEVEL: 'error', SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.0/8' },
  ...{ SHEAF_RATE_LIMIT_PER_MINUTE: '100000', SHEAF_METRICS: 'true', SHEAF_SHUTDOWN_SECONDS: '1' },
  SHEAF_PARSE_PARALLEL: String(availableParallelism()),
}
const server = await startSheaf({ cwd: folder, env })
const slow = createServer((_request, response) => {
  const timer = setInterval(() => response.write('slow '.repeat(400)), 100)
  response.on('close', () => clearInterval(timer))
}).listen(0, '127.0.0.1')
await once(slow, 'listening')
const running = new Set<ChildProcess>()
after(async () => {
  for (const attacker of running) attacker.kill('SIGKILL')
  slow.close()
  slow.closeAllConnections()
  await server.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('however one workspace attacks, the requests of another succeed', async (t) => {
  const sheaf = (...args: string[]) => runSheaf([...args, '--json'], { cwd: folder, env })
  await sheaf('workspaces', 'create', 'Attacker')
  const made = await sheaf('keys', 'create', '--name', 'attack', '--workspace', 'Attacker')
  const { key } = JSON.parse(made.stdout) as { key: string }
  const target = {
    address: server.address,
    key,
    slow: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
    size,
  }
  // The first has much to load.
  await measured()
  const alone = await measured()
  const bar = 2 * alone.p95 + 100
  for (const attack of Object.keys(attacks).filter((name) => only === undefined || name === only)) {
    const attacker = await begin(attack, target)
    const beside = await measured()
    attacker.kill('SIGKILL')
    running.delete(attacker)
    const told = [
      `${attack}: p95 ${Math.round(beside.p95)} ms (alone ${Math.round(alone.p95)}, bar ${Math.round(bar)})`,
      `/healthz at most ${Math.round(beside.health)} ms, its loop stood still for ${beside.still} ms at most`,
      `${beside.megabytes} MB`,
    ].join('; ')
    t.diagnostic(told)
    assert.deepEqual(beside.failed, [], attack)
    if (isChecked) assert.ok(beside.p95 <= bar && beside.health <= 100 && beside.megabytes < 1024, told)
  }
})

async function begin(attack: string, target: Target): Promise<ChildProcess> {
  const attacker = fork(new URL('./neighbour/attacker.ts', import.meta.url))
  running.add(attacker)
  attacker.send({ attack, target })
  const ended = once(attacker, 'exit').then(([code]) => {
    throw new Error(`${attack}: the attacker has ended with ${code} before it began`)
  })
  await Promise.race([once(attacker, 'message'), ended])
  ended.catch(() => {})
  return attacker
}

/** What the other workspace does: it extracts, one after the other, and looks all the time whether the server is there. */
async function measured() {
  const times: number[] = []
  const failed: string[] = []
  let [health, still, megabytes] = [0, 0, 0]
  let isDone = false
  const looking = (async () => {
    for (; !isDone; await delay(20)) {
      const looked = performance.now()
      await fetch(`${server.address}/healthz`)
      health = Math.max(health, performance.now() - looked)
    }
  })()
  await figures()
  for (let index = 0; index < requests; index++) {
    const started = performance.now()
    const { payload: body, headers } = multipart([
      ['schema', JSON.stringify({ total: 'number' })],
      ['file', `Invoice number RE-${index}-${Math.random()}\n\nTotal: 96.00 EUR`, 'note.txt'],
    ])
    const answer = await call(server.address, server.key ?? '', { method: 'POST', path: '/v1/extract', headers, body })
    if (answer.status >= 300) failed.push(`${answer.status} ${answer.body.slice(0, 200)}`)
    times.push(performance.now() - started)
    const now = await figures()
    still = Math.max(still, now.still)
    megabytes = Math.max(megabytes, now.megabytes)
  }
  isDone = true
  await looking
  times.sort((a, b) => a - b)
  return { failed, health, still, megabytes, p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0 }
}

/** How long the loop of the server stood still at most since this was asked last, and how much memory it has. */
async function figures() {
  const { body } = await call(server.address, '', { path: '/metrics' })
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1])
  return {
    still: Math.round(figure('nodejs_eventloop_lag_max_seconds') * 1000),
    megabytes: Math.round(figure('process_resident_memory_bytes') / 1024 ** 2),
  }
}
