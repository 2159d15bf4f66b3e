import { sql } from 'kysely'
import { indexedLength } from '../cells.ts'
import type { Database } from '../postgres/database.ts'
import { keyScale } from './keys.ts'

export interface FoundCell {
  key: string
  text: string | null
  number: string | null
  date: string | null
  boolean: boolean | null
  currency: string | null
}

/** What stands in cells. */
export async function findCells(db: Database, workspaceId: string, keys: string[]): Promise<FoundCell[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<FoundCell>`
    select wanted.key::text as key, coalesce(text, as_text) as text, as_number::text as number,
      to_char(as_date, 'YYYY-MM-DD') as date, as_boolean as boolean, currency
    from unnest(${keys}::bigint[]) as wanted (key)
    join cells on cells.workspace_id = ${workspaceId} and cells.extraction_no = wanted.key / ${sql.lit(keyScale)}
      and cells.position = wanted.key % ${sql.lit(keyScale)}`.execute(db)
  return rows
}

export interface CellCondition {
  fieldNo: number
  /** Conditions of one row are asked of one cell, those of others of any. */
  row: number
  part: 'as_text' | 'as_number' | 'as_date'
  comparison: '=' | '>' | '>=' | '<' | '<='
  value: string | number
}

const partTypes = { as_text: 'text', as_number: 'numeric', as_date: 'timestamp' } as const

/** Documents that have a cell for every condition; nothing where these are more cells than so many. */
export async function findDocumentsBy(
  db: Database,
  workspaceId: string,
  conditions: CellCondition[],
  most: number,
): Promise<number[] | undefined> {
  const byField = [...Map.groupBy(conditions, ({ fieldNo, row }) => `${fieldNo} ${row}`).values()].map(
    (own) => sql`
      cells.workspace_id = ${workspaceId} and cells.field_no = ${sql.lit(own[0]?.fieldNo ?? 0)} and cells.is_latest and cells.as_text is not null
      and ${sql.join(
        own.map(({ part, comparison, value }) => {
          const said = part === 'as_text' ? String(value).slice(0, indexedLength) : value
          return sql`cells.${sql.raw(`${part} ${comparison}`)} ${said}::${sql.raw(partTypes[part])}`
        }),
        sql` and `,
      )}`,
  )
  const [first, ...others] = byField
  if (first === undefined) return []
  const more = others.map(
    (other) => sql` and exists (select from cells where cells.document_no = found.document_no and ${other})`,
  )
  const { rows } = await sql<{ document_no: number }>`
    select document_no from (select cells.document_no from cells where ${first}) as found
    where true ${sql.join(more, sql` `)} limit ${sql.lit(most + 1)}`.execute(db)
  return rows.length > most ? undefined : [...new Set(rows.map(({ document_no }) => document_no))]
}

export interface FirstCells {
  fieldNo: number
  part: 'as_number' | 'as_date'
  places: number
  /** More cells are not looked at. */
  most: number
  kind: string | undefined
  /** Whether amounts of each currency have places of their own. */
  isOfCurrency: boolean
}

/**
 * Documents whose values have the first places, largest first, with all that are equal; nothing where the largest cells do not tell,
 * since there are too few of the kind among them, or amounts of another currency.
 */
export async function findFirst(
  db: Database,
  workspaceId: string,
  { fieldNo, part, places, most, kind, isOfCurrency }: FirstCells,
): Promise<number[] | undefined> {
  const value = sql.ref(part)
  const cells = sql`cells where workspace_id = ${workspaceId} and field_no = ${fieldNo} and is_latest
    and (is_latest or is_current) and as_text is not null and ${value} is not null`
  const unit = isOfCurrency ? sql`currency` : sql`null::text`
  const { rows } = await sql<{ nos: number[]; units: (string | null)[]; is_told: boolean }>`
    with largest as (select document_no, ${value} as value, ${unit} as unit from ${cells} order by ${value} desc limit ${most}),
    ranked as (
      select largest.*, rank() over (partition by unit order by value desc) as place
      from largest join documents on documents.workspace_id = ${workspaceId} and documents.no = document_no
        and extraction_count > 0 ${kind === undefined ? sql`` : sql`and type_detected = ${kind}`}),
    told as (
      select unit, count(*) filter (where value > (select min(value) from largest)) >= ${places} as is_told
      from ranked group by unit)
    select (select array_agg(document_no) from ranked where place <= ${places}) as nos,
      array_agg(unit) as units, bool_and(is_told) as is_told from told`.execute(db)
  const { nos, units, is_told } = rows[0] ?? {}
  if (!nos || !units || !is_told) return undefined
  if (!isOfCurrency) return nos
  const { rows: others } = await sql`
    select from ${cells} and coalesce(currency, '') <> all(${units.map((one) => one ?? '')}::text[]) limit 1`.execute(
    db,
  )
  return others.length === 0 ? nos : undefined
}

export interface CitedCell {
  document_id: string
  filename: string
  path: string
  quote: string | null
  origin: string | null
  page: number | null
  box: number[] | null
  span_start: number | null
  span_end: number | null
  confidence: number | null
  at: number
}

/** Where cells were read; `at` counts what was asked for. Those of documents that are gone are missing. */
export async function citedCells(db: Database, workspaceId: string, keys: string[]): Promise<CitedCell[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<CitedCell>`
    select documents.id as document_id, documents.filename, cells.path, cells.quote, cells.origin, cells.page, cells.box,
      cells.span_start, cells.span_end, cells.confidence, (wanted.at - 1)::integer as at
    from unnest(${keys}::bigint[]) with ordinality as wanted (key, at)
    join cells on cells.workspace_id = ${workspaceId} and cells.extraction_no = wanted.key / ${sql.lit(keyScale)}
      and cells.position = wanted.key % ${sql.lit(keyScale)}
    join documents on documents.workspace_id = ${workspaceId} and documents.no = cells.document_no
      and documents.extraction_count > 0
    order by wanted.at`.execute(db)
  return rows
}
