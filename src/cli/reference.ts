import { basename, extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import type { CallOptions, ReferenceData, Sheaf } from '../../sdk/src/index.ts'
import { openFile } from './open-file.ts'
import { show, table } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { saveFile } from './save-file.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Tables of your own on a server, to look records up in. The first row of a file names the columns; a column called "id" tells rows
apart. Delimiter and encoding are recognised.

Examples:
  $ sheaf reference add vendors.csv
  $ sheaf reference add vendors.xlsx --name "Vendors 2026"
  $ sheaf reference replace 01a1df57-1781-70ab-9d3d-bbae870c4f16 vendors.csv
  $ sheaf reference list
  $ sheaf reference export 01a1df57-1781-70ab-9d3d-bbae870c4f16 --out vendors.csv
  $ sheaf reference delete 01a1df57-1781-70ab-9d3d-bbae870c4f16
`

export function referenceCommand(around: Surroundings): Command {
  const { output } = around
  const reference = new Command('reference').description(
    'add, replace, list, export and delete tables of reference data',
  )
  reference.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(reference.command(name).description(description))
  const tell = (made: ReferenceData, done: string) => {
    const columns = made.columns.map(({ name, type }) => `  ${name}: ${type}`).join('\n')
    if (made.row_count === 0)
      output.writeError('sheaf: it has no rows: the first line of a table is taken for the names of its columns.\n')
    show(
      output,
      made,
      `${done} ${made.id} "${made.name}", version ${made.version}: ${made.row_count} rows.\n${columns}`,
    )
  }
  type Send = (sheaf: Sheaf, file: { name: string; content: Blob }, watched: CallOptions) => Promise<ReferenceData>
  const send = async (path: string, options: ServerOptions, call: Send) => {
    const content = await openFile({ path, name: path })
    const bar = output.terminal ? createProgressBar(output) : undefined
    const of = kilobytes(content.size)
    const onSent = (bytes: number) => bar?.show({ stage: 'KB', done: kilobytes(bytes), of })
    const file = { name: basename(path), content }
    return withServer(around, options, (sheaf) => call(sheaf, file, { onSent })).finally(() => bar?.end())
  }

  command('add', 'make reference data of a file')
    .argument('<file>', 'CSV, TSV or Excel')
    .option('--name <name>', 'no two have the same; the name of the file unless said')
    .action(async (path: string, options: ServerOptions & { name?: string }) => {
      const name = options.name ?? basename(path, extname(path))
      const made = await send(path, options, ({ referenceData }, file, watched) =>
        referenceData.create({ name, file }, watched),
      )
      tell(made, 'Added')
    })

  command('replace', 'replace all rows by those of a file')
    .argument('<id>', 'of the reference data')
    .argument('<file>', 'CSV, TSV or Excel')
    .action(async (id: string, path: string, options: ServerOptions) => {
      const made = await send(path, options, ({ referenceData }, file, watched) =>
        referenceData.replaceRows(id, { file }, watched),
      )
      tell(made, 'Replaced')
    })

  command('list', 'list reference data').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.referenceData.all()))
    const rows = data.map((each) => [each.id, each.name, each.row_count, each.columns.length, each.version])
    show(output, { data }, table(['ID', 'NAME', 'ROWS', 'COLUMNS', 'VERSION'], rows))
  })

  command('export', 'print all rows as CSV, or write them to a file')
    .argument('<id>', 'of the reference data')
    .option('--out <file>', 'write them there')
    .option('--escape-formulas', 'put an apostrophe before cells that a spreadsheet would compute')
    .action(async (id: string, options: ServerOptions & { out?: string; escapeFormulas?: boolean }) => {
      const { out } = options
      // Rows that are printed on the terminal show themselves how far it is.
      const bar =
        output.terminal && (out !== undefined || !process.stdout.isTTY) ? createProgressBar(output) : undefined
      await withServer(around, options, async ({ referenceData }, signal) => {
        const of = bar && (await referenceData.get(id)).row_count
        const { body } = await referenceData.csv(id, options.escapeFormulas ? { escape_formulas: true } : {})
        const onRows = of === undefined ? undefined : (done: number) => bar?.show({ stage: 'rows', done, of })
        const content = Readable.from(onRows && body ? countRows(body, onRows) : (body ?? []))
        if (out === undefined) await pipeline(content, process.stdout, { signal, end: false })
        else await saveFile(out, content, signal)
      }).finally(() => bar?.end())
      if (out !== undefined) show(output, { id, file: out }, `Wrote ${out}.`)
    })

  command('delete', 'delete reference data with all its rows')
    .argument('<id>', 'of the reference data')
    .action(async (id: string, options: ServerOptions) => {
      const answer = await withServer(around, options, (sheaf) => sheaf.referenceData.delete(id))
      show(output, answer, `Deleted ${id}.`)
    })

  return reference
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}

const [lineEnd, quote] = [0x0a, 0x22]

/** Passes CSV on and tells how many rows have come, the header not among them. A line end within quotes ends no row. */
async function* countRows(csv: AsyncIterable<Uint8Array>, onRows: (rows: number) => void): AsyncGenerator<Uint8Array> {
  let rows = -1
  let isQuoted = false
  for await (const chunk of csv) {
    for (const byte of chunk) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineEnd && !isQuoted) rows++
    }
    onRows(rows)
    yield chunk
  }
}
