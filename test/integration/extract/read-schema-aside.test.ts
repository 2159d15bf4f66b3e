import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAnySchema } from '../../../src/services/schemas/read-schema-aside.ts'

test('while a schema of hundreds of fields is read, others have their turn', async () => {
  const schemaOf = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 'string'])))
  await readAnySchema(schemaOf(1))
  let turns = 0
  let isRead = false
  const turn = () => {
    turns++
    if (!isRead) setImmediate(turn)
  }
  setImmediate(turn)
  const { leaves } = await readAnySchema(schemaOf(900))
  isRead = true
  assert.equal(leaves.length, 900)
  assert.ok(turns > 10, `${turns} turns`)
})
