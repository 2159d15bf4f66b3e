import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('../support/break-out.ts', import.meta.url))
const run = promisify(execFile)

const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--']

/** Programs that put us into the situation, before the script. */
const situations: Record<string, { before: string[]; files: string; onlyRoot?: boolean }> = {
  'as whoever runs the tests': { before: [], files: 'own' },
  'as an ordinary user': {
    before: ['setpriv', ...asNobody],
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
    if (onlyRoot && process.getuid?.() !== 0) return context.skip('only root can become somebody else')
    if (onlyRoot && !(await isOpenToNobody())) return context.skip('this folder is closed to everybody else')
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

/** A checkout below /root mostly is not. */
async function isOpenToNobody(): Promise<boolean> {
  try {
    await run('setpriv', [...asNobody, 'test', '-r', script])
    return true
  } catch {
    return false
  }
}
