import { createHash } from 'node:crypto'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { SourceReading } from '../read-source.ts'
import { within } from './s3-connection.ts'
import { isNoSuchUpload, s3Failure } from './s3-errors.ts'
import { type Part, splitIntoParts } from './split-into-parts.ts'
import type { SentBlob, Upload } from './upload.ts'
import { isOurs } from './verify-upload.ts'

/** Sends one part while the next is being filled, and no more than that: two parts are all the memory there is. */
export async function sendParts(upload: Upload, reading: SourceReading, failure: AbortController): Promise<SentBlob> {
  const sent: SentPart[] = []
  let inFlight: Promise<unknown> = Promise.resolve()
  try {
    for await (const part of splitIntoParts(reading.chunks)) {
      if (part.last && part.number === 1) return await putWhole(upload, part, reading)
      await inFlight
      upload.uploadId ??= await openMultipart(upload)
      inFlight = sendPart(upload, upload.uploadId, part).then((done) => sent.push(done))
      inFlight.catch((error) => failure.abort(error))
    }
    await inFlight
  } catch (error) {
    // An upload that is aborted while a part still arrives would keep that part.
    failure.abort(error)
    await inFlight.catch(() => undefined)
    throw error
  }
  await complete(upload, sent)
  return { stored: reading.finish(), md5Tag: multipartTag(sent) }
}

interface SentPart {
  PartNumber: number
  ETag: string | undefined
  md5: Buffer
}

async function putWhole(upload: Upload, part: Part, reading: SourceReading): Promise<SentBlob> {
  const stored = reading.finish()
  upload.mayBeVisible = true
  await upload.s3.client.send(
    new PutObjectCommand({
      ...upload.target,
      Body: part.body,
      ContentMD5: part.md5.toString('base64'),
      Metadata: { 'put-id': upload.putId, sha256: stored.sha256 },
    }),
    within(upload.signal),
  )
  return { stored, md5Tag: part.md5.toString('hex') }
}

async function openMultipart({ s3, target, putId, signal }: Upload): Promise<string> {
  const command = new CreateMultipartUploadCommand({ ...target, Metadata: { 'put-id': putId } })
  const { UploadId } = await s3.client.send(command, within(signal))
  if (UploadId === undefined) throw s3Failure('refused')
  return UploadId
}

async function sendPart({ s3, target, signal }: Upload, uploadId: string, part: Part): Promise<SentPart> {
  const { ETag } = await s3.client.send(
    new UploadPartCommand({
      ...target,
      UploadId: uploadId,
      PartNumber: part.number,
      Body: part.body,
      ContentMD5: part.md5.toString('base64'),
    }),
    within(signal),
  )
  return { PartNumber: part.number, ETag, md5: part.md5 }
}

async function complete(upload: Upload, sent: SentPart[]): Promise<void> {
  const { s3, target, uploadId, signal } = upload
  const Parts = sent.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
  upload.mayBeVisible = true
  try {
    await s3.client.send(
      new CompleteMultipartUploadCommand({ ...target, UploadId: uploadId, MultipartUpload: { Parts } }),
      within(signal),
    )
  } catch (error) {
    // When the answer to a completion is lost, its repetition finds no such upload, and yet all is well.
    const done = isNoSuchUpload(error) && (await isOurs(upload, signal).catch(() => false))
    if (!done) throw error
  }
}

function multipartTag(sent: SentPart[]): string {
  const md5 = createHash('md5')
  for (const part of sent) md5.update(part.md5)
  return `${md5.digest('hex')}-${sent.length}`
}
