import type { System } from '../system.ts'

interface Remembered<T> {
  value: Promise<T>
  until: number
}

/**
 * Asks at most once in so many milliseconds, per system and question: many who poll want to know the same. Where an answer may be
 * older, nobody waits for the next while it is asked for.
 */
export function rememberFor<T>(
  milliseconds: number,
  ask: (system: System, question: string) => Promise<T>,
  { olderMilliseconds = 0 } = {},
): (system: System, question: string) => Promise<T> {
  const known = new WeakMap<System, Map<string, Remembered<T>>>()
  return (system, question) => {
    const answers = known.get(system) ?? new Map<string, Remembered<T>>()
    known.set(system, answers)
    const now = performance.now()
    const answer = answers.get(question)
    if (answer !== undefined && answer.until > now) return answer.value
    for (const [old, { until }] of answers) if (until + olderMilliseconds <= now) answers.delete(old)
    const value = ask(system, question)
    const until = now + milliseconds
    // A failure is told to those who wait, and is not an answer for the next.
    value.catch(() => answers.delete(question))
    if (answer === undefined || !answers.has(question)) {
      answers.set(question, { value, until })
      return value
    }
    answer.until = until
    value.then(() => answers.set(question, { value, until })).catch(() => undefined)
    return answer.value
  }
}
