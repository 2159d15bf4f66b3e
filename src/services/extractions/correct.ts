import type { Corrections, ExtractionView } from '../../contract/extractions.ts'
import { AppError } from '../../core/app-error.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { splitPath, templateOf } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { findDocument } from '../../storage/documents.ts'
import {
  type ExtractionResultRow,
  type ExtractionRow,
  findResult,
  findSiblings,
  lockContentOf,
  lockExtraction,
  saveResult,
  updateExtraction,
} from '../../storage/extractions.ts'
import { saveCorrectedCells } from '../../storage/known-cells.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { insertVersions, listVersions } from '../../storage/value-versions.ts'
import { saveCells } from '../cells/save.ts'
import type { Context } from '../context.ts'
import { check } from './check.ts'
import { valueByPath } from './field-units.ts'
import { lowestOf } from './finish.ts'
import { withCorrections } from './human-values.ts'
import { knownSchema } from './known-schemas.ts'
import { emptyListsOf, leavesOf } from './leaves.ts'
import { extractionOf, unknownExtraction } from './list.ts'
import { presentExtraction } from './present.ts'

type Correction = Corrections['corrections'][number]

/** Puts a person's values in the place of those that were extracted. Every version is kept. */
export async function correctExtraction(ctx: Context, id: string, input: Corrections): Promise<ExtractionView> {
  const { system, workspaceId } = ctx
  refuseRepeated(input.corrections)
  return ctx.commit(async (tx, audit) => {
    // Whoever corrects another extraction of this content waits, so that nobody waits in a circle.
    await lockContentOf(tx, workspaceId, id)
    const row = await lockExtraction(tx, workspaceId, id)
    if (row === undefined) throw unknownExtraction(id)
    const document = await findDocument(tx, workspaceId, row.document_id)
    const result = await findResult(tx, id)
    if (document === undefined || result === undefined) throw notReady()
    const schema = (await knownSchema(JSON.parse(result.definition))).schema
    refuseImpossible(result, schema, input.corrections)
    await apply(tx, ctx, row, result, input.corrections)
    const content = document.sha256
    if (content !== null) {
      const created_at = system.clock.now()
      await saveCorrectedCells(
        tx,
        input.corrections.map(({ field: path, value }) => ({
          ...{ workspace_id: workspaceId, content, path, value: JSON.stringify(value), extraction_id: id, created_at },
        })),
      )
      if (input.propagate)
        for (const sibling of await findSiblings(tx, workspaceId, content, id)) {
          const other = await findResult(tx, sibling.id)
          if (other) await apply(tx, ctx, sibling, other, input.corrections)
        }
    }
    const fields = input.corrections.map(({ field }) => field)
    audit({ action: 'extraction.correct', subjectId: id, details: { fields, propagate: input.propagate ?? false } })
    // As this transaction sees it.
    const within = { ...ctx, system: { ...system, db: tx } }
    const corrected = await extractionOf(within, id)
    return presentExtraction(within, corrected, { markdown: false, rawText: false, provenance: true })
  })
}

/** One extraction with the corrections that it has the fields for. */
async function apply(
  tx: Tx,
  { system, workspaceId, actor }: Context,
  row: ExtractionRow,
  result: ExtractionResultRow,
  corrections: Correction[],
): Promise<void> {
  const now = system.clock.now()
  const before = readResult(result)
  const meant = corrections.filter(({ field }) => Object.hasOwn(before.confidence.fields, field))
  if (meant.length === 0) return
  const cells = meant.map(({ field, value }) => ({ path: field, value: JSON.stringify(value) }))
  const { extraction: after, locked } = withCorrections(before, cells)
  const earlier = Map.groupBy(await listVersions(tx, workspaceId, row.id, locked), ({ path }) => path)
  const versionOf = (extraction: Extraction, path: string, version: number) => ({
    ...{ extraction_id: row.id, workspace_id: workspaceId, path, version },
    value: JSON.stringify(valueByPath(extraction.data, splitPath(path)) ?? null),
    confidence: extraction.confidence.fields[path] ?? 0,
    provenance: JSON.stringify(extraction.provenance[path] ?? null),
  })
  const versions = meant.flatMap(({ field, reason = null }) => {
    const known = earlier.get(field)?.length ?? 0
    const author = { actor_kind: actor.kind, actor_id: actor.id }
    const extracted = { actor_kind: 'system', actor_id: null, reason: null, created_at: row.completed_at ?? now }
    const first = known === 0 ? [{ ...versionOf(before, field, 1), ...extracted }] : []
    return [...first, { ...versionOf(after, field, Math.max(known, 1) + 1), ...author, reason, created_at: now }]
  })
  await insertVersions(tx, versions)
  const { data, confidence, provenance } = after
  const { schema } = await knownSchema(JSON.parse(result.definition))
  // What was found without a schema is checked against none.
  const { valid, concerns } = await check(row.definition === null ? undefined : schema, after, row.options as object)
  await saveResult(tx, {
    ...result,
    ...{ data: JSON.stringify(data), confidence: JSON.stringify(confidence), provenance: JSON.stringify(provenance) },
    validation: JSON.stringify({ valid, concerns }),
  })
  const locked_fields = [...new Set([...row.locked_fields, ...locked])].sort()
  await updateExtraction(tx, row.id, {
    ...{ locked_fields, confidence_overall: confidence.overall, confidence_lowest: lowestOf(confidence) },
    updated_at: now,
  })
  const document = await findDocument(tx, workspaceId, row.document_id)
  // Only the newest extraction of a document has its current cells.
  if (document?.latest_extraction_id === row.id)
    await saveCells(tx, {
      ...{ workspaceId, documentId: row.document_id, extractionId: row.id, documentType: document.type_detected },
      ...{ schemaId: row.schema_id, now },
      leaves: [...leavesOf(after, schema), ...emptyListsOf(after, schema)],
    })
}

function readResult({ data, confidence, provenance }: ExtractionResultRow): Extraction {
  return { data: JSON.parse(data), confidence: JSON.parse(confidence), provenance: JSON.parse(provenance) }
}

function refuseRepeated(corrections: Correction[]): void {
  const [repeated] = corrections.filter(
    ({ field }, at) => corrections.findIndex((other) => other.field === field) !== at,
  )
  if (repeated) throw badCorrection(repeated.field, 'is corrected twice')
}

/** A field that is not there, or a value that its field could not have. */
function refuseImpossible(result: ExtractionResultRow, schema: ExtractionSchema, corrections: Correction[]): void {
  const { fields } = JSON.parse(result.confidence) as Extraction['confidence']
  const leaves = new Map(schema.leaves.map((leaf) => [leaf.path, leaf]))
  for (const { field, value } of corrections) {
    if (!Object.hasOwn(fields, field))
      throw badCorrection(field, `is not among the fields of the extraction${hint(field, fields)}`)
    const type = leaves.get(templateOf(splitPath(field)))?.type
    if (type === undefined || value === null) continue
    const fits = type === 'integer' ? Number.isInteger(value) : typeof value === type
    if (!fits) throw badCorrection(field, `must be a value of the type ${type}, or null`)
  }
}

function hint(field: string, fields: Record<string, number>): string {
  const like = Object.keys(fields)
    .filter((path) => path.toLowerCase().includes(field.toLowerCase()))
    .slice(0, 3)
  return like.length === 0 ? '' : `; there is ${like.map((path) => `"${path}"`).join(', ')}`
}

function badCorrection(field: string, message: string): AppError {
  return new AppError('validation_error', `The corrections are not valid: "${field}" ${message}.`, {
    details: [{ path: field, message }],
  })
}

function notReady(): AppError {
  return new AppError('conflict', 'Only an extraction that has ended well can be corrected.', {
    reason: 'extraction_not_ready',
  })
}
