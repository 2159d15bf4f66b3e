import { writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Enough for our own requests and database to go first, and not so much that a busy neighbour brings us to a halt. */
const steps = 5
const furthestBack = 19

/** Lets others go first: a process of ours, or the thread that calls. Where the system does not let us, nothing changes. */
export function stepBack(pid = 0, how: 'far' | 'some' = 'some'): void {
  // Elsewhere a thread has no priority of its own, and it would be the whole process that steps back.
  if (process.platform !== 'linux') return
  try {
    const niceness = Math.min(furthestBack, getPriority() + (how === 'far' ? 2 * steps : steps))
    setPriority(pid, niceness)
    // Processes in sessions of their own share the processors by the priority of the session.
    if (pid !== 0) writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch {
    // Not every system lets us, and none needs it: work only takes its turn with all else.
  }
}
