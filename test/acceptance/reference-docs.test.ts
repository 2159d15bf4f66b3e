import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkPage, docs } from '../support/docs-page.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-reference-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  // However slow the machine is, what the page shows as a result must not become a job.
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/reference-data.md answers what is shown below it, but for ids and times', async () => {
  await checkPage('reference-data.md', 9, { server, cwd })
})
