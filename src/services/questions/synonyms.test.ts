import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meaningOf } from './synonyms.ts'

test('a balance in a row is that of the account, and one of a document what is to be paid', () => {
  const inRow = meaningOf('balance', 'Balance', { type: 'number', isOfList: true })
  assert.deepEqual([inRow.isMain, inRow.neverAddsUp], [false, true])
  assert.ok(inRow.names.includes('Running balance'))
  assert.ok(!inRow.names.some((name) => /amount|pay/i.test(name)))
  assert.ok(meaningOf('balance', 'Balance', { type: 'number' }).names.includes('Amount due'))
})
