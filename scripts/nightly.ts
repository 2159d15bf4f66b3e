import { spawnSync } from 'node:child_process'

// What takes too long for every change: faults in great numbers, and every measurement against its bar. One after the
// other, since a measurement wants the machine for itself. Words given name the parts to run: `npm run nightly queue`.
const manyFaults = {
  SHEAF_TEST_FULL_DISKS: '5',
  ...{ SHEAF_TEST_NEIGHBOUR_REQUESTS: '40', SHEAF_TEST_NEIGHBOUR_SIZE: '1', SHEAF_TEST_NEIGHBOUR_CHECK: 'true' },
  ...{ SHEAF_TEST_KILLS: '50', SHEAF_TEST_JOB_KILLS: '20', SHEAF_TEST_JOBS: '1000', SHEAF_TEST_CANCELS: '100' },
  ...{
    SHEAF_TEST_INSTALL: '1',
    SHEAF_TEST_INSPECTOR: '1',
    SHEAF_TEST_PAIR_MS: '2000',
    SHEAF_TEST_MATCHING_KILLS: '20',
  },
  ...{
    SHEAF_TEST_DECISION_KILLS: '30',
    SHEAF_TEST_DECIDERS: '20',
    SHEAF_TEST_CLAIMANTS: '50',
    SHEAF_TEST_RACED_TASKS: '200',
    SHEAF_TEST_DECISION_SEQUENCES: '2000',
  },
  ...{ SHEAF_TEST_WEBHOOK_KILLS: '20', SHEAF_TEST_WEBHOOK_EVENTS: '10000', SHEAF_TEST_WEBHOOK_TIMEOUT_MS: '30000' },
}
const faults = [
  'kills',
  'job-kills',
  'job-cancels',
  'sync-extraction-kill',
  'webhook-kills',
  'matching-kills',
  'decision-kills',
  'full-disk',
  'neighbour',
  'hostile-files',
]
const benches = [
  'http',
  'patterns',
  'queue',
  'jobs',
  'round-trip',
  'filter',
  'finish',
  'webhooks',
  'decide',
  'ask',
  'mcp',
  'memory',
  'extract',
  'reader',
  'exports',
  'match',
  'match-large',
  'reference',
  'parse',
]
const parts: Record<string, string> = {
  ...Object.fromEntries(faults.map((name) => [`faults ${name}`, `test:one test/faults/${name}.test.ts`])),
  'faults misbehaving': 'test:one test/integration/webhooks/misbehaving.test.ts',
  'faults decision-model': 'test:one test/integration/decisions/task-model.test.ts',
  'faults writers': 'test:one test/integration/platform/writers.test.ts',
  inspector: 'test:one test/integration/mcp/conformance.test.ts',
  browser:
    'test:one test/integration/oauth/attacks.test.ts test/acceptance/upload-page.test.ts test/acceptance/reference-page.test.ts',
  'packed command': 'test:one test/acceptance/packed-command.test.ts',
  ...Object.fromEntries(benches.map((name) => [`bench ${name}`, `bench:${name} -- --check`])),
}

const given = process.argv.slice(2)
const wanted = Object.entries(parts).filter(
  ([name]) => given.length === 0 || given.some((word) => name.split(' ').includes(word)),
)
const failed: string[] = []
for (const [name, script] of wanted) {
  console.log(`\n# ${name}`)
  const { status } = spawnSync(`npm run -s ${script}`, {
    ...{ shell: true, stdio: 'inherit' },
    env: { ...process.env, ...manyFaults },
  })
  if (status !== 0) failed.push(name)
}
console.log(failed.length === 0 ? `\nall ${wanted.length} held` : `\nfailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
