import type { Source } from '../../contract/sources.ts'
import type { findSource } from '../../storage/sources.ts'

type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>

export function presentSource(row: SourceRow): Source {
  const self = `/v1/sources/${row.id}`
  return {
    id: row.id,
    name: row.name,
    type: 'api',
    default_schema_id: row.default_schema_id,
    document_count: row.document_count ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, documents: `/v1/documents?source_id=${row.id}` },
  }
}
