import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { meet, withIds } from '../support/docs-page.ts'
import { joinSharedServer } from '../support/shared-server.ts'
import { cleanEnv } from '../support/sheaf-process.ts'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

const { cwd, server } = await joinSharedServer()

test('every command of docs/pipelines.md answers what is shown below it, but for ids, times and estimates', async () => {
  const page = await readFile(join(docs, 'pipelines.md'), 'utf8')
  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```json\n([\s\S]+?)```/g)]
  assert.ok(examples.length >= 11)
  const ids = new Map<string, string>()
  for (const [, command = '', shown = ''] of examples) {
    const printed = await run(withIds(command, ids))
    const told = JSON.stringify(JSON.parse(shown))
    meet(ids, told, printed)
    assert.deepEqual(stable(printed), stable(withIds(told, ids)), command)
  }
})

function run(commands: string): Promise<string> {
  const script = commands.replaceAll('http://localhost:8080', server.address).replaceAll(/\bcurl /g, 'curl -s ')
  const env = cleanEnv({ SHEAF_API_KEY: server.key ?? '' })
  return new Promise((resolve) => void exec(`{ ${script}\n} 2>&1`, { cwd, env }, (_, stdout) => resolve(stdout)))
}

/** How sure a value is changes with the weights, and with it which of them comes first. */
const changing = /^(.*_at|at|timestamp|estimated_seconds_remaining|next_cursor|confidence.*)$/

function stable(json: string): unknown {
  return JSON.parse(json, (name, value) => {
    if (name === 'fields' && Array.isArray(value)) return value.toSorted(byField)
    return changing.test(name) && value !== null ? typeof value : value
  })
}

function byField(a: { field: string }, b: { field: string }): number {
  return a.field.localeCompare(b.field)
}
