import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypted with a key of this installation and bound to what it belongs to: a leaked database alone tells nothing. */
export function sealSecret(secret: string, ownerId: string, key: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(ownerId))
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** By whichever of the keys it was encrypted with: while keys are changed, there are several. */
export function unsealSecret(sealed: Buffer, ownerId: string, keys: Buffer[]): string {
  const secret = keys.map((key) => decrypt(sealed, ownerId, key)).find((text) => text !== undefined)
  if (secret === undefined) throw new Error('a secret was encrypted with another key')
  return secret
}

function decrypt(sealed: Buffer, ownerId: string, key: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from(ownerId))
  decipher.setAuthTag(sealed.subarray(-16))
  try {
    return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
