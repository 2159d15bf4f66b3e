import { isId } from '../../core/ids.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { findSchemaVersion } from '../../storage/schema-versions.ts'
import { findSchema } from '../../storage/schemas.ts'

export interface SavedSchema {
  id: string
  short_id: string
  version: number
  name: string
  /** JSON Schema, with its properties in the order in which they were sent. */
  definition: Record<string, unknown>
}

/** The newest version of a schema, by its id or short id; undefined when the workspace has none, or has deleted it. */
export async function savedSchema(
  db: Database | Tx,
  workspaceId: string,
  idOrShortId: string,
): Promise<SavedSchema | undefined> {
  if (!(isId(idOrShortId) || isShortId(idOrShortId))) return
  const row = await findSchema(db, workspaceId, idOrShortId)
  if (row === undefined) return
  const { id, short_id, version, name, definition } = row
  return { id, short_id, version, name, definition: JSON.parse(definition) }
}

/** What work that was begun with a version goes on with, even when the schema has been changed or deleted since. */
export async function savedSchemaVersion(
  db: Database | Tx,
  workspaceId: string,
  id: string,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await findSchemaVersion(db, workspaceId, id, version)
  return row && JSON.parse(row.definition)
}

function isShortId(text: string): boolean {
  return /^SCH-[0-9A-Z]{8}$/i.test(text)
}
