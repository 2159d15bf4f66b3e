import type { Readable } from 'node:stream'

export interface StoredBlob {
  /** Lower-case hex. */
  sha256: string
  bytes: number
}

export interface PutOptions {
  maxBytes?: number
  signal?: AbortSignal
  /** The blob is not there under its key before this has come; where it fails, the blob never is. */
  after?: Promise<unknown>
}

export interface ByteRange {
  start?: number
  /** Inclusive. */
  end?: number
}

export interface OpenBlob {
  /** Must be read to its end or destroyed: it holds a descriptor or a connection. */
  stream: Readable
  /** How many bytes the stream will deliver. */
  bytes: number
}

/** What `check` goes through. */
export type BlobOperations = Pick<BlobStore, 'put' | 'get' | 'exists' | 'delete'>

/** Every key goes through `assertBlobKey`; every failure of the store itself is an AppError('service_unavailable'). */
export interface BlobStore {
  /**
   * Streams the source in, hashing as it goes. The blob is visible under the key only when complete and durable, and
   * replaces an earlier one atomically. Beyond `maxBytes` the source is left at once with AppError('payload_too_large').
   * A failure or an abort leaves nothing behind; errors of the source and the reason of the signal are thrown as they are.
   */
  put(key: string, source: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<StoredBlob>

  /** AppError('not_found') for a missing blob, AppError('validation_error') for a range outside it. */
  get(key: string, range?: ByteRange): Promise<OpenBlob>

  exists(key: string): Promise<boolean>

  /** Where the blob lies as a file that may be read, in stores that keep files. */
  fileOf?(key: string): string

  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>

  /** The same for many, in as few calls of the store as it allows. Throws when one of them could not be deleted. */
  deleteAll(keys: string[]): Promise<void>

  /** Throws when the store cannot be written, read and deleted right now. */
  check(): Promise<void>

  /** Removes what interrupted puts left behind before that time and says how many there were. */
  sweep(olderThan: Date): Promise<number>

  close(): Promise<void>
}
