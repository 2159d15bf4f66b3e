import type { FieldType } from '../../contract/field-types.ts'
import type { Column } from '../../storage/record-filter/condition.ts'

/** What values of a type are compared as. */
export function naturalColumn(type: FieldType): Column {
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'date' || type === 'datetime') return 'date'
  return type === 'boolean' ? 'boolean' : 'text'
}
