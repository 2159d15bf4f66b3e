import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command, Option } from 'commander'
import { documentStatuses } from '../contract/documents.ts'
import type { AddOptions } from './add-documents.ts'
import { describeDocument, documentRows } from './describe-document.ts'
import { show, showList } from './output.ts'
import { type ReextractOptions, reextract } from './re-extract.ts'
import { sourceId } from './remote/source-named.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { saveFile } from './save-file.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

interface ListOptions extends ServerOptions {
  status?: (typeof documentStatuses)[number]
  search?: string
  source?: string
  batch?: string
  limit: number
  csv?: boolean
}

const help = `
Documents are kept by a server. Adding one reads it and finds no values; "re-extract" does, with any schema, as often as wanted. A file
that the same command has sent in the last day is found again instead of sent twice, unless --again is given.

Examples:
  $ sheaf documents add *.pdf --wait                              sends files, waits until they are read
  $ sheaf documents add inbox/ --wait                             a folder, and what is below it
  $ sheaf documents add mail.eml --source Mailroom                into the inbox of this name, or this id
  $ sheaf documents list --status error
  $ sheaf documents get 01a1df57-1781-70ab-9d3d-bbae870c4f16        how it stands, and what it is
  $ sheaf documents markdown 01a1df57-1781-70ab-9d3d-bbae870c4f16 > text.md
  $ sheaf documents re-extract 01a1df57-1781-70ab-9d3d-bbae870c4f16 --fields "number, total:money"
  $ sheaf documents download 01a1df57-1781-70ab-9d3d-bbae870c4f16 --out original.pdf
  $ sheaf documents delete 01a1df57-1781-70ab-9d3d-bbae870c4f16
`

export function documentsCommand(around: Surroundings): Command {
  const { output } = around
  const documents = new Command('documents').description(
    'add, list, read, extract again and delete documents of a server',
  )
  documents.addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(documents.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the document')

  command('list', 'list documents, newest first')
    .addOption(new Option('--status <status>').choices(documentStatuses))
    .option('--search <text>', 'only those with this text in the file name')
    .option('--source <source>', 'only those of this source, by its id or name')
    .option('--batch <id>', 'only those of this batch')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .option('--csv', 'as CSV')
    .action(async ({ status, search, source, batch, limit, ...options }: ListOptions) => {
      const query = { status, search, batch_id: batch, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, async (sheaf) =>
        take(sheaf.documents.all({ ...query, source_id: await sourceId(sheaf, source) }), limit),
      )
      showList(output, options, { data }, documentRows(data))
    })

  one('get', 'all about a document').action(async (id: string, options: ServerOptions) => {
    const found = await withServer(around, options, (sheaf) => sheaf.documents.get(id))
    show(output, found, describeDocument(found))
  })

  command('add', 'send files')
    .argument(
      '<file...>',
      'documents, sheets, pictures, mails, archives or recordings, or folders of them; "-" for standard input',
    )
    .option(
      '--source <source>',
      'the inbox that they belong to, by its id or name; it may extract from them by its schema',
    )
    .option('--batch <id>', 'a name of your own for what belongs together')
    .option('--language <code>', 'the language of the files, like "de"')
    .option('--metadata <json>', 'a JSON object to keep with them')
    .option('--password <password>', 'opens protected files')
    .option('--again', 'send files anew that were sent before by the same command')
    .option('--wait', 'wait until they are read')
    .action(async (paths: string[], options: AddOptions) => {
      // Loaded here, since other commands do not need it.
      const { addDocuments } = await import('./add-documents.ts')
      await addDocuments(around, paths, options)
    })

  one('markdown', 'print the text of a document')
    .option('--child <name>', 'of a document inside it, by its name in "children"')
    .action(async (id: string, { child, ...options }: ServerOptions & { child?: string }) => {
      const markdown = await withServer(around, options, (sheaf) => sheaf.documents.markdown(id, { child }))
      show(output, { document_id: id, ...(child !== undefined && { child }), markdown }, markdown)
    })

  one('download', 'print the original, or write it to a file')
    .option('--out <file>', 'write it there')
    .action(async (id: string, { out, ...options }: ServerOptions & { out?: string }) => {
      await withServer(around, options, async (sheaf, signal) => {
        const { body } = await sheaf.documents.file(id)
        const content = Readable.from(body ?? [])
        if (out === undefined) await pipeline(content, process.stdout, { signal, end: false })
        else await saveFile(out, content, signal)
      })
      if (out !== undefined) show(output, { id, file: out }, `Wrote ${out}.`)
    })

  one('re-extract', 'find values in a document anew, and wait for them')
    .option('--schema <schema>', 'what to find: a file, JSON, or "-" for standard input; as the last time unless said')
    .option('--fields <list>', 'what to find, as a list: "number, total:money, items[].price:money"')
    .option('--schema-id <id>', 'what to find: a saved schema, by its id or short id')
    .option('--instructions <text>', 'what else there is to know')
    .option('--max-credits <n>', 'what it may cost at most', wholeNumber)
    .option('--password <password>', 'opens a protected file that was not read yet')
    .action(async (id: string, options: ReextractOptions) => {
      const found = await reextract(around, id, options)
      const { describeExtraction } = await import('./describe-extraction.ts')
      show(output, found, describeExtraction(found))
    })

  command('delete', 'delete documents, with all that was made of them')
    .argument('<id...>', 'of the documents')
    .action(async (ids: string[], options: ServerOptions) => {
      const data = await withServer(around, options, async (sheaf) => {
        const deleted: { id: string }[] = []
        for (const id of ids) deleted.push(await sheaf.documents.delete(id))
        return deleted
      })
      show(output, { data }, data.map(({ id }) => `Deleted ${id}.`).join('\n'))
    })

  return documents
}
