import { test } from 'node:test'
import { checkPage } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const { cwd, server } = await joinSharedServer()

test('every command of docs/filter.md answers what is shown below it, but for ids, times and how sure a value is', async () => {
  await checkPage('filter.md', 8, { server, cwd })
})

test('every command of docs/ask.md answers what is shown below it, about the same documents', async () => {
  await checkPage('ask.md', 6, { server, cwd })
})

test('every command of docs/learning.md answers what is shown below it', async () => {
  await checkPage('learning.md', 4, { server, cwd })
})
