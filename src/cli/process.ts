import { Command, Option } from 'commander'
import { jobKinds } from '../contract/process-jobs.ts'
import { AppError } from '../core/app-error.ts'
import { isId } from '../core/ids.ts'
import type { ProcessOptions } from './process/process-options.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
Sends files to a server and, with --wait or --out, waits for what comes of them. Files are read from the disk as they are sent,
four at a time, and results come in the order of the files.

It can be interrupted at any time: the jobs go on on the server, and the same command finds them again instead of
processing a file twice (for 24 hours, or until --again). What was cancelled is processed anew.

Examples:
  $ sheaf process invoice.pdf --wait                              with a schema that is recommended first
  $ sheaf process invoice.pdf --fields "number, total:money" --wait
  $ sheaf process *.pdf --schema invoice.json --wait --jsonl > all.jsonl
  $ sheaf process *.pdf --schema invoice.json --out results       one file of JSON each: results/a.pdf.json
  $ sheaf process a.pdf --schema invoice.json --validation strict --max-errors 1 --wait
  $ sheaf process inbox/ --schema invoice.json --out results      a folder, and what is below it
  $ sheaf process scan.png --kind extract --wait                  only its text, as markdown
  $ sheaf process *.pdf --schema invoice.json                     prints the ids of the jobs and ends
  $ sheaf process --job 01a1df57-1781-70ab-9d3d-bbae870c4f16      waits for jobs that are known
  $ sheaf process --cancel 01a1df57-1781-70ab-9d3d-bbae870c4f16
  $ sheaf process a.pdf --server https://sheaf.example.com --key shf_live_... --wait

The server is SHEAF_SERVER unless --server is given, or else the one of this folder. The key is SHEAF_API_KEY unless --key is
given, or else, for a server on this machine, the first key of this folder.

Exit status: 0 all succeeded; 8 some failed and others did not; 9 the strict validation refused data; otherwise as for one
file: 2 it or an option is not accepted, or it cannot be read, 3 the key is not accepted, 4 not found, 5 it has ended
already (--cancel), 6 over a limit, 7 the server cannot be reached, 1 it was cancelled.
`

export function processCommand(around: Surroundings): Command {
  return new Command('process')
    .description('have files processed by a running server, and wait for the results')
    .argument('[file...]', 'documents, sheets, pictures or recordings, or folders of them; "-" for standard input')
    .option('--schema <schema>', 'what to find: a file, JSON, or "-" for standard input')
    .option('--fields <list>', 'what to find, as a list: "number, total:money, items[].price:money"')
    .addOption(
      new Option('--kind <kind>', 'data by a schema, only the text, or only a schema')
        .choices(jobKinds)
        .default('process'),
    )
    .addOption(new Option('--validation <level>', 'how data is checked (lax)').choices(['lax', 'strict', 'none']))
    .option('--max-errors <n>', 'with --validation strict: so many errors refuse the data (10)', wholeNumber)
    .option('--fast', 'faster for simple documents, perhaps less accurate')
    .option('--description <text>', 'what the files are, in words')
    .option('--password <password>', 'opens protected files')
    .option('--again', 'process files anew that were processed before')
    .option('--wait', 'wait for the results and print them')
    .option('--include-markdown', 'the text of the files, too')
    .option('--jsonl', 'print one line of JSON a file')
    .option('--out <folder>', 'wait, and write each result into this folder as JSON')
    .option('--job <id...>', 'wait for jobs instead of sending files')
    .option('--cancel <id...>', 'cancel jobs instead of sending files')
    .option('--server <url>', 'address of the server')
    .option('--key <key>', 'API key')
    .addHelpText('after', help)
    .action(async (paths: string[], options: ProcessOptions) => {
      checkOptions(paths, options)
      // Loaded here, since other commands do not need it.
      const { processFiles } = await import('./process/process-files.ts')
      await processFiles(around, paths, options)
    })
}

function checkOptions(paths: string[], options: ProcessOptions): void {
  const { kind, schema, fields, validation, maxErrors, job, cancel } = options
  if ([paths.length > 0, job !== undefined, cancel !== undefined].filter(Boolean).length !== 1)
    throw new AppError('validation_error', 'Name files to process, or jobs with --job or --cancel.')
  for (const id of [...(job ?? []), ...(cancel ?? [])])
    if (!isId(id)) throw new AppError('validation_error', `"${id}" is not the id of a job.`)
  if (kind !== 'process' && (schema ?? fields ?? validation ?? maxErrors) !== undefined)
    throw new AppError(
      'validation_error',
      `--schema, --fields, --validation and --max-errors are not for --kind ${kind}.`,
    )
  if (schema === '-' && paths.includes('-'))
    throw new AppError('validation_error', 'Standard input is either the schema or the file.')
}
