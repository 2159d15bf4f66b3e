import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { cleanEnv, launcher, type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|SCH-[0-9A-Z]{8}/g
const surePattern = /("confidence":) ?[\d.]+/g
const timePattern = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-filter-docs-'))
  await symlink(fileURLToPath(new URL('../../docs', import.meta.url)), join(cwd, 'docs'))
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/filter.md answers what is shown below it, but for ids, times and how sure a value is', async () => {
  const page = await readFile(new URL('../../docs/filter.md', import.meta.url), 'utf8')
  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]+?)```/g)]
  assert.ok(examples.length >= 8)
  const ids = new Map<string, string>()
  for (const [, command = '', form, shown = ''] of examples) {
    const printed = await run(withIds(command, ids))
    meet(ids, shown, printed)
    const [got, expected] = [printed, withIds(shown, ids)].map((text) =>
      text.replace(timePattern, '<time>').replace(surePattern, '$1 0'),
    )
    // As text, since the order of properties is part of what is promised.
    if (form === 'json') assert.equal(compact(got), compact(expected), command)
    else assert.equal(got, expected, command)
  }
})

function run(commands: string): Promise<string> {
  const script = commands
    .replaceAll('http://localhost:8080', server.address)
    .replaceAll(/\bcurl /g, 'curl -s ')
    .replaceAll('npx sheaf', `"${process.execPath}" "${launcher}"`)
  const env = cleanEnv({ SHEAF_API_KEY: server.key ?? '', SHEAF_SERVER: server.address })
  return new Promise((resolve) => void exec(`{ ${script}\n} 2>&1`, { cwd, env }, (_, stdout) => resolve(stdout)))
}

function withIds(text: string, ids: Map<string, string>): string {
  return text.replace(idPattern, (id) => ids.get(id) ?? id)
}

/** Which id here stands for which one of the page. */
function meet(ids: Map<string, string>, shown: string, printed: string): void {
  const met = printed.match(idPattern) ?? []
  for (const [index, id] of (shown.match(idPattern) ?? []).entries()) if (!ids.has(id)) ids.set(id, met[index] ?? '')
}

function compact(json = ''): string {
  return JSON.stringify(JSON.parse(json), null, 1)
}
