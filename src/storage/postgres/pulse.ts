/** How even a series of heartbeats is. Times are in milliseconds of one clock that never jumps. */
export interface Pulse {
  /** The series begins anew. */
  restart(now: number): void
  beat(now: number): void
  /** Whether the beats have come without a pause for at least `patience`, up to now. */
  isEven(now: number): boolean
}

export function createPulse(patience: number): Pulse {
  let last = -Infinity
  let evenSince = -Infinity
  return {
    restart(now) {
      evenSince = now
      last = now
    },
    beat(now) {
      if (now - last > patience) evenSince = now
      last = now
    },
    isEven: (now) => now - evenSince >= patience && now - last <= patience,
  }
}
