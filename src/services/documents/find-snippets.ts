import type { Snippet } from '../../contract/documents.ts'
import { findTexts } from '../../storage/document-texts.ts'
import type { Context } from '../context.ts'

/** Where the text of documents has the words that were searched for. */
export async function findSnippets(ctx: Context, documentIds: string[], search: string): Promise<Map<string, Snippet>> {
  const found = await findTexts(ctx.system.db, ctx.workspaceId, documentIds, search)
  return new Map(
    found.map(({ document_id, page, child, start, text, fragment }) => {
      const at = Math.max(0, text.indexOf(fragment))
      const shown = text.slice(at, at + fragment.length)
      const place = { start: start + at, end: start + at + shown.length, page }
      return [document_id, { text: shown, ...place, ...(child !== null && { child }) }]
    }),
  )
}
