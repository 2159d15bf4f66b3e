import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { errorCode } from '../../core/error-code.ts'
import { LargeDocument } from '../../core/large-document.ts'
import type { Document } from '../../document/model.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { HelperThread } from '../helper-thread.ts'
import type { System } from '../system.ts'
import { type StoredUpload, storeReserved, storeUpload } from '../uploads/store-upload.ts'
import { notRead } from './find.ts'
import type { Parts } from './parts-thread.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Puts what was read into the blob store, where its place may be reserved; it is kept by the transaction that claims it. */
export async function storeParsed(
  system: System,
  workspaceId: string,
  document: Document,
  reserved?: string,
): Promise<StoredUpload> {
  const bytes = await compress(JSON.stringify(document))
  const source = (async function* () {
    yield bytes
  })()
  const limits = { maxBytes: Number.MAX_SAFE_INTEGER }
  return reserved === undefined
    ? storeUpload(system, workspaceId, source, limits)
    : storeReserved(system, reserved, source, limits)
}

/** What was read of a document, whole: for those who work on it. A document that was not read has none. */
export async function loadParsed(system: System, row: DocumentRow): Promise<Document> {
  const text = await decompress(await loadStored(system, row), mostOf(system)).catch((error: unknown) => {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? new LargeDocument() : error
  })
  return JSON.parse(text.toString('utf8')) as Document
}

function mostOf({ mostHere }: System) {
  return mostHere === undefined ? {} : { maxOutputLength: mostHere }
}

/** Above this a document takes long enough to be read in a thread. */
const mostInPlace = 32_768
const thread = new HelperThread<Parts>(new URL('./parts-thread.ts', import.meta.url))

/** What is asked of what was read. A process that answers requests does not unpack large documents itself. */
export async function partOf<N extends keyof Parts>(
  system: System,
  row: DocumentRow,
  name: N,
  input: Omit<Parameters<Parts[N]>[0], 'stored'>,
): Promise<ReturnType<Parts[N]>> {
  const stored = await loadStored(system, row)
  const whole = { ...input, stored } as Parameters<Parts[N]>[0]
  if (stored.length > mostInPlace) return (await thread.run(name, whole)) as ReturnType<Parts[N]>
  const { parts } = await import('./parts-thread.ts')
  return parts[name](whole as never) as ReturnType<Parts[N]>
}

async function loadStored(system: System, row: DocumentRow): Promise<Buffer> {
  if (row.parsed_key === null) throw notRead(row)
  const { stream } = await system.blobs.get(row.parsed_key)
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
