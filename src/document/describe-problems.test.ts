import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { withProblems } from './describe-problems.ts'

test('the documentation lists the problems that there are: "npm run generate" writes them', async () => {
  const page = await readFile(new URL('../../docs/parsing.md', import.meta.url), 'utf8')
  assert.equal(page, withProblems(page))
})
