import { readdirSync, readFileSync } from 'node:fs'

/** Processes that descend from this one and live, the nearest first. */
export function descendantsOf(pid: number): number[] {
  const found: number[] = []
  const open = [pid]
  const parents = processes()
  for (let parent = open.shift(); parent !== undefined; parent = open.shift()) {
    const children = parents.filter((each) => each.parent === parent && each.state !== 'Z').map((each) => each.pid)
    found.push(...children)
    open.push(...children)
  }
  return found
}

export function isAlive(pid: number): boolean {
  return processes().some((each) => each.pid === pid && each.state !== 'Z')
}

export function commandOf(pid: number): string[] {
  return readProc(pid, 'cmdline').split('\0').filter(Boolean)
}

export function environmentOf(pid: number): string[] {
  return readProc(pid, 'environ').split('\0').filter(Boolean)
}

function processes(): { pid: number; parent: number; state: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const stat = readProc(Number(name), 'stat')
      const [state = 'Z', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return { pid: Number(name), parent: Number(parent), state }
    })
}

/** Empty for a process that has ended meanwhile. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
