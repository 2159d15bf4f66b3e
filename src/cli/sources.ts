import { Command } from 'commander'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

export function sourcesCommand(around: Surroundings): Command {
  const { output } = around
  const sources = new Command('sources').description('create, list and delete the named inboxes of a server')
  const command = (name: string, description: string) =>
    addServerOptions(sources.command(name).description(description))

  command('list', 'list sources').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.sources.all()))
    const rows = data.map((each) => [each.id, each.name, each.document_count, each.default_schema_id])
    show(output, { data }, table(['ID', 'NAME', 'DOCUMENTS', 'DEFAULT SCHEMA'], rows))
  })

  command('create', 'create a source')
    .requiredOption('--name <name>', 'no two have the same')
    .option('--schema <id>', 'what its documents are extracted with unless said: id or short id')
    .action(async (options: ServerOptions & { name: string; schema?: string }) => {
      const body = { name: options.name, default_schema_id: options.schema }
      const made = await withServer(around, options, (sheaf) => sheaf.sources.create(body))
      show(output, made, `Created ${made.id} "${made.name}".`)
    })

  command('delete', 'delete a source; its documents stay')
    .argument('<id>', 'the id that "sheaf sources list" shows')
    .action(async (id: string, options: ServerOptions) => {
      const answer = await withServer(around, options, (sheaf) => sheaf.sources.delete(id))
      show(output, answer, `Deleted ${id}.`)
    })

  return sources
}
