import { globSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { globalSetup, globalTeardown } from '../test/support/global-setup.ts'

/** Begun first, since the run ends no sooner than they do; a short one is soon over wherever it stands. */
const longest = [
  'test/integration/platform/writers.test.ts',
  'test/faults/job-kills.test.ts',
  'test/faults/hostile-files.test.ts',
  'test/faults/neighbour.test.ts',
  'test/acceptance/large-documents.test.ts',
  'test/acceptance/cli.test.ts',
  'test/acceptance/extraction-docs.test.ts',
  'test/acceptance/credits-docs.test.ts',
]

const found = globSync('test/**/*.test.ts').toSorted()
const missing = longest.find((file) => !found.includes(file))
if (missing) throw new Error(`${missing} is to begin first, and is not there`)
const files = [...longest, ...found.filter((file) => !longest.includes(file))]

await globalSetup()
const results = run({
  files,
  // Most of them wait now and then, for a process to start or to be noticed as gone; five have wanted more connections than there are.
  concurrency: 4,
  timeout: 1_500_000,
  execArgv: ['--min-semi-space-size=16'],
})
results.on('test:fail', ({ todo }) => {
  if (todo === undefined) process.exitCode = 1
})
await pipeline(results, new spec(), process.stdout, { end: false })
await globalTeardown()
