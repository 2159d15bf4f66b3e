import { basename } from 'node:path'
import { Command } from 'commander'
import type { Quote } from '../../sdk/src/index.ts'
import { withInputFiles } from './input-files.ts'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wantedSchema } from './wanted-definition.ts'

const help = `
Nothing is kept, run or charged. Without a schema everything is found, which can only be estimated.

Examples:
  $ sheaf quote invoice.pdf --fields "number, total:money"
  $ sheaf quote invoice.pdf --schema SCH-7K2M9QXA --batch
  $ sheaf quote --document 01a1df57-1781-70ab-9d3d-bbae870c4f16 --schema invoice.json
`

interface QuoteOptions extends ServerOptions {
  document?: string
  schema?: string
  fields?: string
  schemaId?: string
  batch?: boolean
}

export function quoteCommand(around: Surroundings): Command {
  const { output } = around
  const quote = new Command('quote').description('what an extraction by a server would cost')
  return addServerOptions(quote)
    .argument('[file]', '"-" for standard input')
    .option('--document <id>', 'a document of the server, instead of a file')
    .option('--schema <schema>', 'what to find: the id of a saved schema, a file, JSON, or "-" for standard input')
    .option('--fields <list>', 'what to find, as a list: "number, total:money, items[].price:money"')
    .option('--schema-id <id>', 'what to find: the id or short id of a saved schema')
    .option('--batch', 'at half the price, when there is room')
    .addHelpText('after', help)
    .action(async (path: string | undefined, options: QuoteOptions) => {
      const { document, batch } = options
      const body = { document_id: document, batch, ...(await wantedSchema(options)) }
      const found = await withInputFiles(path === undefined ? [] : [path], ([file]) =>
        withServer(around, options, (sheaf) =>
          sheaf.quote({ ...body, ...(file && { file: { name: basename(file.name), content: file.path } }) }),
        ),
      )
      show(output, found, describe(found))
    })
}

function describe({ minimum_credits, estimated_credits, estimated_eur, items }: Quote): string {
  const rows = items.map(({ unit, quantity, credits, is_estimate }) => [
    ...[unit, `${is_estimate ? 'about ' : ''}${quantity}`, credits],
  ])
  const least = minimum_credits === estimated_credits ? '' : `, at least ${minimum_credits}`
  return `${estimated_credits} credits (${estimated_eur.toFixed(2)} EUR)${least}\n\n${table(['UNIT', 'QUANTITY', 'CREDITS'], rows)}`
}
