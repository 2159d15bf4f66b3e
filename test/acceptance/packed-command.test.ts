import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }
import { invoiceText } from '../support/platform-client.ts'
import { cleanEnv, runSheaf, startSheaf } from '../support/sheaf-process.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const installs = process.env['SHEAF_TEST_INSTALL'] === '1'

let cwd: string
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-packed-'))
  await writeFile(join(cwd, 'invoice.txt'), invoiceText)
})
afterEach(() => rm(cwd, { recursive: true, force: true }))

test('what is packed runs where Node takes no types out of code, from any folder', async () => {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'packed-'))
  try {
    await run(process.execPath, ['scripts/build-package.ts', join(folder, 'dist')], { cwd: root })
    await cp(join(root, 'bin'), join(folder, 'bin'), { recursive: true })
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    const left = await readdir(folder, { recursive: true })
    assert.deepEqual(
      left.filter((name) => name.endsWith('.ts')),
      [],
    )
    await assertWorks(join(folder, 'bin/sheaf.js'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the packed tarball installs by npm install -g, and sheaf runs from any folder', {
  skip: !installs && 'npm run nightly does it: it installs hundreds of megabytes',
}, async () => {
  const env = cleanEnv({ npm_config_prefix: join(cwd, 'prefix') })
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', cwd], { cwd: root })
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf('[\n')))[0]
  await run('npm', ['install', '-g', '--prefer-offline', `./${filename}`], { cwd, env, maxBuffer: 1e8 })
  const command = join(cwd, 'prefix/lib/node_modules/sheaf/bin/sheaf.js')
  await assertWorks(command)
  const byNpx = await run('npx', ['--no', '--', 'sheaf', '--version'], { cwd, env })
  assert.equal(byNpx.stdout.trim(), packageJson.version)
  const packages = await readdir(join(cwd, 'prefix/lib/node_modules/sheaf/node_modules'))
  assert.ok(!packages.includes('onnxruntime-web'), 'nothing that only browsers need')
  const script = join(cwd, 'prefix/lib/node_modules/sheaf/node_modules/onnxruntime-node/script/install.js')
  assert.equal(await readFile(script, 'utf8'), '', 'fetches nothing from elsewhere')
  await rename(join(cwd, 'prefix'), join(cwd, 'moved'))
  const moved = await runSheaf(['--version'], { cwd, command: command.replace('prefix', 'moved') })
  assert.equal(moved.status, 0, moved.stderr)
})

async function assertWorks(command: string): Promise<void> {
  const version = await runSheaf(['--version'], { cwd, command })
  assert.deepEqual(version, { status: 0, stdout: `${packageJson.version}\n`, stderr: '' })
  const extracted = await runSheaf(['extract', 'invoice.txt', '--fields', 'total:money', '--json'], { cwd, command })
  assert.equal(extracted.status, 0, extracted.stderr)
  assert.equal(typeof JSON.parse(extracted.stdout).data.total, 'number')
  const server = await startSheaf({ cwd, command })
  try {
    for (const path of ['/healthz', '/docs', '/console', '/openapi.json'])
      assert.equal((await fetch(`${server.address}${path}`)).status, 200, path)
    const body = new FormData()
    body.append('file', new Blob([invoiceText]), 'invoice.txt')
    body.append('schema', JSON.stringify({ total: 'money' }))
    const headers = { authorization: `Bearer ${server.key}` }
    const answer = await fetch(`${server.address}/v1/extract`, { method: 'POST', body, headers })
    assert.equal(answer.status, 200, await answer.text())
  } finally {
    assert.equal(await server.stop(), 0)
  }
}
