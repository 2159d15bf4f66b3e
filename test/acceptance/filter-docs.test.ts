import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkPage, docs } from '../support/docs-page.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-filter-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/filter.md answers what is shown below it, but for ids, times and how sure a value is', async () => {
  await checkPage('filter.md', 8, { server, cwd })
})

test('every command of docs/ask.md answers what is shown below it, about the same documents', async () => {
  await checkPage('ask.md', 4, { server, cwd })
})

test('every command of docs/learning.md answers what is shown below it', async () => {
  await checkPage('learning.md', 4, { server, cwd })
})
