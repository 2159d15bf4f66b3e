import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** The one way to write a value (RFC 8785): equal values have equal bytes, whoever writes them. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('only what JSON can say has a canonical form')
  return text
}

/** SHA-256 of the canonical form, in lower-case hex. */
export function hashOf(value: unknown): string {
  return hashOfText(canonicalJson(value))
}

/** The same of what is in its canonical form already. */
export function hashOfText(canonical: string): string {
  return hash('sha256', canonical)
}
