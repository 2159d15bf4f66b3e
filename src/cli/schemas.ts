import { Command } from 'commander'
import type { Schema, Sheaf, UpdateSchema } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wantedDefinition } from './wanted-definition.ts'
import { wholeNumber } from './whole-number.ts'

interface ContentOptions extends ServerOptions {
  name?: string
  description?: string
  schema?: string
  fields?: string
}

const help = `
Schemas are saved on a server and named there by their id or short id. An update makes a new version; what was extracted with
an older one keeps it.

Examples:
  $ sheaf schemas create --name Invoice --schema invoice.json
  $ sheaf schemas create --name Receipt --fields "shop, total:money, items[].price:money"
  $ sheaf schemas list --search invoice
  $ sheaf schemas get SCH-7K2M9QXA > invoice.json                 the JSON Schema alone; with --json all about it
  $ sheaf schemas get SCH-7K2M9QXA --number 1                     an older version
  $ sheaf schemas update SCH-7K2M9QXA --schema invoice.json
  $ sheaf schemas versions SCH-7K2M9QXA
  $ sheaf schemas delete SCH-7K2M9QXA
`

export function schemasCommand(around: Surroundings): Command {
  const { output } = around
  const schemas = new Command('schemas').description('save, list, change and delete schemas on a server')
  schemas.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(schemas.command(name).description(description))
  const content = (made: Command) =>
    made
      .option('--description <text>', 'what it is for')
      .option('--schema <schema>', 'what to find: a file, JSON, or "-" for standard input')
      .option('--fields <list>', 'what to find, as a list: "number, total:money, items[].price:money"')

  command('list', 'list schemas')
    .option('--search <text>', 'only those with this text in name, description or short id')
    .action(async (options: ServerOptions & { search?: string }) => {
      const data = await withServer(around, options, (sheaf) => take(sheaf.schemas.all({ search: options.search })))
      const rows = data.map((each) => [each.short_id, each.name, each.field_count, each.version, each.updated_at])
      show(output, { data }, table(['SHORT ID', 'NAME', 'FIELDS', 'VERSION', 'CHANGED'], rows))
    })

  command('get', 'print a schema')
    .argument('<id>', 'its id or short id')
    .option('--number <n>', 'an older version', wholeNumber)
    .action(async (id: string, options: ServerOptions & { number?: number }) => {
      const { number } = options
      const found = await withServer(around, options, async ({ schemas }) =>
        number === undefined ? await schemas.get(id) : await schemas.version(id, number),
      )
      show(output, found, JSON.stringify(found.definition, null, 2))
    })

  content(command('create', 'save a schema').requiredOption('--name <name>', 'no two have the same')).action(
    async (options: ContentOptions & { name: string }) => {
      const body = await bodyOf(options)
      if (body.definition === undefined)
        throw new AppError('validation_error', 'Give the schema with --schema or --fields.')
      const made = await withServer(around, options, (sheaf) => sheaf.schemas.create({ ...body, name: options.name }))
      show(output, made, `Saved ${made.short_id} "${made.name}" with ${made.field_count} fields.`)
    },
  )

  content(
    command('update', 'make a new version').argument('<id>', 'its id or short id').option('--name <name>'),
  ).action(async (id: string, options: ContentOptions) => {
    const body = await bodyOf(options)
    if (Object.values(body).every((value) => value === undefined))
      throw new AppError('validation_error', 'Say what to change: --name, --description, --schema or --fields.')
    const made = await withServer(around, options, (sheaf) => sheaf.schemas.update(id, body))
    show(output, made, `${made.short_id} "${made.name}" is at version ${made.version} with ${made.field_count} fields.`)
  })

  command('delete', 'delete a schema; what was extracted with it stays, and sources no longer extract with it')
    .argument('<id>', 'its id or short id')
    .action(async (id: string, options: ServerOptions) => {
      const { answer, sources } = await withServer(around, options, async (sheaf) => {
        const users = await sourcesWith(sheaf, await sheaf.schemas.get(id))
        return { answer: await sheaf.schemas.delete(id), sources: users }
      })
      const without = sources.map((name) => `\nThe source "${name}" extracts with no schema now.`)
      show(output, answer, [`Deleted ${id}.`, ...without].join(''))
    })

  command('versions', 'list the versions of a schema')
    .argument('<id>', 'its id or short id')
    .action(async (id: string, options: ServerOptions) => {
      const data = await withServer(around, options, (sheaf) => take(sheaf.schemas.versions(id)))
      const rows = data.map((each) => [each.version, each.name, each.field_count, each.created_at])
      show(output, { data }, table(['VERSION', 'NAME', 'FIELDS', 'MADE'], rows))
    })

  return schemas
}

async function sourcesWith(sheaf: Sheaf, { id }: Schema): Promise<string[]> {
  const sources = await take(sheaf.sources.all())
  return sources.flatMap(({ name, default_schema_id }) => (default_schema_id === id ? [name] : []))
}

async function bodyOf({ name, description, ...wanted }: ContentOptions): Promise<UpdateSchema> {
  return { name, description, definition: await wantedDefinition(wanted) }
}
