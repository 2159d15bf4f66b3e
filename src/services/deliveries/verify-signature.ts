import { timingSafeEqual } from 'node:crypto'
import { AppError } from '../../core/app-error.ts'
import { signBody, signStandard } from './sign.ts'

export interface SignatureCheck {
  header: string
  valid: boolean
}

export interface SignatureReport {
  valid: boolean
  checks: SignatureCheck[]
  /** Of the timestamp, where it is signed; null otherwise. */
  age_seconds: number | null
}

/** Checks every signature that a delivery carries, as a receiver would. Headers are by lower-case name. */
export function verifySignature(
  body: Buffer,
  headers: Record<string, string>,
  secret: string,
  now: Date,
): SignatureReport {
  const checks: SignatureCheck[] = []
  for (const [header, value] of Object.entries(headers))
    if (header.endsWith('-signature') && value.startsWith('sha256='))
      checks.push({ header, valid: isSame(value, signBody(secret, body)) })
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': standard } = headers
  if (standard !== undefined) {
    const expected = signStandard([secret], id ?? '', timestamp ?? '', body)
    checks.push({ header: 'webhook-signature', valid: standard.split(' ').some((each) => isSame(each, expected)) })
  }
  if (checks.length === 0) throw new AppError('validation_error', 'There is no signature among the headers.')
  const age = standard === undefined ? Number.NaN : Math.round(now.getTime() / 1000 - Number(timestamp))
  return { valid: checks.every(({ valid }) => valid), checks, age_seconds: Number.isNaN(age) ? null : age }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
