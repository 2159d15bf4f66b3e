import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from './logger.ts'

const attempts = 200
const longestPauseMilliseconds = 5000

/**
 * For a small thing that must be put right after a failure, when the database may be away for a while: tries again in
 * the background, without keeping the process alive for it. What dies with the process is put right by others.
 */
export async function keepTrying(logger: Logger, what: string, work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await work()
      return
    } catch (error) {
      if (attempt === 1) logger.warn({ err: error }, `${what}; trying again`)
      await delay(Math.min(100 * 2 ** attempt, longestPauseMilliseconds), undefined, { ref: false })
    }
  }
  logger.error(`${what}; given up`)
}
