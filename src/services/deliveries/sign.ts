import { createHmac } from 'node:crypto'

/** HMAC-SHA256 of the exact body; the key is the text of the secret as it is. */
export function signBody(secret: string, body: string | Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** As Standard Webhooks has it: over id, time and body, once for each secret that is valid. */
export function signStandard(secrets: string[], id: string, timestamp: string, body: string | Buffer): string {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.`).update(body)
    return `v1,${hmac.digest('base64')}`
  })
  return signatures.join(' ')
}

function standardKey(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
}
