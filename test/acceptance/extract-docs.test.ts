import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkPage, docs } from '../support/docs-page.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-extract-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  // However slow the machine is, what the pages show as a result must not become a job.
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

// In this order: what one page has extracted costs the next one nothing.
for (const [name, least] of [
  ['extract.md', 9],
  ['documents.md', 10],
  ['extractions.md', 7],
  ['api.md', 3],
] as const)
  test(`every command of docs/${name} answers what is shown below it, but for ids, times and confidences`, () =>
    checkPage(name, least, { server, cwd }))
