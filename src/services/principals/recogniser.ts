import { AppError } from '../../core/app-error.ts'
import type { Principal } from './principal.ts'

/** Knows one kind of principal by what it shows. */
export interface Recogniser {
  /** Whether the text can be of this kind. */
  claims(text: string): boolean
  /** Throws when it is of nobody, no longer, or not for the address that was called. */
  recognise(text: string, addressOf: () => string): Promise<Principal>
}

export function unauthorized(message: string): AppError {
  return new AppError('unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } })
}
