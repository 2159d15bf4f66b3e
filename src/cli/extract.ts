import { Command, Option } from 'commander'
import { AppError } from '../core/app-error.ts'
import type { ExtractOptions } from '../services/engine/extract-file.ts'
import { type ExtractedFile, extractFiles } from '../services/engine/extract-files.ts'
import { type FileResult, validationFailed } from '../services/engine/file-result.ts'
import { describeResult } from './describe-result.ts'
import { fileStatus, statusOfFiles, tellFailed } from './files-status.ts'
import { withInputFiles } from './input-files.ts'
import { namedFiles } from './named-files.ts'
import { exitStatusOf, type Output } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import type { WantedOptions } from './read-wanted-options.ts'
import { addReadingOptions, type ReadingOptions, readingOf } from './reading-options.ts'
import { createResultWriter } from './result-writer.ts'
import { resumeFiles } from './resume-files.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, type TableOptions, wantedTable } from './tables.ts'
import { wholeNumber } from './whole-number.ts'

interface ExtractCommandOptions extends ReadingOptions, WantedOptions, TableOptions {
  jsonl?: boolean
  validation: ExtractOptions['validation']
  modelMode?: 'off' | 'hybrid' | 'full'
  coverage?: boolean
  alternatives?: number
  resume: boolean
}

const help = `
Every value comes with its confidence, its page and the words that it was read from; what the document does not state is
empty, with the confidence that it is not there. No server or database is needed, and nothing leaves this machine unless
a language model is set (SHEAF_MODEL).

Examples:
  $ sheaf extract invoice.pdf                                     everything that can be found
  $ sheaf extract invoice.pdf --fields "invoice_number, invoice_date:date, total:money"
  $ sheaf extract invoice.pdf --fields "seller.name, items[].description, items[].price:money"
  $ sheaf extract *.pdf --schema invoice.json --jsonl > all.jsonl several files at once, one line each, in order
  $ sheaf extract a.pdf --schema '{ "total": "money!" }' --validation strict
  $ sheaf extract inbox/ --schema invoice.json --csv --out all.csv   a folder, and what is below it
  $ sheaf recommend *.pdf | sheaf extract *.pdf --schema - --jsonl
  $ sheaf extract invoice.pdf --schema invoice.json --coverage    and what was not used
  $ sheaf extract *.pdf --schema invoice.json --xlsx --out all.xlsx  a workbook, with a sheet for each list

A schema is a JSON Schema, a list of fields ([{ "name": "total", "type": "money" }]) or a map ({ "total": "money" }). Types:
string, number, integer, boolean, date, datetime, money, currency, percent, email, url, phone, iban, ...; "money[]" is a
list, "open|closed" a choice, and "date!" must be there. --fields takes the same types.

--validation lax reports concerns, strict refuses data that does not fit the schema, none does not look.

A folder stands for all files in it and below, and a pattern in quotes ('mail/**/*.pdf') for those that are like it. A command on
several files that is ended goes on where it was when it is called again: what is done is kept in the data folder until then.

Exit status: 0 all is fine; 8 a file was read in part, or some files failed and others did not; 9 the strict validation
refused data; otherwise as for one file: 2 it cannot be read, 4 not found, 6 over a limit. The others are still printed.
`

export function extractCommand(around: Surroundings): Command {
  const command = new Command('extract')
    .description('find the values of a schema in files, with confidence, page and quote')
    .argument(
      '<file...>',
      'documents, sheets, mails, pictures, recordings or archives, or folders of them; "-" for standard input',
    )
    .option('--schema <schema>', 'what to find: a file, JSON, or "-" for standard input')
    .option('--fields <list>', 'what to find, as a list like "number, total:money, items[].price:money"')
    .option('--jsonl', 'print one line of JSON a file')
    .addOption(
      new Option('--validation <level>', 'how data is checked').choices(['lax', 'strict', 'none']).default('lax'),
    )
    .addOption(new Option('--model-mode <mode>', 'when the language model is asked').choices(['off', 'hybrid', 'full']))
    .option('--alternatives <count>', 'tell in provenance what else each value may be, up to so many', wholeNumber)
    .option('--no-resume', 'keep nothing to go on from, should this command on several files be ended')
    .option('--coverage', 'report which text no value was read from, and whether tables add up')
  return addReadingOptions(addTableOptions(command))
    .addHelpText('after', help)
    .action((paths: string[], options: ExtractCommandOptions) => extract(around, paths, options))
}

async function extract(
  { withExtractor, output, setExitStatus, stateFolder, version }: Surroundings,
  given: string[],
  options: ExtractCommandOptions,
): Promise<void> {
  if (options.schema === '-' && given.includes('-'))
    throw new AppError('validation_error', 'Standard input is either the schema or the file.')
  // Loaded here, since other commands do not need the much that reads schemas.
  const { readWanted } = await import('./read-wanted-options.ts')
  const schema = await readWanted(options)
  const { validation, modelMode, coverage = false, jsonl = false, alternatives } = options
  const { paths, single } = await namedFiles(given)
  // People see how far many files are; a program that wants to know says so.
  const bar = options.progress || (!single && output.terminal) ? createProgressBar(output) : undefined
  const run = { ...readingOf(options), ...(single && bar && { onProgress: bar.show }) }
  const { password: _, ...reading } = readingOf(options)
  const writer = createResultWriter<FileResult>(output, { jsonl, single, text: describeResult })
  const format = wantedTable(options, output)
  if (format && jsonl) throw new AppError('validation_error', `Ask for --${format} or --jsonl, not for both.`)
  const statuses: number[] = []
  try {
    await withInputFiles(paths, (files) =>
      withExtractor(async (extractor, signal) => {
        const wanted = {
          ...{ validation, coverage, run, signal },
          ...(schema && { schema }),
          ...(modelMode && { modelMode }),
          ...(alternatives !== undefined && { alternatives }),
        }
        const work = (left: typeof files) => extractFiles(extractor, left, wanted)
        const command = [
          version,
          schema?.definition ?? null,
          { validation, coverage, modelMode, alternatives },
          reading,
        ]
        const folder = single || !options.resume ? undefined : stateFolder('resume')
        const results = async function* () {
          for await (const extracted of resumeFiles({ output, files, folder, command, work })) {
            bar?.clear()
            yield extracted.result
            if (!jsonl && !output.json) warn(output, extracted.result)
            statuses.push(statusOf(extracted))
            if (!single) bar?.show({ stage: 'files', done: statuses.length, of: files.length })
          }
        }
        if (format) {
          const { saveResultsTable } = await import('./extract-tables.ts')
          await saveResultsTable(output, { ...options, format, schema }, results())
        } else for await (const result of results()) await writer.write(result)
      }),
    )
  } finally {
    bar?.end()
  }
  if (!format) await writer.end()
  if (jsonl || output.json) tellFailed(output, statuses)
  setExitStatus(statusOfFiles(statuses))
}

function statusOf({ result, error }: ExtractedFile): number {
  if (error) return exitStatusOf(error)
  if (result.error?.code === validationFailed) return fileStatus.refused
  return result.status === 'complete' ? 0 : fileStatus.partly
}

/** What a program finds in the result, people are told. */
function warn(output: Output, { file, error, problems = [], warnings = [] }: FileResult): void {
  const lines = [
    ...(error ? [error.message] : []),
    ...problems.map(({ page, message }) => `${page === undefined ? '' : `page ${page}: `}${message}`),
    ...warnings.map(({ message }) => message),
  ]
  for (const line of lines) output.writeError(`sheaf: ${file}: ${line}\n`)
}
