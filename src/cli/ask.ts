import { Command, Option } from 'commander'
import type { AskResult } from '../../sdk/src/index.ts'
import { csvLine } from '../services/exports/write-csv.ts'
import { askFiles } from './ask-files.ts'
import { drawBars, type Row, type Shown } from './draw-bars.ts'
import { drawLines } from './draw-lines.ts'
import { type Output, show, table } from './output.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

interface AskOptions extends ServerOptions {
  files?: string[]
  schema?: string
  pipeline?: string
  documentType?: string
  conversation?: string
  sql?: boolean
  csv?: boolean
  chart?: boolean
}

const help = `
Examples:
  $ sheaf ask "What did we spend per supplier last quarter?"
  $ sheaf ask "Wie viele Rechnungen gibt es seit März?" --sql
  $ sheaf ask "total per month" --files inbox/ --chart
  $ sheaf ask "Which invoices are over 1,000 EUR?" --files "inbox/*.pdf" --schema invoice.json --csv
`

export function askCommand(around: Surroundings): Command {
  const command = new Command('ask')
    .description('answer a question about the documents of a server or a folder, with where each value was read')
    .argument('<question>', 'in English, German, French or Spanish')
    .option(
      '--files <path...>',
      'ask about these files or folders instead, without a server: extracts them, and keeps nothing',
    )
    .option(
      '--schema <schema>',
      'only documents that were extracted with this saved one; with --files what to find, as a file or JSON',
    )
    .addOption(new Option('--pipeline <id>', 'only documents of this pipeline').conflicts('files'))
    .addOption(new Option('--document-type <type>', 'only documents of this type').conflicts('files'))
    .addOption(
      new Option('--conversation <id>', 'go on from the last question of this conversation').conflicts('files'),
    )
    .addOption(new Option('--sql', 'print the statement that was run as well'))
    .addOption(new Option('--csv', 'print only the rows, as CSV').conflicts(['sql', 'chart']))
    .option('--chart', 'draw the figures as bars, or as a line over time; done by itself on a terminal')
  return addServerOptions(command)
    .addHelpText('after', help)
    .action(async (question: string, options: AskOptions) => {
      const result = options.files
        ? await askFiles(around, question, { folders: options.files, schema: options.schema })
        : await askServer(around, question, options)
      if (options.csv) {
        // A program would take no rows at all for an answer.
        if (result.columns.length === 0) around.setExitStatus(2)
        return printCsv(around.output, result)
      }
      const isDrawn = options.chart ?? (process.stdout.isTTY === true && !around.output.json)
      show(around.output, result, describe(result, { withSql: options.sql ?? false, isDrawn }))
    })
}

async function askServer(around: Surroundings, question: string, options: AskOptions): Promise<AskResult> {
  const { schema: schema_id, pipeline: pipeline_id, documentType: document_type } = options
  const isScoped = schema_id !== undefined || pipeline_id !== undefined || document_type !== undefined
  const scope = isScoped ? { schema_id, pipeline_id, document_type } : undefined
  const { conversation: conversation_id } = options
  const result = await withServer(around, options, (sheaf) => sheaf.ask.create({ question, scope, conversation_id }))
  if (!('rows' in result)) throw new Error('the service answers later what it was asked to answer now')
  return result
}

/** The rows as a table for programs; why there are none, and what to know of them, is said beside it. */
async function printCsv(output: Output, result: AskResult): Promise<void> {
  const { columns, rows, answer } = result
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
  for (const note of notesOf(result)) output.writeError(`${note}\n`)
}

const noteWords = { en: 'Note: ', de: 'Hinweis: ', fr: 'Remarque : ', es: 'Nota: ' }
const otherWords = { en: 'Or: ', de: 'Oder: ', fr: 'Ou : ', es: 'O: ' }

/** In the language of the question. */
function notesOf({ warnings, language }: AskResult): string[] {
  return warnings.map(({ message }) => `${noteWords[language]}${message}`)
}

function describe(result: AskResult, { withSql, isDrawn }: { withSql: boolean; isDrawn: boolean }): string {
  const { answer, columns, rows, citations, citations_total, alternatives, sql, parameters, language } = result
  if (sql === undefined) return [answer, ...notesOf(result)].join('\n\n')
  const lines = rows.map((row) => columns.map(({ name }) => (row[name] === null ? null : String(row[name]))))
  const sources = sourcesOf(citations)
  const more = citations_total > citations.length ? [`and ${citations_total - citations.length} more`] : []
  return [
    rows.length === 0
      ? answer
      : table(
          columns.map(({ label }) => label.toUpperCase()),
          lines,
        ),
    ...(isDrawn ? drawn(columns, rows) : []),
    ...(sources.length === 0 ? [] : [table(['SOURCE', 'PAGE', 'FIELD', 'QUOTE'], sources), ...more]),
    ...notesOf(result),
    ...alternatives.map(({ question, meaning }) => `${otherWords[language]}${question ?? meaning}`),
    ...(withSql ? [`${sql}\n${parameters.map((value, at) => `$${at + 1} = ${value}`).join('\n')}`] : []),
  ].join('\n\n')
}

/** One line for each value: the amount and the currency of a sum are one. */
function sourcesOf(citations: AskResult['citations']): (string | null)[][] {
  const lines = citations.map(({ filename, page, field, quote, kind }) => [
    filename,
    page === undefined ? null : String(page),
    field,
    kind === 'human' ? `${quote ?? ''} (corrected by a person)`.trim() : (quote ?? null),
  ])
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

function drawn(columns: Shown[], rows: Row[]): string[] {
  const lines = drawLines(columns, rows)
  return lines.length > 0 ? lines : drawBars(columns, rows)
}
