import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '../../test/support/job-load.ts'
import { startSheaf } from '../../test/support/sheaf-process.ts'
import { measureEstimates } from './estimates.ts'
import { measureLoad } from './load.ts'

const parts = { load: measureLoad, estimates: measureEstimates }
const wanted = process.argv.slice(2).filter((name) => name in parts) as (keyof typeof parts)[]
const count = Number(process.argv.find((word) => /^\d+$/.test(word)))

for (const name of wanted.length > 0 ? wanted : (['load', 'estimates'] as const)) {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
  const server = await startSheaf({ cwd: folder, env: { SHEAF_LOG_LEVEL: 'warn' } })
  try {
    const keys = await Promise.all(Array.from({ length: 10 }, () => createKey(server.address, server.key ?? '')))
    await parts[name](server.address, keys, Number.isNaN(count) ? undefined : count)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function createKey(address: string, key: string): Promise<string> {
  const body = Buffer.from(JSON.stringify({ name: 'bench', rate_limit_per_minute: 1_000_000 }))
  const headers = { 'content-type': 'application/json' }
  const answer = await call(address, key, { method: 'POST', path: '/v1/api-keys', headers, body })
  return JSON.parse(answer.body).key
}
