import assert from 'node:assert/strict'
import { readdirSync, readlinkSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { AppError } from '../../../src/core/app-error.ts'
import { createDiskBlobStore } from '../../../src/storage/blobs/disk-blob-store.ts'
import { describeBlobStore } from './blob-store-suite.ts'
import { fillSmallDisk } from './small-disk.ts'
import { content } from './sources.ts'

describeBlobStore('on disk', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'sheaf-blobs-'))
  const root = join(outside, 'data', 'blobs')
  const store = await createDiskBlobStore({ root })
  const listFiles = async () => {
    const entries = await readdir(outside, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }
  return {
    store,
    settings: { disk: { root } },
    countBlobs: async () => (await listFiles()).filter((path) => !path.startsWith(join(root, 'tmp/'))).length,
    countLeftovers: async () => (await readdir(join(root, 'tmp'))).length,
    listStrays: async () => (await listFiles()).filter((path) => !path.startsWith(`${root}/`)),
    countOpenReads: () => countDescriptorsBelow(root),
    async close() {
      await store.close()
      await rm(outside, { recursive: true })
    },
  }
})

function countDescriptorsBelow(root: string): number {
  const targets = readdirSync('/proc/self/fd').map(target)
  return targets.filter((path) => path.startsWith(root)).length
}

/** A descriptor may be closed between the listing and here. */
function target(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return ''
  }
}

describe('a blob store on disk', () => {
  let outside: string
  let root: string
  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'sheaf-blobs-'))
    await chmod(outside, 0o755)
    root = join(outside, 'blobs')
  })
  afterEach(() => rm(outside, { recursive: true }))

  it('keeps its files and folders to its own user', async () => {
    const store = await createDiskBlobStore({ root })
    await store.put('workspace/blob', content(10))
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name))
      assert.equal(mode & 0o777, entry.isFile() ? 0o600 : 0o700, entry.name)
    }
    assert.equal((await stat(root)).mode & 0o777, 0o700)
  })

  it('spreads its files over two levels of folders and keeps their keys readable', async () => {
    const store = await createDiskBlobStore({ root })
    await store.put('workspace/blob', content(10))
    const files = (await readdir(root, { recursive: true })).filter((path) => path.endsWith('blob'))
    assert.equal(files.length, 1)
    assert.match(files[0] ?? '', /^[0-9a-f]{2}\/[0-9a-f]{2}\/workspace~blob$/)
  })

  it('says what to do when its folder cannot be made or written', async () => {
    const store = await createDiskBlobStore({ root })
    await store.put('kept', content(10))
    await asPowerlessUser(root, async () => {
      const advice = { code: 'service_unavailable', message: /may not be written.*mode 0700/ }
      await assert.rejects(createDiskBlobStore({ root: join(root, 'below') }), advice)
      await assert.rejects(store.put('new', content(10)), advice)
      await assert.rejects(store.delete('kept'), advice)
      await assert.rejects(store.check(), (error) => error instanceof AppError && isErrnoError(error.cause, 'EACCES'))
    })
    assert.equal(await store.exists('kept'), true)
    assert.equal(await store.exists('new'), false)
  })

  it('takes a folder that vanished for a disk that is not mounted, not for missing blobs', async () => {
    const store = await createDiskBlobStore({ root })
    await store.put('kept', content(10))
    await rename(root, `${root}-unmounted`)
    const advice = { code: 'service_unavailable', message: /check that its disk is mounted/ }
    await assert.rejects(store.get('kept'), advice)
    await assert.rejects(store.exists('kept'), advice)
    await assert.rejects(store.delete('kept'), advice)
    await assert.rejects(store.put('new', content(10)), advice)
    await assert.rejects(store.check(), advice)
    await rename(`${root}-unmounted`, root)
    assert.equal(await store.exists('kept'), true)
  })

  it('says what to do when the disk is full or read-only, and leaves nothing of the blob', async (t) => {
    await mkdir(root)
    const found = await fillSmallDisk(root)
    if (found === undefined) return t.skip('this machine does not let us mount a small disk')
    assert.deepEqual(found.leftovers, [])
    assert.match(found.whenFull, /^service_unavailable: .* is full: free some space/)
    assert.match(found.whenReadOnly, /^service_unavailable: .* mounted read-only/)
  })

  it('never loads the SDK for S3', async () => {
    await import('../../../src/storage/blobs/s3-blob-store.ts')
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    assert.deepEqual(
      loaded.filter((path) => path.includes('@aws-sdk')),
      [],
    )
  })
})

/** File permissions do not bind root: for the time of the action, root is nobody. */
async function asPowerlessUser(folder: string, action: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const folders = [folder, ...entries.filter((entry) => entry.isDirectory()).map((e) => join(e.parentPath, e.name))]
  for (const path of folders) await chmod(path, 0o555)
  if (isRoot) process.seteuid?.(65_534)
  try {
    await action()
  } finally {
    if (isRoot) process.seteuid?.(0)
    for (const path of folders) await chmod(path, 0o700)
  }
}

function isErrnoError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
