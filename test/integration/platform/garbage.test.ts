import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { collectGarbage } from '../../../src/services/maintenance/collect-garbage.ts'
import { claimUpload, storeUpload } from '../../../src/services/uploads/store-upload.ts'
import { discardBlobs } from '../../../src/storage/blob-garbage.ts'
import { platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let now = Date.now()
let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date(now) } })
  app = await system.app()
})
after(() => system.close())

test("whoever deletes a document collects nobody's garbage; its own is collected after some days", async () => {
  const client = platformClient(app, await system.workspace())
  const other = await system.workspace()
  const theirs = await storeUpload(system, other.id, bytes('theirs'), { maxBytes: 100 })
  await discardBlobs(system.db, [theirs.blobKey], new Date(now))
  const { id } = (await client.send('/v1/documents', [['file', 'mine', 'mine.txt']])).json()
  const { rows } = await system.pool.query('select blob_key from documents where id = $1', [id])
  const own = rows[0].blob_key

  assert.equal((await client.call('DELETE', `/v1/documents/${id}`)).statusCode, 200)
  assert.deepEqual([await system.blobs.exists(theirs.blobKey), await system.blobs.exists(own)], [true, true])

  assert.equal(await collectGarbage(system), 1)
  assert.deepEqual([await system.blobs.exists(theirs.blobKey), await system.blobs.exists(own)], [false, true])
  now += 3 * 86_400_000
  assert.equal(await collectGarbage(system), 1)
  assert.equal(await system.blobs.exists(own), false)
  assert.deepEqual((await system.pool.query('select * from blob_garbage')).rows, [])
})

test('no transaction is open while the store deletes, and a blob that was taken cannot be kept any more', async () => {
  const { id } = await system.workspace()
  const upload = await storeUpload(system, id, bytes('x'), { maxBytes: 100 })
  await discardBlobs(system.db, [upload.blobKey], new Date(now))
  let open: unknown[] = []
  const failing = Object.assign(Object.create(system.blobs), {
    async deleteAll() {
      const idle = `datname = current_database() and state = 'idle in transaction'`
      open = (await system.pool.query(`select 1 from pg_stat_activity where ${idle}`)).rows
      throw new Error('the store is away')
    },
  })
  await collectGarbage({ ...system, blobs: failing })
  assert.deepEqual(open, [])
  await assert.rejects(
    system.db.transaction().execute((tx) => claimUpload(tx, upload)),
    { code: 'request_timeout' },
  )
  assert.equal(await collectGarbage(system), 0)
  now += 11 * 60_000
  assert.equal(await collectGarbage(system), 1)
  assert.equal(await system.blobs.exists(upload.blobKey), false)
})

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
