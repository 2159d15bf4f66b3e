import { deleteCells } from '../../storage/cells.ts'
import { changeFields, dropUnusedFields, findFieldsByName } from '../../storage/fields.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { deleteRecord, findRecord, lockRecords } from '../../storage/records.ts'
import { readLeaves } from './kept-leaves.ts'
import { presence } from './save.ts'

/** Before a document is deleted: its values leave the filter, and what only it knew leaves the registry. */
export async function forgetCells(
  tx: Tx,
  { workspaceId, documentId }: { workspaceId: string; documentId: string },
): Promise<void> {
  await lockRecords(tx, workspaceId)
  const record = await findRecord(tx, workspaceId, documentId)
  if (record === undefined) return
  const { named, filled } = presence(readLeaves(record.leaves))
  const names = [...named]
  const fields = await findFieldsByName(tx, workspaceId, names)
  const changes = fields.map(({ no, canonical_name: name, data_type: dataType, repeats }) => ({
    ...{ no, dataType, repeats, occurrences: filled.has(name) ? -1 : 0, records: -1, documentType: null },
  }))
  await changeFields(tx, workspaceId, changes)
  await dropUnusedFields(tx, workspaceId, names)
  await deleteCells(tx, workspaceId, record.no, record.field_nos)
  await deleteRecord(tx, workspaceId, record.no)
}
