import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectationMaximisation } from './expectation.ts'
import { levelCount } from './levels.ts'

test('a field counts for those that say the same and have no value', () => {
  const records = 200
  const perRecord = 4
  const count = records * perRecord
  const isMatch = (pair: number) => pair % perRecord === 0
  const isGappy = (pair: number) => Math.floor(pair / perRecord) % 50 === 0
  const name = (pair: number) => (isMatch(pair) ? levelCount - 1 : (pair * 7) % 6)
  const levels = (level: (pair: number) => number) => Int8Array.from({ length: count }, (_, pair) => level(pair))
  const pairs = {
    left: Int32Array.from({ length: count }, (_, pair) => Math.floor(pair / perRecord)),
    right: Int32Array.from({ length: count }, (_, pair) => pair),
    // The same name in three columns, of which some records have but one.
    levels: [levels(name), ...[1, 2].map(() => levels((pair) => (isGappy(pair) ? -1 : name(pair))))],
  }
  const { logits } = expectationMaximisation(pairs, { left: true, right: true })
  const [gappy, whole] = [logits[0] as number, logits[perRecord] as number]
  assert.ok(gappy > 0.9 * whole, `${gappy} against ${whole}`)
})
