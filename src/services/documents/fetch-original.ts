import { AppError } from '../../core/app-error.ts'
import { safeName } from '../../parse/sandbox/safe-name.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { fetchFile } from '../outbound/fetch-file.ts'
import { type FetchRun, inFetchingPlace } from '../outbound/fetching-place.ts'
import { keptName } from '../outbound/name-of-file.ts'
import type { System } from '../system.ts'
import { receiveDocument } from '../uploads/receive-document.ts'
import type { StoredUpload } from '../uploads/store-upload.ts'

export interface FetchedOriginal {
  upload: StoredUpload
  /** What became known of the document. */
  facts: { filename: string; blob_key: string; size_bytes: number; sha256: Buffer }
}

/** Brings a file that a caller named by its address into the blob store. */
export async function fetchOriginal(system: System, row: DocumentRow, run: FetchRun): Promise<FetchedOriginal> {
  return inFetchingPlace(system, row.workspace_id, run, () => fetchNow(system, row, run.signal))
}

async function fetchNow(system: System, row: DocumentRow, signal: AbortSignal): Promise<FetchedOriginal> {
  const { allowedAddresses: allowed } = system
  const maxBytes = row.max_file_bytes
  const fetched = await fetchFile(row.source_url ?? '', { allowed, maxBytes, signal })
  const name = safeName(fetched.name)
  const workspaceId = row.workspace_id
  const { upload } = await receiveDocument(system, fetched.bytes, {
    workspaceId,
    name,
    maxBytes,
    check: () => {},
  }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.reason !== 'empty_file') throw error
    throw new AppError('unprocessable', 'The file at the address is empty.', { reason: 'empty_file', cause: error })
  })
  const { blobKey: blob_key, bytes: size_bytes, sha256 } = upload
  return {
    upload,
    facts: { filename: keptName(fetched.name), blob_key, size_bytes, sha256: Buffer.from(sha256, 'hex') },
  }
}
