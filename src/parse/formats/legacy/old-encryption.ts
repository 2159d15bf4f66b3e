import { ParseError } from '../../parse-error.ts'

/** Why a protected file of before 2007 is refused: no password opens it here, which is said to whoever gives one. */
export function oldEncryption(password: string | undefined): ParseError {
  return password === undefined
    ? new ParseError('password_required')
    : new ParseError('unsupported_media_type', 'Its old encryption cannot be opened here, with any password.')
}
