import type { Source } from '../../contract/sources.ts'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { findSource } from '../../storage/sources.ts'
import { presentSource } from './present.ts'

export async function getSource(db: Database | Tx, workspaceId: string, id: string): Promise<Source> {
  const row = await findSource(db, workspaceId, id)
  if (row === undefined) throw noSource(id)
  return presentSource(row)
}

export function noSource(id: string): AppError {
  return new AppError('not_found', `There is no source ${id}.`)
}
