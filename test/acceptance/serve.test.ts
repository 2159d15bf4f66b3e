import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { cloneDatabase, settleOnTestServer } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { launcher, runSheaf, startSheaf } from '../support/sheaf-process.ts'

let cwd: string
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf with spaces '))
})
after(() => rm(cwd, { recursive: true, force: true }))

const list = (address: string, key: string | undefined) =>
  fetch(`${address}/v1/api-keys`, { headers: { authorization: `Bearer ${key}` } })

test('the first start prints address, reference, where the key is and a line to try; later ones keep the key', async () => {
  const first = await startSheaf({ cwd })
  assert.match(first.stdout(), /API\s+http:\/\/localhost:\d+\n\s+Reference\s+http:\/\/localhost:\d+\/docs/)
  assert.match(first.key ?? '', /^shf_live_/)
  const keyFile = join(cwd, '.sheaf', 'bootstrap-key')
  assert.match(first.stdout(), /Key\s+in .*bootstrap-key\n/)
  assert.match(first.stdout(), /curl -H "Authorization: Bearer \$\(cat ".*bootstrap-key"\)" http:.*\/v1\/api-keys/)
  assert.equal(first.stdout().includes(first.key ?? '-'), false, 'what goes into a pipe ends up in logs')
  assert.equal((await list(first.address, first.key)).status, 200)
  assert.equal((await stat(keyFile)).mode & 0o777, 0o600)
  assert.equal((await readFile(keyFile, 'utf8')).trim(), first.key)
  assert.equal(await first.stop(), 0)
  assert.equal(existsSync(join(cwd, '.sheaf', 'postgres', 'postmaster.pid')), false)
  assert.equal(first.stderr().includes(first.key ?? '-'), false, 'the key is not logged')

  const second = await startSheaf({ cwd })
  assert.equal(second.key, undefined)
  assert.equal((await list(second.address, first.key)).status, 200)
  assert.equal(await second.stop(), 0)
})

test('a second server on the same folder needs a port of its own, says that it joins, and outlives the first', async () => {
  const first = await startSheaf({ cwd })
  const { port } = new URL(first.address)
  const refused = await runSheaf(['serve'], { cwd, env: { SHEAF_PORT: port } })
  assert.equal(refused.status, 7)
  assert.match(refused.stderr, new RegExp(`Port ${port} is in use`))
  assert.match(refused.stderr, /SHEAF_PORT/)
  assert.equal((await fetch(`${first.address}/readyz`)).status, 200)
  const second = await startSheaf({ cwd })
  assert.match(second.stdout(), /Joined the database that was already running/)
  const key = (await readFile(join(cwd, '.sheaf', 'bootstrap-key'), 'utf8')).trim()
  assert.equal((await list(second.address, key)).status, 200)
  assert.equal(await first.stop(), 0)
  assert.equal((await list(second.address, key)).status, 200)
  assert.equal(await second.stop(), 0)
  assert.equal(existsSync(join(cwd, '.sheaf', 'postgres', 'postmaster.pid')), false)
})

test('commands of a folder find its server on whatever port it was started, and are told which address was tried', async () => {
  const inFolder = (env: Record<string, string> = {}) => runSheaf(['documents', 'list', '--json'], { cwd, env })
  const server = await startSheaf({ cwd })
  const found = await inFolder()
  assert.deepEqual([found.status, found.stderr], [0, ''])
  const member = ['members', 'add', 'grace@example.com', '--json']
  const { invitation } = JSON.parse((await runSheaf(member, { cwd })).stdout)
  assert.ok(invitation.url.startsWith(`${server.address}/invitation/`), invitation.url)
  const { url } = JSON.parse((await runSheaf(['members', 'link', 'grace@example.com', '--json'], { cwd })).stdout)
  assert.equal((await fetch(url)).status, 200)
  const named = await inFolder({ SHEAF_SERVER: 'http://localhost:1' })
  assert.match(named.stderr, /http:\/\/localhost:1 cannot be reached/)
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
  const stale = await inFolder()
  assert.deepEqual(
    [stale.status, stale.stderr.includes(`${server.address} cannot be reached`)],
    [7, true],
    stale.stderr,
  )
  const next = await startSheaf({ cwd })
  assert.equal((await inFolder()).status, 0)
  assert.equal(await next.stop(), 0)
  assert.equal(existsSync(join(cwd, '.sheaf', 'server-address')), false)
})

test('after a SIGKILL the next start adopts the database that was left running, with all it has', async () => {
  const first = await startSheaf({ cwd })
  const key = (await readFile(join(cwd, '.sheaf', 'bootstrap-key'), 'utf8')).trim()
  const created = await fetch(`${first.address}/v1/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"name":"before the crash"}',
  })
  assert.equal(created.status, 200)
  first.child.kill('SIGKILL')
  const second = await startSheaf({ cwd })
  assert.match(second.stdout(), /Joined the database/)
  assert.match(await (await list(second.address, key)).text(), /before the crash/)
  assert.equal(await second.stop(), 0)
  assert.equal(existsSync(join(cwd, '.sheaf', 'postgres', 'postmaster.pid')), false)
})

test('a server whose embedded database is killed brings it back and goes on', async () => {
  const server = await startSheaf({ cwd })
  const key = (await readFile(join(cwd, '.sheaf', 'bootstrap-key'), 'utf8')).trim()
  const postmaster = Number((await readFile(join(cwd, '.sheaf', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  await eventually('the service to be back', async () => (await list(server.address, key)).status === 200)
  assert.equal((await fetch(`${server.address}/readyz`)).status, 200)
  assert.equal(await server.stop(), 0)
})

test('wrong settings stop the start with a message that names them, and unknown ones are pointed out', async () => {
  const wrong = await runSheaf(['serve'], { cwd, env: { SHEAF_PORT: 'http', SHEAF_PROT: '1' } })
  assert.equal(wrong.status, 2)
  assert.match(wrong.stderr, /SHEAF_PORT: /)
  assert.match(wrong.stderr, /SHEAF_PROT is not a setting/)
  for (const env of [{ PORT: 'abc' }, { SHEAF_PORT: ' ' }, { SHEAF_PORT: '0x50' }, { SHEAF_TRUST_PROXY: 'banana' }]) {
    const { status, stderr } = await runSheaf(['serve'], { cwd, env: env as Record<string, string> })
    assert.equal(status, 2)
    assert.match(stderr, new RegExp(`${Object.keys(env)[0]}: must be`))
  }
  const elsewhere = await runSheaf(['serve'], { cwd, env: { SHEAF_HOST: '192.0.2.1' } })
  assert.equal(elsewhere.status, 7)
  assert.match(elsewhere.stderr, /does not have the address 192.0.2.1/)
  const badKey = await runSheaf(['serve'], {
    cwd: await mkdtemp(join(cwd, 'x-')),
    env: { SHEAF_BOOTSTRAP_KEY: 'secret-short' },
  })
  assert.equal(badKey.status, 2)
  assert.match(badKey.stderr, /SHEAF_BOOTSTRAP_KEY: must be/)
  assert.equal(badKey.stderr.includes('secret-short'), false)
})

test('settings are read from a file .env, and SHEAF_BOOTSTRAP_KEY sets the first key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-env-'))
  const key = `acme_live_${'k'.repeat(43)}`
  await settleOnTestServer(folder)
  const settings = `SHEAF_KEY_PREFIX=acme_\nSHEAF_BOOTSTRAP_KEY=${key}\nSHEAF_LOG_LEVEL=silent\n`
  await appendFile(join(folder, '.env'), settings)
  const server = await startSheaf({ cwd: folder })
  assert.equal((await list(server.address, key)).status, 200)
  assert.equal(await server.stop(), 0)
  assert.equal(server.stderr(), '')
  await rm(folder, { recursive: true, force: true })
})

test('an outside database that cannot be reached is a clear message', async () => {
  const { status, stderr } = await runSheaf(['serve'], {
    cwd,
    env: { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' },
  })
  assert.equal(status, 7)
  assert.match(stderr, /DATABASE_URL cannot be used \(ECONNREFUSED\)/)
  assert.equal(stderr.includes('hunter2'), false)
})

test('API and worker run as processes of their own on one database, and say so', async () => {
  const database = await cloneDatabase()
  const env = { DATABASE_URL: database.url }
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-roles-'))
  const worker = await startSheaf({ cwd: folder, env, args: ['--role', 'worker'] })
  assert.match(worker.stdout(), /Worker ready/)
  assert.equal(existsSync(join(folder, '.sheaf', 'bootstrap-key')), false, 'a worker makes no key')
  const api = await startSheaf({ cwd: folder, env, args: ['--role', 'api'] })
  assert.match(api.stdout(), /no worker: start one/)
  assert.equal((await list(api.address, api.key)).status, 200)
  assert.equal(await api.stop(), 0)
  assert.equal(await worker.stop(), 0)
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('SIGTERM lets a request that is under way finish, and waits for no connection that was opened ahead of need', async () => {
  const server = await startSheaf({ cwd, env: { SHEAF_SHUTDOWN_SECONDS: '600' } })
  const key = (await readFile(join(cwd, '.sheaf', 'bootstrap-key'), 'utf8')).trim()
  const { hostname, port } = new URL(server.address)
  const body = '{"name":"slow"}'
  const headers = {
    ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json', 'content-length': body.length },
    expect: '100-continue',
  }
  const call = request({ hostname, port, method: 'POST', path: '/v1/api-keys', headers })
  const answer = once(call, 'response')
  // A server that says so has the request, however busy the machine is.
  await once(call, 'continue')
  const ahead = connect(Number(port), hostname)
  await new Promise((resolve) => ahead.once('connect', resolve))
  const closed = new Promise((resolve) => ahead.once('close', resolve))
  const stopped = server.stop()
  await eventually('the server to be asked to stop', () => server.stderr().includes('"stopping"'))
  call.end(body)
  assert.equal((await answer)[0].statusCode, 200)
  assert.equal(await stopped, 0)
  await closed
})

test('a signal that arrives twice, as from a terminal, still stops cleanly', async () => {
  const server = await startSheaf({ cwd })
  server.child.kill('SIGINT')
  server.child.kill('SIGINT')
  assert.equal(await server.stop(), 0)
  assert.match(server.stderr(), /"stopped"/)
  assert.equal(existsSync(join(cwd, '.sheaf', 'postgres', 'postmaster.pid')), false)
})

/** As npx does it: the shell between it and the server is all that it ends. */
const underShell = ['-c', `"${process.execPath}" "${launcher}" serve; true`]

for (const [name, command, args] of [
  ['npm start', 'npm', ['start']],
  ['npx sheaf serve', 'sh', underShell],
] as const)
  test(`SIGTERM to "${name}" stops the server`, () => stopsWith(command, [...args]))

/** As `bin/sheaf.js` starts it where the Node that reads this is another one. */
const asAnother = `
import { spawn } from 'node:child_process'
spawn(process.execPath, [process.argv[1], 'serve'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })`

test('a server that another Node has started ends with it, even where that is killed', () => {
  const args = [
    '--input-type=module',
    '-e',
    asAnother,
    fileURLToPath(new URL('../../src/main/sheaf.ts', import.meta.url)),
  ]
  return stopsWith(process.execPath, args, 'SIGKILL')
})

async function stopsWith(command: string, args: string[], signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const folder = join(cwd, '.sheaf')
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const env = { ...process.env, SHEAF_DATA_DIR: folder, SHEAF_PORT: '0', npm_command: 'exec' }
  const child = spawn(command, args, { cwd: root, env })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  await eventually('the server to start', () => text.includes('Try it:'))
  child.kill(signal)
  await new Promise((resolve) => child.once('exit', resolve))
  await eventually('the database to be stopped', () => !existsSync(join(folder, 'postgres', 'postmaster.pid')))
}

test('--json prints where it listens as one JSON object', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-json-'))
  await settleOnTestServer(folder)
  const server = await startSheaf({ cwd: folder, args: ['--json'] })
  const printed = JSON.parse(server.stdout())
  assert.equal(printed.docs, `${printed.address}/docs`)
  const key = (await readFile(printed.bootstrap_key_file, 'utf8')).trim()
  assert.match(key, /^shf_live_/)
  assert.equal((await list(printed.address, key)).status, 200)
  assert.equal(await server.stop(), 0)
  await rm(folder, { recursive: true, force: true })
})
