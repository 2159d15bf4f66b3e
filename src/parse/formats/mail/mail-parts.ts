import type { Problem } from '../../../document/problem.ts'
import { ParseError } from '../../parse-error.ts'

/** A mail, whatever file it came in. */
export interface MailParts {
  /** In the order in which they are shown: `From`, `To`, `Subject`, ... */
  headers: { name: string; value: string }[]
  /** For the document's metadata. */
  facts: Record<string, string | undefined>
  html?: string | undefined
  text?: string | undefined
  files: MailFile[]
  problem?: Problem | undefined
}

export function encryptedMail(): Problem {
  const detail = 'The mail is encrypted with a key of its receiver: only its header could be read.'
  return new ParseError('password_required', detail).toProblem()
}

export interface MailFile {
  name: string
  mediaType: string
  bytes: Uint8Array
  /** As the html names it, without `cid:` and angle brackets. */
  contentId?: string | undefined
}

/** `Name <address>`, or whichever of the two there is. */
export function mailbox(name: string | undefined, address: string | undefined): string {
  const shown = name?.trim() ?? ''
  const reached = address?.trim() ?? ''
  if (shown === '' || shown === reached) return reached
  return reached === '' ? shown : `${shown} <${reached}>`
}

/** ISO 8601 where it is a date that can be understood. */
export function isoDate(date: string | undefined): string | undefined {
  if (!date) return undefined
  const time = Date.parse(date)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** Those that say something, in the order given. */
export function shownHeaders(headers: Record<string, string>): MailParts['headers'] {
  return Object.entries(headers).flatMap(([name, value]) => (value.trim() ? [{ name, value: value.trim() }] : []))
}
