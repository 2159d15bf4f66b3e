import { Command, Option } from 'commander'
import type { AskResult } from '../../sdk/src/index.ts'
import { csvLine } from '../services/exports/write-csv.ts'
import { drawBars } from './draw-bars.ts'
import { type Output, show, table } from './output.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

interface AskOptions extends ServerOptions {
  schema?: string
  pipeline?: string
  documentType?: string
  conversation?: string
  sql?: boolean
  csv?: boolean
  chart?: boolean
}

export function askCommand(around: Surroundings): Command {
  const command = new Command('ask')
    .description('answer a question about the documents of a server, with where each value was read')
    .argument('<question>', 'in English, German, French or Spanish')
    .option('--schema <id>', 'only documents that were extracted with it')
    .option('--pipeline <id>', 'only documents of this pipeline')
    .option('--document-type <type>', 'only documents of this type')
    .option('--conversation <id>', 'go on from the last question of this conversation')
    .addOption(new Option('--sql', 'print the statement that was run as well'))
    .addOption(new Option('--csv', 'print only the rows, as CSV').conflicts(['sql', 'chart']))
    .option('--chart', 'draw the figures as bars; done by itself on a terminal')
  return addServerOptions(command).action(async (question: string, options: AskOptions) => {
    const { schema: schema_id, pipeline: pipeline_id, documentType: document_type } = options
    const isScoped = schema_id !== undefined || pipeline_id !== undefined || document_type !== undefined
    const scope = isScoped ? { schema_id, pipeline_id, document_type } : undefined
    const { conversation: conversation_id } = options
    const result = await withServer(around, options, (sheaf) => sheaf.ask.create({ question, scope, conversation_id }))
    if (!('rows' in result)) throw new Error('the service answers later what it was asked to answer now')
    if (options.csv) return printCsv(around.output, result)
    const isDrawn = options.chart ?? (process.stdout.isTTY === true && !around.output.json)
    show(around.output, result, describe(result, { withSql: options.sql ?? false, isDrawn }))
  })
}

/** The rows as a table for programs; why there are none is said beside it. */
async function printCsv(output: Output, { columns, rows, answer }: AskResult): Promise<void> {
  if (columns.length === 0) output.writeError(`${answer}\n`)
  else
    await output.write(
      csvLine(
        columns.map(({ name }) => name),
        true,
      ),
    )
  for (const row of rows)
    await output.write(
      csvLine(
        columns.map(({ name }) => row[name]),
        true,
      ),
    )
}

function describe(result: AskResult, { withSql, isDrawn }: { withSql: boolean; isDrawn: boolean }): string {
  const { answer, columns, rows, citations, citations_total, warnings, sql, parameters } = result
  if (sql === undefined) return answer
  const lines = rows.map((row) => columns.map(({ name }) => (row[name] === null ? null : String(row[name]))))
  const sources = citations.map(({ filename, page, field, quote }) => [
    filename,
    page === undefined ? null : String(page),
    field,
    quote,
  ])
  const more = citations_total > citations.length ? [`and ${citations_total - citations.length} more`] : []
  return [
    rows.length === 0
      ? answer
      : table(
          columns.map(({ label }) => label.toUpperCase()),
          lines,
        ),
    ...(isDrawn ? drawBars(columns, rows) : []),
    ...(sources.length === 0 ? [] : [table(['SOURCE', 'PAGE', 'FIELD', 'QUOTE'], sources), ...more]),
    ...warnings.map(({ message }) => `Note: ${message}`),
    ...(withSql ? [`${sql}\n${parameters.map((value, at) => `$${at + 1} = ${value}`).join('\n')}`] : []),
  ].join('\n\n')
}
