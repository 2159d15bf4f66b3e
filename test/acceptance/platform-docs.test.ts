import { test } from 'node:test'
import { checkPage } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const { cwd, server } = await joinSharedServer()

for (const [name, least] of [
  ['schemas.md', 15],
  ['upload-links.md', 2],
  ['mcp.md', 1],
] as const)
  test(`every command of docs/${name} answers what is shown below it, but for ids and times`, () =>
    checkPage(name, least, { server, cwd }))
