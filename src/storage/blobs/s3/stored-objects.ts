import { finished, PassThrough, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
} from '@aws-sdk/client-s3'
import type { ByteRange, OpenBlob } from '../blob-store.ts'
import { parseRange } from '../byte-range.ts'
import { type S3Connection, within } from './s3-connection.ts'
import { isNotFound, s3Failure } from './s3-errors.ts'

export async function openBlob(
  { client, bucket }: S3Connection,
  objectKey: string,
  range: ByteRange,
  signal?: AbortSignal,
): Promise<OpenBlob> {
  const { start, end } = parseRange(range)
  const partial = start > 0 || end !== undefined
  const object = await client.send(
    new GetObjectCommand({
      Bucket: bucket,
      Key: objectKey,
      ...(partial && { Range: `bytes=${start}-${end ?? ''}` }),
    }),
    within(signal),
  )
  const body = object.Body
  if (!(body instanceof Readable) || object.ContentLength === undefined) throw s3Failure('brokenOff')
  if (partial && object.ContentRange?.startsWith(`bytes ${start}-`) !== true) {
    body.destroy()
    throw s3Failure('noRanges')
  }
  return { stream: explainingFailure(body), bytes: object.ContentLength }
}

export async function blobExists(s3: S3Connection, objectKey: string, signal?: AbortSignal): Promise<boolean> {
  const { client, bucket } = s3
  const found = await unlessMissing(
    client.send(new HeadObjectCommand({ Bucket: bucket, Key: objectKey }), within(signal)),
  )
  if (found === undefined) await assertBucket(s3, signal)
  return found !== undefined
}

export async function deleteBlob(s3: S3Connection, objectKey: string, signal?: AbortSignal): Promise<void> {
  const { client, bucket } = s3
  await unlessMissing(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: objectKey }), within(signal)))
}

const mostInOneCall = 1000

export async function deleteBlobs({ client, bucket }: S3Connection, objectKeys: string[]): Promise<void> {
  for (let from = 0; from < objectKeys.length; from += mostInOneCall) {
    const Objects = objectKeys.slice(from, from + mostInOneCall).map((Key) => ({ Key }))
    const call = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })
    const { Errors = [] } = await client.send(call)
    const [failed] = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
    if (failed) throw s3Failure('refused', new Error(`${failed.Code}: ${failed.Message}`))
  }
}

/** A connection that breaks in the middle is a failure of the store, not of whoever reads. */
function explainingFailure(body: Readable): Readable {
  const stream = new PassThrough()
  // An idle connection may break before anybody reads; the error waits in the stream instead of ending the process.
  stream.on('error', () => undefined)
  finished(body, (error) => {
    if (error) stream.destroy(s3Failure('brokenOff', error))
  })
  stream.once('close', () => body.destroy())
  return body.pipe(stream)
}

/** An answer to HEAD has no body: only the bucket itself tells a missing bucket from a missing blob. */
async function assertBucket({ client, bucket }: S3Connection, signal?: AbortSignal): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), within(signal))
  } catch (error) {
    throw isNotFound(error) ? s3Failure('noBucket', error) : error
  }
}

async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
