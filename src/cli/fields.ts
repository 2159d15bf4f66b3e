import { Command } from 'commander'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

export function fieldsCommand(around: Surroundings): Command {
  const command = new Command('fields').description('list the fields that a server has values of')
  return addServerOptions(command).action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.fields.all({ order: 'asc' })))
    const rows = data.map((field) => [
      ...[field.canonical_name, field.data_type, field.occurrence_count, field.document_types.join(', ')],
    ])
    show(around.output, { data }, table(['FIELD', 'TYPE', 'DOCUMENTS', 'DOCUMENT TYPES'], rows))
  })
}
