import { setImmediate } from 'node:timers/promises'

/** Requests wait no longer than this for a loop. */
const sliceMilliseconds = 10

/** Visits every item; where there are many, others have their turn in between. */
export async function inSlices<T>(items: Iterable<T>, visit: (item: T) => void): Promise<void> {
  let began = performance.now()
  let count = 0
  for (const item of items) {
    visit(item)
    count += 1
    if (count % 64 !== 0 || performance.now() - began < sliceMilliseconds) continue
    await setImmediate()
    began = performance.now()
  }
}
