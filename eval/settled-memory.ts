import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Memory of this process in bytes once the collector has given back what it only keeps for later: what the system has
 * lent to it, and what is in use. Buffers are let go some turns after nobody holds them.
 */
export async function settledMemory(): Promise<{ resident: number; held: number }> {
  setFlagsFromString('--expose-gc')
  const collect: (options: NodeJS.GCOptions) => void = runInNewContext('gc')
  for (let turn = 0; turn < 5; turn += 1) {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss, held: heapUsed + external }
}
