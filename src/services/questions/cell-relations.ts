import type { Column, Relation } from '../../ask/catalogue.ts'

/** A field, or its currency; of documents of some kinds that lack it, another field that states the same. */
export interface CellColumn {
  fieldNo: number
  part: 'value' | 'currency'
  type: Column['type']
  /** Numbers that may stand in texts, before a unit. */
  hasUnits?: boolean
  others?: { fieldNo: number; kinds: (string | null)[] }[]
}

/** A relation of cells: its columns are fields, or the currencies of fields. */
export interface CellRelation {
  name: string
  isList: boolean
  /** Of all its fields: a row is there where one of them is. */
  fieldNos: number[]
  columns: Map<string, CellColumn>
  /** Lists that are asked about as one: its rows are those of each of them. */
  parts?: CellRelation[]
}

export function freeName({ columns }: Relation, wanted: string): string {
  const isTaken = (name: string) => columns.some((column) => column.name === name)
  let name = wanted
  for (let number = 2; isTaken(name); number++) name = `${wanted}_${number}`
  return name
}

/** A field or a list as it is called in SQL. */
export function columnName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50)
}
