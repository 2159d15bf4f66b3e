import { Command, Option } from 'commander'
import type { ResultRow, Run, Sheaf } from '../../sdk/src/index.ts'
import { workStatuses } from '../contract/jobs.ts'
import { createRuns } from './create-runs.ts'
import { describeResults, ended, failuresOf, resultTable, tellEnd, workTable } from './describe-work.ts'
import { withInputFiles } from './input-files.ts'
import { namedFiles } from './named-files.ts'
import { show } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, saveAnswer, type TableOptions, tableQuery, wantedTable } from './tables.ts'
import { addVerifyCommand } from './verify-run.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
A run takes up to 20 files in and makes a record of each by one schema, all of them or none. The records go to a pipeline:
a new one, or with --append the latest of this schema (and --name).

Examples:
  $ sheaf runs create *.pdf --schema SCH-7K2M9QXA --wait
  $ sheaf runs create --url https://example.com/invoice.pdf --schema SCH-7K2M9QXA
  $ sheaf runs create march/*.pdf --schema SCH-7K2M9QXA --name Invoices --append --batch march
  $ sheaf runs create inbox/ --schema SCH-7K2M9QXA --name Inbox --wait   a folder: a run for each 20 files
  $ sheaf runs list --status processing
  $ sheaf runs get 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --wait
  $ sheaf runs results 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
  $ sheaf runs results 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --xlsx --out records.xlsx
  $ sheaf runs cancel 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
  $ sheaf runs verify record.json --keys keys.json   the sealed record of a decision: see docs/decisions.md

A command that was ended goes on where it was when it is called again: the same files are the same run for a day, unless it failed,
was cancelled or --again is given.

With --wait what was found is printed file by file, and the exit status is 0 when the run completed, 8 when some of its files failed, and 1 when it failed or was cancelled.
`

interface CreateOptions extends ServerOptions {
  schema: string
  url?: string[]
  name?: string
  append?: boolean
  batch?: string
  password?: string
  again?: boolean
  wait?: boolean
}

interface ListOptions extends ServerOptions {
  status?: Run['status']
  batch?: string
  limit: number
}

export function runsCommand(around: Surroundings): Command {
  const { output } = around
  const runs = new Command('runs').description('send files to a server and make a record of each')
  runs.addHelpText('after', help)
  const command = (name: string, description: string) => addServerOptions(runs.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the run')

  /** Shows runs, when they have ended if that is wanted; then with what was found. */
  const showRuns = async (
    options: ServerOptions,
    wait: boolean,
    find: (sheaf: Sheaf, key: string) => Promise<{ run_id: string }[]>,
  ) => {
    const bar = output.terminal ? createProgressBar(output) : undefined
    const { runs, results } = await withServer(around, options, async (sheaf, _, { key }) => {
      const all = new Map<string, Run>()
      for (const { run_id: id } of await find(sheaf, key)) {
        const onProgress = (run: Run) => {
          const shown = [...all.values(), run]
          const sum = (count: (run: Run) => number) => shown.reduce((total, each) => total + count(each), 0)
          bar?.show({ stage: `files, ${run.current_phase}`, done: sum(ended), of: sum((each) => each.document_count) })
        }
        all.set(id, wait ? await sheaf.runs.wait(id, { onProgress }) : await sheaf.runs.get(id))
      }
      const results = wait && !output.json ? await resultsOf(sheaf, [...all.keys()]) : []
      return { runs: [...all.values()], results }
    }).finally(() => bar?.end())
    const [first] = runs
    const values = results.length > 0 ? ['', resultTable(results)] : []
    show(
      output,
      runs.length === 1 ? first : { data: runs },
      [runTable(runs), ...values, ...failuresOf(runs)].join('\n'),
    )
    if (wait) tellEnd(around, runs)
  }

  command('create', 'send files and make records of them')
    .argument('[file...]', 'or folders of them, 20 a run with the addresses of --url together; "-" for standard input')
    .requiredOption('--schema <id>', 'what to find: the id or short id of a schema', savedSchema)
    .option('--url <address...>', 'files that the server fetches itself')
    .option('--name <name>', 'of the pipeline')
    .option('--append', 'add to the latest pipeline of this schema, instead of a new one')
    .option('--batch <id>', 'a name of your own for what belongs together')
    .option('--password <password>', 'opens protected files')
    .option('--again', 'begin runs anew that the same command has begun before')
    .option('--wait', 'wait until it has ended')
    .action(async (given: string[], options: CreateOptions) => {
      const { schema, url, name, append = false, again = false, batch, password, wait = false } = options
      const body = { schema_id: schema, file_urls: url, name, batch_id: batch, password }
      const { paths } = await namedFiles(given)
      await withInputFiles(paths, (files) =>
        showRuns(options, wait, (sheaf, key) => createRuns({ sheaf, key, files, body, append, again })),
      )
    })

  command('list', 'list runs, newest first')
    .addOption(new Option('--status <status>').choices(workStatuses))
    .option('--batch <id>', 'only those of this batch')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async ({ status, batch, limit, ...options }: ListOptions) => {
      const query = { status, batch_id: batch, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.runs.all(query), limit))
      show(output, { data }, runTable(data))
    })

  one('get', 'how a run stands')
    .option('--wait', 'wait until it has ended')
    .action((id: string, { wait = false, ...options }: ServerOptions & { wait?: boolean }) =>
      showRuns(options, wait, async () => [{ run_id: id }]),
    )

  addTableOptions(one('results', 'what was found, file by file')).action(
    async (id: string, options: ServerOptions & TableOptions) => {
      const format = wantedTable(options, output)
      await withServer(around, options, async (sheaf) => {
        if (format) return saveAnswer(output, options, await sheaf.runs.resultsTable(id, tableQuery(options, format)))
        const data = await take(sheaf.runs.resultsAll(id, { include: 'cells' }))
        show(output, { data }, describeResults(data))
      })
    },
  )

  one('cancel', 'cancel what has not ended of a run').action((id: string, options: ServerOptions) =>
    showRuns(options, false, async (sheaf) => [await sheaf.runs.cancel(id)]),
  )

  addVerifyCommand(runs, around)
  return runs
}

function runTable(runs: Run[]): string {
  return workTable(runs.map((run) => ({ id: run.run_id, ...run })))
}

async function resultsOf(sheaf: Sheaf, runIds: string[]): Promise<ResultRow[]> {
  const all = await Promise.all(runIds.map((id) => take(sheaf.runs.resultsAll(id, { include: 'cells', order: 'asc' }))))
  return all.flat().filter(({ error }) => !error)
}
