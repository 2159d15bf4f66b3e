import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { operations } from '../generated.ts'

test('every operation of the API has a call', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith('.test.ts'))
  const files = await Promise.all(
    [...names, '../sheaf.ts'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  )
  const missing = Object.keys(operations).filter((id) => !files.some((text) => text.includes(`'${id}'`)))
  assert.deepEqual(missing, [])
})
