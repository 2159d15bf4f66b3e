import { Command } from 'commander'
import { listSigningKeys, rotateSigningKey } from '../services/app-runs/signing-key.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Records of decisions are sealed with a key of this installation. Its public part, and that of every key before it, is served at
/.well-known/sheaf-keys.json, so that old records can be checked for ever.

Examples:
  $ sheaf signing-keys list
  $ sheaf signing-keys rotate      from here on records are sealed with a new key, by all processes
`

export function signingKeysCommand({ withSystem, output }: Surroundings): Command {
  const keys = new Command('signing-keys').description(
    'list and rotate the keys that records of decisions are sealed with',
  )
  keys.addHelpText('after', help)

  keys
    .command('list')
    .description('list the keys, the newest first')
    .action(async () => {
      const data = await withSystem(listSigningKeys)
      const rows = data.map(({ kid, created_at, retired_at }) => [kid, created_at, retired_at ?? 'in use'])
      show(output, { data }, table(['ID', 'SINCE', 'RETIRED'], rows))
    })

  keys
    .command('rotate')
    .description('seal with a new key from now on')
    .action(async () => {
      const kid = await withSystem(rotateSigningKey)
      show(output, { kid }, `Records are sealed with ${kid} from now on. Those before it stay known.`)
    })

  return keys
}
