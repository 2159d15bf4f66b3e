import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3rverStore } from 's3rver'

interface Corrections {
  /** Whether a multipart upload gets an ETag as Amazon gives it, or the plain MD5 sum that s3rver gives. */
  amazonTags: () => boolean
}

/** Where s3rver's folder store differs from S3 in ways that matter here. */
export function correctS3rver(store: S3rverStore, { amazonTags }: Corrections): void {
  writeObjectsAtOnce(store)
  writePartsAtOnce(store)
  tagLikeAmazon(store, amazonTags)
  serveExactRanges(store)
}

/** s3rver truncates the old object, and answers before the new one is written. */
function writeObjectsAtOnce(store: S3rverStore): void {
  store.putObject = async (object) => {
    const written = await writeAtOnce(store.getResourcePath(object.bucket, object.key, 'object'), object.content)
    await store.putMetadata(object.bucket, object.key, object.metadata, written.md5)
    return written
  }
}

/** s3rver answers before the part is written. */
function writePartsAtOnce(store: S3rverStore): void {
  store.putPart = async (bucket, uploadId, part, content) => {
    const path = join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, part)
    return writeAtOnce(path, content)
  }
}

/** The ETag of a multipart upload is the MD5 sum of the MD5 sums of its parts, and their number. */
function tagLikeAmazon(store: S3rverStore, amazonTags: () => boolean): void {
  const putObjectMultipart = store.putObjectMultipart.bind(store)
  const putMetadata = store.putMetadata.bind(store)
  let tag: string | undefined
  store.putMetadata = (bucket, key, metadata, md5) => putMetadata(bucket, key, metadata, tag ?? md5)
  store.putObjectMultipart = async (bucket, uploadId, parts) => {
    const sums = parts.map(({ etag }) => Buffer.from(etag, 'hex'))
    const sum = createHash('md5').update(Buffer.concat(sums)).digest('hex')
    tag = amazonTags() ? `${sum}-${parts.length}` : undefined
    try {
      return await putObjectMultipart(bucket, uploadId, parts)
    } finally {
      tag = undefined
    }
  }
}

/** s3rver takes "0-0" for "0-" and serves a range of an empty object. */
function serveExactRanges(store: S3rverStore): void {
  const getObject = store.getObject.bind(store)
  store.getObject = async (bucket, key, range) => {
    const object = await getObject(bucket, key, range)
    if (object === null || range.start === undefined) return object
    const exact = { start: range.start, end: Math.min(range.end ?? object.size, object.size - 1) }
    object.content?.destroy()
    object.content =
      exact.end < exact.start ? null : createReadStream(store.getResourcePath(bucket, key, 'object'), exact)
    object.range = exact
    return object
  }
}

async function writeAtOnce(path: string, content: Readable): Promise<{ size: number; md5: string }> {
  const md5 = createHash('md5')
  let size = 0
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      md5.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await mkdir(dirname(path), { recursive: true })
  await pipeline(measured, createWriteStream(`${path}.new`))
  await rename(`${path}.new`, path)
  return { size, md5: md5.digest('hex') }
}
