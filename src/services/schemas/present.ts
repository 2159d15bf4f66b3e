import type { Schema, SchemaVersion } from '../../contract/schemas.ts'
import type { findSchemaVersion } from '../../storage/schema-versions.ts'
import type { findSchema } from '../../storage/schemas.ts'

type SchemaRow = NonNullable<Awaited<ReturnType<typeof findSchema>>>
type VersionRow = NonNullable<Awaited<ReturnType<typeof findSchemaVersion>>>

export function presentSchema(row: SchemaRow): Schema {
  const self = `/v1/schemas/${row.id}`
  return {
    id: row.id,
    short_id: row.short_id,
    ...versionFacts(row),
    updated_at: row.updated_at.toISOString(),
    links: { self, versions: `${self}/versions` },
  }
}

export function presentSchemaVersion(row: VersionRow): SchemaVersion {
  const schema = `/v1/schemas/${row.schema_id}`
  return {
    schema_id: row.schema_id,
    ...versionFacts(row),
    links: { self: `${schema}/versions/${row.version}`, schema },
  }
}

function versionFacts(row: SchemaRow | VersionRow) {
  return {
    name: row.name,
    description: row.description,
    definition: JSON.parse(row.definition),
    field_count: row.field_count,
    version: row.version,
    created_at: row.created_at.toISOString(),
  }
}
