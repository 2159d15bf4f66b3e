import type { Readable } from 'node:stream'
import { RenderedJson } from '../../core/rendered-json.ts'
import type { Context } from '../context.ts'
import { type LayoutQuery, pagesWanted } from './content-parts.ts'
import { documentOf, notRead } from './find.ts'
import { partOf } from './parsed-document.ts'
import { refuseUnpaid } from './unpaid.ts'

/** Of the document, or of one inside it: what provenance in it counts. */
export async function getMarkdown(ctx: Context, id: string, child: string | undefined): Promise<RenderedJson> {
  const row = await documentOf(ctx, id)
  await refuseUnpaid(ctx, row)
  return new RenderedJson(await partOf(ctx.system, row, 'markdown', { id, child }))
}

/** Where everything stands on the pages. */
export async function getLayout(ctx: Context, id: string, query: LayoutQuery): Promise<RenderedJson> {
  pagesWanted(query.pages)
  const row = await documentOf(ctx, id)
  await refuseUnpaid(ctx, row)
  return new RenderedJson(await partOf(ctx.system, row, 'layout', { id, query }))
}

export interface OriginalFile {
  stream: Readable
  bytes: number
  filename: string
  mediaType: string
}

/** The bytes as they were sent. */
export async function getOriginal(ctx: Context, id: string): Promise<OriginalFile> {
  const row = await documentOf(ctx, id)
  if (row.blob_key === null) throw notRead(row)
  const { stream, bytes } = await ctx.system.blobs.get(row.blob_key)
  return { stream, bytes, filename: row.filename, mediaType: row.mime_type ?? 'application/octet-stream' }
}
