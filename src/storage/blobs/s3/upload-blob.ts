import { AbortMultipartUploadCommand, DeleteObjectCommand } from '@aws-sdk/client-s3'
import { newId } from '../../../core/ids.ts'
import type { PutOptions, StoredBlob } from '../blob-store.ts'
import { readSource } from '../read-source.ts'
import { type S3Connection, within } from './s3-connection.ts'
import { sendParts } from './send-parts.ts'
import type { Upload } from './upload.ts'
import { isOurs, verifyUpload } from './verify-upload.ts'

export async function uploadBlob(
  s3: S3Connection,
  objectKey: string,
  source: AsyncIterable<Uint8Array>,
  options: PutOptions,
): Promise<StoredBlob> {
  // A part that fails has to stop the reading of the source at once, not when the next part is full.
  const failure = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, failure.signal]) : failure.signal
  const target = { Bucket: s3.bucket, Key: objectKey }
  const upload: Upload = { s3, target, putId: newId(), signal, mayBeVisible: false }
  try {
    await options.after
    const sent = await sendParts(upload, readSource(source, { ...options, signal }), failure)
    await verifyUpload(upload, sent)
    return sent.stored
  } catch (error) {
    await takeBack(upload)
    throw options.signal?.aborted ? options.signal.reason : error
  }
}

/** Removes only what this put has made. The first error is the one to report: sweep removes what stays now. */
async function takeBack(upload: Upload): Promise<void> {
  const { s3, target, uploadId, mayBeVisible } = upload
  const limit = AbortSignal.timeout(takeBackLimitMs)
  if (uploadId !== undefined) {
    const command = new AbortMultipartUploadCommand({ ...target, UploadId: uploadId })
    await s3.client.send(command, within(limit)).catch(() => undefined)
  }
  if (mayBeVisible && (await isOurs(upload, limit).catch(() => false))) {
    await s3.client.send(new DeleteObjectCommand(target), within(limit)).catch(() => undefined)
  }
}

const takeBackLimitMs = 10_000
