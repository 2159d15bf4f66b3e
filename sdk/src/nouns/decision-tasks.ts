import type { Client } from '../client.ts'
import { ConflictError, SheafError, UnprocessableError } from '../errors.ts'
import type { ClaimedTask, SubmitDecision } from '../generated.ts'
import { decisionTasksCalls } from '../generated-nouns.ts'
import type { CallOptions } from '../transport.ts'

/** What a decider makes of a task; the epoch is known already. */
export type Decision = Omit<SubmitDecision, 'execution_epoch'>
export type Decider = (claimed: ClaimedTask, signal: AbortSignal) => Promise<Decision>

export interface DecideOptions {
  /** Ends the loop; a task that is held at that moment is given back. */
  signal: AbortSignal
  /** How long to wait when no task is free; 2 seconds unless said. */
  pollMs?: number
  /** Told of what a decider threw, and of decisions that were refused. */
  onError?: (error: unknown, claimed: ClaimedTask) => void
}

export function decisionTaskCalls(client: Client) {
  const calls = decisionTasksCalls(client)

  /** Claims the oldest task that is free; undefined when there is none. Those that others are faster at are left to them. */
  async function claimNext(appId: string, options?: CallOptions): Promise<ClaimedTask | undefined> {
    for (const status of ['available', 'claimed'] as const) {
      for await (const task of calls.all(appId, { status, order: 'asc' }, options)) {
        // Whether a lease has lapsed is for the server to say: its clock counts.
        const claimed = await calls.claim(task.id, options).catch(unlessConflict)
        if (claimed) return claimed
      }
    }
    return undefined
  }

  /**
   * Decides the tasks of an app one after the other until `signal` is aborted: claims, holds the lease, submits. What the decider
   * throws gives its task back; a decision that the server refuses gives it up, with the reason, so that a person sees it. While the
   * server is away it waits for it; what was held meanwhile is taken by whoever comes first when its lease has lapsed.
   */
  async function decide(
    appId: string,
    decider: Decider,
    { signal, pollMs = 2000, onError }: DecideOptions,
  ): Promise<void> {
    while (!signal.aborted) {
      const claimed = await claimNext(appId, { signal }).catch((error: unknown) => unlessPassing(error, signal))
      if (claimed === undefined) await pause(pollMs, signal)
      else await work(claimed, decider, signal).catch((error: unknown) => onError?.(error, claimed))
    }
  }

  async function work(claimed: ClaimedTask, decider: Decider, stop: AbortSignal): Promise<void> {
    const { id, execution_epoch, lease_seconds } = claimed.task
    const lost = new AbortController()
    const beat = setInterval(
      () => {
        calls
          .heartbeat(id, { execution_epoch })
          .catch((error: unknown) => error instanceof ConflictError && lost.abort())
      },
      (lease_seconds * 1000) / 3,
    )
    try {
      const decision = await decider(claimed, AbortSignal.any([stop, lost.signal]))
      await calls.submit(id, { ...decision, execution_epoch })
    } catch (error) {
      const giveBack =
        error instanceof UnprocessableError
          ? calls.fail(id, { execution_epoch, reason: error.message.slice(0, 2000) })
          : calls.release(id, { execution_epoch })
      await giveBack.catch(unlessConflict)
      throw error
    } finally {
      clearInterval(beat)
    }
  }

  return { ...calls, claimNext, decide }
}

/** What goes by itself: a server that restarts, or a call that was ended with the loop. */
function unlessPassing(error: unknown, { aborted }: AbortSignal): undefined {
  if (!aborted && !(error instanceof SheafError && error.retryable)) throw error
}

function unlessConflict(error: unknown): undefined {
  if (!(error instanceof ConflictError)) throw error
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
