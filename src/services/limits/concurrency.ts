import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { keepTrying } from '../../core/keep-trying.ts'
import { acquireSlot, releaseSlot } from '../../storage/concurrency-slots.ts'
import type { Principal } from '../principals/principal.ts'
import type { System } from '../system.ts'

const retryAfterSeconds = 1

/**
 * Runs `work` while holding one of the key's places for synchronous extractions, across all processes, and `answer` while it is
 * given back: whoever has the answer finds the place free.
 */
export async function withExtractionSlot<T, A>(
  system: System,
  caller: Principal,
  work: () => Promise<T>,
  answer: (result: T) => Promise<A>,
): Promise<A> {
  const id = newId()
  const max = caller.limits.concurrentExtractions
  const granted = await acquireSlot(system.db, { id, subject: caller.id, processId: system.presence.processId, max })
  if (!granted) {
    throw new AppError(
      'rate_limited',
      `This key may run ${max} extractions at once. Wait for one to end, or use "async".`,
      {
        reason: 'concurrent_extractions',
        retryAfterSeconds,
        headers: { 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + retryAfterSeconds) },
      },
    )
  }
  const working = work()
  const release = () => releaseSlot(system.db, id)
  const released = working
    .then(release, release)
    .catch(() => void keepTrying(system.logger, 'could not give an extraction slot back', release))
  try {
    return await answer(await working)
  } finally {
    await released
  }
}
