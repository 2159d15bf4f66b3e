import { Command, Option } from 'commander'
import type { Delivery, Sheaf } from '../../sdk/src/index.ts'
import { deliveryStatuses } from '../contract/deliveries.ts'
import { AppError } from '../core/app-error.ts'
import { inOneLine, show, showList, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { knownEvents } from './webhooks/known-events.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
What was sent to webhooks, each attempt of it, and what failed for good: "dead". The key needs the scope "delivery".

Examples:
  $ sheaf deliveries list                                                   the latest 50
  $ sheaf deliveries list --status dead --webhook 01a1df57-1781-70ab-9d3d-bbae870c4f16
  $ sheaf deliveries show 01a1df6d-5fa6-7475-85b5-3a4db7b418c9              every attempt, and what the other side answered
  $ sheaf deliveries replay 01a1df6d-5fa6-7475-85b5-3a4db7b418c9            send it again, at once
  $ sheaf deliveries replay --dead --webhook 01a1df57-1781-70ab-9d3d-bbae870c4f16   all that failed for good

A replay has the id and the body of the delivery. Exit status: 5 while it is on its way, or when its webhook is deleted or not active.
`

interface Filters extends ServerOptions {
  event?: string
  webhook?: string
  after?: string
  before?: string
}

interface ListOptions extends Filters {
  status?: Delivery['status']
  limit: number
  csv?: boolean
}

export function deliveriesCommand(around: Surroundings): Command {
  const { output } = around
  const deliveries = new Command('deliveries').description('see what was sent to webhooks, and send it again')
  deliveries.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(deliveries.command(name).description(description))

  addFilters(command('list', 'list deliveries, newest first'))
    .addOption(new Option('--status <status>', 'those in this state').choices(deliveryStatuses))
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .option('--csv', 'as CSV')
    .action(async ({ status, limit, csv = false, ...options }: ListOptions) => {
      const query = { ...filterOf(options), status, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.deliveries.all(query), limit))
      showList(output, { csv }, { data }, { headings, rows: data.map(cellsOf) })
    })

  command('show', 'a delivery with every attempt')
    .argument('<id>', 'of the delivery')
    .action(async (id: string, options: ServerOptions) => {
      const delivery = await withServer(around, options, (sheaf) => sheaf.deliveries.get(id))
      show(output, delivery, describe(delivery))
    })

  addFilters(command('replay', 'send a delivery again, or all that failed for good'))
    .argument('[id]', 'of the delivery')
    .option('--dead', 'all that failed for good, or those that the options name')
    .action(async (id: string | undefined, { dead = false, ...options }: Filters & { dead?: boolean }) => {
      const filter = filterOf(options)
      const isFiltered = Object.values(filter).some((value) => value !== undefined)
      if ((id === undefined) !== dead || (id !== undefined && isFiltered))
        throw new AppError(
          'validation_error',
          'Name the delivery to send again, or say --dead for all that failed for good: --event, --webhook, --after and --before choose among those.',
        )
      await withServer(around, options, async (sheaf) => {
        if (id === undefined) {
          const done = await sheaf.deliveries.replayDeadLetters(filter)
          return show(output, done, describeReplay(done))
        }
        const delivery = await sheaf.deliveries.replay(id)
        show(output, delivery, `Delivery ${delivery.id} is on its way again to ${delivery.url}.`)
      })
    })

  return deliveries
}

function addFilters(command: Command): Command {
  return command
    .option('--event <event>', 'only of this event')
    .option('--webhook <id>', 'only to this webhook')
    .option('--after <time>', 'made at this time or later, as 2026-11-01T00:00:00Z')
    .option('--before <time>', 'made before this time')
}

function filterOf({ event, webhook, after, before }: Filters) {
  return { event: knownEvents(event)?.[0], webhook_id: webhook, after, before }
}

const headings = ['ID', 'EVENT', 'STATUS', 'ATTEMPTS', 'ANSWER', 'TIME', 'URL']

function cellsOf({
  id,
  event,
  status,
  attempt_count,
  created_at,
  url,
  ...last
}: Delivery): (string | number | undefined)[] {
  return [id, event, status, attempt_count, last.last_status_code ?? last.last_error_code, created_at, url]
}

type Detail = Awaited<ReturnType<Sheaf['deliveries']['get']>>

function describe(delivery: Detail): string {
  const { next_attempt_at: next, attempts, payload, status } = delivery
  const rows = attempts.map(
    ({ attempt, started_at, status_code, error_code, duration_ms, error, response_excerpt }) => [
      ...[attempt, started_at, status_code ?? error_code, `${duration_ms} ms`, inOneLine(error ?? response_excerpt)],
    ],
  )
  return [
    table(headings, [cellsOf(delivery)]),
    '',
    rows.length === 0 ? 'It was not tried yet.' : table(['ATTEMPT', 'AT', 'ANSWER', 'TOOK', 'SAID'], rows),
    ...(next ? ['', `The next attempt is due at ${next}.`] : []),
    ...(status === 'dead' ? ['', `It failed for good: "sheaf deliveries replay ${delivery.id}" sends it again.`] : []),
    '',
    JSON.stringify(payload, null, 2),
  ].join('\n')
}

function describeReplay({
  replayed,
  remaining,
  skipped,
}: {
  replayed: number
  remaining: number
  skipped: number
}): string {
  const left = remaining > 0 ? ` ${remaining} more are left for another call.` : ''
  const passed = skipped > 0 ? ` ${skipped} cannot be sent: their webhook is deleted or not active.` : ''
  return `${replayed} on their way again.${left}${passed}`
}
