import { Command } from 'commander'
import type { FilterResult } from '../../sdk/src/index.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './program.ts'
import { readCondition } from './read-condition.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import { wholeNumber } from './whole-number.ts'

interface FilterOptions extends ServerOptions {
  search?: string
  sort?: string
  source?: string
  schema?: string
  type?: string
  limit: number
  page?: number
}

const help = `
All conditions must be met. Values compare by the type of the field: numbers as numbers, dates as dates, text in any case.

  =  !=  >  >=  <  <=      ~ contains     ^= starts with     in A,B     between A..B     is empty     is not empty

Examples:
  $ sheaf filter "total >= 1000" "currency = EUR" --sort total:desc
  $ sheaf filter "seller.name ~ ltd" "due_date between 2024-01-01..2024-03-31"
  $ sheaf filter "iban is empty" --type invoice --json
  $ sheaf fields list                                             which fields there are
`

export function filterCommand(around: Surroundings): Command {
  const command = new Command('filter')
    .description('find documents of a server by their values')
    .argument('[condition...]', 'like "total >= 1000"')
    .option('--search <text>', 'somewhere in the values or the file name')
    .option('--sort <field>', 'by a field: "total" or "total:desc"; newest first unless said')
    .option('--source <id>', 'only documents of this source')
    .option('--schema <id>', 'only documents extracted with this schema')
    .option('--type <type>', 'only documents of this type, like "invoice"')
    .option('--limit <n>', 'so many at most, up to 500', wholeNumber, 50)
    .option('--page <n>', 'the next so many, from 1', wholeNumber)
  return addServerOptions(command)
    .addHelpText('after', help)
    .action(async (conditions: string[], options: FilterOptions) => {
      const { search, sort, source, schema, type, limit, page } = options
      const body = {
        conditions: conditions.map(readCondition),
        ...{ search, source_id: source, schema_id: schema, document_type: type, limit, page },
        sort: sort === undefined ? undefined : readSort(sort),
      }
      const found = await withServer(around, options, (sheaf) => sheaf.documents.filter(body))
      for (const { message, suggestion } of found.warnings)
        around.output.writeError(`sheaf: ${message}${suggestion === null ? '' : ` Did you mean "${suggestion}"?`}\n`)
      show(around.output, found, describe(found))
    })
}

function readSort(text: string): { fieldId: string; direction: 'asc' | 'desc' } {
  const [, fieldId = text, direction = 'asc'] = /^(.+):(asc|desc)$/.exec(text) ?? []
  return { fieldId, direction: direction === 'desc' ? 'desc' : 'asc' }
}

function describe({ data, columns, total }: FilterResult): string {
  const keys = columns.map(({ field_key }) => field_key)
  const rows = data.map(({ document_id, filename, fields }) => [
    ...[document_id, filename],
    ...keys.map((key) => cell(fields[key])),
  ])
  return `${table(['DOCUMENT', 'FILE', ...keys], rows)}\n\n${data.length} of ${total}`
}

function cell(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return Array.isArray(value) ? value.map(String).join('; ') : String(value)
}
