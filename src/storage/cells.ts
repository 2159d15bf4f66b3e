import { sql } from 'kysely'
import type { Tx } from './postgres/database.ts'

/** Texts are indexed by this many characters of their beginning. */
export const indexedLength = 100

export interface NewCell {
  fieldNo: number
  ordinal: number
  text: string
  number: number | null
  date: Date | null
  boolean: boolean | null
  confidence: number
  extractionId: string
}

export async function insertCells(tx: Tx, workspaceId: string, recordNo: number, cells: NewCell[]): Promise<void> {
  if (cells.length === 0) return
  const isLong = (text: string) => text.length > indexedLength
  await sql`
    insert into cells (workspace_id, record_no, field_no, ordinal, as_text, whole_text, as_number, as_date, as_boolean,
      confidence, extraction_id)
    select ${workspaceId}::uuid, ${recordNo}::bigint, * from unnest(
      ${cells.map((cell) => cell.fieldNo)}::integer[],
      ${cells.map((cell) => cell.ordinal)}::integer[],
      ${cells.map((cell) => beginningOf(cell.text))}::text[],
      ${cells.map((cell) => (isLong(cell.text) ? cell.text : null))}::text[],
      ${cells.map((cell) => cell.number)}::double precision[],
      ${cells.map((cell) => cell.date && asTimestamp(cell.date))}::timestamp[],
      ${cells.map((cell) => cell.boolean)}::boolean[],
      ${cells.map((cell) => cell.confidence)}::real[],
      ${cells.map((cell) => cell.extractionId)}::uuid[])`.execute(tx)
}

/** What of a text stands in the index. */
export function beginningOf(text: string): string {
  return text.slice(0, indexedLength).toWellFormed()
}

/** Without a zone, so that no session's own can shift it. */
export function asTimestamp(date: Date): string {
  return date.toISOString().slice(0, -1)
}

export async function deleteCells(tx: Tx, workspaceId: string, recordNo: number, fieldNos: number[]): Promise<void> {
  if (fieldNos.length === 0) return
  await sql`delete from cells where workspace_id = ${workspaceId} and record_no = ${recordNo}
    and field_no = any(${fieldNos}::integer[])`.execute(tx)
}
