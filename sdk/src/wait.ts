import { ConnectionError } from './errors.ts'
import { pause } from './pause.ts'
import type { CallOptions } from './transport.ts'

export interface WaitOptions<T> {
  /** Told each time it is looked at and has not ended. */
  onProgress?: ((state: T) => void) | undefined
  signal?: AbortSignal | undefined
  /** How long to wait at most, in milliseconds; without end unless said. */
  timeoutMs?: number | undefined
}

interface Look<T> {
  /** What is waited for, in words. */
  what: string
  /** How it stands, at once or, where the server can wait, when it has ended or the seconds are over. */
  read(waitSeconds: number, signal: AbortSignal | undefined): Promise<T>
  hasEnded(state: T): boolean
}

const longestWaitSeconds = 30
/** Who is told of progress wants to see some. */
const watchedWaitSeconds = 4
const longestPauseMs = 5000

/** Looks again and again, ever more rarely where the server answers at once. */
export async function waitFor<T>({ what, read, hasEnded }: Look<T>, options: WaitOptions<T> = {}): Promise<T> {
  const { onProgress, signal, timeoutMs = Number.POSITIVE_INFINITY } = options
  const end = Date.now() + timeoutMs
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const begun = Date.now()
    const patience = onProgress ? watchedWaitSeconds : longestWaitSeconds
    const waitSeconds = Math.max(0, Math.min(patience, Math.floor((end - begun) / 1000)))
    const state = await read(waitSeconds, signal)
    if (hasEnded(state)) return state
    onProgress?.(state)
    const now = Date.now()
    if (now >= end) throw tooLate(what, timeoutMs)
    await pause(Math.min(begun + pauseMs, end) - now, [signal])
  }
}

/** For a call that the server answers only later. */
export function longPoll(waitSeconds: number, signal: AbortSignal | undefined): CallOptions {
  return { signal, timeoutMs: waitSeconds * 1000 + 60_000 }
}

function tooLate(what: string, timeoutMs: number): ConnectionError {
  const message = `The ${what} has not ended within ${timeoutMs / 1000} seconds. It goes on.`
  return new ConnectionError({ message, code: 'wait_timed_out', retryable: true })
}
