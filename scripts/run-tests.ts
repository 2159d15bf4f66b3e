import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { chmod, mkdtemp, open, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globalSetup, globalTeardown } from '../test/support/global-setup.ts'

/** Begun first, since the run ends no sooner than they do; a short one is soon over wherever it stands. */
const longest = [
  'test/integration/extract/cli.test.ts',
  'test/acceptance/platform-api/platform-api.test.ts',
  'test/faults/hostile-files.test.ts',
  'test/acceptance/serve.test.ts',
  'test/faults/neighbour.test.ts',
  'test/acceptance/job-api/job-api.test.ts',
  'test/integration/platform/stopped-work.test.ts',
  'test/acceptance/cli.test.ts',
  'test/acceptance/work-commands.test.ts',
  'test/acceptance/large-documents.test.ts',
  'test/integration/platform/paying.test.ts',
  'test/integration/mcp/mcp.test.ts',
  'test/acceptance/process-command.test.ts',
  'test/acceptance/extraction-docs.test.ts',
  'test/faults/oauth-kills.test.ts',
  'test/faults/job-kills.test.ts',
  'test/acceptance/operating-commands.test.ts',
  'test/integration/parse/sandbox.test.ts',
  'test/integration/parse/cli.test.ts',
]
/** Most files wait now and then, for a process to start or to be noticed as gone; five have wanted more connections than there are. */
const atATime = 4
/** Several times what the longest takes: what has not ended by then waits for something that will not come. */
const limitMinutes = 12
/** Folders of tests lie in memory where there is room: databases that are made and dropped all the time would wait for the disk. */
const memory = '/dev/shm'
const leastGigabytes = 4
/** What a file's report ends with. */
const total = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) ([\d.]+)\n/gm

interface Outcome {
  file: string
  ok: boolean
  counts: Map<string, number>
}

const found = globSync('test/**/*.test.ts').toSorted()
const missing = longest.find((file) => !found.includes(file))
if (missing) throw new Error(`${missing} is to begin first, and is not there`)
const files = [...longest, ...found.filter((file) => !longest.includes(file))]

const folder = await mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), 'sheaf-'))
// Of all, as the usual one is: databases and readers run as users of their own.
await chmod(folder, 0o1777)
process.env['TMPDIR'] = folder
await globalSetup()
const outcomes = await runAll(files, atATime)
// One at a time: what fails there too is not the fault of what ran beside it.
const again = await runAll(
  outcomes.filter(({ ok }) => !ok).map(({ file }) => file),
  1,
)
await globalTeardown()
await rm(folder, { recursive: true, force: true })
report()

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > leastGigabytes * 1024 ** 3
}

async function runAll(waiting: string[], places: number): Promise<Outcome[]> {
  const left = [...waiting]
  const ended: Outcome[] = []
  const takeTurns = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const began = Date.now()
      const outcome = await runFile(file)
      ended.push(outcome)
      const seconds = Math.round((Date.now() - began) / 1000)
      console.log(`${outcome.ok ? 'ok  ' : 'FAIL'}  ${file} (${seconds} s), ${left.length} more to begin\n`)
    }
  }
  await Promise.all(Array.from({ length: places }, takeTurns))
  return ended
}

/**
 * Its output goes to a file and not through a pipe, and all that it started ends with it: a process that it left behind
 * would hold a pipe open, and the run would wait for it for ever.
 */
async function runFile(file: string): Promise<Outcome> {
  const path = join(folder, file.replaceAll('/', '-'))
  const output = await open(path, 'w')
  const child = spawn(process.execPath, ['--min-semi-space-size=16', '--test-reporter=spec', file], {
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  })
  let late = false
  const timer = setTimeout(() => {
    late = true
    endGroup(child.pid)
  }, limitMinutes * 60_000)
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
  clearTimeout(timer)
  endGroup(child.pid)
  await output.close()
  const text = await readFile(path, 'utf8')
  console.log(withoutTotals(text))
  if (late) console.log(`✖ ended after ${limitMinutes} minutes, while it waited for something`)
  return { file, ok, counts: totals(text) }
}

function endGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
}

function totals(text: string): Map<string, number> {
  return new Map([...text.matchAll(total)].map(([, name = '', count]) => [name, Number(count)]))
}

function withoutTotals(text: string): string {
  return text.replaceAll(total, '').trim()
}

function report() {
  const failed = again.filter(({ ok }) => !ok).map(({ file }) => file)
  const last = outcomes.map((outcome) => again.find(({ file }) => file === outcome.file) ?? outcome)
  const sum = (name: string) => last.reduce((all, { counts }) => all + (counts.get(name) ?? 0), 0)
  for (const { file, ok } of again) {
    console.log(ok ? `failed beside others and passed alone: ${file}` : `failed twice: ${file}`)
  }
  for (const name of ['tests', 'pass', 'fail', 'cancelled', 'skipped']) console.log(`ℹ ${name} ${sum(name)}`)
  console.log(`${last.length - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) process.exitCode = 1
}
