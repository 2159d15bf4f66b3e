import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import Cursor from 'pg-cursor'
import { instanceSecret } from '../../../src/storage/instance-secrets.ts'
import { createDoor } from '../../../src/storage/postgres/door.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let own: TestWorkspace
let other: TestWorkspace
before(async () => {
  system = await createTestSystem()
  own = await system.workspace()
  other = await system.workspace()
  const leaf = (value: string) => ({ path: 'secret', value, confidence: 1, dataType: 'string' as const })
  for (let i = 0; i < 30; i++) await storeDocument(system, { workspaceId: own.id, leaves: [leaf(`own ${i}`)] })
  await storeDocument(system, { workspaceId: other.id, leaves: [leaf('other')] })
})
after(() => system.close())

const read = <T>(work: (client: PoolClient) => Promise<T>) => system.door.read(own.id, work)
const ask = (text: string) => read(async (client) => (await client.query(text)).rows)

test('the views show one workspace, whichever it is', async () => {
  const counted = 'select (select count(*) from cells) as cells, (select count(*) from documents) as documents'
  assert.deepEqual(await ask(counted), [{ cells: 30, documents: 30 }])
  const { rows } = await system.door.read(other.id, (client) => client.query(counted))
  assert.deepEqual(rows, [{ cells: 1, documents: 1 }])
  for (const view of ['records', 'fields', 'schemas', 'sources', 'schema_fields']) await ask(`select * from ${view}`)
})

test('another process, or the same after a restart, opens the door of the same database', async () => {
  const { pool, logger, db, database } = system
  const counted = 'select count(*)::integer as cells from cells'
  assert.deepEqual(await ask(counted), [{ cells: 30 }])
  const again = createDoor({
    ...{ pool, connection: database.connection, logger, maxConnections: 1, secret: await instanceSecret(db, 'door') },
  })
  try {
    assert.deepEqual((await again.read(own.id, (client) => client.query(counted))).rows, [{ cells: 30 }])
  } finally {
    await again.close()
  }
})

test('nothing else can be read, and nothing written', async () => {
  const refused = [
    'select * from public.cells',
    'select * from public.documents',
    'select * from public.instance_secrets',
    'select * from public.api_keys',
    'select * from graphile_worker._private_jobs',
    `insert into public.workspaces (id) values (gen_random_uuid())`,
    'create table door.x (a int)',
    'create temporary table x (a int)',
    'update documents set filename = null',
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'cat'`,
    'set role sheaf',
    'set session authorization sheaf',
    'set transaction read write; create table x (a int)',
  ]
  for (const text of refused)
    await assert.rejects(ask(text), /permission denied|read-only|must be|cannot|before any/, text)
})

test('no setting leads to another workspace: a ticket cannot be forged, nor used on another connection', async () => {
  const { rows } = await system.door.read(other.id, (client) =>
    client.query(`select current_setting('sheaf.ticket') as ticket, pg_backend_pid() as pid`),
  )
  const [{ ticket, pid }] = rows
  const forged = `${other.id}.${String(ticket).split('.')[1]}`
  await read(async (client) => {
    const counted = async (claimed: string) => {
      await client.query(`select set_config('sheaf.ticket', $1, true)`, [claimed])
      return (await client.query('select count(*) from cells')).rows[0].count
    }
    const same = (await client.query('select pg_backend_pid() as pid')).rows[0].pid === pid
    if (!same) assert.equal(await counted(ticket), 0)
    assert.equal(await counted(forged.replace(/.$/, (last) => (last === '0' ? '1' : '0'))), 0)
    assert.equal(await counted(other.id), 0)
    assert.equal(await counted(''), 0)
  })
  // What one has set is gone for the next.
  assert.deepEqual(await ask('select count(*) from cells'), [{ count: 30 }])
})

test('a condition is not tried on the rows of others', async () => {
  const tried = `select count(*) from cells where 1 / (strpos(text, 'other') - 1) = -1`
  assert.deepEqual(await ask(tried), [{ count: 30 }])
})

test('a statement that takes too long is stopped, and the door stays open', async () => {
  await assert.rejects(
    system.door.read(own.id, (client) => client.query('select pg_sleep(30)'), { timeoutMilliseconds: 50 }),
    /statement timeout/,
  )
  assert.deepEqual(await ask('select 1 as one'), [{ one: 1 }])
})

test('cursors and COPY pass, through the door and in the service’s own connections', async () => {
  const paths = await read(async (client) => {
    const cursor = client.query(new Cursor('select text from cells order by document_no'))
    const pages = [await cursor.read(20), await cursor.read(20)]
    await cursor.close()
    return pages.map((page) => page.length)
  })
  assert.deepEqual(paths, [20, 10])
  const copied = await read(async (client) => {
    const lines: string[] = []
    for await (const chunk of client.query(copyTo('copy (select text from cells order by 1) to stdout')))
      lines.push(String(chunk))
    return lines.join('')
  })
  assert.equal(copied.trim().split('\n').length, 30)
  const streamed = []
  for await (const row of system.db.selectFrom('documents').select('id').stream(7)) streamed.push(row)
  assert.equal(streamed.length, 31)
})
