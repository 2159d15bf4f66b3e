import { readFile } from 'node:fs/promises'

export interface Usage {
  memoryBytes: number
  cpuSeconds: number
}

const ticksPerSecond = 100

/** What a process and all that descend from it use now; undefined where the system does not tell. */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  try {
    const [own, children] = await Promise.all([usageOfOne(pid), childrenOf(pid)])
    const usages = await Promise.all(children.map(usageOf))
    return usages.reduce<Usage>(
      (sum, one) => ({
        memoryBytes: sum.memoryBytes + (one?.memoryBytes ?? 0),
        cpuSeconds: sum.cpuSeconds + (one?.cpuSeconds ?? 0),
      }),
      own,
    )
  } catch {
    return undefined
  }
}

async function usageOfOne(pid: number): Promise<Usage> {
  const [status, times] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ])
  // The name of the program, in parentheses, may hold spaces.
  const fields = times.slice(times.lastIndexOf(')') + 2).split(' ')
  // Its own time and that of its children that have ended.
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0)
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
  return { memoryBytes: kilobytes * 1024, cpuSeconds: ticks / ticksPerSecond }
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return children.split(' ').filter(Boolean).map(Number)
}
