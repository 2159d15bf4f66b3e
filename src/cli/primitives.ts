import { Command } from 'commander'
import type { CreatePrimitive } from '../../sdk/src/index.ts'
import { show, table } from './output.ts'
import { readJsonFile } from './read-json-file.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Lookup tables with a name, shared by all schemas of a server. A file is JSON: { "data_schema": [{ "name", "type" }], "entries": [...] }.

Examples:
  $ sheaf primitives create countries.json --name countries
  $ sheaf primitives replace 01a1df57-1781-70ab-9d3d-bbae870c4f16 countries.json
  $ sheaf primitives get 01a1df57-1781-70ab-9d3d-bbae870c4f16 > countries.json
  $ sheaf primitives list
  $ sheaf primitives delete 01a1df57-1781-70ab-9d3d-bbae870c4f16
`

type Content = Pick<CreatePrimitive, 'data_schema' | 'entries'>

export function primitivesCommand(around: Surroundings): Command {
  const { output } = around
  const primitives = new Command('primitives').description('create, replace, list and delete lookup tables')
  primitives.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(primitives.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the primitive')

  command('list', 'list primitives').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.primitives.all()))
    const rows = data.map((each) => [each.id, each.name, each.data_schema.length, each.current_version_number])
    show(output, { data }, table(['ID', 'NAME', 'COLUMNS', 'VERSION'], rows))
  })

  command('create', 'create a primitive')
    .argument('<file>', 'JSON with its columns and entries')
    .requiredOption('--name <name>', 'no two have the same')
    .option('--description <text>', 'what it is for')
    .action(
      async (
        path: string,
        { name, description, ...options }: ServerOptions & { name: string; description?: string },
      ) => {
        const body = { ...(await readJsonFile<Content>(path)), name, description }
        const made = await withServer(around, options, (sheaf) => sheaf.primitives.create(body))
        show(output, made, `Created ${made.id} "${made.name}" with ${made.entries.length} entries.`)
      },
    )

  one('replace', 'write the next version of a primitive')
    .argument('<file>', 'JSON with its columns and entries')
    .action(async (id: string, path: string, options: ServerOptions) => {
      const { data_schema, entries } = await readJsonFile<Content>(path)
      const made = await withServer(around, options, (sheaf) => sheaf.primitives.replace(id, { data_schema, entries }))
      show(output, made, `Wrote version ${made.current_version_number} with ${made.entries.length} entries.`)
    })

  one('get', 'print columns and entries').action(async (id: string, options: ServerOptions) => {
    const found = await withServer(around, options, (sheaf) => sheaf.primitives.get(id))
    const { data_schema, entries } = found
    show(output, found, JSON.stringify({ data_schema, entries }, null, 2))
  })

  one('delete', 'delete a primitive with all its versions').action(async (id: string, options: ServerOptions) => {
    const answer = await withServer(around, options, (sheaf) => sheaf.primitives.delete(id))
    show(output, answer, `Deleted ${id}.`)
  })

  return primitives
}
