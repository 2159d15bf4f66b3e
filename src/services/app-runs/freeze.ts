import { mostRecordsOfRun } from '../../contract/app-runs.ts'
import type { AppContent } from '../../contract/apps.ts'
import { AppError } from '../../core/app-error.ts'
import { type FrozenRecord, freezeRecord } from '../../decide/package.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath, valueAt } from '../../extract/schema/field-path.ts'
import { type InputRow, type InputScope, selectInputs, selectPageExtents } from '../../storage/decisions/inputs.ts'
import { loadExtractions } from '../cells/load.ts'
import type { Context } from '../context.ts'
import { resolveTarget } from '../matching/targets.ts'

/** What a run decides on, as it is now: later corrections do not change it. */
export async function freezeInputs(
  ctx: Context,
  inputs: AppContent['inputs'],
  documentIds: string[] | undefined,
): Promise<FrozenRecord[]> {
  const { db } = ctx.system
  const scope = await scopeOf(ctx, inputs)
  const rows = await selectInputs(db, ctx.workspaceId, scope, { documentIds, limit: mostRecordsOfRun + 1 })
  refuseCount(rows, documentIds)
  const ids = rows.map(({ document_id }) => document_id)
  const extents = Map.groupBy(await selectPageExtents(db, ctx.workspaceId, ids), ({ document_id }) => document_id)
  const records: FrozenRecord[] = []
  for (let at = 0; at < rows.length; at += 100) {
    const some = rows.slice(at, at + 100)
    const said = await loadExtractions(db, ctx.workspaceId, some)
    for (const row of some) {
      const extraction = said.get(row.no)
      const pages = (extents.get(row.document_id) ?? []).map(({ page, start, end }) => ({ page, start, end }))
      if (extraction) records.push(recordOf(row, extraction, pages))
    }
  }
  return records
}

async function scopeOf(ctx: Context, { schema_id, pipeline_id, filter }: AppContent['inputs']): Promise<InputScope> {
  if (pipeline_id !== undefined) return { pipelineId: pipeline_id }
  const target =
    filter === undefined
      ? { target_type: 'schema' as const, target_value: schema_id ?? '' }
      : { target_type: 'document_filter' as const, target_value: filter }
  const { recordsAre, numbers } = await resolveTarget(ctx, target)
  const nos = await numbers()
  return recordsAre === 'extractions' ? { extractionNos: nos } : { documentNos: nos }
}

function refuseCount(rows: InputRow[], documentIds: string[] | undefined): void {
  if (rows.length > mostRecordsOfRun)
    throw new AppError(
      'unprocessable',
      `A run decides on at most ${mostRecordsOfRun} records. Name some by "document_ids".`,
      {
        reason: 'too_many_records',
      },
    )
  const found = new Set(rows.map(({ document_id }) => document_id))
  const missing = (documentIds ?? []).flatMap((id, index) => (found.has(id) ? [] : [{ id, index }]))
  if (missing.length > 0)
    throw new AppError('unprocessable', 'Some documents are not among the records of this app.', {
      reason: 'not_an_input',
      details: missing.map(({ id, index }) => ({
        path: `input.document_ids[${index}]`,
        message: `${id} is not among the records of the app`,
      })),
    })
  if (rows.length === 0)
    throw new AppError('unprocessable', 'There is nothing to decide on: the app has no records.', {
      reason: 'no_records',
    })
}

function recordOf(
  row: InputRow,
  { data, confidence, provenance }: Extraction,
  pages: FrozenRecord['pages'],
): FrozenRecord {
  const fields = Object.entries(confidence.fields).map(([path, sure]) => {
    const value = splitPath(path).reduce<unknown>(valueAt, data) ?? null
    return [path, { value, confidence: sure, provenance: provenance[path] ?? null }]
  })
  return freezeRecord({
    ...{ subject_key: row.document_id, document_id: row.document_id, filename: row.filename },
    ...{ document_sha256: row.sha256?.toString('hex') ?? null, extraction_id: row.id, data, pages },
    fields: Object.fromEntries(fields) as FrozenRecord['fields'],
  })
}
