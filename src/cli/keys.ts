import { Command } from 'commander'
import { createApiKeyBody } from '../contract/api-keys.ts'
import { describeIssues } from '../contract/describe-issues.ts'
import { scopes } from '../contract/scopes.ts'
import { AppError } from '../core/app-error.ts'
import { isId } from '../core/ids.ts'
import { createApiKey } from '../services/api-keys/create.ts'
import { listApiKeys, revokeApiKey } from '../services/api-keys/manage.ts'
import { operatorContext } from '../services/workspaces/find.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

interface CreateOptions {
  name: string
  scopes?: string[]
  rateLimit?: number
  concurrency?: number
  maxFileBytes?: number
  expiresAt?: string
  workspace?: string
}

const help = `
For the operator of an installation: these work on its database, with or without a server.

Examples:
  $ sheaf keys create --name ci --scopes read,write
  $ sheaf keys create --name trial --expires-at 2030-01-31T00:00:00Z --rate-limit 60
  $ sheaf keys list
  $ sheaf keys revoke 01a1dd5c-c4af-70d4-8d79-6b66ca8149d2              and with --cascade the keys that were made with it
`

export function keysCommand({ withSystem, output }: Surroundings): Command {
  const keys = new Command('keys').description('create, list and revoke API keys').addHelpText('after', help)

  keys
    .command('create')
    .description('create a key; it is shown this once')
    .requiredOption('--name <name>', 'what the key is for')
    .option('--scopes <list>', `what it may do, separated by commas: ${scopes.join(', ')}`, commaList)
    .option('--rate-limit <n>', 'requests a minute', wholeNumber)
    .option('--concurrency <n>', 'extractions at once', wholeNumber)
    .option('--max-file-bytes <n>', 'largest file', wholeNumber)
    .option('--expires-at <time>', 'when it stops working, like 2030-01-31T00:00:00Z')
    .option('--workspace <name>', 'workspace by name or id; needed when there are several')
    .action(async (options: CreateOptions) => {
      const input = createApiKeyBody.safeParse({
        name: options.name,
        scopes: options.scopes,
        rate_limit_per_minute: options.rateLimit,
        concurrent_extractions: options.concurrency,
        max_file_bytes: options.maxFileBytes,
        expires_at: options.expiresAt,
      })
      if (!input.success) {
        const details = describeIssues(input.error)
        throw new AppError(
          'validation_error',
          details.map(({ path, message }) => `${optionOf(path)} ${message}`).join('\n'),
          {
            details,
          },
        )
      }
      const key = await withSystem(async (system) =>
        createApiKey(await operatorContext(system, options.workspace), input.data),
      )
      show(output, key, `${key.key}\n\nKeep it now: it cannot be shown again. Its id is ${key.id}.`)
    })

  keys
    .command('list')
    .description('list the keys that have not been revoked')
    .option('--workspace <name>', 'workspace by name or id; needed when there are several')
    .action(async (options: { workspace?: string }) => {
      const data = await withSystem(async (system) => {
        const ctx = await operatorContext(system, options.workspace)
        const all = []
        for (let cursor: string | undefined | null; cursor !== null; ) {
          const page = await listApiKeys(ctx, { limit: 200, ...(cursor && { cursor }) })
          all.push(...page.data)
          cursor = page.pagination.next_cursor
        }
        return all
      })
      const rows = data.map((key) => [
        key.id,
        key.name,
        key.hint,
        key.scopes.join(','),
        key.last_used_at ?? null,
        key.expires_at,
      ])
      show(output, { data }, table(['ID', 'NAME', 'KEY', 'SCOPES', 'LAST USED', 'EXPIRES'], rows))
    })

  keys
    .command('revoke')
    .description('revoke a key at once, in every process')
    .argument('<id>', 'the id that "sheaf keys list" shows')
    .option('--cascade', 'revoke all keys that were made with it, too')
    .option('--workspace <name>', 'workspace by name or id; needed when there are several')
    .action(async (id: string, options: { workspace?: string; cascade?: boolean }) => {
      if (!isId(id)) throw new AppError('validation_error', `"${id}" is not an id. "sheaf keys list" shows them.`)
      const answer = await withSystem(async (system) =>
        revokeApiKey(await operatorContext(system, options.workspace), id, { cascade: options.cascade ?? false }),
      )
      const made = (answer.made ?? []).map((key) => `${key.revoked ? 'Revoked' : 'Still works'}: ${key.id} ${key.name}`)
      show(output, answer, [`Revoked ${id}.`, ...made].join('\n'))
    })

  return keys
}

function commaList(text: string): string[] {
  return text.split(',').flatMap((item) => item.trim() || [])
}

const otherNames: Record<string, string> = {
  rate_limit_per_minute: '--rate-limit',
  concurrent_extractions: '--concurrency',
}

/** `scopes[0]` is said with --scopes. */
function optionOf(path: string): string {
  const [field = ''] = path.split('[')
  return otherNames[field] ?? `--${field.replaceAll('_', '-')}`
}
