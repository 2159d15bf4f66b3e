import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { nobody, otherUserProblem } from '../support/other-user.ts'

const script = fileURLToPath(new URL('../support/break-out.ts', import.meta.url))
const run = promisify(execFile)

/** Programs that put us into the situation, before the script. */
const situations: Record<string, { before: string[]; files: string; onlyRoot?: boolean }> = {
  'as whoever runs the tests': { before: [], files: 'own' },
  'as an ordinary user': {
    before: ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'],
    ...{ files: 'own', onlyRoot: true },
  },
  'where name spaces are refused': {
    before: [
      ...['unshare', '--user', '--map-root-user', '--', 'sh', '-c'],
      ...['echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"', 'sh'],
    ],
    files: 'rules',
  },
}

for (const [situation, { before, files, onlyRoot }] of Object.entries(situations))
  test(`a hostile program in the place of a reader finds no way out, ${situation}`, async (context) => {
    if (process.platform !== 'linux') return context.skip('Linux only')
    const closed = onlyRoot && otherUserProblem(nobody)
    if (closed) return context.skip(closed)
    const [program = '', ...rest] = [...before, process.execPath, script]
    const { stdout } = await run(program, rest, { env: { PATH: process.env['PATH'] ?? '' }, cwd: '/' })
    const found = JSON.parse(stdout) as { files: string; missing: string[]; results: Record<string, unknown>[] }
    assert.deepEqual([found.files, found.missing], [files, []])
    assert.equal(found.results.length, 2)
    for (const { tried, open, linked } of found.results) {
      assert.ok(Number(tried) >= 25)
      assert.deepEqual([open, linked], ['', [null]])
    }
  })
