import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkPage, docs } from '../support/docs-page.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-platform-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  server = await startSheaf({ cwd, args: ['--role', 'api'] })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

for (const [name, least] of [
  ['schemas.md', 15],
  ['upload-links.md', 2],
  ['mcp.md', 1],
] as const)
  test(`every command of docs/${name} answers what is shown below it, but for ids and times`, () =>
    checkPage(name, least, { server, cwd }))
