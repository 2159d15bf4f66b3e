import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { secretKeys } from '../../../src/main/webhook-keys.ts'
import { sealSecret } from '../../../src/services/sealed-secret.ts'
import { openSecret } from '../../../src/services/webhooks/secrets.ts'
import { settleWebhookKeys } from '../../../src/services/webhooks/settle-keys.ts'
import { instanceSecret } from '../../../src/storage/instance-secrets.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let folder: string

before(async () => {
  system = await createTestSystem()
  folder = await mkdtemp(join(tmpdir(), 'sheaf-keys-'))
})
after(async () => {
  await system.close()
  await rm(folder, { recursive: true, force: true })
})

const [old, fresh, foreign] = ['old', 'fresh', 'foreign'].map((text) => Buffer.alloc(32, text)) as [
  Buffer,
  Buffer,
  Buffer,
]

test('the key is a file of the data folder that only its owner reads, the same for all who start together', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => secretKeys({ dataDir: folder, secretKeys: undefined })))
  assert.deepEqual(keys[1], keys[0])
  assert.deepEqual(keys[2], keys[0])
  const file = join(folder, 'webhook-key')
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  // On another machine the content of the file is given as a setting.
  const text = (await readFile(file, 'utf8')).trim()
  assert.deepEqual(await secretKeys({ dataDir: '/nowhere', secretKeys: [text] }), keys[0])
})

test('secrets whose key lay beside them in the database are encrypted anew, and that key is gone', async () => {
  const former = await instanceSecret(system.db, 'webhook secrets')
  const id = await webhook('a secret', former)
  await settleWebhookKeys(system.db, [old])
  assert.equal(openSecret(await sealedSecret(id), id, [old]), 'a secret')
  const { rows } = await system.pool.query('select value from instance_secrets')
  for (const { value } of rows)
    for (const key of [former, old]) assert.equal(Buffer.compare(value, key) === 0, false, 'the database has the key')
})

test('a new key takes over while the old one is still known; without it nobody starts', async () => {
  const id = await webhook('another secret', old)
  await assert.rejects(settleWebhookKeys(system.db, [foreign]), /SHEAF_WEBHOOK_KEYS/)
  assert.equal(openSecret(await sealedSecret(id), id, [old]), 'another secret')
  await settleWebhookKeys(system.db, [fresh, old])
  await settleWebhookKeys(system.db, [fresh])
  const sealed = await sealedSecret(id)
  assert.throws(() => openSecret(Buffer.from(sealed), `${id}x`, [fresh]), /another key/)
  assert.equal(openSecret(sealed, id, [fresh]), 'another secret')
})

async function webhook(secret: string, key: Buffer): Promise<string> {
  const { id: workspace_id } = await system.workspace()
  const id = crypto.randomUUID()
  const now = new Date()
  await system.db
    .insertInto('webhooks')
    .values({
      ...{ id, workspace_id, url: 'https://example.com', events: ['extraction.complete'], is_active: true },
      ...{ secret: sealSecret(secret, id, key), respect_retry_after: false, created_at: now, updated_at: now },
    })
    .execute()
  return id
}

async function sealedSecret(id: string): Promise<Buffer> {
  const row = await system.db.selectFrom('webhooks').select('secret').where('id', '=', id).executeTakeFirstOrThrow()
  return row.secret ?? Buffer.alloc(0)
}
