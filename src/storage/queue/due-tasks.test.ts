import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DueTasks } from './due-tasks.ts'

const some = { rows: ['task'] }
const none = { rows: [] }

/** Answers one look after the other; says how many there were. */
function answering(...answers: { rows: string[] }[]) {
  let asked = 0
  const ask = async () => answers[asked++] ?? none
  return { ask, asked: () => asked }
}

test('after a look in vain nobody looks again before a task is announced, and each that is announced is looked for once', async () => {
  const due = new DueTasks<string>()
  const { ask, asked } = answering(none, some, some)
  await due.look(ask)
  assert.deepEqual(await due.look(ask), none)
  assert.equal(asked(), 1)
  due.announce(2)
  assert.deepEqual(await Promise.all([due.look(ask), due.look(ask), due.look(ask)]), [some, some, none])
  assert.equal(asked(), 3)
})

test('where a task was found that nobody had announced, others are looked for until there is none', async () => {
  const due = new DueTasks<string>()
  const { ask, asked } = answering(some, some, none)
  for (let times = 0; times < 5; times++) await due.look(ask)
  assert.equal(asked(), 3)
})

test('one that was announced and not found is looked for once more', async () => {
  const due = new DueTasks<string>()
  const { ask, asked } = answering(none, none, some)
  await due.look(ask)
  due.announce(1)
  assert.deepEqual(await due.look(ask), none)
  assert.deepEqual(await due.look(ask), some)
  assert.equal(asked(), 3)
})
