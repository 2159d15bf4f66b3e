import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { cleanEnv, launcher, type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const docs = fileURLToPath(new URL('../../docs', import.meta.url))
/** Ids, times and cursors. */
const passing = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|eyJ[\w-]+\.[\w-]+/g

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-credits-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/credits.md answers what is shown below it, but for ids, times and cursors', async () => {
  const page = await readFile(join(docs, 'credits.md'), 'utf8')
  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]+?)```/g)]
  assert.ok(examples.length >= 14)
  for (const [, command = '', form, shown = ''] of examples) {
    const [got = '', expected = ''] = [await run(command), shown].map((text) => text.replace(passing, '<>'))
    if (form === 'json') assert.deepEqual(JSON.parse(got), JSON.parse(expected), command)
    else assert.equal(got, expected, command)
  }
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
  for (const [command, said] of cases) assert.equal(await run(`npx sheaf credits ${command}`), `${said}\n`)
})

function run(commands: string): Promise<string> {
  const script = commands
    .replaceAll('http://localhost:8080', server.address)
    .replaceAll(/\bcurl /g, 'curl -s ')
    .replaceAll('npx sheaf', `"${process.execPath}" "${launcher}"`)
  const env = cleanEnv({ SHEAF_API_KEY: server.key ?? '', SHEAF_SERVER: server.address })
  return new Promise((resolve) => void exec(`{ ${script}\n} 2>&1`, { cwd, env }, (_, stdout) => resolve(stdout)))
}
