import { basename } from 'node:path'
import { Command } from 'commander'
import type { Quote } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'
import { withInputFiles } from './input-files.ts'
import { namedFiles } from './named-files.ts'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wantedSchema } from './wanted-definition.ts'

const help = `
Nothing is kept, run or charged. Without a schema everything is found, which can only be estimated.

Examples:
  $ sheaf quote invoice.pdf --fields "number, total:money"
  $ sheaf quote invoice.pdf --schema SCH-7K2M9QXA --batch
  $ sheaf quote inbox --schema invoice.json                 all files of a folder, and their sum
  $ sheaf quote --document 01a1df57-1781-70ab-9d3d-bbae870c4f16 --schema invoice.json
`

interface QuoteOptions extends ServerOptions {
  document?: string
  schema?: string
  fields?: string
  schemaId?: string
  batch?: boolean
}

interface QuotedFile {
  file: string
  quote: Quote
}

export function quoteCommand(around: Surroundings): Command {
  const { output } = around
  const quote = new Command('quote').description('what an extraction by a server would cost')
  return addServerOptions(quote)
    .argument('[file...]', 'files or folders of them; "-" for standard input')
    .option('--document <id>', 'a document of the server, instead of a file')
    .option('--schema <schema>', 'what to find: the id of a saved schema, a file, JSON, or "-" for standard input')
    .option('--fields <list>', 'what to find, as a list: "number, total:money, items[].price:money"')
    .option('--schema-id <id>', 'what to find: the id or short id of a saved schema')
    .option('--batch', 'at half the price, when there is room')
    .addHelpText('after', help)
    .action(async (given: string[], options: QuoteOptions) => {
      const { document, batch } = options
      if (given.length > 0 === (document !== undefined))
        throw new AppError('validation_error', 'Name files or folders, or a document with --document, and not both.')
      const body = { document_id: document, batch, ...(await wantedSchema(options)) }
      const { paths, single } = await namedFiles(given)
      const quotes: QuotedFile[] = []
      await withInputFiles(paths, (files) =>
        withServer(around, options, async (sheaf) => {
          if (files.length === 0) quotes.push({ file: '', quote: await sheaf.quote(body) })
          for (const { name, path } of files) {
            const file = { name: basename(name), content: path }
            quotes.push({ file: name, quote: await sheaf.quote({ ...body, file }) })
          }
        }),
      )
      const [first] = quotes
      if (first && (single || given.length === 0)) return show(output, first.quote, describe(first.quote))
      const total = totalOf(quotes)
      show(
        output,
        { ...total, data: quotes.map(({ file, quote }) => ({ file, ...quote })) },
        describeAll(quotes, total),
      )
    })
}

function totalOf(quotes: QuotedFile[]) {
  const sum = (of: (quote: Quote) => number) => quotes.reduce((whole, { quote }) => whole + of(quote), 0)
  return {
    minimum_credits: sum((quote) => quote.minimum_credits),
    estimated_credits: sum((quote) => quote.estimated_credits),
    estimated_eur: sum((quote) => quote.estimated_eur),
  }
}

function describeAll(quotes: QuotedFile[], total: ReturnType<typeof totalOf>): string {
  const rows = quotes.map(({ file, quote }) => [file, quote.estimated_credits, quote.estimated_eur.toFixed(2)])
  return `${headline(total)}, ${quotes.length} files\n\n${table(['FILE', 'CREDITS', 'EUR'], rows)}`
}

function describe(quote: Quote): string {
  const rows = quote.items.map(({ unit, quantity, credits, is_estimate }) => [
    ...[unit, `${is_estimate ? 'about ' : ''}${quantity}`, credits],
  ])
  return `${headline(quote)}\n\n${table(['UNIT', 'QUANTITY', 'CREDITS'], rows)}`
}

function headline({ minimum_credits, estimated_credits, estimated_eur }: ReturnType<typeof totalOf>): string {
  const least = minimum_credits === estimated_credits ? '' : `, at least ${minimum_credits}`
  return `${estimated_credits} credits (${estimated_eur.toFixed(2)} EUR)${least}`
}
