import { sealSecret, unsealSecret } from '../sealed-secret.ts'
import type { System } from '../system.ts'

type Keys = Pick<System, 'secretKeys'>

/** The password of a file as the task that reads it keeps it: encrypted, and gone when the task has ended, however it ends. */
export function sealPassword({ secretKeys }: Keys, password: string | undefined, ownerId: string) {
  return password === undefined ? {} : { password: sealSecret(password, ownerId, secretKeys[0]).toString('base64') }
}

export function openPassword({ secretKeys }: Keys, sealed: string | undefined, ownerId: string) {
  return sealed === undefined ? {} : { password: unsealSecret(Buffer.from(sealed, 'base64'), ownerId, secretKeys) }
}
