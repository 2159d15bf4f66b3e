import type { FilterResult, FilterRow } from '../../contract/filter.ts'
import { selectCells } from '../../storage/cells.ts'
import type { FieldRow } from '../../storage/fields.ts'
import type { FoundRecord } from '../../storage/record-filter/find-page.ts'
import { leavesOf, type RecordLeaves } from '../../storage/record-filter/leaves-of.ts'
import type { Ground } from '../../storage/record-filter/steps.ts'
import { typeOfField } from '../cells/common-type.ts'
import { placeOf } from '../cells/read-cells.ts'
import { withoutNulls } from '../cells/without-nulls.ts'
import type { Context } from '../context.ts'

/** What was found as rows, and the fields that they have. */
export async function presentRows(
  ctx: Context,
  ground: Ground,
  records: FoundRecord[],
  withProvenance: boolean,
): Promise<{ rows: FilterRow[]; columns: FilterResult['columns'] }> {
  const { leaves, fields } = await leavesOf(ctx.system.db, ground, records, withProvenance)
  const numbers = [...new Set(records.flatMap(({ document_id }) => leaves.get(document_id)?.field_nos ?? []))]
  const known = new Map(fields.map((field) => [field.no, field]))
  const provenance = withProvenance ? await provenanceOf(ctx, [...leaves.values()]) : undefined
  return {
    rows: records.map(({ document_id, filename, document_type, source_id, created_at }) => {
      const own = leaves.get(document_id)
      return {
        ...{ document_id, filename, name: filename, sourceId: source_id, uploadedAt: created_at.toISOString() },
        ...{ type: document_type, fields: own ? valuesOf(own, known) : {} },
        ...(provenance && { provenance: own ? provenance(own) : {} }),
      }
    }),
    columns: numbers.flatMap((no) => {
      const field = known.get(no)
      if (field === undefined) return []
      const { id: field_id, canonical_name: field_key, display_name } = field
      return [{ field_id, field_key, display_name, data_type: typeOfField(field) }]
    }),
  }
}

function valuesOf(
  { field_nos, kinds, texts }: RecordLeaves,
  known: Map<number, Pick<FieldRow, 'canonical_name' | 'repeats'>>,
): Record<string, unknown> {
  const values = new Map<number, unknown[]>()
  for (const [at, no] of field_nos.entries()) {
    const own = values.get(no) ?? []
    own.push(readText(kinds[at], texts[at] ?? null))
    values.set(no, own)
  }
  return Object.fromEntries(
    Array.from(values, ([no, own]) => {
      const field = known.get(no)
      return [field?.canonical_name ?? '', field?.repeats || own.length > 1 ? own : own[0]]
    }),
  )
}

function readText(kind: string | undefined, text: string | null): unknown {
  if (text === null || kind === 't') return text
  if (kind === 'e') return (JSON.parse(text) as { value: unknown }).value
  return kind === 'n' ? Number(text) : text === 'true'
}

/** The fields of a document may come of several extractions, each of which has its own provenance. */
async function provenanceOf(ctx: Context, all: RecordLeaves[]) {
  const extractionNos = [...new Set(all.flatMap(({ extraction_nos }) => extraction_nos ?? []))]
  const cells = await selectCells(ctx.system.db, ctx.workspaceId, extractionNos)
  const places = new Map(
    Array.from(cells, ([no, own]) => [
      no,
      new Map(own.map((cell) => [cell.path, cell.origin === null ? undefined : withoutNulls(placeOf(cell))])),
    ]),
  )
  return ({ paths, extraction_nos }: RecordLeaves) =>
    Object.fromEntries(
      (paths ?? []).flatMap((path, at) => {
        const place = places.get(extraction_nos?.[at] ?? 0)?.get(path)
        return place ? [[path, place]] : []
      }),
    )
}
