import assert from 'node:assert/strict'
import { exec } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { cleanEnv, launcher, type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-jobs-docs-'))
  await symlink(join(root, 'docs'), join(cwd, 'docs'))
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/jobs.md answers what is shown below it, but for ids, times and estimates', async () => {
  const page = await readFile(`${root}docs/jobs.md`, 'utf8')
  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]+?)```/g)]
  assert.ok(examples.length >= 25)
  const ids = new Map<string, string>()
  for (const [, command = '', form, shown = ''] of examples) {
    const printed = await run(withIds(command, ids))
    meet(ids, shown, printed)
    const expected = withIds(shown, ids)
    if (form === 'json') assert.deepEqual(stable(JSON.parse(printed)), stable(JSON.parse(expected)), command)
    else assert.deepEqual(inAnyOrder(printed), inAnyOrder(expected), command)
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

/** Several files end in any order. */
function inAnyOrder(text: string): string[] {
  return text.split('\n').sort((a, b) => (a < b ? -1 : 1))
}

function stable(value: Record<string, unknown>): Record<string, unknown> {
  const { start_time, finish_time, estimated_time_seconds, ...rest } = value
  return { ...rest, told: [start_time, finish_time, estimated_time_seconds].map((each) => typeof each) }
}
