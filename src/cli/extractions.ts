import { Command, Option } from 'commander'
import type { Corrections, ExtractionSummary } from '../../sdk/src/index.ts'
import { extractionStatuses } from '../contract/extractions.ts'
import { AppError } from '../core/app-error.ts'
import { show, showList } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { longSchemaId, savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, saveAnswer, type TableOptions, tableQuery, wantedTable } from './tables.ts'
import { wholeNumber } from './whole-number.ts'

interface ListOptions extends ServerOptions {
  document?: string
  schema?: string
  status?: ExtractionSummary['status']
  search?: string
  limit: number
  csv?: boolean
}

const help = `
What a server has found in documents, each time it looked.

Examples:
  $ sheaf extractions list --document 01a1df57-1781-70ab-9d3d-bbae870c4f16
  $ sheaf extractions list --limit 1000 --csv > extractions.csv
  $ sheaf extractions get 01a1df6d-5fa6-7475-85b5-3a4db7b418c9    values with confidence, page and quote
  $ sheaf extractions get 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --wait   of one that was answered with "processing"
  $ sheaf extractions data 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --csv > invoice.csv
  $ sheaf extractions data 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --xlsx --with confidence,page --out invoice.xlsx
  $ sheaf extractions correct 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 total=96.5 "items[0].name=Paper, A4" --reason "smudged"

A corrected value is locked: no later extraction overwrites it. A value is read as the type of its field: 10233 is text where
the field is text and a number where it is one; null empties the field and items=[] a list.
`

type Correction = Corrections['corrections'][number]

export function extractionsCommand(around: Surroundings): Command {
  const { output } = around
  const extractions = new Command('extractions').description('list, read and correct what a server has extracted')
  extractions.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(extractions.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the extraction')

  command('list', 'list extractions, newest first')
    .option('--document <id>', 'only those of this document')
    .option('--schema <id>', 'only those with this schema', savedSchema)
    .addOption(new Option('--status <status>').choices(extractionStatuses))
    .option('--search <text>', 'only those with this text in the file name')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .option('--csv', 'as CSV')
    .action(async ({ document, schema, status, search, limit, ...options }: ListOptions) => {
      const query = { document_id: document, status, search, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, async (sheaf) =>
        take(sheaf.extractions.all({ ...query, schema_id: await longSchemaId(sheaf, schema) }), limit),
      )
      const rows = data.map((each) => [
        ...[each.id, each.filename, each.status, each.field_count, each.confidence_overall?.toFixed(2) ?? null],
        ...[each.credits, each.created_at],
      ])
      const headings = ['ID', 'FILE', 'STATUS', 'FIELDS', 'CONFIDENCE', 'CREDITS', 'MADE']
      showList(output, options, { data }, { headings, rows })
    })

  one('get', 'the values with their evidence')
    .option('--wait', 'wait until it has ended')
    .action(async (id: string, { wait = false, ...options }: ServerOptions & { wait?: boolean }) => {
      const found = await withServer(around, options, ({ extractions }) =>
        wait ? extractions.wait(id) : extractions.get(id),
      )
      const { describeExtraction } = await import('./describe-extraction.ts')
      show(output, found, describeExtraction(found))
      if (wait && found.status !== 'complete') around.setExitStatus(1)
    })

  addTableOptions(one('data', 'the data alone, as JSON, CSV or a workbook')).action(
    async (id: string, options: ServerOptions & TableOptions) => {
      const format = wantedTable(options, output)
      await withServer(around, options, async ({ extractions }) => {
        if (format) return saveAnswer(output, options, await extractions.dataTable(id, tableQuery(options, format)))
        await output.write(`${JSON.stringify(await extractions.data(id), null, 2)}\n`)
      })
    },
  )

  one('correct', 'set values by hand, and lock them')
    .argument('<field=value...>', 'fields with their values')
    .option('--reason <text>', 'why')
    .option('--propagate', 'also in the other extractions of the same content')
    .action(async (id: string, given: string[], options: ServerOptions & { reason?: string; propagate?: boolean }) => {
      const { reason, propagate = false } = options
      const typed = given.map(splitCorrection)
      const { typedValue } = await import('../services/extractions/typed-value.ts')
      const found = await withServer(around, options, async ({ extractions: known }) => {
        const { definition } = (await known.get(id)).schema
        const corrections = typed.map(async ([field, text]) => {
          const value = (await typedValue(definition, field, text)) as Correction['value']
          return { field, value, reason }
        })
        return known.correct(id, await Promise.all(corrections), { propagate })
      })
      show(output, found, `Corrected ${typed.map(([field]) => field).join(', ')}.`)
    })

  return extractions
}

function splitCorrection(text: string): [field: string, value: string] {
  const end = text.indexOf('=')
  if (end < 1) throw new AppError('validation_error', `"${text}" is not like field=value.`)
  return [text.slice(0, end).trim(), text.slice(end + 1)]
}
