import { Command, Option } from 'commander'
import type { AskResult } from '../../sdk/src/index.ts'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

interface AskOptions extends ServerOptions {
  schema?: string
  pipeline?: string
  documentType?: string
  conversation?: string
  sql?: boolean
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
  return addServerOptions(command).action(async (question: string, options: AskOptions) => {
    const { schema: schema_id, pipeline: pipeline_id, documentType: document_type } = options
    const isScoped = schema_id !== undefined || pipeline_id !== undefined || document_type !== undefined
    const scope = isScoped ? { schema_id, pipeline_id, document_type } : undefined
    const { conversation: conversation_id } = options
    const result = await withServer(around, options, (sheaf) => sheaf.ask.create({ question, scope, conversation_id }))
    show(around.output, result, describe(result, options.sql ?? false))
  })
}

function describe(result: AskResult, withSql: boolean): string {
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
    ...(sources.length === 0 ? [] : [table(['SOURCE', 'PAGE', 'FIELD', 'QUOTE'], sources), ...more]),
    ...warnings.map(({ message }) => `Note: ${message}`),
    ...(withSql ? [`${sql}\n${parameters.map((value, at) => `$${at + 1} = ${value}`).join('\n')}`] : []),
  ].join('\n\n')
}
