import type { ExtractionQuery, ExtractionSummary, ExtractionView } from '../../contract/extractions.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import type { LargeAnswer } from '../../core/large-answer.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { countExtractions, findExtraction, selectExtractions } from '../../storage/extractions.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { presentExtraction, presentSummary } from './present.ts'

export async function listExtractions(ctx: Context, query: ExtractionQuery): Promise<Page<ExtractionSummary>> {
  const { db } = ctx.system
  const { document_id: documentId, schema_id: schemaId, status, after, before, search } = query
  const filters = { documentId, schemaId, status, after, before, search }
  return listPage(ctx, {
    ...{ list: 'extractions', filters, query },
    select: (window) => selectExtractions(db, ctx.workspaceId, filters, window),
    count: () => countExtractions(db, ctx.workspaceId, filters),
    present: presentSummary,
  })
}

export async function getExtraction(
  ctx: Context,
  id: string,
  include: string[],
  rows?: [number, number],
): Promise<ExtractionView | LargeAnswer> {
  const row = await extractionOf(ctx, id)
  const texts = { markdown: include.includes('markdown'), rawText: include.includes('raw_text') }
  const shown = { ...texts, provenance: true, rows }
  return presentExtraction(ctx, row, shown)
}

/** An extraction of the caller's workspace. */
export async function extractionOf({ system, workspaceId }: Context, id: string): Promise<ExtractionRow> {
  const row = await findExtraction(system.db, workspaceId, id)
  if (row === undefined) throw unknownExtraction(id)
  return row
}

export function unknownExtraction(id: string): AppError {
  return new AppError('not_found', `There is no extraction ${id}.`)
}
