import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { inspect } from 'node:util'
import type { BlobStore } from '../../../src/storage/blobs/blob-store.ts'
import { createS3BlobStore } from '../../../src/storage/blobs/s3-blob-store.ts'
import { openS3ForTests, unavailable } from './s3-for-tests.ts'
import { content, mebibyte, sha256 } from './sources.ts'

describe('a blob store in S3 with wrong settings', () => {
  const s3 = openS3ForTests()

  it('says that the credentials are wrong, without repeating them', async () => {
    const secret = 'a-secret-that-nobody-should-read'
    const stranger = await s3.openAnother({ accessKeyId: 'STRANGER', secretAccessKey: secret })
    await assertFails(stranger, /does not know the credentials|denies access/)
    await assert.rejects(stranger.put('blob', content(10)), (error) => {
      assert.doesNotMatch(inspect(error, { depth: 20 }), new RegExp(secret))
      return unavailable(/does not know the credentials/)(error)
    })
  })

  it('says that the bucket does not exist', async () => {
    const lost = await s3.openAnother({ bucket: 'no-such-bucket' })
    await assertFails(lost, /bucket of the object store does not exist/)
  })

  it('says that nothing can be reached at the endpoint', async () => {
    const nobody = createServer().listen(0, '127.0.0.1')
    await once(nobody, 'listening')
    const { port } = nobody.address() as AddressInfo
    nobody.close()
    await once(nobody, 'close')
    const lost = await s3.openAnother({ endpoint: `http://127.0.0.1:${port}` })
    await assertFails(lost, /cannot be reached/)
  })

  it('takes a key pair only as a pair', async () => {
    await assert.rejects(createS3BlobStore({ bucket: 'any', accessKeyId: 'HALF' }), { code: 'validation_error' })
  })

  async function assertFails(store: BlobStore, message: RegExp): Promise<void> {
    const expected = unavailable(message)
    await assert.rejects(store.put('blob', content(10)), expected)
    await assert.rejects(store.put('blob', content(9 * mebibyte)), expected)
    await assert.rejects(store.get('blob'), expected)
    await assert.rejects(store.exists('blob'), expected)
    await assert.rejects(store.delete('blob'), expected)
    await assert.rejects(store.check(), expected)
    assert.deepEqual(await s3.endpoint.listObjects(), [])
    assert.deepEqual(await s3.endpoint.listUploads(), [])
  }
})

describe('a blob store in S3 that is in trouble', () => {
  const s3 = openS3ForTests()

  for (const [status, code, message] of [
    [403, 'AccessDenied', /allow them to list the bucket/],
    [403, 'SignatureDoesNotMatch', /correct the access key id and the secret/],
    [403, 'RequestTimeTooSkewed', /set it right/],
    [301, 'PermanentRedirect', /another region/],
    [503, 'SlowDown', /too busy/],
    [507, 'XMinioStorageFull', /is full/],
    [501, 'NotImplemented', /internal error/],
    [400, 'InvalidRequest', /refused the request/],
  ] as const) {
    it(`explains the answer ${status} ${code}`, async () => {
      s3.endpoint.fault = () => ({ status, code })
      await assert.rejects(s3.store.get('blob'), unavailable(message))
    })
  }

  it('fails its check in time when the store hangs', async () => {
    const impatient = await s3.openAnother({ requestTimeoutMs: 200 })
    s3.endpoint.fault = () => 'hang'
    await assert.rejects(impatient.check(), unavailable(/did not answer in time/))
  })

  it('ends a reading with an error when the connection breaks in the middle', async () => {
    await s3.store.put('long', content(5 * mebibyte))
    s3.endpoint.fault = () => 'cut the answer'
    const { stream } = await s3.store.get('long')
    await assert.rejects(sha256(stream), unavailable(/broke off while a blob was read/))
  })

  it('ends a reading with an error when the store falls silent in the middle', async () => {
    await s3.store.put('long', content(20 * mebibyte))
    const impatient = await s3.openAnother({ requestTimeoutMs: 2000 })
    s3.endpoint.fault = () => 'stall the answer'
    const { stream } = await impatient.get('long')
    await assert.rejects(sha256(stream), unavailable(/broke off while a blob was read/))
  })
})
