import type { Command } from 'commander'
import type { Webhook } from '../../../sdk/src/index.ts'
import { show, table } from '../output.ts'
import { sourceId } from '../remote/source-named.ts'
import { addServerOptions, type ServerOptions, take, withServer } from '../remote/with-server.ts'
import type { Surroundings } from '../surroundings.ts'
import { knownEvents } from './known-events.ts'

interface CreateOptions extends ServerOptions {
  events?: string
  secret?: string
  source?: string
}

/** What is shorter can be tried out by whoever has seen a delivery. */
const shortestSecret = 16

/** The commands that keep webhooks at a server. */
export function addManagement(webhooks: Command, around: Surroundings): void {
  const { output } = around
  const command = (name: string, description: string) =>
    addServerOptions(webhooks.command(name).description(description))

  command('create', 'have events sent to an address')
    .argument('<url>', 'where to send them')
    .option('--events <list>', 'only these, separated by commas (extraction.complete,extraction.failed)')
    .option('--secret <secret>', 'what to sign with; it is not shown again')
    .option('--source <source>', 'only events of documents of this source, by its id or name')
    .action(async (url: string, { events, secret, source, ...options }: CreateOptions) => {
      const body = { url, events: knownEvents(events), secret }
      const made = await withServer(around, options, async (sheaf) =>
        sheaf.webhooks.create({ ...body, source_connection_id: await sourceId(sheaf, source) }),
      )
      if (secret !== undefined && secret.length < shortestSecret)
        output.writeError(
          `sheaf: the secret has only ${secret.length} characters and can be guessed: take ${shortestSecret} or more.\n`,
        )
      show(output, made, webhookTable([made]))
    })

  command('list', 'list webhooks, newest first').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.webhooks.all()))
    show(output, { data }, webhookTable(data))
  })

  command('delete', 'send no more events there')
    .argument('<id>', 'of the webhook')
    .action(async (id: string, options: ServerOptions) => {
      const gone = await withServer(around, options, (sheaf) => sheaf.webhooks.delete(id))
      show(output, gone, `Deleted ${gone.id}.`)
    })
}

function webhookTable(webhooks: Webhook[]): string {
  const rows = webhooks.map(({ id, url, events, is_active, deactivated_reason, has_secret }) => [
    ...[id, url, events.join(',')],
    ...[is_active ? 'active' : (deactivated_reason ?? 'inactive'), has_secret ? 'yes' : 'no'],
  ])
  return table(['ID', 'URL', 'EVENTS', 'STATUS', 'SIGNED'], rows)
}
