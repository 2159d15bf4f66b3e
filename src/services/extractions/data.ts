import { AppError } from '../../core/app-error.ts'
import { LargeAnswer } from '../../core/large-answer.ts'
import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { loadExtractions } from '../cells/load.ts'
import type { Context } from '../context.ts'
import { failureToThrow } from './failure.ts'
import { extractionOf } from './list.ts'
import { isLarge } from './present.ts'

/** The data alone, of lists only some items where they are named. */
export async function getData(ctx: Context, id: string, rows?: [number, number]): Promise<unknown> {
  const row = await extractionOf(ctx, id)
  if (isLarge(row, rows)) return new LargeAnswer(undefined, { extraction: id, part: 'data', provenance: false, rows })
  return (await endedExtraction(ctx, id)).extraction.data
}

/** One that has ended well, with what it says. */
export async function endedExtraction(
  ctx: Context,
  id: string,
): Promise<{ row: ExtractionRow; extraction: Extraction }> {
  const row = await extractionOf(ctx, id)
  if (row.status === 'failed') throw failureToThrow(ctx.system, row)
  const extraction = (await loadExtractions(ctx.system.db, ctx.workspaceId, [row])).get(row.no)
  if (extraction !== undefined) return { row, extraction }
  throw new AppError('conflict', 'The extraction has not ended yet. Ask again when its status is "complete".', {
    reason: 'extraction_not_ready',
    retryable: true,
    retryAfterSeconds: 1,
  })
}
