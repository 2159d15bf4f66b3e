import assert from 'node:assert/strict'
import { chmod, chown, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { isRoot, nobody, otherUserProblem } from '../../support/other-user.ts'
import {
  homeOf,
  postmasterPid,
  query,
  runLauncher,
  runningPid,
  start,
  temporaryFolder,
  unshareProblem,
} from './support.ts'

const needsRoot = isRoot ? false : 'only root falls back to another user'
const nameless = 54_321

const namelessProblem = otherUserProblem(nameless) || unshareProblem(nameless)
test('a user without a name, as in containers, starts and stops a server', { skip: namelessProblem }, async (t) => {
  const dataDir = await folderOf(t, nameless)
  const launcher = runLauncher(dataDir, { uid: nameless })
  const { connection, error } = await launcher.outcome
  assert.equal(error, undefined)
  assert.deepEqual(await query(connection, 'SELECT 1 AS one'), [{ one: 1 }])
  assert.equal((await stat(join(dataDir, 'postgres'))).uid, nameless)
  await launcher.stop()
  assert.equal(await postmasterPid(dataDir), undefined)
})

test('root without user namespaces lets an unprivileged user own the cluster', { skip: needsRoot }, async (t) => {
  const dataDir = join(await temporaryFolder(t), '.sheaf')
  const launcher = withoutUnshare(dataDir)
  const { connection, error } = await launcher.outcome
  assert.equal(error, undefined)
  await query(connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  assert.equal((await stat(`/proc/${await runningPid(dataDir)}`)).uid, nobody)
  assert.equal((await stat(join(dataDir, 'postgres'))).uid, nobody)
  assert.equal((await stat(dataDir)).mode & 0o777, 0o710, 'others cannot look into the data folder')
  await launcher.stop()

  const later = await start(dataDir)
  assert.deepEqual(await query(later.connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  assert.equal((await stat(`/proc/${await runningPid(dataDir)}`)).uid, nobody)
  await later.stop()
})

test('root keeps the files as its own in a user namespace, and gives them away where those are refused later', {
  skip: needsRoot || unshareProblem(),
}, async (t) => {
  const folder = await temporaryFolder(t, 0o700)
  const dataDir = join(folder, '.sheaf')
  const first = await start(dataDir)
  await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  assert.equal((await stat(join(dataDir, 'postgres'))).uid, 0)
  assert.equal((await stat(dataDir)).mode & 0o777, 0o700)
  await first.stop()

  const refused = await withoutUnshare(dataDir).outcome
  assert.match(refused.error ?? '', /user namespaces are refused here, and user 65534 cannot enter/)

  await chmod(folder, 0o755)
  const launcher = withoutUnshare(dataDir)
  const { connection, error } = await launcher.outcome
  assert.equal(error, undefined)
  assert.deepEqual(await query(connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  assert.equal((await stat(join(dataDir, 'postgres'))).uid, nobody)
  await launcher.stop()
})

test('root keeps the cluster elsewhere when its user cannot enter the data folder, and finds it again', {
  skip: needsRoot,
}, async (t) => {
  const closed = await temporaryFolder(t, 0o700)
  const dataDir = join(closed, 'project', '.sheaf')
  await mkdir(join(closed, 'project'))
  const launchers = [withoutUnshare(dataDir), withoutUnshare(dataDir)]
  const outcomes = await Promise.all(launchers.map((launcher) => launcher.outcome))
  const home = await homeOf(dataDir)
  t.after(() => rm(home, { recursive: true, force: true }))
  assert.deepEqual(
    outcomes.map(({ error }) => error),
    [undefined, undefined],
  )
  assert.match(home, /^\/var\/lib\/sheaf\/[0-9a-f]{16}-/)
  assert.equal((await stat(home)).mode & 0o777, 0o700)
  for (const { connection } of outcomes) {
    assert.equal(connection.host, join(home, 'postgres-socket'))
    await query(connection, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer')
  }
  await Promise.all(launchers.map((launcher) => launcher.stop()))

  const later = await start(dataDir)
  assert.deepEqual(await query(later.connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  await later.stop()

  await rm(home, { recursive: true })
  await assert.rejects(start(dataDir), /was kept in .*, which is gone/)
})

test('root in a folder of another user keeps the cluster where its server can enter', {
  skip: needsRoot,
}, async (t) => {
  const folder = await temporaryFolder(t, 0o700)
  await chown(folder, nameless, nameless)
  const dataDir = join(folder, '.sheaf')
  const postgres = await start(dataDir)
  const home = await homeOf(dataDir)
  t.after(() => rm(home, { recursive: true, force: true }))
  assert.notEqual(home, dataDir)
  assert.deepEqual(await query(postgres.connection, 'SELECT 1 AS one'), [{ one: 1 }])
  await postgres.stop()
})

test('an ordinary user makes a cluster, and root later runs it as that user', {
  skip: otherUserProblem(nobody),
}, async (t) => {
  const dataDir = await folderOf(t, nobody)
  const ordinary = runLauncher(dataDir, { uid: nobody })
  const { connection, error } = await ordinary.outcome
  assert.equal(error, undefined)
  await query(connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await ordinary.stop()
  const postgres = await start(dataDir)
  assert.equal((await stat(`/proc/${await runningPid(dataDir)}`)).uid, nobody)
  assert.deepEqual(await query(postgres.connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  await postgres.stop()
  const again = runLauncher(dataDir, { uid: nobody })
  assert.equal((await again.outcome).error, undefined)
  await again.stop()
})

test('an ordinary user is told when the cluster belongs to another', { skip: otherUserProblem(nobody) }, async (t) => {
  const dataDir = await temporaryFolder(t, 0o777)
  await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
  const { error } = await runLauncher(dataDir, { uid: nobody }).outcome
  assert.match(error ?? '', /belongs to user 0, and Sheaf runs as user 65534/)
})

async function folderOf(t: TestContext, uid: number): Promise<string> {
  const folder = await temporaryFolder(t, 0o700)
  await chown(folder, uid, uid)
  return folder
}

function withoutUnshare(dataDir: string) {
  return runLauncher(dataDir, { path: '/nonexistent' })
}
