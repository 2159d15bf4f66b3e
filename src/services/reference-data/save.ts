import type { ReferenceData } from '../../contract/reference-data.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { violatesUnique } from '../../storage/postgres/unique-violation.ts'
import { dropRowSetAfter, keepRowSet } from '../../storage/reference/row-sets.ts'
import { insertTable, lockTable, updateTable } from '../../storage/reference/tables.ts'
import type { Context } from '../context.ts'
import { dropUpload } from '../uploads/store-upload.ts'
import { type ImportedRows, importRows, type TableSource } from './import-rows.ts'
import { findKnown, getReferenceData, noTable } from './manage.ts'

/** Whoever reads the rows of before, page by page, is not cut off. */
const readersMilliseconds = 24 * 3_600_000

export async function createReferenceData(ctx: Context, name: string, source: TableSource): Promise<ReferenceData> {
  const { workspaceId: workspace_id, system } = ctx
  return withRows(ctx, source, (rows) =>
    ctx
      .commit(async (tx, audit) => {
        const id = newId()
        await keep(tx, ctx, rows)
        const content = { row_set_id: rows.id, source_type: rows.sourceType }
        await insertTable(tx, { id, workspace_id, name, ...content, created_at: system.clock.now() })
        audit({ action: 'reference_data.create', subjectId: id, details: { name, rows: rows.row_count } })
        return getReferenceData(tx, workspace_id, id)
      })
      .catch((error: unknown): never => {
        if (!violatesUnique(error, 'reference_tables_name')) throw error
        throw new AppError(
          'conflict',
          `There is already reference data named "${name}". PUT /v1/reference-data/{id}/rows replaces its rows.`,
          {
            reason: 'name_taken',
            details: [{ path: 'name', message: 'is the name of other reference data' }],
          },
        )
      }),
  )
}

/** Readers see the rows of before or the new ones, never some of each. Equal rows make no new version. */
export async function replaceRows(ctx: Context, id: string, source: TableSource): Promise<ReferenceData> {
  const { workspaceId, system } = ctx
  await findKnown(system.db, workspaceId, id)
  return withRows(ctx, source, (rows) =>
    ctx.commit(async (tx, audit) => {
      const table = await lockTable(tx, workspaceId, id)
      if (table === undefined) throw noTable(id)
      const isNew = !table.content_hash.equals(rows.content_hash)
      const version = table.version + (isNew ? 1 : 0)
      if (isNew) {
        await keep(tx, ctx, rows)
        const now = system.clock.now()
        const content = { version, row_set_id: rows.id, source_type: rows.sourceType, updated_at: now }
        await updateTable(tx, workspaceId, id, content)
        await dropRowSetAfter(tx, workspaceId, table.row_set_id, new Date(now.getTime() + readersMilliseconds))
      }
      audit({ action: 'reference_data.replace', subjectId: id, details: { version, rows: rows.row_count } })
      return getReferenceData(tx, workspaceId, id)
    }),
  )
}

/** What nothing came of is dropped, and the file is not needed once its rows are there. */
async function withRows<T>(ctx: Context, source: TableSource, use: (rows: ImportedRows) => Promise<T>): Promise<T> {
  try {
    return await use(await importRows(ctx, source))
  } finally {
    if (source.file) await dropUpload(ctx.system, source.file.upload)
  }
}

async function keep(tx: Tx, { workspaceId }: Context, { id }: ImportedRows): Promise<void> {
  if (await keepRowSet(tx, workspaceId, id)) return
  throw new AppError('request_timeout', 'The rows were kept for too long and have been dropped. Send them again.')
}
