import type { FieldType } from '../../contract/field-types.ts'
import type { PathStep } from '../../extract/schema/field-path.ts'

/** Records that can be written as tables: what they have is known before the first of them comes. */
export interface TableSource {
  /** Of the file, without its ending. */
  name: string
  /** Of the sheet for what stands outside of lists. */
  sheet: string
  lead: LeadColumn[]
  fields: TableField[]
  records: AsyncIterable<TableRecord>
  /** The list whose items are the rows of a CSV file unless another is named; the first of the fields unless said. */
  list?: string | undefined
  /** What a column is called by the steps to its values, without those of lists; their path unless said. */
  nameOf?(steps: PathStep[]): string
}

/** A column about the record itself, before those of its values. */
export interface LeadColumn {
  name: string
  type: FieldType
  /** Tells which record it is: also in the tables of lists. */
  isKey: boolean
}

export interface TableField {
  /** `a.b`, `items[].price` */
  path: string
  type: FieldType
}

export interface TableRecord {
  /** A value for each column of the lead. */
  lead: unknown[]
  data: unknown
  /** By the path of a leaf. */
  confidence: Record<string, number>
  page(path: string): number | null
}
