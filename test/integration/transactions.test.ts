import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { createLogger } from '../../src/core/logger.ts'
import { connectDatabase, type Database, type Tx } from '../../src/storage/postgres/database.ts'
import { inTransaction } from '../../src/storage/postgres/transaction.ts'
import { statementsOf } from '../support/count-statements.ts'
import { cloneDatabase } from '../support/database.ts'

const database = await cloneDatabase()
// One connection, so that each test goes on with what the one before has left on it.
const { db, pool, close } = connectDatabase({
  connection: database.connection,
  maxConnections: 1,
  logger: createLogger({ level: 'silent', destination: process.stderr }),
})
await sql`create table kept (number int unique, twin int unique deferrable initially deferred)`.execute(db)
beforeEach(async () => {
  // The first transaction of a connection begins and ends by messages of their own.
  await inTransaction(db, (tx) => addAtLast(tx, -1))
  await sql`truncate kept`.execute(db)
})
after(async () => {
  await close()
  await database.drop()
})

const add = (tx: Tx | Database, number: number) => sql`insert into kept (number) values (${number})`.execute(tx)
const addAtLast = (tx: Tx, number: number, twin: number | null = null) =>
  sql<{ number: number }>`/* sheaf:test-last, then commit */
    insert into kept (number, twin) values (${number}::int, ${twin}::int) returning number`.execute(tx)

async function kept(): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from kept order by number`.execute(db)
  return rows.map(({ number }) => number)
}

test('a transaction takes no messages for its beginning and its end', async () => {
  const asked = await statementsOf(pool, () =>
    inTransaction(db, async (tx) => {
      await add(tx, 1)
      const { rows, numAffectedRows } = await addAtLast(tx, 2)
      assert.deepEqual(rows, [{ number: 2 }])
      assert.equal(numAffectedRows, 1n)
    }),
  )
  assert.equal(asked.length, 2)
  assert.deepEqual(await kept(), [1, 2])
})

test('one whose only statement is its last is whole', async () => {
  await inTransaction(db, (tx) => addAtLast(tx, 1))
  assert.deepEqual(await kept(), [1])
})

test('what fails leaves nothing behind, wherever it fails, and the connection goes on', async () => {
  const failures: [string, (tx: Tx) => Promise<unknown>][] = [
    ['the first statement', () => Promise.resolve()],
    ['a later one', (tx) => add(tx, 1)],
  ]
  await add(db, 7)
  for (const [where, before] of failures) {
    const change = (last: typeof add | typeof addAtLast) =>
      inTransaction(db, async (tx) => {
        await before(tx)
        await last(tx, 7)
      })
    await assert.rejects(change(add), { code: '23505' }, where)
    await assert.rejects(change(addAtLast), { code: '23505' }, `${where}, the last`)
    assert.deepEqual(await kept(), [7])
  }
})

test('what PostgreSQL refuses at the end is told, and nothing of it is kept', async () => {
  await inTransaction(db, (tx) => addAtLast(tx, 1, 5))
  await assert.rejects(
    inTransaction(db, (tx) => addAtLast(tx, 2, 5)),
    { code: '23505' },
  )
  assert.deepEqual(await kept(), [1])
})

test('a last statement whose values cannot be sent ends nothing', async () => {
  const unsendable = {
    toPostgres() {
      throw new Error('not to be sent')
    },
  }
  const change = inTransaction(db, async (tx) => {
    await add(tx, 1)
    await sql`/* sheaf:test-unsendable, then commit */ insert into kept (number) values (${unsendable})`.execute(tx)
  })
  await assert.rejects(change, /not to be sent/)
  assert.deepEqual(await kept(), [])
})

test('nothing can be asked after the last statement', async () => {
  const change = inTransaction(db, async (tx) => {
    await addAtLast(tx, 1)
    await add(tx, 2)
  })
  await assert.rejects(change, /follows the end/)
  assert.deepEqual(await kept(), [1])
})

test('a transaction may ask nothing, give up before it has asked, or begin with what is no statement with parameters', async () => {
  assert.deepEqual(await statementsOf(pool, () => inTransaction(db, async () => undefined)), [])
  await assert.rejects(
    inTransaction(db, () => Promise.reject(new Error('no'))),
    /no/,
  )
  await add(db, 1)
  await inTransaction(db, async (tx) => {
    await sql`lock table kept`.execute(tx)
    await add(tx, 2)
  })
  const seen = await inTransaction(db, async (tx) => {
    const numbers: (number | null)[] = []
    for await (const row of tx
      .selectFrom('kept' as never)
      .selectAll()
      .stream(1))
      numbers.push((row as { number: number }).number)
    await add(tx, 3)
    throw Object.assign(new Error('undone'), { numbers })
  }).catch((error: { numbers?: number[] }) => error.numbers)
  assert.deepEqual(seen, [1, 2])
  assert.deepEqual(await kept(), [1, 2])
})
