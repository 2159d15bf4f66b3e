import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

// What takes too long for every change: faults in great numbers, and every measurement against its bar. One after the
// other, since a measurement wants the machine for itself. Words given name the parts to run: `npm run nightly queue`.
const manyFaults = {
  ...{ SHEAF_TEST_FULL_DISKS: '5', SHEAF_TEST_HOSTILE_SECONDS: '10' },
  ...{ SHEAF_TEST_NEIGHBOUR_REQUESTS: '40', SHEAF_TEST_NEIGHBOUR_SIZE: '1', SHEAF_TEST_NEIGHBOUR_CHECK: 'true' },
  ...{ SHEAF_TEST_KILLS: '50', SHEAF_TEST_JOB_KILLS: '20', SHEAF_TEST_JOBS: '1000', SHEAF_TEST_CANCELS: '100' },
  ...{
    SHEAF_TEST_INSTALL: '1',
    SHEAF_TEST_PAPERS: '1',
    SHEAF_TEST_INSPECTOR: '1',
    SHEAF_TEST_PAIR_MS: '2000',
    SHEAF_TEST_CALLED_OFF: '96',
    SHEAF_TEST_MATCHING_KILLS: '20',
  },
  ...{
    SHEAF_TEST_DECISION_KILLS: '30',
    SHEAF_TEST_DECIDERS: '20',
    SHEAF_TEST_CLAIMANTS: '50',
    SHEAF_TEST_RACED_TASKS: '200',
    SHEAF_TEST_DECISION_SEQUENCES: '2000',
    SHEAF_TEST_TAMPERED: '200',
  },
  ...{ SHEAF_TEST_WEBHOOK_KILLS: '20', SHEAF_TEST_WEBHOOK_EVENTS: '10000', SHEAF_TEST_WEBHOOK_TIMEOUT_MS: '30000' },
}
// None can be forgotten: they are what is there.
const faults = readdirSync('test/faults').flatMap((file) => /^(.+)\.test\.ts$/.exec(file)?.[1] ?? [])
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
const parts: Record<string, string> = {
  ...Object.fromEntries(faults.map((name) => [`faults ${name}`, `test:one test/faults/${name}.test.ts`])),
  'faults misbehaving': 'test:one test/integration/webhooks/misbehaving.test.ts',
  'faults decision-model': 'test:one test/integration/decisions/task-model.test.ts',
  'faults tampering': 'test:one test/integration/decisions/verify-record.test.ts',
  'faults called-off': 'test:one test/integration/extract/called-off.test.ts',
  'faults writers': 'test:one test/integration/platform/writers.test.ts',
  papers: 'test:one test/integration/train/written.test.ts',
  inspector: 'test:one test/integration/mcp/conformance.test.ts',
  browser:
    'test:one test/integration/oauth/attacks.test.ts test/acceptance/upload-page.test.ts test/acceptance/reference-page.test.ts',
  'packed command': 'test:one test/acceptance/packed-command.test.ts',
  ...Object.fromEntries(benches.map((name) => [name.replace(':', ' '), `${name} -- --check`])),
}

const given = process.argv.slice(2)
const wanted = Object.entries(parts).filter(
  ([name]) => given.length === 0 || given.some((word) => name.split(' ').includes(word)),
)
if (wanted.length === 0) throw new Error(`nothing is called so; there are ${Object.keys(parts).join(', ')}`)
const results = wanted.map(([name, script]) => {
  console.log(`\n# ${name}`)
  const begun = performance.now()
  const { status } = spawnSync(`npm run -s ${script}`, {
    ...{ shell: true, stdio: 'inherit' },
    env: { ...process.env, ...manyFaults },
  })
  return { name, isHeld: status === 0, minutes: (performance.now() - begun) / 60_000 }
})
console.log('\n# all')
for (const { name, isHeld, minutes } of results)
  console.log(`${isHeld ? 'held  ' : 'FAILED'}  ${minutes.toFixed(1).padStart(5)} min  ${name}`)
const failed = results.filter(({ isHeld }) => !isHeld).length
console.log(failed === 0 ? `all ${results.length} held` : `${failed} of ${results.length} failed`)
process.exitCode = failed === 0 ? 0 : 1
