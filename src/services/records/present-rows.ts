import type { FieldType } from '../../contract/field-types.ts'
import type { FilterResult, FilterRow } from '../../contract/filter.ts'
import type { FoundPage } from '../../storage/record-filter/find-page.ts'
import { selectProvenance } from '../../storage/records.ts'
import { type KeptLeaf, readLeaves } from '../cells/kept-leaves.ts'
import type { Context } from '../context.ts'

/** What was found as rows, and the fields that they have. */
export async function presentRows(
  ctx: Context,
  { rows, fields }: Pick<FoundPage, 'rows' | 'fields'>,
  withProvenance: boolean,
): Promise<{ rows: FilterRow[]; columns: FilterResult['columns'] }> {
  const known = new Map(fields.map((field) => [field.canonical_name, field]))
  const read = rows.map((row) => ({ row, leaves: readLeaves(row.leaves) }))
  const names = [...new Set(read.flatMap(({ leaves }) => leaves.map(({ name }) => name)))]
  const provenance = withProvenance
    ? await provenanceOf(
        ctx,
        read.flatMap(({ leaves }) => leaves),
      )
    : undefined
  return {
    rows: read.map(({ row, leaves }) => ({
      document_id: row.document_id,
      filename: row.filename,
      type: row.document_type,
      fields: valuesOf(leaves, (name) => known.get(name)?.repeats ?? false),
      ...(provenance && { provenance: provenance(leaves) }),
    })),
    columns: names.flatMap((name) => {
      const field = known.get(name)
      if (field === undefined) return []
      const { id: field_id, display_name, data_type } = field
      return [{ field_id, field_key: name, display_name, data_type: data_type as FieldType }]
    }),
  }
}

function valuesOf(leaves: KeptLeaf[], repeats: (name: string) => boolean): Record<string, unknown> {
  const values = Map.groupBy(leaves, ({ name }) => name)
  return Object.fromEntries(
    Array.from(values, ([name, own]) => {
      const [first, ...more] = own.map(({ value }) => value)
      return [name, repeats(name) || more.length > 0 ? [first, ...more].flat() : first]
    }),
  )
}

/** The fields of a document may come of several extractions, each of which has its own provenance. */
async function provenanceOf(ctx: Context, leaves: KeptLeaf[]) {
  const extractionIds = [...new Set(leaves.map(({ extractionId }) => extractionId))]
  const results = await selectProvenance(ctx.system.db, ctx.workspaceId, extractionIds)
  const known = new Map(results.map(({ id, provenance }) => [id, JSON.parse(provenance) as Record<string, unknown>]))
  return (own: KeptLeaf[]) =>
    Object.fromEntries(own.map(({ path, extractionId }) => [path, known.get(extractionId)?.[path] ?? null]))
}
