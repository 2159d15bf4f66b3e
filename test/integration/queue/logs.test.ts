import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { AppError } from '../../../src/core/app-error.ts'
import { eventually } from '../../support/eventually.ts'
import { openQueue, type QueueFixture } from './fixture.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

const secret = 'Iban of Ms Example'

test('however a task fails, no line of the log and no row of the queue quotes its data', async () => {
  await sql`create table taken (text text primary key)`.execute(fixture.db)
  await sql`insert into taken values (${secret})`.execute(fixture.db)
  const failures: ((text: string) => Promise<unknown>)[] = [
    async (text) => JSON.parse(text),
    (text) => Promise.reject(text),
    (text) => Promise.reject(new Error(`cannot read ${text}`, { cause: new Error(text) })),
    (text) => Promise.reject(new AppError('unprocessable', 'It cannot be read.', { cause: new Error(text) })),
    (text) => sql`insert into taken values (${text})`.execute(fixture.db),
  ]
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        await failures[run.attempt - 1]?.(text)
      },
      gaveUp: ({ text }) => Promise.reject(new Error(`cannot give up ${text}`)),
    },
  })
  const taskId = await fixture.enqueue('write', { text: secret }, { maxAttempts: failures.length })
  for (let attempt = 1; attempt < failures.length; attempt++) {
    await eventually('the task to rest', async () => {
      const job = await fixture.job(taskId)
      return job?.attempts === attempt && job.locked_by === null
    })
    await fixture.endRests()
  }
  await eventually('the end', () => fixture.log().includes('the end of the task could not be saved'))
  await worker.stop()

  const log = fixture.log()
  assert.equal(log.includes(secret), false)
  assert.equal(log.includes('Iban'), false)
  for (const told of ['SyntaxError', 'It cannot be read.', 'DatabaseError', '"code":"23505"', '"queue":true']) {
    assert.ok(log.includes(told), told)
  }
  assert.doesNotMatch((await fixture.job(taskId))?.last_error ?? '', /Iban/)
})
