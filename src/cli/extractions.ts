import { Command, Option } from 'commander'
import type { Corrections, ExtractionSummary } from '../../sdk/src/index.ts'
import { extractionStatuses } from '../contract/extractions.ts'
import { AppError } from '../core/app-error.ts'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, saveAnswer, type TableOptions, tableQuery, wantedTable } from './tables.ts'
import { wholeNumber } from './whole-number.ts'

interface ListOptions extends ServerOptions {
  document?: string
  schema?: string
  status?: ExtractionSummary['status']
  search?: string
  limit: number
}

const help = `
What a server has found in documents, each time it looked.

Examples:
  $ sheaf extractions list --document 01a1df57-1781-70ab-9d3d-bbae870c4f16
  $ sheaf extractions get 01a1df6d-5fa6-7475-85b5-3a4db7b418c9    values with confidence, page and quote
  $ sheaf extractions data 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --csv > invoice.csv
  $ sheaf extractions data 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --xlsx --with confidence,page --out invoice.xlsx
  $ sheaf extractions correct 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 total=96.5 "items[0].name=Paper, A4" --reason "smudged"

A corrected value is locked: no later extraction overwrites it. A value is read as JSON where it is JSON, so that 96.5 is a
number, null empties the field and items=[] a list; "text" in quotes of JSON is text in any case.
`

export function extractionsCommand(around: Surroundings): Command {
  const { output } = around
  const extractions = new Command('extractions').description('list, read and correct what a server has extracted')
  extractions.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(extractions.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the extraction')

  command('list', 'list extractions, newest first')
    .option('--document <id>', 'only those of this document')
    .option('--schema <id>', 'only those with this schema')
    .addOption(new Option('--status <status>').choices(extractionStatuses))
    .option('--search <text>', 'only those with this text in the file name')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async ({ document, schema, status, search, limit, ...options }: ListOptions) => {
      const query = { document_id: document, schema_id: schema, status, search, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.extractions.all(query), limit))
      const rows = data.map((each) => [
        ...[each.id, each.filename, each.status, each.field_count, each.confidence_overall?.toFixed(2) ?? null],
        ...[each.credits, each.created_at],
      ])
      show(output, { data }, table(['ID', 'FILE', 'STATUS', 'FIELDS', 'CONFIDENCE', 'CREDITS', 'MADE'], rows))
    })

  one('get', 'the values with their evidence').action(async (id: string, options: ServerOptions) => {
    const found = await withServer(around, options, (sheaf) => sheaf.extractions.get(id))
    const { describeExtraction } = await import('./describe-extraction.ts')
    show(output, found, describeExtraction(found))
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
      const corrections = given.map((text) => ({ ...readCorrection(text), reason }))
      const found = await withServer(around, options, (sheaf) =>
        sheaf.extractions.correct(id, corrections, { propagate }),
      )
      show(output, found, `Corrected ${corrections.map(({ field }) => field).join(', ')}.`)
    })

  return extractions
}

type Correction = Corrections['corrections'][number]

function readCorrection(text: string): Pick<Correction, 'field' | 'value'> {
  const end = text.indexOf('=')
  if (end < 1) throw new AppError('validation_error', `"${text}" is not like field=value.`)
  return { field: text.slice(0, end).trim(), value: readValue(text.slice(end + 1)) }
}

function readValue(text: string): Correction['value'] {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? text : (value as Correction['value'])
  } catch {
    return text
  }
}
