import { Command } from 'commander'
import { show, table } from './output.ts'
import type { Surroundings } from './program.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'

export function fieldsCommand(around: Surroundings): Command {
  const { output } = around
  const fields = new Command('fields').description('the fields that were found in the documents of a server')
  const command = (name: string, description: string) => addServerOptions(fields.command(name).description(description))

  command('list', 'list fields').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.fields.all()))
    const rows = data.map((each) => [
      ...[each.id, each.canonical_name, each.data_type, each.occurrence_count],
      each.document_types.join(', '),
    ])
    show(output, { data }, table(['ID', 'FIELD', 'TYPE', 'DOCUMENTS', 'IN'], rows))
  })

  command('similar', 'fields that may mean the same')
    .argument('<id>', 'the id that "sheaf fields list" shows')
    .action(async (id: string, options: ServerOptions) => {
      const { data } = await withServer(around, options, (sheaf) => sheaf.fields.similar(id))
      const rows = data.map((each) => [each.id, each.canonical_name, each.data_type, each.similarity.toFixed(2)])
      show(output, { data }, table(['ID', 'FIELD', 'TYPE', 'SIMILARITY'], rows))
    })

  return fields
}
