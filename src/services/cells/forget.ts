import { deleteCells } from '../../storage/cells.ts'
import { changeFields, dropUnusedFields, findFieldsByName } from '../../storage/fields.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { deleteRecord, findRecord, lockRecords } from '../../storage/records.ts'
import { commonType, recount, type Tally } from './common-type.ts'
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
  const leaves = readLeaves(record.leaves)
  const { named, filled } = presence(leaves)
  const names = [...named]
  const fields = await findFieldsByName(tx, workspaceId, names)
  const changes = fields.map(({ no, canonical_name: name, data_type, repeats, typed_as }) => {
    const own = leaves.filter((leaf) => leaf.name === name)
    const typedAs = recount(typed_as as Tally, own, [])
    const dataType = commonType(typedAs) ?? data_type
    return {
      ...{ no, dataType, repeats, typedAs, occurrences: filled.has(name) ? -1 : 0, records: -1, documentType: null },
    }
  })
  await changeFields(tx, workspaceId, changes)
  await dropUnusedFields(tx, workspaceId, names)
  await deleteCells(tx, workspaceId, record.no, record.field_nos)
  await deleteRecord(tx, workspaceId, record.no)
}
