import { Command } from 'commander'
import type { SearchResult } from '../../sdk/src/index.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './program.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import { wholeNumber } from './whole-number.ts'

export function searchCommand(around: Surroundings): Command {
  const command = new Command('search')
    .description('find documents, values, sources, schemas and fields of a server by a text')
    .argument('<text>', 'what they hold')
    .option('--limit <n>', 'so many of each at most', wholeNumber)
  return addServerOptions(command)
    .addHelpText('after', '\nExample:\n  $ sheaf search "RE-2024-17"')
    .action(async (text: string, { limit, ...options }: ServerOptions & { limit?: number }) => {
      const found = await withServer(around, options, (sheaf) => sheaf.search(text, { limit }))
      show(around.output, found, describe(found))
    })
}

function describe({ documents, fieldMatches, sources, schemas, fields }: SearchResult): string {
  const rows = [
    ...documents.map((each) => ['document', each.id, each.filename, null]),
    ...fieldMatches.map((each) => ['value', each.document_id, `${each.filename}: ${each.path}`, String(each.value)]),
    ...sources.map((each) => ['source', each.id, each.name, null]),
    ...schemas.map((each) => ['schema', each.short_id, each.name, null]),
    ...fields.map((each) => ['field', each.id, each.canonical_name, null]),
  ]
  return rows.length === 0 ? 'Nothing was found.' : table(['WHAT', 'ID', 'NAME', 'VALUE'], rows)
}
