import { createHash } from 'node:crypto'
import { isMainThread } from 'node:worker_threads'
import { AppError } from '../core/app-error.ts'
import { beyondBounds } from '../core/json-bounds.ts'
import { stepBack } from '../parse/sandbox/step-back.ts'
import { serveThread } from './helper-thread.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What is found out about a body before anything is made of it. */
export const jsonLooking = {
  look(bytes: Uint8Array): { hash: Uint8Array } {
    const excess = beyondBounds(decode(bytes))
    if (excess !== undefined) throw new AppError('validation_error', `The body ${excess}. Send less at a time.`)
    return { hash: createHash('sha256').update(bytes).digest() }
  },
}

export type JsonLooking = typeof jsonLooking

export function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new AppError('validation_error', 'The body is not valid UTF-8. Send JSON encoded as UTF-8.')
  }
}

if (!isMainThread) stepBack()
serveThread(jsonLooking)
