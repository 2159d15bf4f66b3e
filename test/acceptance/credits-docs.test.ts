import assert from 'node:assert/strict'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { settleOnTestServer } from '../support/database.ts'
import { checkPage, docs, runCommands } from '../support/docs-page.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-credits-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  await settleOnTestServer(cwd)
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/credits.md answers what is shown below it, but for ids, times and cursors', async () => {
  await checkPage('credits.md', 14, { server, cwd })
})

test('what the operator may do about credits has clear answers when it makes no sense', async () => {
  const nothing = '00000000-0000-7000-8000-000000000000'
  const cases = [
    ['grant 0', 'sheaf: A grant is 1 to 1000000000 credits.'],
    ['grant 10 --expires-at 2020-01-01T00:00:00Z', 'sheaf: The credits would have expired already.'],
    ['grant 10 --expires-at soon', 'sheaf: "soon" is not a time like 2030-01-31T00:00:00Z.'],
    [`refund ${nothing}`, `sheaf: There is no charge ${nothing}.`],
    ['refund 17', 'sheaf: "17" is not the id of an entry.'],
    ['stripe-customer me', 'sheaf: "me" is not the id of a Stripe customer, like cus_NffrFeUfNV2Hib.'],
  ]
  for (const [command, said] of cases)
    assert.equal(await runCommands(`npx sheaf credits ${command}`, { server, cwd }), `${said}\n`)
})
