import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { newId } from '../../../src/core/ids.ts'
import type { StoredBlob } from '../../../src/storage/blobs/blob-store.ts'
import type { S3Request } from './s3-answers.ts'
import { openS3ForTests, unavailable } from './s3-for-tests.ts'
import { content, mebibyte, sha256, stuckSource } from './sources.ts'

for (const { way, bytes } of [
  { way: 'in one piece', bytes: 1000 },
  { way: 'in parts', bytes: 9 * mebibyte },
]) {
  describe(`a blob store in S3 that sends a blob ${way}`, () => {
    const s3 = openS3ForTests()
    let key: string
    beforeEach(() => {
      key = newId()
    })

    for (const fault of ['flip before the digest is checked', 'flip after the digest is checked'] as const) {
      it(`notices a bit that flips on the way: ${fault}`, async () => {
        s3.endpoint.fault = (request) => (isData(request) ? fault : undefined)
        await assert.rejects(s3.store.put(key, content(bytes)), unavailable(/holds other bytes than were sent/))
        await assertNothingLeft()
      })
    }

    it('notices a bit that flips when the ETag says nothing about the content', async () => {
      s3.endpoint.amazonTags = false
      s3.endpoint.fault = (request) => (isData(request) ? 'flip after the digest is checked' : undefined)
      await assert.rejects(s3.store.put(key, content(bytes)), unavailable(/holds other bytes than were sent/))
      await assertNothingLeft()
    })

    it('removes a damaged blob even after it has replaced a good one, and then stores it well', async () => {
      await s3.store.put(key, content(10, 1))
      s3.endpoint.fault = (request) => (isData(request) ? 'flip after the digest is checked' : undefined)
      await assert.rejects(s3.store.put(key, content(bytes)), unavailable(/holds other bytes/))
      await assertNothingLeft()
      s3.endpoint.fault = () => undefined
      await assertStores()
    })

    it('gets through while every request fails twice', async () => {
      const failures = new Map<string, number>()
      s3.endpoint.fault = ({ method, url }) => {
        const soFar = failures.get(method + url) ?? 0
        failures.set(method + url, soFar + 1)
        return soFar < 2 ? { status: 500, code: 'InternalError' } : undefined
      }
      await assertStores()
    })

    it('gives up when the store goes on failing, and leaves the earlier blob as it was', async () => {
      const earlier = await s3.store.put(key, content(10, 1))
      s3.endpoint.fault = (request) => (isData(request) ? { status: 500, code: 'InternalError' } : undefined)
      await assert.rejects(s3.store.put(key, content(bytes)), unavailable(/reports an internal error/))
      assert.equal(await sha256((await s3.store.get(key)).stream), earlier.sha256)
      assert.deepEqual(await s3.endpoint.listUploads(), [])
    })

    it('gives up when the store hangs, and then takes back what it sent', async () => {
      const impatient = await s3.openAnother({ requestTimeoutMs: 1500 })
      s3.endpoint.fault = (request) => (isData(request) ? 'hang' : undefined)
      await assert.rejects(impatient.put(key, content(bytes)), unavailable(/did not answer in time/))
      await assertNothingLeft()
    })

    it('takes back a blob that the store has kept without ever saying so', async () => {
      s3.endpoint.fault = (request) => (isData(request) || isCompletion(request) ? 'lose the answer' : undefined)
      await assert.rejects(s3.store.put(key, content(bytes)), unavailable(/reports an internal error/))
      await assertNothingLeft()
    })

    it('stops a request under way when the put is aborted', async () => {
      const controller = new AbortController()
      s3.endpoint.fault = (request) => {
        if (!isData(request)) return undefined
        controller.abort(new Error('stopping'))
        return 'hang'
      }
      const put = s3.store.put(key, content(bytes), { signal: controller.signal })
      await assert.rejects(put, { message: 'stopping' })
      await assertNothingLeft()
    })

    it('lets a later put win that comes before the earlier one is verified', async () => {
      let later: Promise<StoredBlob> | undefined
      s3.endpoint.fault = async ({ method }) => {
        if (method === 'HEAD' && later === undefined) {
          later = s3.store.put(key, content(bytes, 2))
          await later
        }
        return undefined
      }
      const earlier = await s3.store.put(key, content(bytes, 1))
      assert.equal(earlier.sha256, await sha256(content(bytes, 1)))
      assert.equal(await sha256((await s3.store.get(key)).stream), (await later)?.sha256)
    })

    async function assertStores(): Promise<void> {
      const stored = await s3.store.put(key, content(bytes))
      assert.equal(await sha256((await s3.store.get(key)).stream), stored.sha256)
      assert.deepEqual(await s3.endpoint.listUploads(), [])
    }

    async function assertNothingLeft(): Promise<void> {
      assert.equal(await s3.store.exists(key), false)
      assert.deepEqual(await s3.endpoint.listUploads(), [])
    }
  })
}

describe('a blob store in S3 that sends many parts', () => {
  const s3 = openS3ForTests()

  it('takes an upload for complete when only the answer to its completion was lost', async () => {
    let lost = 0
    s3.endpoint.fault = (request) => (isCompletion(request) && lost++ === 0 ? 'lose the answer' : undefined)
    const stored = await s3.store.put('completed', content(9 * mebibyte))
    assert.equal(lost, 2)
    assert.equal(await sha256((await s3.store.get('completed')).stream), stored.sha256)
  })

  it('leaves a slow source at once when a part fails', async () => {
    s3.endpoint.fault = (request) => (isData(request) ? { status: 403, code: 'AccessDenied' } : undefined)
    const { source } = stuckSource(10 * mebibyte)
    await assert.rejects(s3.store.put('failed', source), unavailable(/denies access/))
    assert.deepEqual(await s3.endpoint.listUploads(), [])
  })

  it('reads an upload back only when its ETag does not vouch for it', async () => {
    let reads = 0
    s3.endpoint.fault = ({ method }) => {
      if (method === 'GET') reads += 1
      return undefined
    }
    await s3.store.put('tagged', content(9 * mebibyte))
    assert.equal(reads, 0)
    s3.endpoint.amazonTags = false
    await s3.store.put('untagged', content(9 * mebibyte))
    assert.equal(reads, 1)
  })
})

/** Bytes of a blob, whole or a part. */
function isData({ method }: S3Request): boolean {
  return method === 'PUT'
}

function isCompletion({ method, url }: S3Request): boolean {
  return method === 'POST' && url.searchParams.has('uploadId')
}
