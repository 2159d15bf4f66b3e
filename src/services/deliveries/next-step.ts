import { webhookPolicy } from '../../contract/webhook-policy.ts'

interface Attempted {
  /** How often it was tried, this time included. */
  attempts: number
  errorCode: string | null
  retryAfter: string | undefined
}

interface Policy {
  schedule_seconds: readonly number[] | null
  respect_retry_after: boolean | null
}

type Step = { status: 'succeeded' | 'dead'; dueAt: null } | { status: 'failed'; dueAt: Date }

/** No attempt would end differently, or none is wanted. */
const finalErrors = new Set(['address_refused', 'gone'])

const longestWaitSeconds = 86_400

/** What becomes of a delivery after an attempt. `chance` is between 0 and 1. */
export function nextStep(attempted: Attempted, policy: Policy, now: Date, chance: number): Step {
  const { errorCode, attempts } = attempted
  if (errorCode === null) return { status: 'succeeded', dueAt: null }
  const schedule = policy.schedule_seconds ?? webhookPolicy.scheduleSeconds
  const delay = schedule[attempts - 1]
  if (delay === undefined || finalErrors.has(errorCode)) return { status: 'dead', dueAt: null }
  const asked = policy.respect_retry_after ? secondsAsked(attempted.retryAfter, now) : 0
  const seconds = Math.max(delay * (1 + chance * webhookPolicy.jitterShare), asked)
  return { status: 'failed', dueAt: new Date(now.getTime() + Math.round(seconds * 1000)) }
}

/** Seconds or a date, by RFC 9110; a day at most. */
function secondsAsked(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), longestWaitSeconds)
}
