import { setTimeout as delay } from 'node:timers/promises'

/** Waits for a condition instead of sleeping; fails with what it waited for. What takes long is asked for less often. */
export async function eventually<T>(
  what: string,
  check: () => Promise<T | false | undefined> | T | false | undefined,
  seconds = 240,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (let pause = 20; ; pause = Math.min(pause * 1.2, 500)) {
    const result = await check()
    if (result !== false && result !== undefined) return result
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain for: ${what}`)
    await delay(pause)
  }
}
