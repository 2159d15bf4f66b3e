import { test } from 'node:test'
import { checkPage } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const { cwd, server } = await joinSharedServer()

// In this order: what one page has extracted costs the next one nothing.
for (const [name, least] of [
  ['extract.md', 9],
  ['documents.md', 10],
  ['extractions.md', 7],
  ['api.md', 3],
] as const)
  test(`every command of docs/${name} answers what is shown below it, but for ids, times and confidences`, () =>
    checkPage(name, least, { server, cwd }))
