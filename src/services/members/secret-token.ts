import { createHash, hash, randomBytes } from 'node:crypto'

/** For links and cookies: 256 bits, of which only the hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** What forms of a session carry, so that no other site can send them: nobody has it who has not the session. */
export function formTokenOf(sessionToken: string): string {
  return createHash('sha256').update('form\0').update(sessionToken).digest('base64url')
}
