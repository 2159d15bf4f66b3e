import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkPage, docs } from '../support/docs-page.ts'
import type { StartedSheaf } from '../support/sheaf-process.ts'

const nobody = { address: 'http://127.0.0.1:1', key: undefined } as StartedSheaf

test('every command of docs/exports.md prints what is shown below it', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'sheaf-exports-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  try {
    // What it shows needs no server.
    await checkPage('exports.md', 3, { cwd, server: nobody })
  } finally {
    await rm(cwd, { recursive: true, force: true })
  }
})
