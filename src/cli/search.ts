import { Command } from 'commander'
import type { SearchResult } from '../../sdk/src/index.ts'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
Examples:
  $ sheaf search acme
  $ sheaf search "INV-2024" --limit 5
  $ sheaf search acme --json | jq -r '.documents[].id'
`

export function searchCommand(around: Surroundings): Command {
  const command = new Command('search')
    .description('find documents, values, sources, schemas and fields of a server')
    .argument('<text>', 'any part of a word, in any case')
    .option('--limit <n>', 'results of each kind, up to 100 (20)', wholeNumber)
    .addHelpText('after', help)
  return addServerOptions(command).action(async (text: string, options: ServerOptions & { limit?: number }) => {
    const { limit } = options
    const result = await withServer(around, options, (sheaf) => sheaf.search(text, { limit }))
    const rows = listed(result)
    show(around.output, result, rows.length === 0 ? 'Nothing found.' : table(['KIND', 'NAME', 'VALUE'], rows))
  })
}

function listed({ documents, fieldMatches, sources, schemas, fields }: SearchResult): (string | null | undefined)[][] {
  return [
    ...documents.map(({ filename, type }) => ['document', filename, type]),
    ...fieldMatches.map(({ filename, path, value }) => ['value', `${filename} ${path}`, String(value)]),
    ...sources.map(({ name }) => ['source', name, null]),
    ...schemas.map(({ name, short_id }) => ['schema', name, short_id]),
    ...fields.map(({ canonical_name, data_type }) => ['field', canonical_name, data_type]),
  ]
}
