import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { settleOnTestServer } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { startFaultyProxy } from '../support/faulty-proxy.ts'
import { cleanEnv, launcher, runSheaf, type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const idPattern = /[0-9a-f]{8}-[0-9a-f-]{27}/g
const schema = '{ "invoice_number": "string!", "total": "money" }'

let cwd: string
let server: StartedSheaf
let worker: StartedSheaf | undefined
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-process-'))
  await settleOnTestServer(cwd)
  // Without a worker jobs wait, which the first tests are about.
  server = await startSheaf({ cwd, args: ['--role', 'api'], env: { SHEAF_MAX_FILE_BYTES: '100000' } })
  proxy = await startFaultyProxy(server.address)
  for (const number of [1, 2, 3]) await writeFile(join(cwd, `${number}.txt`), invoice(number))
})
after(async () => {
  proxy.stop()
  await worker?.stop()
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

const invoice = (number: number) =>
  `Invoice number: INV-${number}\n\nInvoice date: 31 January 2024\n\nTotal: ${number}0.50 EUR\n`
const sheaf = (...args: string[]) => runSheaf(['process', ...args], { cwd, env: { SHEAF_SERVER: proxy.address } })
const idsIn = (text: string) => text.match(idPattern) ?? []
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('without --wait the ids of the jobs are printed, and the same command finds the same jobs', async () => {
  const first = await sheaf('1.txt', '2.txt', '--schema', schema)
  assert.equal(first.status, 0)
  assert.match(first.stdout, /^\S{36} {2}queued {2}1\.txt\n\S{36} {2}queued {2}2\.txt\n$/)
  const again = await sheaf('1.txt', '2.txt', '--schema', schema)
  assert.deepEqual(idsIn(again.stdout), idsIn(first.stdout))

  const other = await sheaf('1.txt', '--schema', schema, '--description', 'a bill')
  const anew = await sheaf('1.txt', '--schema', schema, '--again')
  assert.equal(new Set([first, other, anew].flatMap(({ stdout }) => idsIn(stdout))).size, 4)
})

test('a cancelled job is not found again, but the one that follows it is', async () => {
  const [id = ''] = idsIn((await sheaf('3.txt')).stdout)
  const cancelled = await sheaf('--cancel', id)
  assert.deepEqual([cancelled.status, cancelled.stdout], [0, `Cancelled ${id}.\n`])
  const twice = await sheaf('--cancel', id)
  assert.equal(twice.status, 5)
  assert.match(twice.stderr, /already ended/)
  assert.deepEqual(JSON.parse((await sheaf('--job', id, '--json')).stdout).error.code, 'job_cancelled')

  const [next] = idsIn((await sheaf('3.txt')).stdout)
  assert.notEqual(next, id)
  assert.deepEqual(idsIn((await sheaf('3.txt')).stdout), [next])
})

test('Ctrl-C stops the waiting, cancels nothing and says how to go on', async () => {
  proxy.seen.length = 0
  const child = spawn(process.execPath, [launcher, 'process', '1.txt', '--schema', schema, '--wait'], {
    cwd,
    env: cleanEnv({ SHEAF_SERVER: proxy.address }),
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await eventually('it to wait', () => proxy.seen.some((request) => request.includes('wait=30')))
  child.kill('SIGINT')
  assert.equal(await ended, 130)
  const [id = ''] = idsIn((await sheaf('1.txt', '--schema', schema)).stdout)
  assert.match(stderr, new RegExp(`nothing was cancelled.*\\n +sheaf process --job ${id}`))
})

test('results come in the order of the files, and what fails does not stop the others', async () => {
  worker = await startSheaf({ cwd, args: ['--role', 'worker'] })
  await writeFile(join(cwd, 'page.html'), '<!doctype html><p>Invoice number: 4')
  const ran = await sheaf(
    '3.txt',
    'page.html',
    '1.txt',
    'missing.txt',
    '2.txt',
    '--schema',
    schema,
    '--wait',
    '--jsonl',
  )
  assert.equal(ran.status, 8)
  const outcomes = lines(ran.stdout)
  assert.deepEqual(
    outcomes.map(({ file, status, result, error }) => [file, status, result?.total, error?.code]),
    [
      ['3.txt', 'success', 30.5, undefined],
      ['page.html', undefined, undefined, 'unsupported_media_type'],
      ['1.txt', 'success', 10.5, undefined],
      ['missing.txt', undefined, undefined, 'not_found'],
      ['2.txt', 'success', 20.5, undefined],
    ],
  )
  assert.match(ran.stderr, /^sheaf: page\.html: The file is of the kind "html"/m)
  assert.match(ran.stderr, /^1\.txt: success\. The file was processed: 1 page\.$/m)
})

test('--out writes a file for each result, --job fetches one, and people get it as text', async () => {
  const fields = 'invoice_number!, total:money'
  const ran = await sheaf('1.txt', '--fields', fields, '--out', 'results', '--include-markdown')
  assert.deepEqual([ran.status, ran.stdout], [0, 'results/1.txt.json\n'])
  assert.deepEqual(await readdir(join(cwd, 'results')), ['1.txt.json'])
  const saved = JSON.parse(await readFile(join(cwd, 'results/1.txt.json'), 'utf8'))
  assert.equal(saved.result.invoice_number, 'INV-1')
  assert.match(saved.markdown, /INV-1/)
  const shown = await sheaf('--job', saved.job_id)
  assert.match(shown.stdout, /^1\.txt: success, job .+\n\n\{\n {2}"invoice_number": "INV-1",/)
  assert.match((await sheaf('1.txt', '--kind', 'extract', '--wait')).stdout, /\n\nInvoice number: INV-1\n/)
})

test('data that the strict validation refuses ends with 9 and shows the concerns', async () => {
  const strict = '{"type":"object","properties":{"total":{"type":"number","minimum":1000}},"required":["total"]}'
  const options = ['--schema', strict, '--validation', 'strict', '--max-errors', '1', '--wait', '--jsonl']
  const ran = await sheaf('1.txt', ...options)
  assert.equal(ran.status, 9)
  const [outcome] = lines(ran.stdout)
  assert.deepEqual([outcome.status, outcome.result, outcome.error.code], ['failed', null, 'validation_failed'])
  assert.equal(outcome.validation_result.concerns[0].path, '$.total')
})

test('calls that may succeed later are made again', async () => {
  proxy.faults.push({ status: 500 }, 'cut', { status: 429, headers: { 'retry-after': '1' } }, { status: 503 }, 'cut')
  const ran = await sheaf('2.txt', '--schema', schema, '--wait', '--again')
  assert.equal(ran.status, 0)
  assert.deepEqual(proxy.faults, [])
})

test('a file that is refused before it has been sent is answered by what the server says', async () => {
  await writeFile(join(cwd, 'large.txt'), 'word '.repeat(4_000_000))
  const large = await sheaf('large.txt', '--wait')
  assert.equal(large.status, 6)
  assert.match(large.stderr, /larger than the limit of 100000 bytes/)
  const direct = await sheaf('large.txt', '--server', server.address)
  assert.match(direct.stderr, /larger than the limit of 100000 bytes/)
})

test('a server that is not there, is another one, or does not take the key is told apart', async () => {
  const nobody = await sheaf('1.txt', '--server', 'http://localhost:1', '--json')
  assert.equal(nobody.status, 7)
  assert.match(JSON.parse(nobody.stderr).error.message, /nothing listens there/)

  const stranger = createServer((_, response) => response.end('hello'))
  await new Promise<void>((resolve) => stranger.listen(0, resolve))
  const address = `http://localhost:${(stranger.address() as AddressInfo).port}`
  const strange = await sheaf('1.txt', '--server', address)
  stranger.close()
  assert.equal(strange.status, 7)
  assert.match(strange.stderr, /does not answer as a Sheaf server does/)

  const wrongKey = await sheaf('1.txt', '--key', `shf_live_${'x'.repeat(43)}`)
  assert.equal(wrongKey.status, 3)
  const noKey = await sheaf('1.txt', '--server', 'https://sheaf.invalid')
  assert.equal(noKey.status, 3)
  assert.match(noKey.stderr, /give --key or set SHEAF_API_KEY/)
})

test('what does not go together is refused before anything is sent', async () => {
  const requests = proxy.seen.length
  for (const args of [[], ['1.txt', '--job', 'x'], ['--cancel', 'x'], ['1.txt', '--kind', 'extract', '--schema', '{}']])
    assert.equal((await sheaf(...args)).status, 2)
  assert.equal((await sheaf('1.txt', '--schema', '{')).status, 2)
  assert.equal(proxy.seen.length, requests)
})
