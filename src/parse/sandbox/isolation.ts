import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Limits } from '../limits.ts'

/** What this system lets us put around a child process. */
export interface Isolation {
  /** Programs, with their arguments, that start the given command walled in. */
  prefix: string[]
  network: boolean
  limits: boolean
}

export const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const run = promisify(execFile)
const endWithParent = ['setpriv', '--pdeathsig=KILL', '--no-new-privs', '--']

/** Tries what works here, from the strongest walls to none. */
export async function findIsolation(): Promise<Isolation> {
  const [walls, limits] = await Promise.all([
    firstThatWorks([ownProcesses(), [...ownNetwork(), ...endWithParent], ownNetwork(), endWithParent]),
    works(['prlimit', '--core=0', '--']),
  ])
  return { prefix: walls, network: walls.includes('--net'), limits }
}

/**
 * Neither network nor sight of other processes, no privileges. The outer `unshare` ends with us, its child with it, and
 * whatever that has started, in whatever process group, with the namespace.
 */
function ownProcesses(): string[] {
  return [
    ...['unshare', '--user', '--map-root-user', '--net', '--'],
    ...['setpriv', '--pdeathsig=KILL', '--'],
    ...['unshare', '--pid', '--fork', '--kill-child', '--'],
    ...['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs', '--'],
  ]
}

function ownNetwork(): string[] {
  const nobody = 65534
  const user = process.getuid?.() || nobody
  const group = process.getgid?.() || nobody
  return ['unshare', '--user', `--map-user=${user}`, `--map-group=${group}`, '--net', '--']
}

async function firstThatWorks(candidates: string[][]): Promise<string[]> {
  for (const candidate of candidates) if (await works(candidate)) return candidate
  return []
}

async function works([program, ...rest]: string[]): Promise<boolean> {
  if (program === undefined || process.platform !== 'linux') return false
  try {
    await run(program, [...rest, 'true'], { timeout: 5000, env: { PATH: systemPath } })
    return true
  } catch {
    return false
  }
}

/** What the libraries together reserve without using it: they break in odd ways when they get less. */
const reservedBytes = 6 * 1024 ** 3

/** Limits that the kernel keeps, wide enough that ours, which give a clear answer, are met first. */
export function kernelLimits(limits: Limits): string[] {
  const data = 2 * limits.memoryBytes + reservedBytes
  return ['prlimit', '--core=0', `--data=${data}`, `--fsize=${limits.expandedBytes + 1024 ** 2}`, '--']
}
