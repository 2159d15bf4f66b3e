import { createHmac, timingSafeEqual } from 'node:crypto'

/** What stands in a link: the document's id, signed, so that nobody can look for links by trying ids. */
export function sealLink(documentId: string, secret: Buffer): string {
  const id = Buffer.from(documentId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, sign(id, secret)]).toString('base64url')
}

/** The id of the document; undefined for a token that is not of ours. */
export function openLink(token: string, secret: Buffer): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return
  const id = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), sign(id, secret))) return
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The secret signs cursors, too: what it signs here begins with words that no cursor begins with. */
function sign(id: Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update('upload session\0').update(id).digest()
}
