import { hash } from 'node:crypto'
import { isMainThread } from 'node:worker_threads'
import { AppError } from '../core/app-error.ts'
import { beyondBounds } from '../core/json-bounds.ts'
import { stepBack } from '../parse/sandbox/step-back.ts'
import { serveThread } from './helper-thread.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What is found out about a body before anything is made of it. */
export const jsonLooking = {
  look(bytes: Uint8Array): { hash: Uint8Array } {
    refuseBeyondBounds(decode(bytes))
    return { hash: hashOf(bytes) }
  },
}

export type JsonLooking = typeof jsonLooking

export function refuseBeyondBounds(text: string): void {
  const excess = beyondBounds(text)
  if (excess !== undefined) throw new AppError('validation_error', `The body ${excess}. Send less at a time.`)
}

export function hashOf(bytes: Uint8Array): Buffer {
  return hash('sha256', bytes, 'buffer')
}

export function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new AppError('validation_error', 'The body is not valid UTF-8. Send JSON encoded as UTF-8.')
  }
}

if (!isMainThread) stepBack()
serveThread(jsonLooking)
