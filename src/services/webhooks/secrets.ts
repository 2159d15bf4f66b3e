import { unsealSecret } from '../sealed-secret.ts'

/** Each is needed for every delivery of its webhook; a changed secret has other bytes. */
const opened = new Map<string, string>()
const mostOpened = 1000

export function openSecret(sealed: Buffer, webhookId: string, keys: Buffer[]): string {
  const name = `${webhookId} ${sealed.toString('base64')}`
  const known = opened.get(name)
  if (known !== undefined) return known
  const secret = unsealSecret(sealed, webhookId, keys)
  if (opened.size >= mostOpened) opened.clear()
  opened.set(name, secret)
  return secret
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
