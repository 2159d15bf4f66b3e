import type { Field } from '../../contract/fields.ts'
import type { FieldRow } from '../../storage/fields.ts'
import { typeOfField } from '../cells/common-type.ts'

export function presentField(row: FieldRow): Field {
  return {
    id: row.id,
    canonical_name: row.canonical_name,
    display_name: row.display_name,
    data_type: typeOfField(row),
    occurrence_count: row.occurrence_count,
    document_types: row.document_types,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self: `/v1/fields/${row.id}`, similar: `/v1/fields/${row.id}/similar` },
  }
}
