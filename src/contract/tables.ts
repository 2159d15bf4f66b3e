import { z } from 'zod'

export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]
export const tableExtras = ['confidence', 'page'] as const
export type TableExtra = (typeof tableExtras)[number]

/** Marks what only tables take, for clients, which get them by another call. */
const forTables = { 'x-table': true }

/** What everything takes that can also be had as a table. */
export const tableQuery = {
  format: z
    .enum(['json', ...tableFormats])
    .optional()
    .describe('`csv` or `xlsx` instead of JSON: all rows, streamed.')
    .meta(forTables),
  columns: z
    .string()
    .regex(/^(confidence|page)(,(confidence|page))*$/, 'must be confidence, page, or both separated by a comma')
    .optional()
    .describe('With `format`: `confidence` and `page` of each value get columns of their own when named.')
    .meta(forTables),
  list: z
    .string()
    .max(500)
    .optional()
    .describe(
      'With `format=csv`: the list whose items are the rows, like `items`; `none` for a row for each document. The first of the ' +
        'schema unless said.',
    )
    .meta(forTables),
  escape_formulas: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'With `format=csv`: whether a quote is put before what a spreadsheet would compute, as it is unless said; `false` gives ' +
        'cells as they are.',
    )
    .meta(forTables),
}

export type TableQuery = { [K in keyof typeof tableQuery]?: z.output<(typeof tableQuery)[K]> }
