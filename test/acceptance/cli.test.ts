import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { createProgram } from '../../src/cli/program.ts'
import type { Surroundings } from '../../src/cli/surroundings.ts'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { launcher, runSheaf } from '../support/sheaf-process.ts'

let cwd: string
let database: TestDatabase
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-cli-'))
  database = await cloneDatabase()
})
after(async () => {
  await database.drop()
  await rm(cwd, { recursive: true, force: true })
})

const sheaf = (...args: string[]) => runSheaf(args, { cwd, env: { DATABASE_URL: database.url } })
const json = async (...args: string[]) => JSON.parse((await sheaf(...args, '--json')).stdout)

test('help teaches: examples, settings and exit statuses; each command has its own', async () => {
  const { status, stdout } = await sheaf('--help')
  assert.equal(status, 0)
  for (const part of ['serve', 'migrate', 'doctor', 'keys', 'workspaces', 'members', 'Examples:', 'Exit status:']) {
    assert.match(stdout, new RegExp(part))
  }
  assert.match((await sheaf('keys', 'create', '--help')).stdout, /--scopes <list>/)
})

test('keys need a workspace; then they are created, listed and revoked', async () => {
  const none = await sheaf('keys', 'create', '--name', 'x')
  assert.equal(none.status, 4)
  assert.match(none.stderr, /sheaf workspaces create/)

  const workspace = await json('workspaces', 'create', 'Accounts', '--owner', 'ada@example.com')
  assert.equal(workspace.name, 'Accounts')
  const key = await json('keys', 'create', '--name', 'ci', '--scopes', 'read,write', '--rate-limit', '100')
  assert.deepEqual([key.scopes, key.rate_limit_per_minute], [['read', 'write'], 100])
  const shown = await sheaf('keys', 'list')
  assert.match(shown.stdout, /ID +NAME +KEY +SCOPES/)
  assert.match(shown.stdout, /ci +shf_live_/)
  assert.equal(shown.stdout.includes(key.key), false)
  assert.deepEqual(await json('keys', 'revoke', key.id), { deleted: true, id: key.id })
  assert.deepEqual((await json('keys', 'list')).data, [])
})

test('several workspaces must be told apart, by name or id', async () => {
  const second = await json('workspaces', 'create', 'Claims')
  const unclear = await sheaf('keys', 'create', '--name', 'x')
  assert.equal(unclear.status, 2)
  assert.match(unclear.stderr, /--workspace NAME/)
  assert.equal((await sheaf('keys', 'create', '--name', 'x', '--workspace', 'claims')).status, 0)
  assert.equal((await json('keys', 'list', '--workspace', second.id)).data.length, 1)
  assert.equal((await json('workspaces', 'list')).data.length, 2)
  assert.equal((await sheaf('workspaces', 'create', 'CLAIMS')).status, 5)
})

test('members have tiers, and a workspace keeps its last owner', async () => {
  const at = ['--workspace', 'Accounts']
  assert.equal((await json('members', 'add', 'grace@example.com', '--tier', 'admin', ...at)).tier, 'admin')
  assert.equal((await sheaf('members', 'add', 'GRACE@example.com', ...at)).status, 5)
  assert.equal((await sheaf('members', 'add', 'nobody', ...at)).status, 2)
  assert.equal((await sheaf('members', 'remove', 'ada@example.com', ...at)).status, 5)
  assert.equal((await json('members', 'change', 'grace@example.com', '--tier', 'owner', ...at)).tier, 'owner')
  assert.equal((await sheaf('members', 'remove', 'ada@example.com', ...at)).status, 0)
  assert.deepEqual(
    (await json('members', 'list', ...at)).data.map((member: { email: string }) => member.email),
    ['grace@example.com'],
  )
})

test('wrong usage is exit status 2 and says what was meant', async () => {
  const typo = await sheaf('keyz')
  assert.equal(typo.status, 2)
  assert.match(typo.stderr, /Did you mean keys\?/)
  assert.equal((await sheaf('keys', 'create')).status, 2)
  assert.equal((await sheaf('keys', 'create', '--name', 'x', '--rate-limit', 'many')).status, 2)
  assert.equal((await sheaf('keys', 'create', '--name', 'x', '--scopes', 'reed', '--workspace', 'Claims')).status, 2)
  assert.equal((await sheaf('keys', 'revoke', 'nonsense')).status, 2)
  const missing = await sheaf(
    'keys',
    'revoke',
    '01a1dd5c-c4af-70d4-8d79-6b66ca8149d2',
    '--workspace',
    'Claims',
    '--json',
  )
  assert.equal(missing.status, 4)
  assert.equal(JSON.parse(missing.stderr).error.code, 'not_found')
})

test('with --json a usage error is JSON too', async () => {
  for (const args of [['keys', 'create'], ['bogus'], ['keys', 'create', '--name', 'x', '--rate-limit', '-5']]) {
    const { status, stderr } = await runSheaf([...args, '--json'], {
      cwd,
      env: { DATABASE_URL: database.url, SHEAF_PROT: '1' },
    })
    assert.equal(status, 2)
    assert.equal(JSON.parse(stderr).error.code, 'validation_error')
  }
})

test('a command in a folder without a database says so and makes none; doctor leaves nothing behind', async () => {
  const folder = await mkdtemp(join(cwd, 'elsewhere-'))
  for (const noun of ['keys', 'workspaces']) {
    const { status, stderr } = await runSheaf([noun, 'list'], { cwd: folder })
    assert.equal(status, 4)
    assert.match(stderr, /There is no database in .*SHEAF_DATA_DIR/)
  }
  const { status, stdout } = await runSheaf(['doctor'], { cwd: folder })
  assert.equal(status, 0, stdout)
  assert.deepEqual(await readdir(folder), [])
})

test('output that nobody reads to its end is no failure', async () => {
  const { stderr } = await promisify(exec)(`"${process.execPath}" "${launcher}" --help | true`, { cwd, env: {} })
  assert.equal(stderr, '')
})

test('migrate says that there is nothing to do, and doctor finds everything that is needed', async () => {
  assert.match((await sheaf('migrate')).stdout, /Schema version \d+: nothing to do/)
  const { findings } = await json('doctor')
  assert.deepEqual(
    findings.map(({ check }: { check: string }) => check),
    ['runtime', 'database', 'blobs', 'sandbox', 'OCR data', 'reader', 'fonts', 'disk'],
  )
  for (const { check, state } of findings.slice(0, 3)) assert.equal(state, 'ok', check)
})

test('doctor fails, and says what to do, when the database cannot be reached', async () => {
  const { status, stdout } = await runSheaf(['doctor'], { cwd, env: { DATABASE_URL: 'postgres://u@127.0.0.1:1/x' } })
  assert.equal(status, 1)
  assert.match(stdout, /FAIL {2}database/)
  assert.match(stdout, /Check that it runs/)
})

test('every command of docs/cli.md exists', async () => {
  const page = await readFile(new URL('../../docs/cli.md', import.meta.url), 'utf8')
  const commands = [...page.matchAll(/^npx sheaf (.+?)(?: +#.*)?$/gm)].map(([, command]) => command ?? '')
  assert.equal(commands.length > 10, true)
  // In this process, since starting one for each takes longer than all other tests of commands.
  const output = { json: false, terminal: false, write: () => undefined, writeError: () => undefined }
  const program = await createProgram({ version: '0.0.0', output } as unknown as Surroundings, [])
  for (const command of commands) {
    const found = command
      .split(' ')
      .reduce((at, word) => at.commands.find((each) => each.name() === word) ?? at, program)
    // A group of commands does nothing by itself, unless it takes something.
    assert.ok(found !== program && (found.commands.length === 0 || found.registeredArguments.length > 0), command)
    for (const [option] of command.matchAll(/--[a-z-]+/g))
      assert.ok(
        found.options.some(({ long }) => long === option),
        command,
      )
  }
})

test('docs/cli.md names the commands that call a server, and no others', async () => {
  const page = await readFile(new URL('../../docs/cli.md', import.meta.url), 'utf8')
  const sentence = /`process`, `documents`.*?(?=The other commands)/s.exec(page)?.[0] ?? ''
  const output = { json: false, terminal: false, write: () => undefined, writeError: () => undefined }
  const program = await createProgram({ version: '0.0.0', output } as unknown as Surroundings, [])
  for (const command of program.commands)
    for (const each of command.commands.length === 0 ? [command] : command.commands) {
      const names = [command.name(), `${command.name()} ${each.name()}`]
      const isNamed = names.some((name) => sentence.includes(`\`${name}\``))
      assert.equal(
        isNamed,
        each.options.some(({ long }) => long === '--server'),
        names.join(),
      )
    }
})
