/**
 * Lets those who come at the same moment go on one after the other, and whatever else has come in between: for what takes a
 * millisecond of the thread that answers everybody.
 */
export function takeTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const callNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(callNext)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(callNext)
    })
}
