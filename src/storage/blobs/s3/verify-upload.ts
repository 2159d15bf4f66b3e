import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { within } from './s3-connection.ts'
import { isNotFound, s3Failure } from './s3-errors.ts'
import type { SentBlob, Upload } from './upload.ts'

/** Throws unless the store holds what was sent. An upload that has been replaced since needs no verification. */
export async function verifyUpload(upload: Upload, { stored, md5Tag }: SentBlob): Promise<void> {
  const { s3, target, putId, signal } = upload
  const head = await s3.client.send(new HeadObjectCommand(target), within(signal)).catch((error) => {
    throw isNotFound(error) ? s3Failure('damaged', error) : error
  })
  if (isReplaced(head.Metadata, putId)) return
  if (head.ContentLength !== stored.bytes) throw s3Failure('damaged')
  // Encrypting stores have ETags that look like MD5 sums and are none: only a match says something.
  if (head.ETag?.replaceAll('"', '') === md5Tag) return
  const found = await readBack(upload)
  if (found !== undefined && found !== stored.sha256) throw s3Failure('damaged')
}

/** Whether the object now under the key is the one of this put. */
export async function isOurs({ s3, target, putId }: Upload, signal: AbortSignal): Promise<boolean> {
  const head = await s3.client.send(new HeadObjectCommand(target), within(signal))
  return head.Metadata?.['put-id'] === putId
}

function isReplaced(metadata: Record<string, string> | undefined, putId: string): boolean {
  const found = metadata?.['put-id']
  return found !== undefined && found !== putId
}

/** The SHA-256 of what the store gives out; nothing when another put has replaced it. */
async function readBack({ s3, target, putId, signal }: Upload): Promise<string | undefined> {
  const object = await s3.client.send(new GetObjectCommand(target), within(signal))
  const body = object.Body
  if (!(body instanceof Readable)) throw s3Failure('brokenOff')
  if (isReplaced(object.Metadata, putId)) {
    body.destroy()
    return undefined
  }
  const hash = createHash('sha256')
  try {
    await pipeline(body, hash, { signal })
  } catch (error) {
    throw signal.aborted ? signal.reason : s3Failure('brokenOff', error)
  }
  return hash.digest('hex')
}
