import { hash, randomBytes } from 'node:crypto'

/** `<prefix>live_` and 43 url-safe characters: 256 bits. */
export function newKeyText(prefix: string): string {
  return `${prefix}live_${randomBytes(32).toString('base64url')}`
}

export function isKeyText(text: string, prefix: string): boolean {
  const start = `${prefix}live_`
  return text.length === start.length + 43 && text.startsWith(start) && /^[A-Za-z0-9_-]+$/.test(text)
}

export function hashKey(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

export function keyHint(text: string, prefix: string): string {
  const start = prefix.length + 'live_'.length
  return `${text.slice(0, start + 3)}…${text.slice(-4)}`
}
