import { Command } from 'commander'
import type { Source } from '../../sdk/src/index.ts'
import { show, table } from './output.ts'
import { sourceNamed } from './remote/source-named.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
A source is an inbox by name: documents that are added to it can be extracted by its schema.

Examples:
  $ sheaf sources create --name Mailroom --schema SCH-7K2M9QXA
  $ sheaf sources list
  $ sheaf sources get Mailroom                       by its name or id
  $ sheaf sources delete Mailroom
  $ sheaf documents add inbox/ --source Mailroom     files for it
`

export function sourcesCommand(around: Surroundings): Command {
  const { output } = around
  const sources = new Command('sources').description('create, list, read and delete the named inboxes of a server')
  sources.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(sources.command(name).description(description))

  const one = (name: string, description: string) =>
    command(name, description).argument('<source>', 'its id or its name')

  command('list', 'list sources').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.sources.all()))
    show(output, { data }, sourceTable(data))
  })

  one('get', 'how many documents a source has, and what they are extracted with').action(
    async (idOrName: string, options: ServerOptions) => {
      const found = await withServer(around, options, (sheaf) => sourceNamed(sheaf, idOrName))
      show(output, found, sourceTable([found]))
    },
  )

  command('create', 'create a source')
    .requiredOption('--name <name>', 'no two have the same')
    .option('--schema <id>', 'what its documents are extracted with unless said: id or short id', savedSchema)
    .action(async (options: ServerOptions & { name: string; schema?: string }) => {
      const body = { name: options.name, default_schema_id: options.schema }
      const made = await withServer(around, options, (sheaf) => sheaf.sources.create(body))
      show(output, made, `Created ${made.id} "${made.name}".`)
    })

  one('delete', 'delete a source; its documents stay').action(async (idOrName: string, options: ServerOptions) => {
    const answer = await withServer(around, options, async (sheaf) => {
      const { id } = await sourceNamed(sheaf, idOrName)
      return sheaf.sources.delete(id)
    })
    show(output, answer, `Deleted ${answer.id}.`)
  })

  return sources
}

function sourceTable(sources: Source[]): string {
  const rows = sources.map((each) => [each.id, each.name, each.document_count, each.default_schema_id])
  return table(['ID', 'NAME', 'DOCUMENTS', 'DEFAULT SCHEMA'], rows)
}
