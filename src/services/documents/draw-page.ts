import { AppError } from '../../core/app-error.ts'
import { safeName } from '../../parse/sandbox/safe-name.ts'
import type { Context } from '../context.ts'
import { explainParsing } from '../parsing/read-file.ts'
import { blobAsFile } from '../uploads/blob-as-file.ts'
import { documentOf, notRead } from './find.ts'
import { partOf } from './parsed-document.ts'
import { refuseUnpaid } from './unpaid.ts'

const usualWidth = 1200

interface Wanted {
  page: number
  width: number | undefined
  ifNoneMatch: string | undefined
}

/** A page of a document as a picture; no bytes when the caller has them already. */
export async function drawDocumentPage(
  ctx: Context,
  id: string,
  { page: number, width = usualWidth, ifNoneMatch }: Wanted,
): Promise<{ etag: string; bytes: Buffer | undefined }> {
  const row = await documentOf(ctx, id)
  if (row.blob_key === null || row.sha256 === null) throw notRead(row)
  const etag = `"${row.sha256.toString('hex').slice(0, 32)}-${number}-${width}"`
  if (ifNoneMatch?.includes(etag)) return { etag, bytes: undefined }
  await refuseUnpaid(ctx, row)
  const page = await partOf(ctx.system, row, 'page', { number })
  if (page === undefined) throw new AppError('not_found', `The document has no page ${number}.`)
  if (page.geometry !== 'page' || page.width === null || page.height === null)
    throw new AppError('unprocessable', 'A document of this format has no pages to show.', { reason: 'no_page_image' })
  const { rotation } = page
  const pageWidth = rotation % 180 === 0 ? page.width : page.height
  const { signal } = new AbortController()
  const file = await blobAsFile(ctx.system, row.blob_key, signal)
  try {
    const source = { path: file.path, name: safeName(row.filename), owner: row.workspace_id }
    const picture = { page: number, width, rotation, pageWidth }
    return {
      etag,
      bytes: await explainParsing(() => ctx.system.detector.drawPage(source, picture)).catch(tellProtected),
    }
  } finally {
    await file.remove()
  }
}

function tellProtected(error: unknown): never {
  if (!(error instanceof AppError && error.reason === 'password_required')) throw error
  const message = 'The pages of a protected file cannot be shown: its password was not kept.'
  throw new AppError('unprocessable', message, { reason: 'no_page_image', cause: error })
}
