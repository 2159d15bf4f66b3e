import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { startSheaf } from '../support/sheaf-process.ts'

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const skip = browser === undefined && 'no Chromium on this machine'

test('the reference page shows every operation in a real browser and asks nobody but this server', {
  skip,
}, async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'sheaf-page-'))
  const server = await startSheaf({ cwd })
  try {
    const options = [
      ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--enable-logging=stderr'],
      [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--virtual-time-budget=10000',
      ],
      [`--user-data-dir=${join(cwd, 'browser')}`, '--dump-dom', `${server.address}/docs`],
    ].flat()
    const { stdout, stderr } = await promisify(execFile)(String(browser), options, { maxBuffer: 2 ** 26 })
    for (const text of ['Create an API key', 'List API keys', 'Revoke an API key'])
      assert.match(stdout, new RegExp(text))
    const complaints = stderr
      .split('\n')
      .filter((line) => /Content Security Policy|CONSOLE.*(error|refused)/i.test(line))
    assert.deepEqual(complaints, [])
  } finally {
    await server.stop()
    await rm(cwd, { recursive: true, force: true })
  }
})
