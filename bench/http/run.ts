import { fork } from 'node:child_process'
import autocannon from 'autocannon'
import pg from 'pg'
import { newId } from '../../src/core/ids.ts'
import { median } from '../../src/core/statistics.ts'
import { hashKey, newKeyText } from '../../src/services/api-keys/key-text.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { given, hold } from '../support/bars.ts'
import { loadPaced } from './paced-load.ts'

const seconds = Number(given[0] ?? 2)
const rounds = Number(given[1] ?? 5)
const connections = 16
/** Latency is compared at one steady rate: at full load it says only how many requests stand in line. */
const steadyRate = 200

interface Scenario {
  method: 'GET' | 'POST'
  path: string
  body?: string
  idempotent?: boolean
}

interface Round {
  throughput: number
  p50: number
  p99: number
}

await withDatabase(async (url) => {
  const { workspaceId, rowId, key } = await prepare(url)
  const bare = await startServer('bare', workspaceId, url)
  const sheaf = await startServer('sheaf', workspaceId, url)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'a row of the benchmark', amount: 12.5 })
  const scenarios: [string, Scenario][] = [
    ['GET one row', { path: `/v1/bench/${rowId}`, method: 'GET' }],
    ['POST one row', { path: '/v1/bench', method: 'POST', body }],
    ['POST one row, Idempotency-Key', { path: '/v1/bench', method: 'POST', body, idempotent: true }],
  ]
  const whole = scenarios.length * 2 * 2 * (rounds + 1) * seconds
  console.log(
    `${connections} connections; ${seconds} s a round, median of ${rounds}, bare and Sheaf in turn: ${whole} s in all`,
  )
  for (const [name, request] of scenarios) {
    const measure = (how: string, rate?: number) =>
      compare([bare.address, sheaf.address], headers, request, {
        rate,
        onRound: (round) => process.stderr.write(`${name}, ${how}: round ${round} of ${rounds}\n`),
      })
    const full = await measure('full load')
    const steady = await measure(`${steadyRate}/s`, steadyRate)
    report(name, full, steady)
  }
  bare.stop()
  sheaf.stop()
})

interface Comparison {
  bare: Round[]
  sheaf: Round[]
}

async function compare(
  [bare, sheaf]: [string, string],
  headers: Record<string, string>,
  request: Scenario,
  { rate, onRound }: { rate: number | undefined; onRound(round: number): void },
): Promise<Comparison> {
  const results: Comparison = { bare: [], sheaf: [] }
  for (let round = 0; round <= rounds; round++) {
    onRound(round)
    for (const [kind, address] of [
      ['bare', bare],
      ['sheaf', sheaf],
    ] as const) {
      const measured = await load(address, headers, request, rate)
      // The first round only warms up.
      if (round > 0) results[kind].push(measured)
    }
  }
  return results
}

async function load(
  address: string,
  headers: Record<string, string>,
  scenario: Scenario,
  rate?: number,
): Promise<Round> {
  const { idempotent, ...request } = scenario
  const freshHeaders = () => ({ ...headers, ...(idempotent && { 'idempotency-key': newId() }) })
  if (rate !== undefined) {
    const url = `${address}${request.path}`
    const paced = { url, method: request.method, headers: freshHeaders, body: request.body, connections, rate, seconds }
    return roundOf(await loadPaced(paced), rate)
  }
  const latencies: number[] = []
  const options: autocannon.Options = {
    url: address,
    connections,
    duration: seconds,
    requests: [
      {
        ...request,
        headers,
        ...(idempotent && { setupRequest: (each) => ({ ...each, headers: freshHeaders() }) }),
      },
    ],
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)))
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  return roundOf(latencies, result.requests.average)
}

function roundOf(latencies: number[], throughput: number): Round {
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { throughput, p50: at(0.5), p99: at(0.99) }
}

function report(name: string, full: Comparison, steady: Comparison): void {
  const of = (rounds: Round[], what: keyof Round) => median(rounds.map((round) => round[what]))
  const ratio = median(full.sheaf.map((round, i) => round.throughput / (full.bare[i]?.throughput ?? 1)))
  const added = median(steady.sheaf.map((round, i) => round.p99 - (steady.bare[i]?.p99 ?? 0)))
  console.log(
    `${name.padEnd(30)} full load: bare ${of(full.bare, 'throughput').toFixed(0)}/s, Sheaf ${of(full.sheaf, 'throughput').toFixed(0)}/s, ` +
      `ratio ${ratio.toFixed(2)} | ${steadyRate}/s: p50 bare ${of(steady.bare, 'p50').toFixed(1)} ms, ` +
      `Sheaf ${of(steady.sheaf, 'p50').toFixed(1)} ms; p99 bare ${of(steady.bare, 'p99').toFixed(1)} ms, ` +
      `Sheaf ${of(steady.sheaf, 'p99').toFixed(1)} ms, added ${added.toFixed(1)} ms`,
  )
  // Two more statements for an idempotent call: what they cost is shown, nothing is asked of it.
  if (name.includes('Idempotency-Key')) return
  hold(`${name}, share of the throughput of bare fastify`, ratio, { least: 0.6 })
  hold(`${name}, added to p99`, added, { most: 3 }, ' ms')
}

async function prepare(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [workspaceId, rowId, key] = [newId(), newId(), newKeyText('shf_')]
  await client.query(
    'create table bench_rows (id uuid primary key, workspace_id uuid not null, name text not null, amount float8 not null)',
  )
  await client.query(`insert into workspaces (id, name, tier) values ($1, 'bench', 'self_hosted')`, [workspaceId])
  await client.query(
    `insert into api_keys (id, workspace_id, name, hash, hint, scopes, rate_limit_per_minute)
     values ($1, $2, 'bench', $3, '', '{read,write}', 100000000)`,
    [newId(), workspaceId, hashKey(key)],
  )
  await client.query(`insert into bench_rows values ($1, $2, 'a row', 1)`, [rowId, workspaceId])
  await client.end()
  return { workspaceId, rowId, key }
}

async function startServer(kind: string, workspaceId: string, url: string) {
  const child = fork(new URL('./server.ts', import.meta.url), [kind, workspaceId], {
    env: { ...process.env, DATABASE_URL: url },
  })
  const { address } = await new Promise<{ address: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { address: string }))
    child.once('exit', () => reject(new Error(`the ${kind} server did not start`)))
  })
  return { address, stop: () => child.kill('SIGKILL') }
}
