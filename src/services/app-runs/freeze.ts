import { mostRecordsOfRun } from '../../contract/app-runs.ts'
import type { AppContent } from '../../contract/apps.ts'
import { AppError } from '../../core/app-error.ts'
import { canonicalJson } from '../../decide/canonical-json.ts'
import { type FrozenRecord, freezeRecord, packageHash } from '../../decide/package.ts'
import { featuresOf } from '../../decide/precedents.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath, valueAt } from '../../extract/schema/field-path.ts'
import { type InputRow, type InputScope, selectInputs, selectPageExtents } from '../../storage/decisions/inputs.ts'
import { insertFrozen } from '../../storage/decisions/runs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { loadExtractions } from '../cells/load.ts'
import type { Context } from '../context.ts'
import { resolveTarget } from '../matching/targets.ts'

/** Which records a run would decide on now. */
export async function chooseInputs(
  ctx: Context,
  inputs: AppContent['inputs'],
  documentIds: string[] | undefined,
): Promise<InputRow[]> {
  const scope = await scopeOf(ctx, inputs)
  const limit = mostRecordsOfRun + 1
  const rows = await selectInputs(ctx.system.db, ctx.workspaceId, scope, { documentIds, limit })
  refuseCount(rows, documentIds)
  return rows
}

/** What a run decides on, as it is now: later corrections do not change it. Page by page, since there can be thousands. */
export async function freezeInputs(tx: Tx, workspaceId: string, runId: string, inputs: InputRow[]) {
  const hashes: string[] = []
  let first: FrozenRecord[] = []
  for (let at = 0; at < inputs.length; at += pageSize) {
    const records = await readRecords(tx, workspaceId, inputs.slice(at, at + pageSize))
    await insertFrozen(tx, runId, hashes.length, records.map(canonicalJson))
    hashes.push(...records.map(({ hash }) => hash))
    if (at === 0) first = records
  }
  const features = JSON.stringify(featuresOf(first))
  return { record_count: hashes.length, package_hash: packageHash(hashes), features }
}

const pageSize = 100

async function readRecords(tx: Tx, workspaceId: string, rows: InputRow[]): Promise<FrozenRecord[]> {
  const ids = rows.map(({ document_id }) => document_id)
  const extents = Map.groupBy(await selectPageExtents(tx, workspaceId, ids), ({ document_id }) => document_id)
  const said = await loadExtractions(tx, workspaceId, rows)
  return rows.flatMap((row) => {
    const extraction = said.get(row.no)
    const pages = (extents.get(row.document_id) ?? []).map(({ page, start, end }) => ({ page, start, end }))
    return extraction ? [recordOf(row, extraction, pages)] : []
  })
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
