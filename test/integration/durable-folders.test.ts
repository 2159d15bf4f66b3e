import assert from 'node:assert/strict'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { makeFolder } from '../../src/storage/durable-folders.ts'

let root: string
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'sheaf-folders-'))
})
after(() => rm(root, { recursive: true, force: true }))

test('a folder is made with those missing above it, for its owner only, and making it again is fine', async () => {
  const path = join(root, 'a', 'b', 'c')
  await Promise.all([makeFolder(path), makeFolder(path), makeFolder(join(root, 'a', 'b', 'd'))])
  await makeFolder(path)
  assert.equal((await stat(path)).mode & 0o777, 0o700)
})

test('a file in the way is an error', async () => {
  const file = join(root, 'file')
  await writeFile(file, '')
  await assert.rejects(makeFolder(file), { code: 'EEXIST' })
  await assert.rejects(makeFolder(join(file, 'below')), { code: 'ENOTDIR' })
})

test('a file system that takes no folders is an error and not an endless attempt', async (t) => {
  if (process.platform !== 'linux') return t.skip('needs /proc')
  await assert.rejects(makeFolder('/proc/sheaf/data'), { code: 'ENOENT' })
})
