import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as rest } from 'node:timers/promises'
import { takeTurns } from './take-turns.ts'

test('of those who come at once one goes on at a time, in their order, and others in between', async () => {
  const turn = takeTurns()
  const gone: string[] = []
  const all = Promise.all(['first', 'second', 'third'].map((name) => turn().then(() => gone.push(name))))
  const seen: number[] = []
  for (let looks = 0; looks < 4; looks++) {
    await rest()
    seen.push(gone.length)
  }
  await all
  assert.deepEqual(gone, ['first', 'second', 'third'])
  assert.ok(seen.includes(1) && seen.includes(2), String(seen))
})

test('whoever comes when nobody waits any more has a turn as well', async () => {
  const turn = takeTurns()
  await turn()
  await turn()
  await Promise.all([turn(), turn()])
})
