import { sql } from 'kysely'
import type { FieldRow } from '../fields.ts'
import type { Database } from '../postgres/database.ts'
import type { FoundRecord } from './find-page.ts'
import type { Ground } from './steps.ts'

/** Of each leaf of a record in order; also of those without a value. */
export interface RecordLeaves {
  document_id: string
  field_nos: number[]
  /** The first letter of its kind, `e` where the text is JSON that holds the value. */
  kinds: string
  texts: (string | null)[]
  /** Where it was asked for. */
  paths?: string[]
  extraction_nos?: number[]
}

type LeafField = Pick<FieldRow, 'no' | 'id' | 'canonical_name' | 'display_name' | 'data_type' | 'typed_as' | 'repeats'>

/**
 * What stands in the rows of a page, by the document, and their fields. Planned once, while the statement that finds the
 * rows is another each time.
 */
export async function leavesOf(
  db: Database,
  { workspaceId, schemaId }: Ground,
  records: FoundRecord[],
  withPaths: boolean,
): Promise<{ leaves: Map<string, RecordLeaves>; fields: LeafField[] }> {
  if (records.length === 0) return { leaves: new Map(), fields: [] }
  const said =
    schemaId === undefined
      ? sql`extractions.document_id = any(${records.map((record) => record.document_id)}::uuid[]) and is_latest`
      : sql`extractions.no = any(${records.map(({ no }) => no)}::bigint[])`
  const label = `leaves-of-${schemaId === undefined ? 'documents' : 'records'}${withPaths ? '-with-paths' : ''}`
  const { rows } = await sql<
    RecordLeaves | { document_id: null; fields: LeafField[] | null }
  >`${sql.raw(`/* sheaf:${label} */`)}
    with leaf as materialized (
      select document_id, field_no, case when exact is null then left(kind, 1) else 'e' end as kind, path, extraction_no,
        coalesce(exact, cells.text, as_number::text, as_boolean::text) as text
      from extractions join cells on cells.extraction_no = extractions.no
      where extractions.workspace_id = ${workspaceId} and ${said} and field_no is not null
      order by extraction_no, position)
    select document_id, json_agg(field_no) as field_nos, string_agg(kind, '') as kinds, json_agg(text) as texts,
      ${withPaths ? sql`json_agg(path) as paths, json_agg(extraction_no) as extraction_nos,` : sql``} null::json as fields
    from leaf group by document_id
    union all
    select null, null, null, null, ${withPaths ? sql`null, null,` : sql``} (
      select json_agg(field) from (
        select no, id, canonical_name, display_name, data_type, typed_as, repeats from known_fields
        where workspace_id = ${workspaceId} and no = any(array(select distinct field_no from leaf))) field)`.execute(db)
  return {
    leaves: new Map(rows.flatMap((row) => (row.document_id === null ? [] : [[row.document_id, row]]))),
    fields: rows.flatMap((row) => (row.document_id === null ? (row.fields ?? []) : [])),
  }
}
