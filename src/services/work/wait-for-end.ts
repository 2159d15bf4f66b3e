import type { System } from '../system.ts'

/** A notification can be missed while a connection is down: the row is looked at now and then. */
const lookAgainMilliseconds = 5000

type Waiting = Map<string, Set<() => void>>

const waitingIn = new WeakMap<System, Waiting>()

/**
 * The job as soon as it has ended, or as it is when the time is up or the process stops. Whoever has listened since before it
 * was begun need not look whether it has ended yet.
 */
export async function waitForEnd<J extends { finished_at: Date | null }>(
  system: System,
  jobId: string,
  seconds: number,
  load: () => Promise<J>,
  sinceBegin?: News,
): Promise<J> {
  const deadline = performance.now() + seconds * 1000
  await sinceBegin?.within(Math.min(seconds * 1000, lookAgainMilliseconds))
  for (;;) {
    // Listens before it looks, so that an end in between is not missed.
    const news = listenForEnd(system, jobId)
    try {
      const job = await load()
      const left = deadline - performance.now()
      if (job.finished_at !== null || left <= 0 || system.stopping.aborted) return job
      await news.within(Math.min(left, lookAgainMilliseconds))
    } finally {
      news.end()
    }
  }
}

/** Whether the caller knows this version already, by the header If-None-Match. */
export function hasSeen(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag))
}

export interface News {
  within(milliseconds: number): Promise<void>
  end(): void
}

/** Whether a job ends from now on. */
export function listenForEnd(system: System, jobId: string): News {
  const waiting = waitingIn.get(system) ?? startListening(system)
  const { promise, resolve } = Promise.withResolvers<void>()
  const listeners = waiting.get(jobId) ?? new Set()
  waiting.set(jobId, listeners.add(resolve))
  return {
    async within(milliseconds: number): Promise<void> {
      const timer = setTimeout(resolve, milliseconds)
      await promise
      clearTimeout(timer)
    },
    end(): void {
      listeners.delete(resolve)
      if (listeners.size === 0) waiting.delete(jobId)
    },
  }
}

function startListening(system: System): Waiting {
  const waiting: Waiting = new Map()
  waitingIn.set(system, waiting)
  system.presence.onNotification('sheaf_job_ended', (jobId) => {
    for (const resolve of waiting.get(jobId) ?? []) resolve()
  })
  system.stopping.addEventListener('abort', () => {
    for (const listeners of waiting.values()) for (const resolve of listeners) resolve()
  })
  return waiting
}
