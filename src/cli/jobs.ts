import { Command, Option } from 'commander'
import type { Job, Sheaf } from '../../sdk/src/index.ts'
import { workStatuses } from '../contract/jobs.ts'
import { describeResults, ended, tellEnd, workTable } from './describe-work.ts'
import { show } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, saveAnswer, type TableOptions, tableQuery, wantedTable } from './tables.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
A job extracts from many documents of a server by one schema. Large extractions become jobs, too. (The jobs of
"sheaf process" are others: their files are not kept.)

Examples:
  $ sheaf jobs create --schema SCH-7K2M9QXA --wait                from all documents that have been read
  $ sheaf jobs create --schema SCH-7K2M9QXA --documents 01a1df57-1781-70ab-9d3d-bbae870c4f16
  $ sheaf jobs list --status processing
  $ sheaf jobs get 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --wait
  $ sheaf jobs results 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
  $ sheaf jobs results 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --xlsx --out records.xlsx
  $ sheaf jobs cancel 01a1df6d-5fa6-7475-85b5-3a4db7b418c9

With --wait the exit status is 0 when the job completed, 8 when some of its documents failed, and 1 when it failed or was
cancelled.
`

export function jobsCommand(around: Surroundings): Command {
  const { output } = around
  const jobs = new Command('jobs').description('extract from many documents of a server, and see what comes of it')
  jobs.addHelpText('after', help)
  const command = (name: string, description: string) => addServerOptions(jobs.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the job')

  /** Shows a job, when it has ended if that is wanted. */
  const showJob = async (options: ServerOptions, wait: boolean, find: Find) => {
    const bar = output.terminal ? createProgressBar(output) : undefined
    const onProgress = (job: Job) =>
      bar?.show({ stage: `documents, ${job.current_phase}`, done: ended(job), of: job.document_count })
    const job = await withServer(around, options, async (sheaf) => {
      const found = await find(sheaf)
      return wait ? sheaf.waitForJob(found.id, { onProgress }) : found
    }).finally(() => bar?.end())
    show(output, job, workTable([job]))
    if (wait) tellEnd(around, [job])
  }

  command('create', 'extract from documents')
    .requiredOption('--schema <id>', 'what to find: the id or short id of a schema', savedSchema)
    .option('--documents <id...>', 'in these; in all that have been read unless said')
    .option('--name <name>')
    .option('--wait', 'wait until it has ended')
    .action((options: ServerOptions & { schema: string; documents?: string[]; name?: string; wait?: boolean }) => {
      const { schema, documents, name, wait = false } = options
      return showJob(options, wait, (sheaf) => sheaf.jobs.create({ schema_id: schema, document_ids: documents, name }))
    })

  command('list', 'list jobs, newest first')
    .addOption(new Option('--status <status>').choices(workStatuses))
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async ({ status, limit, ...options }: ServerOptions & { status?: Job['status']; limit: number }) => {
      const query = { status, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.jobs.all(query), limit))
      show(output, { data }, workTable(data))
    })

  one('get', 'how a job stands')
    .option('--wait', 'wait until it has ended')
    .action((id: string, { wait = false, ...options }: ServerOptions & { wait?: boolean }) =>
      showJob(options, wait, (sheaf) => sheaf.jobs.get(id)),
    )

  addTableOptions(one('results', 'what was found, document by document')).action(
    async (id: string, options: ServerOptions & TableOptions) => {
      const format = wantedTable(options, output)
      await withServer(around, options, async (sheaf) => {
        if (format) return saveAnswer(output, options, await sheaf.jobs.resultsTable(id, tableQuery(options, format)))
        const data = await take(sheaf.jobs.resultsAll(id, { include: 'cells' }))
        show(output, { data }, describeResults(data))
      })
    },
  )

  one('cancel', 'cancel what has not ended of a job').action((id: string, options: ServerOptions) =>
    showJob(options, false, (sheaf) => sheaf.jobs.cancel(id)),
  )

  return jobs
}

type Find = (sheaf: Sheaf) => Promise<Job>
