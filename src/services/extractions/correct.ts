import type { Corrections, ExtractionView } from '../../contract/extractions.ts'
import { AppError } from '../../core/app-error.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { type DocumentRow, findDocuments } from '../../storage/documents.ts'
import {
  type ExtractionResultRow,
  type ExtractionRow,
  findResults,
  findSiblings,
  lockContentOf,
  lockExtraction,
  saveResult,
  updateExtraction,
} from '../../storage/extractions.ts'
import { saveCorrectedCells } from '../../storage/known-cells.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { insertVersions, listVersions } from '../../storage/value-versions.ts'
import { leavesOf } from '../cells/leaves.ts'
import { loadExtractions } from '../cells/load.ts'
import { type RecordToSave, saveCells } from '../cells/save.ts'
import type { Context } from '../context.ts'
import { authorOf } from '../principals/principal.ts'
import { check } from './check.ts'
import { type Corrected, refuseImpossible } from './check-corrections.ts'
import { valueByPath } from './field-units.ts'
import { lowestOf } from './finish.ts'
import { inShape, leafPaths, listAt } from './human-lists.ts'
import { withCorrections } from './human-values.ts'
import { knownSchema } from './known-schemas.ts'
import { extractionOf, unknownExtraction } from './list.ts'
import { presentExtraction } from './present.ts'
import { mean } from './registry.ts'

type Correction = Corrections['corrections'][number]

/** Puts a person's values in the place of those that were extracted. Every version is kept. */
export async function correctExtraction(ctx: Context, id: string, input: Corrections): Promise<ExtractionView> {
  const { system, workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    // Whoever corrects another extraction of this content waits, so that nobody waits in a circle.
    await lockContentOf(tx, workspaceId, id)
    const row = await lockExtraction(tx, workspaceId, id)
    if (row === undefined) throw unknownExtraction(id)
    const [first] = await loadAll(tx, workspaceId, [row])
    if (first === undefined) throw notReady()
    const corrected = { extraction: first.before, schema: first.schema, isDiscovered: row.definition === null }
    await refuseImpossible(corrected, input.corrections)
    const corrections = input.corrections.map((each) => ({ ...each, value: wholeValue(corrected, each) }))
    const content = first.document.sha256
    const siblings = input.propagate && content ? await findSiblings(tx, workspaceId, content, id) : []
    const records: RecordToSave[] = []
    for (const each of [first, ...(await loadAll(tx, workspaceId, siblings))])
      records.push(...(await apply(tx, ctx, each, corrections)))
    const now = system.clock.now()
    if (records.length > 0) await saveCells(tx, { workspaceId, records, now })
    if (content !== null) {
      await saveCorrectedCells(
        tx,
        corrections.map(({ field: path, value }) => ({
          ...{ workspace_id: workspaceId, content, path, value: JSON.stringify(value) },
          ...{ extraction_id: id, created_at: now },
        })),
      )
    }
    const fields = input.corrections.map(({ field }) => field)
    audit({ action: 'extraction.correct', subjectId: id, details: { fields, propagate: input.propagate ?? false } })
    // As this transaction sees it.
    const within = { ...ctx, system: { ...system, db: tx } }
    const shown = { markdown: false, rawText: false, provenance: true }
    return presentExtraction(within, await extractionOf(within, id), shown)
  })
}

interface Correctable {
  row: ExtractionRow
  document: DocumentRow
  result: ExtractionResultRow
  schema: ExtractionSchema
  before: Extraction
}

/** Those that have ended well, with all that they say. */
async function loadAll(tx: Tx, workspaceId: string, rows: ExtractionRow[]): Promise<Correctable[]> {
  const documents = await findDocuments(tx, workspaceId, [...new Set(rows.map((row) => row.document_id))])
  const results = await findResults(
    tx,
    rows.map(({ id }) => id),
  )
  const extractions = await loadExtractions(tx, workspaceId, rows)
  const all = rows.map(async (row) => {
    const document = documents.find(({ id }) => id === row.document_id)
    const result = results.find(({ extraction_id }) => extraction_id === row.id)
    const before = extractions.get(row.no)
    if (document === undefined || result === undefined || before === undefined) return []
    return [{ row, document, result, before, schema: (await knownSchema(JSON.parse(result.definition))).schema }]
  })
  return (await Promise.all(all)).flat()
}

/** One extraction with the corrections that it has the fields for; nothing where it has none. */
async function apply(
  tx: Tx,
  { system, workspaceId, actor }: Context,
  { row, document, result, schema, before }: Correctable,
  corrections: (Omit<Correction, 'value'> & { value: unknown })[],
): Promise<RecordToSave[]> {
  const now = system.clock.now()
  const asked = row.definition === null ? undefined : schema
  const cells = corrections.map(({ field, value }) => ({ path: field, value: JSON.stringify(value) }))
  const { extraction: after, locked } = withCorrections(before, cells, asked)
  if (locked.length === 0) return []
  const meant = corrections.filter(({ field }) => locked.includes(field))
  const earlier = Map.groupBy(await listVersions(tx, workspaceId, row.id, locked), ({ path }) => path)
  const versionOf = (extraction: Extraction, path: string, version: number, confidence: number) => ({
    ...{ extraction_id: row.id, workspace_id: workspaceId, path, version },
    value: JSON.stringify(valueByPath(extraction.data, splitPath(path)) ?? null),
    confidence,
    provenance: JSON.stringify(extraction.provenance[path] ?? null),
  })
  const versions = meant.flatMap(({ field, reason = null }) => {
    const known = earlier.get(field)?.length ?? 0
    const by = authorOf(actor)
    const author = { actor_kind: by.kind, actor_id: by.id }
    const extracted = { actor_kind: 'system', actor_id: null, reason: null, created_at: row.completed_at ?? now }
    const first = known === 0 ? [{ ...versionOf(before, field, 1, sureness(before, field)), ...extracted }] : []
    return [...first, { ...versionOf(after, field, Math.max(known, 1) + 1, 1), ...author, reason, created_at: now }]
  })
  await insertVersions(tx, versions)
  const { confidence } = after
  // What was found without a schema is checked against none.
  const { valid, concerns } = await check(asked, after, row.options as object)
  await saveResult(tx, { ...result, validation: JSON.stringify({ valid, concerns }) })
  const kept = row.locked_fields.filter((path) => !locked.some((list) => path.startsWith(`${list}[`)))
  const locked_fields = [...new Set([...kept, ...locked])].sort()
  await updateExtraction(tx, row.id, {
    ...{ locked_fields, confidence_overall: confidence.overall, confidence_lowest: lowestOf(confidence) },
    updated_at: now,
  })
  return [{ document, extraction: row, schema: asked, leaves: leavesOf(after, schema), corrected: locked }]
}

/** Items of a list say something of every field, and be it that there is none. */
function wholeValue({ schema, isDiscovered }: Corrected, { field, value }: Correction): unknown {
  const list = isDiscovered ? undefined : listAt(schema, splitPath(field))
  return list === undefined ? value : inShape(list, value)
}

/** Of a list, how sure its values are. */
function sureness({ data, confidence: { fields } }: Extraction, path: string): number {
  const leaves = leafPaths(valueByPath(data, splitPath(path)), path)
  return mean(Object.fromEntries(leaves.map((leaf) => [leaf, fields[leaf] ?? 0])))
}

function notReady(): AppError {
  return new AppError('conflict', 'Only an extraction that has ended well can be corrected.', {
    reason: 'extraction_not_ready',
  })
}
