import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { invoiceText } from '../support/platform-client.ts'
import { joinSharedServer } from '../support/shared-server.ts'
import { cleanEnv } from '../support/sheaf-process.ts'

const run = promisify(execFile)
const client = fileURLToPath(new URL('../../sdk/python', import.meta.url))

const python = await run('python3', ['-c', 'import sys; print(sys.version_info >= (3, 11))']).then(
  ({ stdout }) => stdout.trim() === 'True',
  () => false,
)

test('the client for Python does what its README says, against a real server', {
  skip: !python && 'there is no python3 of 3.11 or newer',
}, async () => {
  const { cwd, server } = await joinSharedServer()
  await writeFile(join(cwd, 'invoice.txt'), invoiceText)
  const env = cleanEnv({
    ...{ SHEAF_SERVER: server.address, SHEAF_API_KEY: server.key },
    ...{ PYTHONPATH: client, PYTHONDONTWRITEBYTECODE: '1' },
  })
  const file = join(client, 'tests/test_client.py')
  await run('python3', ['-W', 'error::SyntaxWarning', file], { cwd, env }).catch(({ stdout, stderr }) =>
    assert.fail(`${stdout}\n${stderr}`),
  )
})

const pip = python && (await run('python3', ['-m', 'ensurepip', '--version']).then(Boolean, () => false))

test('it is installed by pip without a network and without any other package', {
  skip: !pip && 'there is no python3 with pip',
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-python-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const venv = join(folder, 'venv')
  await run('python3', ['-m', 'venv', venv])
  // Nothing of the environment may say where else packages are.
  const env = { PATH: process.env['PATH'] ?? '', PIP_CONFIG_FILE: '/dev/null', PIP_DISABLE_PIP_VERSION_CHECK: '1' }
  await run(join(venv, 'bin/pip'), ['install', '--no-index', '--no-cache-dir', client], { cwd: folder, env })
  const code =
    'import sheaf_client, importlib.metadata as m; print(sheaf_client.Sheaf.__name__, m.version("sheaf-client"))'
  const { stdout } = await run(join(venv, 'bin/python'), ['-c', code], { cwd: folder, env })
  assert.equal(stdout.trim(), 'Sheaf 0.1.0')
})
