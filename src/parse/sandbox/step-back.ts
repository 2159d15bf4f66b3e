import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { descendantsOf } from './process-usage.ts'

/** Enough for our own requests and database to go first, and not so much that a busy neighbour brings us to a halt. */
const steps = 5
/** For what takes long, and hardly feels it: it gets what is left by all others, and a little besides. */
const stepsFar = 10
const furthestBack = 19

/** Lets others go first: a process of ours before it has started others, or the thread that calls. */
export function stepBack(pid = 0): void {
  unlessRefused(() => {
    const niceness = Math.min(furthestBack, getPriority() + steps)
    setPriority(pid, niceness)
    if (pid !== 0) stepBackAsSession(pid, niceness)
  })
}

/** The same at any time and for good: for a process of ours with all that it has started, and all their threads. */
export function stepFarBack(pid: number): void {
  unlessRefused(() => {
    const niceness = Math.min(furthestBack, getPriority() + stepsFar)
    stepBackAsSession(pid, niceness)
    for (const each of [pid, ...descendantsOf(pid)])
      for (const thread of readdirSync(`/proc/${each}/task`)) setPriority(Number(thread), niceness)
  })
}

/** Processes in a session of their own share the processors by its priority, where the system groups them so. */
function stepBackAsSession(pid: number, niceness: number): void {
  unlessRefused(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(session) === pid) writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  })
}

function unlessRefused(change: () => void): void {
  // Elsewhere a thread has no priority of its own, and it would be the whole process that steps back.
  if (process.platform !== 'linux') return
  try {
    change()
  } catch {
    // Not every system lets us, and none needs it: work only takes its turn with all else.
  }
}
