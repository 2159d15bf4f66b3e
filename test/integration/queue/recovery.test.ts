import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { startWorkerProcess } from './child.ts'
import { type Handlers, openQueue, writeEffect } from './fixture.ts'

describe('a worker process', { concurrency: true }, () => {
  test('that is killed leaves its tasks to others, who have them done within 10 s and once', async () => {
    const fixture = await openQueue()
    const killed = startWorkerProcess(fixture)
    try {
      await fixture.enqueue('write', { text: 'task' }, { concurrency: { key: 'place of the killed', max: 1 } })
      await killed.begun(1)
      await Promise.all([1, 2, 3].map(() => fixture.worker(handlers)))
      await killed.end()
      await eventually('the task to be done', async () => (await fixture.effects()).length === 1)
      await eventually('the place to be free', async () => (await fixture.slots()).length === 0)
    } finally {
      await killed.end()
      await fixture.close()
    }
    assert.equal(fixture.log().split('a process died').length, 2)
    assert.equal(fixture.log().split('task done').length, 2)
  })

  test('that is killed in the last attempt of a task has cost it none: others do it, once', async () => {
    const fixture = await openQueue()
    const killed = startWorkerProcess(fixture)
    try {
      const concurrency = { key: 'place of the killed', max: 1 }
      const taskId = await fixture.enqueue('write', { text: 'task' }, { maxAttempts: 1, concurrency })
      await killed.begun(1)
      await Promise.all([1, 2, 3].map(() => fixture.worker(handlers)))
      await killed.end()
      await eventually('the task to be done', async () => (await fixture.job(taskId)) === undefined)
      assert.deepEqual(await fixture.effects(), ['task by another'])
      await eventually('all places to be free', async () => (await fixture.slots()).length === 0)
    } finally {
      await killed.end()
      await fixture.close()
    }
  })

  test('that hangs is superseded, and cannot commit when it goes on', async () => {
    const fixture = await openQueue()
    const hung = startWorkerProcess(fixture)
    try {
      const concurrency = { key: 'place of the hung', max: 1 }
      const taskId = await fixture.enqueue('write', { text: 'once' }, { concurrency })
      await hung.begun(1)
      hung.child.kill('SIGSTOP')
      await fixture.worker(handlers, { silenceSeconds: 3 })
      await eventually('the task to be done by another', async () => (await fixture.job(taskId)) === undefined)
      hung.child.kill('SIGCONT')
      hung.child.send('finish')
      await eventually('the hung worker to be refused', () => hung.reports.some((report) => 'refused' in report))
      assert.deepEqual(hung.reports, [{ began: 'once' }, { refused: 'conflict' }])
      assert.deepEqual(await fixture.effects(), ['once by another'])
      await eventually('all places to be free', async () => (await fixture.slots()).length === 0)
    } finally {
      await hung.end()
      await fixture.close()
    }
  })

  test('that hung and was superseded takes tasks again when it goes on', async () => {
    const fixture = await openQueue()
    const hung = startWorkerProcess(fixture)
    try {
      await fixture.enqueue('write', { text: 'first' })
      await hung.begun(1)
      hung.child.kill('SIGSTOP')
      const other = await fixture.worker(handlers, { silenceSeconds: 3 })
      await eventually('the task to be done by another', async () => (await fixture.effects()).length === 1)
      await other.stop()
      hung.child.kill('SIGCONT')
      await fixture.enqueue('write', { text: 'second' })
      await hung.begun(2)
      hung.child.send('finish')
      await eventually('the second task', async () => (await fixture.effects()).length === 2)
      assert.deepEqual(await fixture.effects(), ['first by another', 'second by the child'])
      const processes = await fixture.db.selectFrom('processes').select('role').execute()
      assert.deepEqual(processes, [{ role: 'test child' }])
    } finally {
      await hung.end()
      await fixture.close()
    }
  })
})

const handlers: Handlers = {
  write: {
    run: ({ text }, run) => run.complete((tx) => writeEffect(tx, `${text} by another`)),
    gaveUp: ({ text }, tx) => writeEffect(tx, `${text} given up`),
  },
}
