import { AppError } from '../../core/app-error.ts'
import { loadExtractions } from '../cells/load.ts'
import type { Context } from '../context.ts'
import { failureToThrow } from './failure.ts'
import { extractionOf } from './list.ts'
import { toCsv } from './to-csv.ts'

/** The data alone. */
export async function getData(
  ctx: Context,
  id: string,
  { format, escapeFormulas }: { format: 'json' | 'csv'; escapeFormulas: boolean },
): Promise<string> {
  const row = await extractionOf(ctx, id)
  if (row.status === 'failed') throw failureToThrow(ctx.system, row)
  const extraction = (await loadExtractions(ctx.system.db, ctx.workspaceId, [row])).get(row.no)
  if (extraction === undefined)
    throw new AppError('conflict', 'The extraction has not ended yet. Ask again when its status is "complete".', {
      reason: 'extraction_not_ready',
      retryable: true,
      retryAfterSeconds: 1,
    })
  return format === 'json' ? JSON.stringify(extraction.data) : toCsv(extraction.data, { escapeFormulas })
}
