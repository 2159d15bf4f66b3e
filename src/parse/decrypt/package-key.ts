import { createDecipheriv, createHash } from 'node:crypto'
import { ParseError } from '../parse-error.ts'

/** How an encrypted office file keeps its package: in segments with a start of their own each, or in one piece. */
export interface PackageKey {
  key: Buffer
  /** Undefined where blocks do not depend on each other. */
  startOf?: (segment: number) => Buffer
}

/** AES without padding: in chained blocks where there is a start, else block by block. */
export function decipher(packed: Buffer, key: Buffer, start: Buffer | undefined): Buffer {
  const bits = key.length * 8
  if (![128, 192, 256].includes(bits)) throw new ParseError('corrupt_file', 'Its encryption is not understood.')
  const cipher = createDecipheriv(`aes-${bits}-${start ? 'cbc' : 'ecb'}`, key, start ?? null)
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(packed), cipher.final()])
}

export function digest(algorithm: string, ...parts: Uint8Array[]): Buffer {
  const hash = createHash(algorithm)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export function unknownScheme(): ParseError {
  return new ParseError('unsupported_media_type', 'This way of encrypting is not supported.')
}
