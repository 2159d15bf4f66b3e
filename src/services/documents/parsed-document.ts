import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Document } from '../../document/model.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { System } from '../system.ts'
import { type StoredUpload, storeUpload } from '../uploads/store-upload.ts'
import { notRead } from './find.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Puts what was read into the blob store; it is kept by the transaction that claims it. */
export async function storeParsed(system: System, workspaceId: string, document: Document): Promise<StoredUpload> {
  const bytes = await compress(JSON.stringify(document))
  const source = (async function* () {
    yield bytes
  })()
  return storeUpload(system, workspaceId, source, { maxBytes: Number.MAX_SAFE_INTEGER })
}

/** What was read of a document. A document that was not read has none. */
export async function loadParsed(system: System, row: DocumentRow): Promise<Document> {
  if (row.parsed_key === null) throw notRead(row)
  const { stream } = await system.blobs.get(row.parsed_key)
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse((await decompress(Buffer.concat(chunks))).toString('utf8')) as Document
}
