import { fork } from 'node:child_process'
import autocannon from 'autocannon'
import pg from 'pg'
import { newId } from '../../src/core/ids.ts'
import { hashKey, newKeyText } from '../../src/services/api-keys/key-text.ts'
import { median, withDatabase } from '../support/database.ts'

const seconds = Number(process.argv[2] ?? 4)
const rounds = Number(process.argv[3] ?? 5)
const connections = 16

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
  const scenarios: [string, object][] = [
    ['GET one row', { path: `/v1/bench/${rowId}`, method: 'GET' }],
    ['POST one row', { path: '/v1/bench', method: 'POST', body }],
    ['POST one row, Idempotency-Key', { path: '/v1/bench', method: 'POST', body, idempotent: true }],
  ]
  console.log(`${connections} connections, ${seconds} s a round, median of ${rounds} rounds, bare and Sheaf in turn`)
  for (const [name, request] of scenarios) {
    const results: Record<'bare' | 'sheaf', Round[]> = { bare: [], sheaf: [] }
    for (let round = 0; round <= rounds; round++) {
      for (const [kind, server] of [
        ['bare', bare],
        ['sheaf', sheaf],
      ] as const) {
        const measured = await load(server.address, headers, request)
        if (round > 0) results[kind].push(measured)
      }
    }
    report(name, results)
  }
  bare.stop()
  sheaf.stop()
})

async function load(address: string, headers: Record<string, string>, request: object): Promise<Round> {
  const { idempotent, ...rest } = request as {
    idempotent?: boolean
    method: 'GET' | 'POST'
    path: string
    body?: string
  }
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [
      {
        ...rest,
        headers,
        ...(idempotent && {
          setupRequest: (each: { headers?: Record<string, string> }) => ({
            ...each,
            headers: { ...headers, 'idempotency-key': newId() },
          }),
        }),
      } as autocannon.Request,
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  return { throughput: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

function report(name: string, { bare, sheaf }: Record<'bare' | 'sheaf', Round[]>): void {
  const of = (rounds: Round[], what: keyof Round) => median(rounds.map((round) => round[what]))
  const ratio = median(sheaf.map((round, i) => round.throughput / (bare[i]?.throughput ?? 1)))
  const added = median(sheaf.map((round, i) => round.p99 - (bare[i]?.p99 ?? 0)))
  console.log(
    `${name.padEnd(32)} bare ${of(bare, 'throughput').toFixed(0)}/s p99 ${of(bare, 'p99')} ms | ` +
      `Sheaf ${of(sheaf, 'throughput').toFixed(0)}/s p99 ${of(sheaf, 'p99')} ms | ratio ${ratio.toFixed(2)}, added p99 ${added.toFixed(1)} ms`,
  )
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
