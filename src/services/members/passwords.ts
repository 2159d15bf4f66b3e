import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../../core/app-error.ts'
import { isCommonPassword } from './common-passwords.ts'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)
/** 32 MB and about a fifth of a second for each guess. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const shortest = 12
const longest = 256

/** Refuses what is guessed first: short ones, very common ones, and the member's own address. */
export function refuseWeakPassword(password: string, email: string): void {
  const why = weakness(password.normalize('NFKC'), email)
  if (why !== undefined)
    throw new AppError('validation_error', why, {
      details: [{ path: 'password', message: why }],
      reason: 'weak_password',
    })
}

function weakness(password: string, email: string): string | undefined {
  const length = [...password].length
  if (length < shortest)
    return `A password has at least ${shortest} characters. Four words that do not belong together are easy to keep in mind.`
  if (length > longest) return `A password has at most ${longest} characters.`
  const [name = ''] = email.toLowerCase().split('@')
  if (password.toLowerCase().includes(name.length > 3 ? name : email.toLowerCase()))
    return 'The password holds your address, which is guessed first.'
  return isCommonPassword(password)
    ? 'That password is one of those that are guessed first. Choose another one.'
    : undefined
}

/** `scrypt$N$r$p$salt$hash`: what it was made with stands beside it, so that a higher cost does not end old passwords. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password.normalize('NFKC'), salt, 32, { ...cost, maxmem: 2 ** 27 })
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes as long for nobody as for somebody, so that addresses of members cannot be found out by the clock. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? nobodys).split('$')
  if (password.length > longest * 4) return false
  const expected = Buffer.from(hash, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 2 ** 27 }
  const given = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), expected.length, options)
  return timingSafeEqual(given, expected) && stored != null
}

const nobodys = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$')
