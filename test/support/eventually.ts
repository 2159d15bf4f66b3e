import { setTimeout as delay } from 'node:timers/promises'

/** Waits for a condition instead of sleeping; fails with what it waited for. */
export async function eventually<T>(
  what: string,
  check: () => Promise<T | false | undefined> | T | false | undefined,
  seconds = 240,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const result = await check()
    if (result !== false && result !== undefined) return result
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain for: ${what}`)
    await delay(20)
  }
}
