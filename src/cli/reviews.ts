import { Command, Option } from 'commander'
import type { Sheaf } from '../../sdk/src/index.ts'
import { inOneLine, show, table } from './output.ts'
import { readJsonFile } from './read-json-file.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
Runs of apps that wait for a person, and what deciders ask (Human Reviews). Values of records that are in doubt are "sheaf review". An approval is
for a member who has signed in: keys are refused. See docs/decisions.md.

Examples:
  $ sheaf reviews list                                                       what waits, newest first
  $ sheaf reviews show 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --json
  $ sheaf reviews claim 01a1df6d-5fa6-7475-85b5-3a4db7b418c9                 so that nobody else works on it meanwhile
  $ sheaf reviews resolve 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 answer.json   as claimed, or what nobody holds
  $ sheaf reviews release 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --epoch 1

An answer is JSON: values, and if you like feedback, evidence and execution_epoch. Where the run waits for it, the values are the outcome.

Exit status: 5 when it is held by somebody else or has ended.
`

type HumanReview = Awaited<ReturnType<Sheaf['reviews']['get']>>
type Answer = Parameters<Sheaf['reviews']['resolve']>[1]

interface ListOptions extends ServerOptions {
  status: HumanReview['status']
  app?: string
  limit: number
}

export function reviewsCommand(around: Surroundings): Command {
  const { output } = around
  const reviews = new Command('reviews').description('answer what runs of apps ask a person')
  reviews.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(reviews.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the review')
  const tell = (review: HumanReview) => show(output, review, describe(review))

  command('list', 'list what waits, newest first')
    .addOption(
      new Option('--status <status>', 'those in this state')
        .choices(['open', 'assigned', 'resolved', 'expired', 'cancelled'])
        .default('open'),
    )
    .option('--app <id>', 'only those of this app')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async ({ status, app, limit, ...options }: ListOptions) => {
      const query = { status, app_id: app, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.reviews.all(query), limit))
      const rows = data.map(({ id, kind, status: is, reason, created_at }) => [
        id,
        kind,
        is,
        created_at,
        inOneLine(reason),
      ])
      show(
        output,
        { data },
        rows.length === 0 ? 'Nothing waits.' : table(['ID', 'KIND', 'STATUS', 'SINCE', 'WHY'], rows),
      )
    })

  one('show', 'what is asked, and what was proposed').action(async (id: string, options: ServerOptions) =>
    tell(await withServer(around, options, (sheaf) => sheaf.reviews.get(id))),
  )

  one('claim', 'take one, for half an hour').action(async (id: string, options: ServerOptions) =>
    tell(await withServer(around, options, (sheaf) => sheaf.reviews.claim(id))),
  )

  one('release', 'give one back')
    .requiredOption('--epoch <n>', 'execution_epoch of the claim', wholeNumber)
    .action(async (id: string, { epoch, ...options }: ServerOptions & { epoch: number }) =>
      tell(await withServer(around, options, (sheaf) => sheaf.reviews.release(id, { execution_epoch: epoch }))),
    )

  one('resolve', 'answer one')
    .argument('<file>', 'JSON, "-" for standard input')
    .action(async (id: string, file: string, options: ServerOptions) => {
      const body = await readJsonFile<Answer>(file)
      tell(await withServer(around, options, (sheaf) => sheaf.reviews.resolve(id, body)))
    })

  return reviews
}

function describe({ id, kind, status, reason, execution_epoch, proposal, values, decides }: HumanReview): string {
  return [
    `Review ${id}: ${kind}, ${status}, epoch ${execution_epoch}.`,
    `${reason}${decides ? ' The run waits for the answer.' : ''}`,
    ...(proposal == null ? [] : [`Proposed: ${JSON.stringify(proposal)}`]),
    ...(values == null ? [] : [`Answered: ${JSON.stringify(values)}`]),
  ].join('\n')
}
