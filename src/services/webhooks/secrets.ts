import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Secrets are encrypted with a key of this installation, each bound to its webhook: a leaked database alone tells nothing. */
export function sealSecret(secret: string, webhookId: string, key: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(webhookId))
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Each is needed for every delivery of its webhook; a changed secret has other bytes. */
const opened = new Map<string, string>()
const mostOpened = 1000

/** By whichever of the keys it was encrypted with: while keys are changed, there are several. */
export function openSecret(sealed: Buffer, webhookId: string, keys: Buffer[]): string {
  const name = `${webhookId} ${sealed.toString('base64')}`
  const known = opened.get(name)
  if (known !== undefined) return known
  const secret = keys.map((key) => decrypt(sealed, webhookId, key)).find((text) => text !== undefined)
  if (secret === undefined) throw new Error('the secret of a webhook was encrypted with another key')
  if (opened.size >= mostOpened) opened.clear()
  opened.set(name, secret)
  return secret
}

function decrypt(sealed: Buffer, webhookId: string, key: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from(webhookId))
  decipher.setAuthTag(sealed.subarray(-16))
  try {
    return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

interface SealedSecrets {
  secret: Buffer | null
  previous_secret: Buffer | null
  previous_secret_until: Date | null
}

/** What signs now: the current secret, and for a while after a change the one before. */
export function validSecrets(row: SealedSecrets, webhookId: string, keys: Buffer[], now: Date): string[] {
  const { secret, previous_secret: previous, previous_secret_until: until } = row
  if (secret === null) return []
  const sealed = previous !== null && until !== null && until > now ? [secret, previous] : [secret]
  return sealed.map((each) => openSecret(each, webhookId, keys))
}
