import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { cleanEnv, launcher } from '../support/sheaf-process.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('every command that extracts prints what is shown below it, but for confidences and times', async () => {
  const pages = await Promise.all(['README.md', 'docs/extraction.md'].map((page) => readFile(`${root}${page}`, 'utf8')))
  const all = pages.flatMap((text) => [...text.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]+?)```/g)])
  const examples = all.filter(([, command = '']) => command.includes('sheaf') && !/sheaf parse|curl/.test(command))
  assert.ok(examples.length >= 8)
  const cwd = await mkdtemp(join(tmpdir(), 'sheaf-docs-'))
  try {
    await symlink(join(root, 'docs'), join(cwd, 'docs'))
    for (const [, command = '', form, shown = ''] of examples) {
      const printed = await run(command, cwd)
      if (form === 'json') assert.deepEqual(stableJson(printed), stableJson(shown))
      else assert.equal(stable(printed), stable(shown))
    }
  } finally {
    await rm(cwd, { recursive: true, force: true })
  }
})

/** Whatever it ends with: examples of what goes wrong are examples, too. */
function run(commands: string, cwd: string): Promise<string> {
  const script = commands.replaceAll('npx sheaf', `"${process.execPath}" "${launcher}"`)
  return new Promise(
    (resolve) => void exec(`{ ${script}\n} 2>&1`, { cwd, env: cleanEnv({}) }, (_, stdout) => resolve(stdout)),
  )
}

/** Confidences change with the weights, and the widths of columns with them. */
function stable(text: string): string {
  return text.replace(/\b[01]\.\d\d\b/g, '#').replace(/ {2,}/g, '  ')
}

function stableJson(text: string): unknown {
  const { confidence, processing, ...rest } = JSON.parse(text)
  return { ...rest, fields: Object.keys(confidence.fields), processing: Object.keys(processing) }
}
