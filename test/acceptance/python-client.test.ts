import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
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
