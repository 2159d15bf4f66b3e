import { Command } from 'commander'
import type { FilterResult } from '../../sdk/src/index.ts'
import { readConditionText } from './filter/read-condition.ts'
import { show, table } from './output.ts'
import { sourceId } from './remote/source-named.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import { savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, saveAnswer, type TableOptions, tableQuery, wantedTable } from './tables.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
All conditions must be met. Values are compared by the type of the field: numbers as numbers, dates as dates, text without
regard to case.

Examples:
  $ sheaf filter 'total > 1000' 'country = DE' --sort -total
  $ sheaf filter 'due_date between 2024-01-01 and 2024-06-30' --columns filename,total
  $ sheaf filter 'line_items.price >= 500' 'note is empty' --type invoice
  $ sheaf filter --search acme --limit 500 --json
  $ sheaf filter 'total > 1000' --xlsx --out large.xlsx            all of them, with a sheet for each list
`

interface FilterOptions extends ServerOptions, TableOptions {
  search?: string
  sort?: string
  type?: string
  schema?: string
  source?: string
  limit?: number
  page?: number
  columns?: string
}

export function filterCommand(around: Surroundings): Command {
  const { output } = around
  const command = new Command('filter')
    .description('find documents of a server by the values that were extracted from them')
    .argument('[condition...]', 'field, operator and value: "total > 1000"')
    .option('--search <text>', 'somewhere in the values or the name of the file')
    .option('--sort <field>', 'order by this field; "-total" for the largest first')
    .option('--type <type>', 'documents of this type')
    .option('--schema <id>', 'documents that were extracted with this schema', savedSchema)
    .option('--source <source>', 'documents of this source, by its id or name')
    .option('--limit <n>', 'rows, up to 500 (50)', wholeNumber)
    .option('--page <n>', 'which page of so many rows (1)', wholeNumber)
    .option('--columns <fields>', 'which fields to print, parted by commas')
    .addHelpText('after', help)
  return addServerOptions(addTableOptions(command)).action(async (conditions: string[], options: FilterOptions) => {
    const format = wantedTable(options, output)
    const { search, sort, type, schema, source, limit, page } = options
    const wanted = {
      conditions: conditions.map(readConditionText),
      sort: sort === undefined ? undefined : { fieldId: sort.replace(/^-/, ''), direction: directionOf(sort) },
      ...{ search, document_type: type, schema_id: schema, limit, page },
    }
    await withServer(around, options, async (sheaf) => {
      const { documents } = sheaf
      const body = { ...wanted, source_id: await sourceId(sheaf, source) }
      const result = await documents.filter(format ? { ...body, limit: 1 } : body)
      if (result.warnings.some(({ code }) => cannotBeAsked.has(code))) around.setExitStatus(wrongInput)
      if (!output.json) for (const { message } of result.warnings) output.writeError(`sheaf: ${message}\n`)
      if (format) await saveAnswer(output, options, await documents.filterTable(body, tableQuery(options, format)))
      else show(output, result, describe(result, options.columns))
    })
  })
}

/** What no documents that come later will make right. */
const cannotBeAsked = new Set(['unknown_field', 'incompatible_value'])
const wrongInput = 2

function directionOf(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc'
}

/** More columns than this do not fit beside one another. */
const mostColumns = 6

function describe({ data, columns, total }: FilterResult, wanted?: string): string {
  const keys = wanted?.split(',').map((key) => key.trim()) ?? columns.slice(0, mostColumns).map((one) => one.field_key)
  const rows = data.map(({ filename, fields }) => [filename, ...keys.map((key) => asCell(fields[key]))])
  const count = `${total} ${total === 1 ? 'document' : 'documents'}${total > data.length ? `, ${data.length} shown` : ''}.`
  return data.length === 0 ? count : `${table(['FILE', ...keys.map((key) => key.toUpperCase())], rows)}\n\n${count}`
}

function asCell(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return Array.isArray(value) ? value.map((item) => asCell(item) ?? '-').join(', ') : String(value)
}
