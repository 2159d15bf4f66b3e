import { test } from 'node:test'
import { checkPage } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const { cwd, server } = await joinSharedServer()

test('every command of docs/reference-data.md answers what is shown below it, but for ids and times', async () => {
  await checkPage('reference-data.md', 9, { server, cwd })
})
