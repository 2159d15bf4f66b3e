import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSheaf, startSheaf } from '../../test/support/sheaf-process.ts'
import { given } from '../support/bars.ts'
import { measureEstimates } from './estimates.ts'
import { measureLoad } from './load.ts'

const parts = { load: measureLoad, estimates: measureEstimates }
const wanted = given.filter((name) => name in parts) as (keyof typeof parts)[]
const count = Number(given.find((word) => /^\d+$/.test(word)))
/** As many files at once as a server reads that nobody tells otherwise; those of tests read one after the other. */
const env = { SHEAF_LOG_LEVEL: 'warn', SHEAF_PARSE_PARALLEL: String(availableParallelism()) }

for (const name of wanted.length > 0 ? wanted : (['load', 'estimates'] as const)) {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
  const server = await startSheaf({ cwd: folder, env })
  try {
    const keys = await Promise.all(Array.from({ length: 10 }, () => createKey(folder)))
    await parts[name](server.address, keys, Number.isNaN(count) ? undefined : count)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** By the operator: a key cannot hand on more requests a minute than it has itself. */
async function createKey(cwd: string): Promise<string> {
  const { stdout } = await runSheaf(['keys', 'create', '--name', 'bench', '--rate-limit', '1000000', '--json'], { cwd })
  return JSON.parse(stdout).key
}
