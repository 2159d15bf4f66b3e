import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'

/** A row of a list that a later extraction of its document has in another list, and in which of its fields that one says it too. */
export interface RepeatedRow {
  document_no: number
  list: number
  item: number
  fields: number[]
}

/**
 * Rows are the same where half of what the shorter says stands in the same places of the page; where places are not known, where more than
 * half says the same. `lists`: the fields of each. Most documents are extracted once, and not looked at any further.
 */
export async function repeatedRows(db: Database, workspaceId: string, lists: number[][]): Promise<RepeatedRow[]> {
  const numbered = lists.flatMap((fields, list) => fields.map((field) => ({ list, field })))
  const { rows } = await sql<RepeatedRow>`
    with field as (
      select * from unnest(${numbered.map(({ list }) => list)}::integer[], ${numbered.map(({ field }) => field)}::integer[])
        as _ (list, field_no)
    ), several as materialized (
      select documents.no as document_no from documents join (
        select document_id from extractions where workspace_id = ${workspaceId}
        group by document_id having count(*) > 1) as extracted on documents.id = document_id
    ), again as materialized (
      select document_no from several join cells using (document_no) join field using (field_no)
      where workspace_id = ${workspaceId} and is_latest and as_text is not null
      group by document_no having min(extraction_no) < max(extraction_no) and min(list) < max(list)
    ), cell as materialized (
      select cells.document_no, list, ordinals[1] as item, extraction_no, field_no,
        span_start is not null or box is not null as is_placed,
        case when span_start is not null then concat_ws(' ', 'span', span_start, span_end)
          when box is not null then concat_ws(' ', 'box', page, box::text)
          else concat_ws(' ', 'said', as_number, as_date, as_text) end as place
      from cells join field using (field_no)
      where workspace_id = ${workspaceId} and is_latest and as_text is not null
        and cells.document_no in (select document_no from again)
    ), size as (
      select document_no, list, item, count(distinct place) as places from cell group by 1, 2, 3
    ), same as (
      select old.document_no, old.list, old.item, later.list as in_list, later.item as as_item,
        array_agg(distinct old.field_no) as fields, count(distinct old.place) as shared, bool_and(old.is_placed) as is_placed
      from cell old join cell later on later.document_no = old.document_no and later.list <> old.list
        and later.place = old.place and later.extraction_no > old.extraction_no
      group by 1, 2, 3, 4, 5
    ), kept as (
      select same.* from same
        join size on (size.document_no, size.list, size.item) = (same.document_no, same.list, same.item)
        join size as other on (other.document_no, other.list, other.item) = (same.document_no, same.in_list, same.as_item)
      where case when is_placed then shared * 2 >= least(size.places, other.places)
        else shared * 2 > least(size.places, other.places) end
    )
    select document_no::float8 as document_no, list, item, array_agg(distinct field) as fields
    from kept cross join unnest(kept.fields) as field group by 1, 2, 3`.execute(db)
  return rows
}
