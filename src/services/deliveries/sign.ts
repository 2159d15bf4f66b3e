import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/** HMAC-SHA256 of the exact body; the key is the text of the secret as it is. */
export function signBody(secret: string, body: string | Buffer): string {
  return `sha256=${createHmac('sha256', keysOf(secret).plain).update(body).digest('hex')}`
}

/** As Standard Webhooks has it: over id, time and body, once for each secret that is valid. */
export function signStandard(secrets: string[], id: string, timestamp: string, body: string | Buffer): string {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', keysOf(secret).standard).update(`${id}.${timestamp}.`).update(body)
    return `v1,${hmac.digest('base64')}`
  })
  return signatures.join(' ')
}

interface Keys {
  plain: KeyObject
  standard: KeyObject
}

/** To make a key of a secret costs more than to sign with it. */
const known = new Map<string, Keys>()
const mostKnown = 1000

function keysOf(secret: string): Keys {
  const found = known.get(secret)
  if (found !== undefined) return found
  const encoded = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : undefined
  const plain = createSecretKey(secret, 'utf8')
  const keys = { plain, standard: encoded === undefined ? plain : createSecretKey(encoded) }
  if (known.size >= mostKnown) known.clear()
  known.set(secret, keys)
  return keys
}
