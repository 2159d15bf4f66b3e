import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

/** Texts are indexed by this many characters of their beginning. */
export const indexedLength = 100
/** More are sent in several statements, so that none takes much memory. */
const cellsAtOnce = 2000

export type CellRow = Selectable<DB['cells']>
export type NewCell = Omit<CellRow, 'workspace_id' | 'as_number' | 'as_date'> & {
  as_number: string | null
  as_date: string | null
}

/** An extraction that speaks now: of these fields, and of `emptied` with all below it, which has no value any more. */
export interface SpokenRecord {
  document_id: string
  extraction_no: number
  schema_id: string | null
  /** It becomes the current one of its document and schema. */
  succeeds: boolean
  fields: number[]
  emptied: string[]
}

/** What a field has more, or less, than before. */
export interface FieldChange {
  field_no: number
  occurrences: number
  records: number
  typed_as: Record<string, number>
  repeats: boolean
  document_type: string | null
}

interface CellsOfRecords {
  records: SpokenRecord[]
  cells: NewCell[]
  changes: FieldChange[]
  now: Date
}

/** Adds the cells of extractions; those of others of the same documents are no longer the last word where these speak. */
export async function insertCells(tx: Tx, workspaceId: string, input: CellsOfRecords): Promise<void> {
  const { records, cells, changes, now } = input
  await sql`/* sheaf:save-cells */
    with record as (
      select * from json_to_recordset(${JSON.stringify(records)}) as _ (
        document_id uuid, extraction_no bigint, schema_id uuid, succeeds boolean, fields integer[], emptied text[])
    ), other as (
      select record.*, extractions.no, succeeds and extractions.schema_id is not distinct from record.schema_id as is_former
      from record join extractions on extractions.workspace_id = ${workspaceId}::uuid
        and extractions.document_id = record.document_id and extractions.no <> record.extraction_no
        and extractions.status = 'complete'
    ), former as (
      update extractions set is_current = false from other
      where extractions.no = other.no and is_former and extractions.is_current
    ), passing as (
      select cells.extraction_no, cells.position, cells.document_no, cells.field_no, cells.typed_as,
        cells.as_text is not null as has_value, cells.is_current and is_former as is_former,
        cells.is_latest and (cells.field_no = any(other.fields) or exists (
          select from fields cross join unnest(other.emptied) as prefix
          where fields.no = cells.field_no and (canonical_name = prefix or starts_with(canonical_name, prefix || '.'))))
          as is_outdone
      from other join cells on cells.extraction_no = other.no and (cells.is_latest or cells.is_current)
    ), passed as (
      update cells set is_latest = cells.is_latest and not is_outdone, is_current = cells.is_current and not passing.is_former
      from passing where cells.extraction_no = passing.extraction_no and cells.position = passing.position
        and (is_outdone or passing.is_former)
    ), come as (
      select * from json_to_recordset(${JSON.stringify(changes)}) as _ (
        field_no integer, occurrences integer, records integer, typed_as jsonb, repeats boolean, document_type text)
    ), counted as (
      select field_no, sum(occurrences) as occurrences, sum(records) as records, bool_or(repeats) as repeats,
        max(document_type) as document_type
      from (
        select field_no, occurrences, records, repeats, document_type from come
        union all
        select field_no, -max(has_value::integer), -1, false, null from passing
        where is_outdone group by document_no, field_no) each
      group by field_no
    ), voted as (
      select field_no, jsonb_object_agg(said, votes) as typed_as from (
        select field_no, said, sum(votes) as votes from (
          select field_no, key as said, value::integer as votes from come cross join lateral jsonb_each_text(typed_as)
          union all
          select field_no, typed_as, -1 from passing where is_outdone and typed_as is not null) each
        group by field_no, said having sum(votes) <> 0) _
      group by field_no
    ), changed as (
      insert into field_changes (workspace_id, field_no, occurrences, records, typed_as, repeats, document_type, created_at)
      select ${workspaceId}::uuid, field_no, occurrences, records, coalesce(voted.typed_as, '{}'), repeats, document_type,
        ${now}::timestamptz
      from counted left join voted using (field_no)
      where occurrences <> 0 or records <> 0 or voted.typed_as is not null
    )
    ${insertion(workspaceId, cells.slice(0, cellsAtOnce))}`.execute(tx)
  for (let at = cellsAtOnce; at < cells.length; at += cellsAtOnce)
    await sql`/* sheaf:more-cells */ ${insertion(workspaceId, cells.slice(at, at + cellsAtOnce))}`.execute(tx)
}

function insertion(workspaceId: string, cells: NewCell[]) {
  return sql`
    insert into cells (workspace_id, document_no, extraction_no, position, field_no, path, ordinals, kind, text, exact,
      as_text, whole_text, as_number, as_date, as_boolean, currency, typed_as, confidence, page, box, span_start, span_end,
      quote, section, origin, resolver, derived_from, child, reference, is_current, is_latest)
    select ${workspaceId}::uuid, cell.* from json_to_recordset(${JSON.stringify(cells)}) as cell (
      document_no bigint, extraction_no bigint, position integer, field_no integer, path text, ordinals integer[],
      kind text, text text, exact text, as_text text, whole_text text, as_number numeric, as_date timestamp,
      as_boolean boolean, currency text, typed_as text, confidence real, page integer, box real[], span_start integer,
      span_end integer, quote text, section text, origin text, resolver text, derived_from text[], child text,
      reference text, is_current boolean, is_latest boolean)`
}

/** What of a text stands in the index. */
export function beginningOf(text: string): string {
  return text.slice(0, indexedLength).toWellFormed()
}

/** Without a zone, so that no session's own can shift it. */
export function asTimestamp(date: Date): string {
  return date.toISOString().slice(0, -1)
}

export interface TakenField {
  extraction_no: number
  field_no: number
  /** How many of its leaves there say which type. */
  typed_as: Record<string, number>
}

/** Takes the cells of extractions away, to put others in their place: where they had the last word, and what they said. */
export async function takeCells(tx: Tx, workspaceId: string, extractionNos: number[]): Promise<TakenField[]> {
  const { rows } = await sql<TakenField>`/* sheaf:take-cells */
    with taken as (
      delete from cells where workspace_id = ${workspaceId} and extraction_no = any(${extractionNos}::bigint[])
      returning extraction_no, field_no, typed_as, is_latest)
    select extraction_no, field_no, coalesce(jsonb_object_agg(typed_as, votes) filter (where typed_as is not null), '{}')
      as typed_as
    from (select extraction_no, field_no, typed_as, count(*) as votes from taken where is_latest group by 1, 2, 3) _
    group by extraction_no, field_no`.execute(tx)
  return rows
}

/** Before documents are deleted: their values leave the filter, and what only they knew leaves the registry. */
export async function forgetCells(tx: Tx, workspaceId: string, documentIds: string[], now: Date): Promise<void> {
  await sql`/* sheaf:forget-cells */
    with gone as (
      delete from cells using extractions
      where extractions.workspace_id = ${workspaceId} and extractions.document_id = any(${documentIds}::uuid[])
        and cells.extraction_no = extractions.no
      returning cells.document_no, field_no, typed_as, as_text is not null as has_value, is_latest
    ), counted as (
      select field_no, sum(has_value::integer) as occurrences, count(*) as records
      from (select field_no, bool_or(has_value) as has_value from gone where is_latest group by document_no, field_no) _
      group by field_no
    ), voted as (
      select field_no, jsonb_object_agg(typed_as, -votes) as typed_as
      from (select field_no, typed_as, count(*) as votes from gone where is_latest and typed_as is not null group by 1, 2) _
      group by field_no
    )
    insert into field_changes (workspace_id, field_no, occurrences, records, typed_as, repeats, created_at)
    select ${workspaceId}, field_no, -occurrences, -records, coalesce(voted.typed_as, '{}'), false, ${now}
    from counted left join voted using (field_no)`.execute(tx)
}

/** By the number of their extraction, in order. */
export async function selectCells(
  db: Database | Tx,
  workspaceId: string,
  extractionNos: number[],
): Promise<Map<number, CellRow[]>> {
  const { rows } = await sql<CellRow>`/* sheaf:cells-of */
    select * from cells where workspace_id = ${workspaceId} and extraction_no = any(${extractionNos}::bigint[])
    order by extraction_no, position`.execute(db)
  return Map.groupBy(rows, (row) => row.extraction_no)
}

export interface CellWindow {
  /** The position of the last one that was read; -1 before the first. */
  after: number
  /** Of lists only these items, counted from 1. */
  rows?: [number, number] | undefined
  limit: number
}

/** The next cells of one extraction, in order. */
export async function selectCellsAfter<Column extends keyof CellRow>(
  db: Database | Tx,
  workspaceId: string,
  extractionNo: number,
  { after, rows: wanted, limit }: CellWindow,
  columns: readonly Column[],
): Promise<Pick<CellRow, Column>[]> {
  const [first, last] = wanted ?? []
  const within =
    first === undefined || last === undefined
      ? sql`true`
      : sql`(ordinals = '{}' or ordinals[1] between ${first - 1} and ${last - 1})`
  const { rows } = await sql<Pick<CellRow, Column>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from cells
    where workspace_id = ${workspaceId} and extraction_no = ${extractionNo} and position > ${after}
      and ${within}
    order by position limit ${limit}`.execute(db)
  return rows
}

/** Of extractions, the leaves that are less sure than that, the least sure first, at most so many of each. */
export async function selectDoubtfulCells(
  db: Database | Tx,
  workspaceId: string,
  extractionNos: number[],
  threshold: number,
  limit: number,
): Promise<Map<number, CellRow[]>> {
  const { rows } = await sql<CellRow>`
    select cell.* from unnest(${extractionNos}::bigint[]) as wanted(no) cross join lateral (
      select * from cells where workspace_id = ${workspaceId} and extraction_no = wanted.no and confidence < ${threshold}::real
      order by confidence, position limit ${limit}) as cell
    order by extraction_no, confidence, position`.execute(db)
  return Map.groupBy(rows, (row) => row.extraction_no)
}
