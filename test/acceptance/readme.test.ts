import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { docs, withoutSureness } from '../support/docs-page.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-readme-'))
  await symlink(docs, join(cwd, 'docs'))
  server = await startSheaf({ cwd })
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

test('every curl line of the README gives an answer like the one that is printed below it', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const examples = [...readme.matchAll(/```sh\n(curl [\s\S]+?)```\n+```json\n([\s\S]+?)```/g)]
  assert.equal(examples.length, 3)
  for (const [, command = '', printed = ''] of examples) {
    const runnable = command.replaceAll('http://localhost:8080', server.address)
    const { stdout } = await promisify(execFile)('sh', ['-c', `${runnable.trim().replace(/^curl/, 'curl -s')}`], {
      cwd,
    })
    const [got, shown] = [stdout, printed].map((text) => shapeOf(JSON.parse(text, withoutSureness)))
    assert.deepEqual(got, shown, command)
  }
})

test('the README names the version that is served', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const { version } = (await (await fetch(`${server.address}/status`)).json()) as { version: string }
  assert.match(readme, new RegExp(`Sheaf ${version.replaceAll('.', '\\.')}`))
})

/** Ids, times and secrets differ each time; words, other numbers and names must not. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, name === 'duration_ms' ? 0 : shapeOf(inner)]),
    )
  }
  if (typeof value !== 'string') return value
  return value
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/shf_live_([A-Za-z0-9_-]{43}|...….{4})/g, '<key>')
}
