import type { ListQuery, Page } from '../../contract/lists.ts'
import type { Column } from '../../contract/primitives.ts'
import type { ReferenceData, ReferenceRows, RowsQuery } from '../../contract/reference-data.ts'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { dropRowSetAfter, type ReferenceRow, type RowSet, selectRows } from '../../storage/reference/row-sets.ts'
import { countTables, deleteTable, findTable, selectTables } from '../../storage/reference/tables.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

export async function getReferenceData(db: Database | Tx, workspaceId: string, id: string): Promise<ReferenceData> {
  return presentTable(await findKnown(db, workspaceId, id))
}

export async function findKnown(db: Database | Tx, workspaceId: string, id: string) {
  const row = await findTable(db, workspaceId, id)
  if (row === undefined) throw noTable(id)
  return row
}

export function noTable(id: string): AppError {
  return new AppError('not_found', `There is no reference data ${id}.`)
}

export async function listReferenceData(ctx: Context, query: ListQuery): Promise<Page<ReferenceData>> {
  const { db } = ctx.system
  return listPage(ctx, {
    list: 'reference-data',
    query,
    select: (window) => selectTables(db, ctx.workspaceId, window),
    count: () => countTables(db, ctx.workspaceId),
    present: presentTable,
  })
}

export async function listRows(ctx: Context, id: string, { page, limit }: RowsQuery): Promise<ReferenceRows> {
  const { db } = ctx.system
  const table = await findKnown(db, ctx.workspaceId, id)
  const set = rowSetOf(table)
  const after = Math.min((page - 1) * limit, table.row_count)
  const rows = await selectRows(db, set, { after, limit })
  return { data: rows.map((row) => presentRow(set, row)), pagination: { page, limit, total: table.row_count } }
}

/** Its rows are gone for callers at once, and from the database as soon as nobody reads them. */
export async function deleteReferenceData(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteTable(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noTable(id)
    await dropRowSetAfter(tx, ctx.workspaceId, deleted.row_set_id, ctx.system.clock.now())
    audit({ action: 'reference_data.delete', subjectId: id, details: { name: deleted.name } })
    return { deleted: true as const, id }
  })
}

type TableRow = Awaited<ReturnType<typeof selectTables>>[number]

export function rowSetOf(table: TableRow): RowSet {
  const { row_set_id, row_count, byte_count, id_column } = table
  return { id: row_set_id, columns: table.columns as unknown as Column[], row_count, byte_count, id_column }
}

function presentTable(row: TableRow): ReferenceData {
  const self = `/v1/reference-data/${row.id}`
  return {
    id: row.id,
    name: row.name,
    source_type: row.source_type as ReferenceData['source_type'],
    row_count: row.row_count,
    columns: row.columns as unknown as Column[],
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, rows: `${self}/rows`, csv: `${self}/csv` },
  }
}

function presentRow({ columns, id_column }: RowSet, row: ReferenceRow): ReferenceRows['data'][number] {
  const cells = columns.map(({ name, type }, index) => [name, readCell(row[`c${index + 1}`] ?? null, type)])
  const id = (id_column === null ? null : row[`c${id_column}`]) ?? String(row.no)
  return { ...Object.fromEntries(cells), id }
}

function readCell(text: string | null, type: string): string | number | boolean | null {
  if (text === null) return null
  if (type === 'integer' || type === 'number') return text === '' ? null : Number(text)
  return type === 'boolean' ? text.toLowerCase() === 'true' : text
}
