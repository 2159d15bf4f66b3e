import { Command } from 'commander'
import type { PipelineProgress, Sheaf } from '../../sdk/src/index.ts'
import { describeResults, ended, tellEnd, workTable } from './describe-work.ts'
import { show } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, saveAnswer, type TableOptions, tableQuery, wantedTable } from './tables.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
A pipeline has the records of many documents of a server by one schema, and takes more of them later.

Examples:
  $ sheaf pipelines create --schema SCH-7K2M9QXA --name Invoices --wait    from all documents that have been read
  $ sheaf pipelines create --schema SCH-7K2M9QXA --name Invoices --append  those that it does not have yet
  $ sheaf pipelines list
  $ sheaf pipelines get 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --wait
  $ sheaf pipelines results 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
  $ sheaf pipelines results 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --xlsx --out records.xlsx
  $ sheaf pipelines cancel 01a1df6d-5fa6-7475-85b5-3a4db7b418c9

With --wait the exit status is 0 when it completed, 8 when some of its documents failed, and 1 when it failed or was
cancelled. "sheaf runs" sends files to a pipeline.
`

interface CreateOptions extends ServerOptions {
  schema: string
  documents?: string[]
  name?: string
  append?: boolean
  wait?: boolean
}

export function pipelinesCommand(around: Surroundings): Command {
  const { output } = around
  const pipelines = new Command('pipelines').description('keep the records of documents of a server by one schema')
  pipelines.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(pipelines.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the pipeline')

  /** Shows a pipeline, when all of it has ended if that is wanted. */
  const showPipeline = async (
    options: ServerOptions,
    wait: boolean,
    find: (sheaf: Sheaf) => Promise<{ id: string }>,
  ) => {
    const bar = output.terminal ? createProgressBar(output) : undefined
    const onProgress = (progress: PipelineProgress) =>
      bar?.show({ stage: `documents, ${progress.current_phase}`, done: ended(progress), of: progress.document_count })
    const pipeline = await withServer(around, options, async (sheaf) => {
      const { id } = await find(sheaf)
      if (wait) await sheaf.pipelines.wait(id, { onProgress })
      return sheaf.pipelines.get(id)
    }).finally(() => bar?.end())
    show(output, pipeline, workTable([pipeline]))
    if (wait) tellEnd(around, [pipeline])
  }

  command('create', 'make records of documents')
    .requiredOption('--schema <id>', 'what to find: the id or short id of a schema', savedSchema)
    .option('--documents <id...>', 'in these; in all that have been read unless said')
    .option('--name <name>')
    .option('--append', 'add to the latest pipeline of this schema (and --name), instead of a new one')
    .option('--wait', 'wait until it has ended')
    .action((options: CreateOptions) => {
      const { schema, documents, name, append, wait = false } = options
      const pipeline_mode = append ? ('append' as const) : undefined
      const body = { schema_id: schema, document_ids: documents, name, pipeline_mode }
      return showPipeline(options, wait, (sheaf) => sheaf.pipelines.create(body))
    })

  command('list', 'list pipelines, newest first')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async ({ limit, ...options }: ServerOptions & { limit: number }) => {
      const query = { limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.pipelines.all(query), limit))
      show(output, { data }, workTable(data))
    })

  one('get', 'how a pipeline stands')
    .option('--wait', 'wait until all of it has ended')
    .action((id: string, { wait = false, ...options }: ServerOptions & { wait?: boolean }) =>
      showPipeline(options, wait, async () => ({ id })),
    )

  addTableOptions(one('results', 'its records')).action(async (id: string, options: ServerOptions & TableOptions) => {
    const format = wantedTable(options, output)
    await withServer(around, options, async (sheaf) => {
      if (format)
        return saveAnswer(output, options, await sheaf.pipelines.resultsTable(id, tableQuery(options, format)))
      const data = await take(sheaf.pipelines.resultsAll(id, { include: 'cells' }))
      show(output, { data }, describeResults(data))
    })
  })

  one('cancel', 'cancel what has not ended of a pipeline').action((id: string, options: ServerOptions) =>
    showPipeline(options, false, (sheaf) => sheaf.pipelines.cancel(id)),
  )

  return pipelines
}
