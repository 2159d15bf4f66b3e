import type { Row } from '../../match/model.ts'
import type { RecordCell } from '../../storage/matching/records.ts'
import { valueIn } from '../cells/read-cells.ts'

/** Their values of these fields, by their canonical names, as texts; the first where there are several. */
export function valuesOf(cells: RecordCell[], fields: string[]): Row {
  const values = new Map<string, string>()
  for (const cell of cells) {
    const value = valueIn(cell)
    if (typeof value === 'object' || value === undefined || values.has(cell.field)) continue
    values.set(cell.field, String(value))
  }
  return fields.map((field) => values.get(field) ?? null)
}
