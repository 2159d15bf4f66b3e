/** Time is passed in, so that expiry, windows and schedules can be tested without waiting. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
