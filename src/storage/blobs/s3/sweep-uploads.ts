import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
} from '@aws-sdk/client-s3'
import type { S3Connection } from './s3-connection.ts'
import { isNoSuchUpload } from './s3-errors.ts'

/** Parts of an upload that was never completed cost money and are seen by nobody. */
export async function sweepUploads(s3: S3Connection, olderThan: Date): Promise<number> {
  let removed = 0
  for await (const upload of listUploads(s3)) {
    if (upload.Initiated === undefined || upload.Initiated >= olderThan) continue
    if (await abortUpload(s3, upload)) removed += 1
  }
  return removed
}

async function* listUploads({ client, bucket, prefix }: S3Connection): AsyncGenerator<MultipartUpload> {
  let page: ListMultipartUploadsCommandOutput | undefined
  do {
    page = await client.send(
      new ListMultipartUploadsCommand({
        Bucket: bucket,
        Prefix: prefix,
        KeyMarker: page?.NextKeyMarker,
        UploadIdMarker: page?.NextUploadIdMarker,
      }),
    )
    yield* page.Uploads ?? []
  } while (page.IsTruncated)
}

/** Its put may end, or another process may sweep too, between the listing and here. */
async function abortUpload({ client, bucket }: S3Connection, { Key, UploadId }: MultipartUpload): Promise<boolean> {
  try {
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
    return true
  } catch (error) {
    if (isNoSuchUpload(error)) return false
    throw error
  }
}
