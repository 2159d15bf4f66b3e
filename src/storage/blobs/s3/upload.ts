import type { StoredBlob } from '../blob-store.ts'
import type { S3Connection } from './s3-connection.ts'

/** One put: where it goes and how far it got, so that it can be verified or taken back. */
export interface Upload {
  s3: S3Connection
  target: { Bucket: string; Key: string }
  /** Kept with the object: tells ours from one that was there before or has replaced it since. */
  putId: string
  signal: AbortSignal
  /** Known once a multipart upload is open. */
  uploadId?: string
  /** Set before the request that makes the object visible. */
  mayBeVisible: boolean
}

export interface SentBlob {
  stored: StoredBlob
  /** The ETag it has in a store that makes ETags from MD5 sums, as most do unless they encrypt. */
  md5Tag: string
}
