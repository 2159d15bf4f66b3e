import { Command } from 'commander'
import type { Sheaf } from '../../sdk/src/index.ts'
import { showList } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
Every change of a workspace, with who made it: a key, a member, the operator at the command line, or the service itself. The key needs the
scope "operations".

Examples:
  $ sheaf audit                                                             the latest 50
  $ sheaf audit --action api_key.create
  $ sheaf audit --subject 01a1df57-1781-70ab-9d3d-bbae870c4f16              all that happened to a document, key, run ...
  $ sheaf audit --after 2026-11-01T00:00:00Z --limit 10000 --csv > november.csv
`

interface AuditOptions extends ServerOptions {
  action?: string
  actor?: string
  subject?: string
  after?: string
  before?: string
  limit: number
  csv?: boolean
}

type Entry = Awaited<ReturnType<Sheaf['audit']['list']>>['data'][number]

export function auditCommand(around: Surroundings): Command {
  return addServerOptions(new Command('audit').description('show who changed what, newest first'))
    .option('--action <action>', 'noun and verb, as "api_key.create"')
    .option('--actor <id>', 'what this key or member did')
    .option('--subject <id>', 'what happened to this')
    .option('--after <time>', 'at this time or later, as 2026-11-01T00:00:00Z')
    .option('--before <time>', 'before this time')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .option('--csv', 'as CSV')
    .addHelpText('after', help)
    .action(async ({ action, actor, subject, after, before, limit, csv = false, ...options }: AuditOptions) => {
      const query = { action, actor_id: actor, subject_id: subject, after, before, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.audit.all(query), limit))
      const headings = ['TIME', 'ACTION', 'ACTOR', 'SUBJECT', 'DETAILS']
      showList(around.output, { csv }, { data }, { headings, rows: data.map(cellsOf) })
    })
}

function cellsOf({ created_at, action, actor, subject_id, details }: Entry): (string | undefined)[] {
  const said = Object.keys(details).length === 0 ? undefined : JSON.stringify(details)
  return [created_at, action, [actor.kind, actor.id].filter(Boolean).join(' '), subject_id, said]
}
