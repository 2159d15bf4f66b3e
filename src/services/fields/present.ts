import type { FieldType } from '../../contract/field-types.ts'
import type { Field } from '../../contract/fields.ts'
import type { findField } from '../../storage/fields.ts'

export type FieldRow = NonNullable<Awaited<ReturnType<typeof findField>>>

export function presentField(row: FieldRow): Field {
  return {
    id: row.id,
    canonical_name: row.canonical_name,
    display_name: row.display_name,
    data_type: row.data_type as FieldType,
    occurrence_count: row.occurrence_count,
    document_types: row.document_types,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self: `/v1/fields/${row.id}`, similar: `/v1/fields/${row.id}/similar` },
  }
}
