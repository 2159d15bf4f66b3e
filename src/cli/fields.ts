import { Command } from 'commander'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Their names can be asked for in conditions.

Examples:
  $ sheaf fields
  $ sheaf filter "total >= 1000"        documents by the values of a field
`

export function fieldsCommand(around: Surroundings): Command {
  const command = new Command('fields')
    .description('list the fields that a server has values of')
    .addHelpText('after', help)
  return addServerOptions(command).action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.fields.all({ order: 'asc' })))
    const rows = data.map((field) => [
      ...[field.canonical_name, field.data_type, field.occurrence_count, field.document_types.join(', ')],
    ])
    show(around.output, { data }, table(['FIELD', 'TYPE', 'DOCUMENTS', 'DOCUMENT TYPES'], rows))
  })
}
