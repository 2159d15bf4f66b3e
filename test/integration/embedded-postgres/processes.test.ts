import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { EmbeddedConnection } from '../../../src/storage/postgres/embedded/embedded-postgres.ts'
import {
  isAlive,
  type LauncherProcess,
  postmasterPid,
  query,
  runLauncher,
  runningPid,
  start,
  temporaryFolder,
  waitFor,
} from './support.ts'

test('the server survives the death of the process that started it, and the next one adopts it', async (t) => {
  const dataDir = await temporaryFolder(t)
  const killed = runLauncher(dataDir)
  const { connection, joined } = await killed.outcome
  assert.equal(joined, false)
  const pid = await runningPid(dataDir)
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  assert.deepEqual(await query(connection, 'SELECT 1 AS one'), [{ one: 1 }])

  const adopted = await start(dataDir)
  assert.equal(adopted.joined, true)
  assert.equal(await postmasterPid(dataDir), pid)
  await adopted.stop()
  await waitFor(() => !isAlive(pid))
})

test('a Ctrl-C in the terminal of the starting process does not reach the server', async (t) => {
  const dataDir = await temporaryFolder(t)
  const launcher = runLauncher(dataDir, { ownGroup: true })
  const { connection } = await launcher.outcome
  const exit = once(launcher.child, 'exit')
  process.kill(-groupOf(launcher), 'SIGINT')
  await exit
  assert.deepEqual(await query(connection, 'SELECT 1 AS one'), [{ one: 1 }])
})

test('processes that start at once on an empty folder share one server and one cluster', async (t) => {
  const dataDir = await temporaryFolder(t)
  const launchers = [runLauncher(dataDir), runLauncher(dataDir), runLauncher(dataDir)]
  const outcomes = await Promise.all(launchers.map((launcher) => launcher.outcome))
  assert.deepEqual(
    outcomes.map(({ error }) => error),
    [undefined, undefined, undefined],
  )
  assert.equal(outcomes.filter(({ joined }) => !joined).length, 1)
  assert.equal(new Set(await Promise.all(outcomes.map(({ connection }) => serverOf(connection)))).size, 1)
  assert.deepEqual((await readdir(dataDir)).sort(), ['postgres', 'postgres-keys', 'postgres-socket', 'postgres.log'])
  await Promise.all(launchers.map((launcher) => launcher.stop()))
  assert.equal(await postmasterPid(dataDir), undefined)
})

test('processes that start at once after a crash share the recovered server', async (t) => {
  const dataDir = await temporaryFolder(t)
  const crashed = await start(dataDir)
  await query(crashed.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  process.kill(await runningPid(dataDir), 'SIGKILL')
  const [first, second] = await Promise.all([start(dataDir), start(dataDir), crashed.ensureRunning()])
  const servers = await Promise.all([first, second, crashed].map(({ connection }) => serverOf(connection)))
  assert.equal(new Set(servers).size, 1)
  assert.deepEqual(await query(second.connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  await first.stop()
})

test('a start during a shutdown waits for its end and starts the server again', async (t) => {
  const dataDir = await temporaryFolder(t)
  const first = await start(dataDir)
  const pid = await runningPid(dataDir)
  const [, second] = await Promise.all([first.stop(), start(dataDir)])
  await second.ensureRunning()
  assert.notEqual(await postmasterPid(dataDir), pid)
  assert.deepEqual(await query(second.connection, 'SELECT 1 AS one'), [{ one: 1 }])
  await second.stop()
})

test('a pid file whose pid belongs to another process now does not stop the start', async (t) => {
  const dataDir = await temporaryFolder(t)
  const crashed = await start(dataDir)
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8')
  await crashed.stop()
  const namesake = spawn('sleep', ['60'])
  try {
    await writeFile(pidFile, text.replace(/^\d+/, String(namesake.pid)))
    const postgres = await start(dataDir)
    assert.equal(postgres.joined, false)
    await postgres.stop()
    assert.ok(namesake.exitCode === null && namesake.signalCode === null, 'the stop signals only a server')
  } finally {
    namesake.kill()
  }
})

test('a copy of the data folder of a running server gets a server of its own', async (t) => {
  const folder = await temporaryFolder(t)
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')]
  const first = await start(original)
  await cp(join(original, 'postgres'), join(copy, 'postgres'), { recursive: true })
  await cp(join(original, 'postgres-keys'), join(copy, 'postgres-keys'))
  const second = await start(copy)
  assert.equal(second.joined, false)
  assert.equal(second.connection.host, join(copy, 'postgres-socket'))
  await second.stop()
  assert.deepEqual(await query(first.connection, 'SELECT 1 AS one'), [{ one: 1 }])
  await first.stop()
})

/** Tells servers apart by when they started. */
async function serverOf(connection: EmbeddedConnection): Promise<string | undefined> {
  const rows = await query<{ started: string }>(connection, 'SELECT pg_postmaster_start_time()::text AS started')
  return rows[0]?.started
}

function groupOf({ child }: LauncherProcess): number {
  assert.ok(child.pid)
  return child.pid
}
