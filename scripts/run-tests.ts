import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { chmod, mkdtemp, open, readFile, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { globalSetup, globalTeardown } from '../test/support/global-setup.ts'

/** Files and folders begun first, since the run ends no sooner than they do; a short one is soon over wherever it stands. */
const longest = [
  'test/integration/platform',
  'test/integration/extract',
  'test/acceptance/platform-api/platform-api.test.ts',
  'test/faults/hostile-files.test.ts',
  'test/acceptance/serve.test.ts',
  'test/faults/neighbour.test.ts',
  'test/acceptance/job-api/job-api.test.ts',
  'test/acceptance/cli.test.ts',
  'test/acceptance/work-commands.test.ts',
  'test/acceptance/large-documents.test.ts',
  'test/integration/ask',
  'test/integration/http',
  'test/integration/parse',
  'test/integration/mcp',
  'test/integration/matching',
  'test/acceptance/process-command.test.ts',
  'test/acceptance/extraction-docs.test.ts',
  'test/faults/oauth-kills.test.ts',
  'test/faults/job-kills.test.ts',
  'test/acceptance/operating-commands.test.ts',
]
/** Most files wait now and then, for a process to start or to be noticed as gone; five have wanted more connections than there are. */
const atATime = 4
const options = ['--min-semi-space-size=16', '--test-reporter=spec']
const oneAfterTheOther = 'test/support/one-after-the-other.ts'
/** Several times what the longest test takes: where none has ended for as long, one waits for something that will not come. */
const limitMinutes = 12
/** Folders of tests lie in memory where there is room: databases that are made and dropped all the time would wait for the disk. */
const memory = '/dev/shm'
const leastGigabytes = 4
/** What a process says last that ends by itself. */
const processor = /^processor: (\d+) s\n/m
/** What the report of a process ends with. */
const total = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) ([\d.]+)\n/gm

/** Files that one process runs one after the other. */
interface Part {
  name: string
  files: string[]
}

interface Outcome {
  part: Part
  failed: string[]
  counts: Map<string, number>
  /** Of a processor; undefined where it was not told. */
  seconds: string | undefined
}

const found = partsOf(globSync('test/**/*.test.ts').toSorted())
const missing = longest.find((name) => !found.some((part) => part.name === name))
if (missing) throw new Error(`${missing} is to begin first, and is not there`)
const place = ({ name }: Part) => (longest.includes(name) ? longest.indexOf(name) : longest.length)
const parts = found.toSorted((a, b) => place(a) - place(b))

const folder = await mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), 'sheaf-'))
// Of all, as the usual one is: databases and readers run as users of their own.
await chmod(folder, 0o1777)
process.env['TMPDIR'] = folder
await globalSetup()
const outcomes = await runAll(parts, atATime)
// One at a time: what fails there too is not the fault of what ran beside it.
const again = await runAll(
  outcomes.flatMap(({ failed }) => failed.map((file) => ({ name: file, files: [file] }))),
  1,
)
await globalTeardown()
await rm(folder, { recursive: true, force: true })
report()

/** Most of what a short file costs is to load and start what the files beside it need too: a folder of them is one part. */
function partsOf(files: string[]): Part[] {
  const nameOf = (file: string) => (file.startsWith('test/integration/') ? dirname(file) : file)
  return Object.entries(Object.groupBy(files, nameOf)).map(([name, files = []]) => ({ name, files }))
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > leastGigabytes * 1024 ** 3
}

async function runAll(waiting: Part[], places: number): Promise<Outcome[]> {
  const left = [...waiting]
  const ended: Outcome[] = []
  const takeTurns = async () => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) {
      const began = Date.now()
      const outcome = await runPart(part)
      ended.push(outcome)
      const times = `${Math.round((Date.now() - began) / 1000)} s, ${outcome.seconds ?? 'unknown'} s of a processor`
      console.log(
        `${outcome.failed.length === 0 ? 'ok  ' : 'FAIL'}  ${part.name} (${times}), ${left.length} more to begin\n`,
      )
    }
  }
  await Promise.all(Array.from({ length: places }, takeTurns))
  return ended
}

/**
 * Its output goes to a file and not through a pipe, and all that it started ends with it: a process that it left behind
 * would hold a pipe open, and the run would wait for it for ever.
 */
async function runPart(part: Part): Promise<Outcome> {
  const path = join(folder, part.name.replaceAll('/', '-'))
  const output = await open(path, 'w')
  const child = spawn(process.execPath, [...options, oneAfterTheOther, ...part.files], {
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  })
  let late = false
  const timer = setInterval(async () => {
    const { mtimeMs } = await stat(path)
    late = Date.now() - mtimeMs > limitMinutes * 60_000
    if (late) endGroup(child.pid)
  }, 10_000)
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
  clearInterval(timer)
  endGroup(child.pid)
  await output.close()
  const text = await readFile(path, 'utf8')
  console.log(withoutTotals(text))
  if (late) console.log(`✖ ended after ${limitMinutes} minutes in which no test ended`)
  // Each is a test of its own; where the process says no and all of them yes, none can be trusted.
  const unsaid = part.files.filter((file) => !text.includes(`✔ ${file} (`))
  const failed = ok ? [] : unsaid.length > 0 ? unsaid : part.files
  return { part, failed, counts: totals(text), seconds: processor.exec(text)?.[1] }
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
  return text.replaceAll(total, '').replace(processor, '').trim()
}

function report() {
  const failed = again.flatMap((outcome) => outcome.failed)
  const files = outcomes.flatMap(({ part }) => part.files).length
  for (const { part } of again) {
    console.log(
      failed.includes(part.name) ? `failed twice: ${part.name}` : `failed beside others and passed alone: ${part.name}`,
    )
  }
  const sum = (all: Outcome[], name: string) => all.reduce((total, { counts }) => total + (counts.get(name) ?? 0), 0)
  const [tests, skipped] = ['tests', 'skipped'].map((name) => sum(outcomes, name)) as [number, number]
  const [fail, cancelled] = ['fail', 'cancelled'].map((name) => sum(again, name)) as [number, number]
  const counts = { tests, pass: tests - fail - cancelled - skipped, fail, cancelled, skipped }
  for (const [name, count] of Object.entries(counts)) console.log(`ℹ ${name} ${count}`)
  console.log(`${files - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) process.exitCode = 1
}
