import { Command, Option } from 'commander'
import type { ReviewRecord } from '../../sdk/src/index.ts'
import { reviewStatuses } from '../contract/extractions.ts'
import { inOneLine, show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { longSchemaId, savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
Records with a value that is not sure enough wait for somebody to look at them.

Examples:
  $ sheaf review list                                                        what waits, with the values in doubt
  $ sheaf review list --threshold 0.9 --pipeline 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
  $ sheaf extractions correct 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 total=96.5   mend what is wrong, then:
  $ sheaf review approve 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
  $ sheaf review reject 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --reason "not an invoice"
  $ sheaf review reopen 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
`

interface ListOptions extends ServerOptions {
  status?: ReviewRecord['status']
  threshold?: string
  schema?: string
  pipeline?: string
  limit: number
}

const actions = {
  approve: 'the values are right',
  reject: 'the record cannot be used',
  reopen: 'let it wait again',
} as const

export function reviewCommand(around: Surroundings): Command {
  const { output } = around
  const review = new Command('review').description('look at records of a server whose values are in doubt')
  review.addHelpText('after', help)

  addServerOptions(review.command('list').description('list records that wait, newest first'))
    .addOption(new Option('--status <status>', 'those that were looked at').choices(reviewStatuses))
    .option('--threshold <sureness>', 'those with a value less sure than this, from 0 to 1')
    .option('--schema <id>', 'only those of this schema', savedSchema)
    .option('--pipeline <id>', 'only those of this pipeline')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async ({ status, threshold, schema, pipeline, limit, ...options }: ListOptions) => {
      const query = {
        ...{ status, pipeline_id: pipeline, limit: Math.min(limit, 200) },
        threshold: threshold === undefined ? undefined : Number(threshold),
      }
      const data = await withServer(around, options, async (sheaf) =>
        take(sheaf.review.all({ ...query, schema_id: await longSchemaId(sheaf, schema) }), limit),
      )
      show(output, { data }, describe(data))
    })

  for (const [action, description] of Object.entries(actions) as [keyof typeof actions, string][])
    addServerOptions(review.command(action).description(description))
      .argument('<id>', 'of the record, as "sheaf review list" shows it')
      .option('--reason <text>', 'why')
      .action(async (id: string, { reason, ...options }: ServerOptions & { reason?: string }) => {
        const record = await withServer(around, options, (sheaf) => sheaf.review.act(id, { action, reason }))
        show(output, record, `${record.document.filename} is ${record.status}.`)
      })

  return review
}

/** A line for each value in doubt. */
function describe(records: ReviewRecord[]): string {
  const rows = records.flatMap(({ id, status, document, fields }) => {
    const values = fields.map(({ field, value, confidence }) => [field, inOneLine(value), confidence.toFixed(2)])
    return (values.length > 0 ? values : [[null, null, null]]).map((cells) => [id, document.filename, status, ...cells])
  })
  return table(['RECORD', 'FILE', 'STATUS', 'FIELD', 'VALUE', 'CONFIDENCE'], rows)
}
