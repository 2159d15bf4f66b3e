import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from './generated.ts'
import { Sheaf } from './sheaf.ts'

test('every operation of the API can be called by its name', () => {
  const sheaf = new Sheaf({ url: 'http://127.0.0.1', key: 'none' })
  const missing = Object.values(operations).filter(({ call }) => {
    const found = call.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], sheaf)
    return typeof found !== 'function'
  })
  assert.deepEqual(missing, [])
})
