import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Bytes of memory this process has once the collector has given back what it only keeps for later. Buffers are let go
 * some turns after nobody holds them.
 */
export async function residentMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: (options: NodeJS.GCOptions) => void = runInNewContext('gc')
  for (let turn = 0; turn < 5; turn += 1) {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage().rss
}
