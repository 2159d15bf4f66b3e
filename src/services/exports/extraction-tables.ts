import { splitPath } from '../../extract/schema/field-path.ts'
import { findResults } from '../../storage/extractions.ts'
import type { Context } from '../context.ts'
import { endedExtraction } from '../extractions/data.ts'
import { listsOf } from './plan-tables.ts'
import { itemsOf } from './record-rows.ts'
import { fieldsOfSchemas, recordOf } from './records-of-extractions.ts'
import type { TableField, TableSource } from './table-source.ts'

/** What one extraction says. */
export async function extractionTables(ctx: Context, id: string): Promise<TableSource> {
  const { row, extraction } = await endedExtraction(ctx, id)
  const definition = row.definition ?? (await findResults(ctx.system.db, [id]))[0]?.definition
  const fields = await fieldsOfSchemas(definition === undefined ? [] : [definition])
  return {
    ...{ name: `extraction-${id}`, sheet: 'Fields', lead: [], fields, list: longestList(extraction.data, fields) },
    records: one(recordOf([], extraction)),
  }
}

/** Of its lists of objects; none where all are empty. */
function longestList(data: unknown, fields: TableField[]): string {
  const lists = listsOf(fields).filter((list) => fields.some(({ path }) => path.startsWith(`${list}.`)))
  const lengths = lists.map((list) => [...itemsOf(data, splitPath(list))].length)
  const most = Math.max(0, ...lengths)
  return most === 0 ? '' : (lists[lengths.indexOf(most)] ?? '')
}

async function* one<T>(record: T): AsyncGenerator<T> {
  yield record
}
