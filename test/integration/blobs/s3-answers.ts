import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { S3rverStore } from 's3rver'

export interface S3Request {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Answers what s3rver ignores or does not know: digests, and the listing and aborting of uploads. */
export async function answerForS3rver(
  store: S3rverStore,
  bucket: string,
  { method, url, headers, body }: S3Request,
  response: ServerResponse,
): Promise<boolean> {
  const digest = headers['content-md5']
  if (digest !== undefined && digest !== createHash('md5').update(body).digest('base64')) {
    sendError(response, 400, 'BadDigest')
    return true
  }
  if (method === 'GET' && url.searchParams.has('uploads')) {
    sendXml(response, 200, listing(await listUploads(store, bucket), url.searchParams))
    return true
  }
  const uploadId = url.searchParams.get('uploadId')
  if (uploadId === null) return false
  const known = (await listUploads(store, bucket)).some((upload) => upload.uploadId === uploadId)
  if (known && method !== 'DELETE') return false
  if (known) await rm(join(uploadsFolder(store, bucket), uploadId), { recursive: true })
  if (known) response.writeHead(204).end()
  else sendError(response, 404, 'NoSuchUpload')
  return true
}

export function sendError(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}, says the test</Message></Error>`)
}

interface OpenUpload {
  key: string
  uploadId: string
  initiated: Date
}

export async function listUploads(store: S3rverStore, bucket: string): Promise<OpenUpload[]> {
  const folder = uploadsFolder(store, bucket)
  const ids = await readdir(folder).catch(() => [])
  const uploads = ids.map(async (uploadId) => ({
    key: await readFile(join(folder, uploadId, 'key'), 'utf8'),
    uploadId,
    initiated: (await stat(join(folder, uploadId, 'key'))).mtime,
  }))
  return Promise.all(uploads)
}

/** Pages of one, so that a sweep has to turn them. */
function listing(uploads: OpenUpload[], query: URLSearchParams): string {
  const after = position({ key: query.get('key-marker') ?? '', uploadId: query.get('upload-id-marker') ?? '' })
  const following = uploads
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
    .filter((upload) => position(upload) > after)
    .sort((a, b) => (position(a) < position(b) ? -1 : 1))
  const [upload] = following
  if (upload === undefined)
    return '<ListMultipartUploadsResult><IsTruncated>false</IsTruncated></ListMultipartUploadsResult>'
  return `<ListMultipartUploadsResult>
    <IsTruncated>${following.length > 1}</IsTruncated>
    <NextKeyMarker>${upload.key}</NextKeyMarker><NextUploadIdMarker>${upload.uploadId}</NextUploadIdMarker>
    <Upload>
      <Key>${upload.key}</Key><UploadId>${upload.uploadId}</UploadId>
      <Initiated>${upload.initiated.toISOString()}</Initiated>
    </Upload>
  </ListMultipartUploadsResult>`
}

function position({ key, uploadId }: { key: string; uploadId: string }): string {
  return `${key} ${uploadId}`
}

function uploadsFolder(store: S3rverStore, bucket: string): string {
  return store.getResourcePath(bucket, undefined, 'uploads')
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}
