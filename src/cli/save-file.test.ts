import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { AppError } from '../core/app-error.ts'
import { saveFile } from './save-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'sheaf-save-'))
after(() => rm(folder, { recursive: true, force: true }))

test('a file is written whole, into a folder that is made for it', async () => {
  assert.equal(await saveFile(join(folder, 'a', 'b', 'rows.csv'), ['x\n', 'y\n']), 4)
  assert.equal(await readFile(join(folder, 'a', 'b', 'rows.csv'), 'utf8'), 'x\ny\n')
  assert.deepEqual(await readdir(join(folder, 'a', 'b')), ['rows.csv'])
})

test('where nothing can be written the path is named, and a failing source leaves what was there', async () => {
  const taken = join(folder, 'taken')
  await mkdir(taken)
  await writeFile(join(folder, 'kept.csv'), 'before')
  const isNamed = (error: unknown) => error instanceof AppError && error.message.includes(' cannot be written: E')
  await assert.rejects(saveFile(taken, ['x']), isNamed)
  await assert.rejects(saveFile(join(folder, 'kept.csv', 'rows.csv'), ['x']), isNamed)
  const failing = (function* () {
    yield 'half'
    throw new Error('lost')
  })()
  await assert.rejects(saveFile(join(folder, 'kept.csv'), failing), /^Error: lost$/)
  assert.equal(await readFile(join(folder, 'kept.csv'), 'utf8'), 'before')
})

test('a device is written to and stays one', async () => {
  const device = join(folder, 'device')
  await symlink('/dev/null', device)
  await saveFile(device, ['x'])
  assert.equal((await stat(device)).isCharacterDevice(), true)
})
