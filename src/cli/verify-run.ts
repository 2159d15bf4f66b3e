import type { Command } from 'commander'
import { AppError } from '../core/app-error.ts'
import { verifySealedRecord } from '../services/app-runs/verify-record.ts'
import { show } from './output.ts'
import { readNamedFile } from './read-named-file.ts'
import { addServerOptions, type ServerOptions } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

interface Options extends ServerOptions {
  keys?: string
}

/** `sheaf runs verify`: about the sealed record of a run of an app. */
export function addVerifyCommand(runs: Command, around: Surroundings): void {
  const { output, setExitStatus, serverAccess } = around
  addServerOptions(runs.command('verify').description('check the sealed record of a decision, offline with --keys'))
    .argument('<record>', 'what GET /v1/runs/{id}/record has answered, byte for byte')
    .option('--keys <file>', 'what /.well-known/sheaf-keys.json has answered; asked of the server unless given')
    .action(async (path: string, { keys, server, key }: Options) => {
      const record = await readNamedFile(path)
      const access = { ...(server && { server }), ...(key && { key }) }
      const known =
        keys === undefined ? await fetchKeys((await serverAccess(access)).server) : String(await readNamedFile(keys))
      const problems = verifySealedRecord(record, known)
      const lines = problems.map((each) => `${each.path === '' ? '' : `${each.path}: `}${each.message}`)
      const text = problems.length === 0 ? 'The record is as it was sealed.' : lines.join('\n')
      show(output, { valid: problems.length === 0, problems }, text)
      if (problems.length > 0) setExitStatus(1)
    })
}

async function fetchKeys(server: string): Promise<string> {
  const answer = await fetch(new URL('/.well-known/sheaf-keys.json', server)).catch((cause: unknown) => {
    throw new AppError('service_unavailable', `${server} cannot be reached. Give its keys with --keys.`, { cause })
  })
  return answer.text()
}
