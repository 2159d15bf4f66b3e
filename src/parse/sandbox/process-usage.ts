import { readFileSync } from 'node:fs'

export interface Usage {
  memoryBytes: number
  cpuSeconds: number
}

const ticksPerSecond = 100
const pageBytes = 4096

/**
 * What a process and all that descend from it use now; undefined where the system does not tell. Read at once, not in the
 * background: these are no files on a disk, and each way through the thread pool takes longer than the reading.
 */
export function usageOf(pid: number): Usage | undefined {
  try {
    return childrenOf(pid).reduce((sum, child) => {
      const { memoryBytes, cpuSeconds } = usageOf(child) ?? { memoryBytes: 0, cpuSeconds: 0 }
      return { memoryBytes: sum.memoryBytes + memoryBytes, cpuSeconds: sum.cpuSeconds + cpuSeconds }
    }, usageOfOne(pid))
  } catch {
    return undefined
  }
}

function usageOfOne(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The name of the program, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Its own time and that of its children that have ended.
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0)
  return { memoryBytes: Number(fields[21]) * pageBytes, cpuSeconds: ticks / ticksPerSecond }
}

/** All that a process has started, and those have started in turn. */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
