import assert from 'node:assert/strict'
import { exec, execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { launcher, runSheaf } from '../../support/sheaf-process.ts'

let cwd: string

before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-parse-'))
  await writeFile(join(cwd, 'a.txt'), 'Hello')
})

after(() => rm(cwd, { recursive: true, force: true }))

test('a language that does not exist is refused, and the known ones are named', async () => {
  const { status, stderr } = await runSheaf(['parse', 'a.txt', '--language', 'xx'], { cwd })
  assert.equal(status, 2)
  assert.match(stderr, /no language.*en, de, fr and es/)
  const known = await runSheaf(['parse', 'a.txt', '--language', 'deu', '--json'], { cwd })
  assert.equal(JSON.parse(known.stdout).language, 'de')
})

test('a pipe given by its name is refused with the way to read it', async () => {
  await promisify(execFile)('mkfifo', [join(cwd, 'pipe')])
  const { status, stderr } = await runSheaf(['parse', 'pipe'], { cwd })
  assert.equal(status, 2)
  assert.match(stderr, /pipe or a device.*"-"/)
})

test('a full disk is said on standard error', { skip: process.platform !== 'linux' }, async () => {
  const command = `"${process.execPath}" "${launcher}" parse a.txt > /dev/full`
  await assert.rejects(promisify(exec)(command, { cwd }), { code: 1, stderr: /could not be written.*no space left/ })
})
