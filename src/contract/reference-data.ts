import { z } from 'zod'
import { idSchema, nameSchema, timeSchema } from './common.ts'
import { listOf } from './lists.ts'
import { columnTypes } from './primitives.ts'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

const columns = z.array(nameSchema).min(1).max(500).describe('The names of the columns, in order; without a file.')
const rows = z
  .array(z.union([z.array(cell), z.record(z.string(), cell)]))
  .describe('Each a list of cells in the order of the columns, or an object by their names; without a file.')

const rowsOfJson = { columns: columns.optional(), rows: rows.optional() }
export type RowsOfJson = { columns: z.output<typeof columns>; rows: z.output<typeof rows> }

export const replaceRowsBody = z.strictObject(rowsOfJson).meta({ id: 'ReplaceReferenceRows' })

export const createReferenceBody = z
  .strictObject({ name: nameSchema, ...rowsOfJson })
  .meta({ id: 'CreateReferenceData' })

export const rowsQuery = z.object({
  page: z.coerce.number().int().min(1).max(2_147_483_647).default(1).describe('From 1.'),
  limit: z.coerce.number().int().min(1).max(500).default(100).describe('Rows a page, 1 to 500.'),
})
export type RowsQuery = z.output<typeof rowsQuery>

export const referenceCsvQuery = z.object({
  escape_formulas: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true` puts an apostrophe before cells that a spreadsheet would compute.'),
})

export const referenceDataSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    source_type: z.enum(['csv', 'tsv', 'xlsx', 'json']).describe('What its rows were last read from.'),
    row_count: z.int(),
    columns: z
      .array(z.object({ name: z.string(), type: z.enum(columnTypes) }))
      .describe('In the order of the file; the types are found from the cells.'),
    version: z.int().describe('Counts how often the rows were replaced by others.'),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), rows: z.string(), csv: z.string() }),
  })
  .meta({ id: 'ReferenceData' })
export type ReferenceData = z.infer<typeof referenceDataSchema>

export const referenceDataListSchema = listOf(referenceDataSchema).meta({ id: 'ReferenceDataList' })

export const referenceRowsSchema = z
  .object({
    data: z.array(
      z
        .looseObject({ id: z.string() })
        .describe(
          'Cells by the names of their columns, and the `id` of the row: its own column of that name, or its number.',
        ),
    ),
    pagination: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
  })
  .meta({ id: 'ReferenceRows' })
export type ReferenceRows = z.infer<typeof referenceRowsSchema>
