import type { Corrections, ExtractionView } from '../../contract/extractions.ts'
import { AppError } from '../../core/app-error.ts'
import type { LargeAnswer } from '../../core/large-answer.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath, valueByPath } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { findDocument, findDocuments } from '../../storage/documents.ts'
import {
  type CorrectedExtraction,
  type ExtractionResultRow,
  type ExtractionRow,
  findResults,
  findSiblings,
  lockContentOf,
  lockExtraction,
  saveResults,
  updateCorrected,
} from '../../storage/extractions.ts'
import { saveCorrectedCells } from '../../storage/known-cells.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { countVersions, insertVersions } from '../../storage/value-versions.ts'
import { collectLeaves } from '../cells/leaves.ts'
import { loadExtractions } from '../cells/load.ts'
import { type RecordToSave, saveCells } from '../cells/save.ts'
import type { Context } from '../context.ts'
import { authorOf } from '../principals/principal.ts'
import { knownSchema } from '../schemas/known-schemas.ts'
import { check } from './check.ts'
import { type Corrected, refuseImpossible } from './check-corrections.ts'
import { lowestOf } from './finish.ts'
import { inShape, listAt, weighedPaths } from './human-lists.ts'
import { withCorrections } from './human-values.ts'
import { extractionOf, unknownExtraction } from './list.ts'
import { presentExtraction } from './present.ts'
import { overallOf } from './registry.ts'

type Correction = Corrections['corrections'][number]

/** Puts a person's values in the place of those that were extracted. Every version is kept. */
export async function correctExtraction(
  ctx: Context,
  id: string,
  input: Corrections,
): Promise<ExtractionView | LargeAnswer> {
  const { system, workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    // Whoever corrects another extraction of this content waits, so that nobody waits in a circle.
    await lockContentOf(tx, workspaceId, id)
    const row = await lockExtraction(tx, workspaceId, id)
    if (row === undefined) throw unknownExtraction(id)
    refuseTooMany(row.field_count + countValues(input.corrections))
    const document = await findDocument(tx, workspaceId, row.document_id)
    const [result] = await findResults(tx, [id])
    const extraction = (await loadExtractions(tx, workspaceId, [row])).get(row.no)
    if (document === undefined || result === undefined || extraction === undefined) throw notReady()
    const schema = (await knownSchema(JSON.parse(result.definition))).schema
    const corrected = { extraction, schema, isDiscovered: row.definition === null }
    await refuseImpossible(corrected, input.corrections)
    const corrections = input.corrections.map((each) => ({ ...each, value: wholeValue(corrected, each) }))
    const content = document.sha256
    const siblings = content !== null && input.propagate ? await findSiblings(tx, workspaceId, content, id) : []
    refuseTooMany([row, ...siblings].reduce((sum, { field_count }) => sum + field_count, 0))
    if (content !== null) {
      const created_at = system.clock.now()
      await saveCorrectedCells(
        tx,
        corrections.map(({ field: path, value }) => ({
          ...{ workspace_id: workspaceId, content, path, value: JSON.stringify(value), extraction_id: id, created_at },
        })),
      )
    }
    await applyToAll(tx, ctx, [row, ...siblings], corrections)
    const fields = input.corrections.map(({ field }) => field)
    audit({ action: 'extraction.correct', subjectId: id, details: { fields, propagate: input.propagate ?? false } })
    // As this transaction sees it.
    const within = { ...ctx, system: { ...system, db: tx } }
    const shown = { markdown: false, rawText: false, provenance: true }
    return presentExtraction(within, await extractionOf(within, id), shown)
  })
}

type WholeCorrection = Omit<Correction, 'value'> & { value: unknown }

/** Extractions with the corrections that each has the fields for, by a handful of statements however many they are. */
async function applyToAll(tx: Tx, ctx: Context, rows: ExtractionRow[], corrections: WholeCorrection[]): Promise<void> {
  const { system, workspaceId } = ctx
  const now = system.clock.now()
  const ids = rows.map(({ id }) => id)
  const results = new Map((await findResults(tx, ids)).map((result) => [result.extraction_id, result]))
  const extractions = await loadExtractions(tx, workspaceId, rows)
  const paths = corrections.map(({ field }) => field)
  const counts = new Map(
    (await countVersions(tx, workspaceId, ids, paths)).map(({ extraction_id, path, count }) => [
      `${extraction_id} ${path}`,
      count,
    ]),
  )
  const changed: Applied[] = []
  for (const row of rows) {
    const result = results.get(row.id)
    const before = extractions.get(row.no)
    const change = result && before && (await apply(row, before, result, corrections))
    if (change) changed.push(change)
  }
  const versions = changed.flatMap((change) => versionsOf(ctx, change, corrections, counts, now))
  await insertVersions(tx, versions)
  await saveResults(
    tx,
    changed.map(({ result }) => result),
  )
  await updateCorrected(tx, changed.map(rowOf), now)
  const documents = await findDocuments(
    tx,
    workspaceId,
    changed.map(({ row }) => row.document_id),
  )
  const records: RecordToSave[] = []
  for (const { row, after, schema, locked } of changed) {
    const document = documents.find(({ id }) => id === row.document_id)
    const leaves = await collectLeaves(after, schema)
    if (document) records.push({ document, extraction: row, leaves, corrected: locked })
  }
  if (records.length > 0) await saveCells(tx, { workspaceId, records, now })
}

interface Applied {
  row: ExtractionRow
  schema: ExtractionSchema
  before: Extraction
  after: Extraction
  locked: string[]
  result: ExtractionResultRow
}

/** One extraction with the corrections that it has the fields for; undefined where it has none. */
async function apply(
  row: ExtractionRow,
  before: Extraction,
  result: ExtractionResultRow,
  corrections: WholeCorrection[],
): Promise<Applied | undefined> {
  const { schema } = await knownSchema(JSON.parse(result.definition))
  const asked = row.definition === null ? undefined : schema
  const cells = corrections.map(({ field, value }) => ({ path: field, value: JSON.stringify(value) }))
  const { extraction: after, locked } = withCorrections(before, cells, asked)
  if (locked.length === 0) return
  // What was found without a schema is checked against none.
  const { valid, concerns } = await check(asked, after)
  const saved = { ...result, validation: JSON.stringify({ valid, concerns }) }
  return { row, schema, before, after, locked, result: saved }
}

/** What a person says, and before the first time also what was extracted. */
function versionsOf(
  { workspaceId, actor }: Context,
  { row, before, after, locked }: Applied,
  corrections: WholeCorrection[],
  counts: Map<string, number>,
  now: Date,
) {
  const versionOf = (extraction: Extraction, path: string, version: number, confidence: number) => ({
    ...{ extraction_id: row.id, workspace_id: workspaceId, path, version },
    value: JSON.stringify(valueByPath(extraction.data, splitPath(path)) ?? null),
    confidence,
    provenance: JSON.stringify(extraction.provenance[path] ?? null),
  })
  const meant = corrections.filter(({ field }) => locked.includes(field))
  return meant.flatMap(({ field, reason = null }) => {
    const known = counts.get(`${row.id} ${field}`) ?? 0
    const by = authorOf(actor)
    const author = { actor_kind: by.kind, actor_id: by.id }
    const extracted = { actor_kind: 'system', actor_id: null, reason: null, created_at: row.completed_at ?? now }
    const first = known === 0 ? [{ ...versionOf(before, field, 1, sureness(before, field)), ...extracted }] : []
    return [...first, { ...versionOf(after, field, Math.max(known, 1) + 1, 1), ...author, reason, created_at: now }]
  })
}

function rowOf({ row, after: { confidence }, locked }: Applied): CorrectedExtraction {
  const kept = row.locked_fields.filter((path) => !locked.some((list) => path.startsWith(`${list}[`)))
  return {
    id: row.id,
    locked_fields: [...new Set([...kept, ...locked])].sort(),
    ...{ confidence_overall: confidence.overall, confidence_lowest: lowestOf(confidence) },
  }
}

/** Items of a list say something of every field, and be it that there is none. */
function wholeValue({ schema, isDiscovered }: Corrected, { field, value }: Correction): unknown {
  const list = isDiscovered ? undefined : listAt(schema, splitPath(field))
  return list === undefined ? value : inShape(list, value)
}

/** Of a list, how sure its values are. */
function sureness({ data, confidence: { fields } }: Extraction, path: string): number {
  const leaves = weighedPaths(valueByPath(data, splitPath(path)), path)
  return overallOf(Object.fromEntries(leaves.map((leaf) => [leaf, fields[leaf] ?? 0])))
}

/** To put more values together, to check and to save them would be felt by all other requests. */
const mostValues = 20_000

function refuseTooMany(values: number): void {
  if (values <= mostValues) return
  const message = `These are ${values} values together, and no more than ${mostValues} are corrected at once: extract from a part of the file, or leave out "propagate".`
  throw new AppError('unprocessable', message, { reason: 'too_many_values' })
}

/** Leaves of what was sent, and the lists and objects around them. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 1)
}

function notReady(): AppError {
  return new AppError('conflict', 'Only an extraction that has ended well can be corrected.', {
    reason: 'extraction_not_ready',
  })
}
