import type { FieldType } from '../../contract/field-types.ts'

/** The type that holds the values of both, whoever came first: documents may disagree about a field. */
export function commonType(one: FieldType, other: FieldType): FieldType {
  if (one === other) return one
  const both = [one, other].sort().join()
  if (both === 'integer,number') return 'number'
  return both === 'date,datetime' ? 'datetime' : 'string'
}
