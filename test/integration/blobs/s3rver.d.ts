declare module 's3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  export interface S3rverObject {
    bucket: string
    key: string
    content: Readable | null
    metadata: Record<string, string>
    size: number
    range?: { start: number; end: number }
  }

  export interface S3rverStore {
    getResourcePath(bucket: string, key: string | undefined, resource: string): string
    getObject(bucket: string, key: string, range: { start?: number; end?: number }): Promise<S3rverObject | null>
    putObject(object: S3rverObject & { content: Readable }): Promise<{ size: number; md5: string }>
    putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>
    putPart(bucket: string, uploadId: string, part: string, content: Readable): Promise<{ size: number; md5: string }>
    putObjectMultipart(
      bucket: string,
      uploadId: string,
      parts: { number: number; etag: string }[],
    ): Promise<{ size: number; md5: string }>
    listObjects(bucket: string, options: object): Promise<{ objects: S3rverObject[] }>
  }

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      configureBuckets: { name: string }[]
    })
    store: S3rverStore
    httpServer: Server
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
