import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Stored answers are encrypted with the idempotency key that the caller chose and of which only a hash is stored: who
 * reads the database alone does not learn the API keys that were just created.
 */
export function hashIdempotencyKey(key: string): Buffer {
  return createHash('sha256').update('sheaf idempotency key\0').update(key).digest()
}

export function sealBody(body: string, key: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(key), nonce)
  return Buffer.concat([nonce, cipher.update(body, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function openBody(sealed: Buffer, key: string): string {
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(key), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}

function encryptionKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'sheaf', 'idempotent answer', 32))
}
