import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { median } from '../../src/core/statistics.ts'
import { hold } from '../support/bars.ts'

// What the tool protocol costs beside the same operation over HTTP, and what clients cost that stay connected.
const [rounds, callsOfRound, sessions] = [7, 60, 200]
const folder = await mkdtemp(join(tmpdir(), 'sheaf-mcp-'))
const server = fork(new URL('./server.ts', import.meta.url), {
  env: { ...process.env, SHEAF_DATA_DIR: folder, SHEAF_PORT: '0', DATABASE_URL: '' },
})
try {
  const { address, key } = await new Promise<{ address: string; key: string }>((resolve, reject) => {
    server.once('message', (message) => resolve(message as { address: string; key: string }))
    server.once('exit', () => reject(new Error('the server did not start')))
  })
  const headers = { authorization: `Bearer ${key}` }
  const client = await connect(address, headers)
  const byHttp = async () => void (await (await fetch(`${address}/v1/schemas`, { headers })).json())
  const byTool = async () => void (await client.callTool({ name: 'list_schemas', arguments: {} }))
  const added: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const [http, tool] = [await medianOf(byHttp), await medianOf(byTool)]
    // The first round only warms up.
    if (round > 0) added.push(tool - http)
    if (round === rounds) console.log(`last round: HTTP ${http.toFixed(2)} ms, tool ${tool.toFixed(2)} ms`)
  }
  hold('added to p50 by the tool protocol, list_schemas', median(added), { most: 5 }, ' ms')

  const before = await settledMegabytes()
  const open: Client[] = []
  for (let i = 0; i < sessions; i++) {
    const each = await connect(address, headers)
    await each.listTools()
    open.push(each)
  }
  hold(
    `memory of ${sessions} clients that stay connected`,
    Math.round((await settledMegabytes()) - before),
    { most: 40 },
    ' MB',
  )
  await Promise.all([client, ...open].map((each) => each.close()))
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

async function connect(address: string, headers: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }))
  return client
}

async function medianOf(call: () => Promise<void>): Promise<number> {
  const taken: number[] = []
  for (let i = 0; i < callsOfRound; i++) {
    const begun = performance.now()
    await call()
    taken.push(performance.now() - begun)
  }
  return median(taken)
}

/** What stays once what was only used for a moment has been given back. */
async function settledMegabytes(): Promise<number> {
  const collected = new Promise((resolve) => server.once('message', resolve))
  server.send('collect')
  await collected
  await delay(1000)
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
