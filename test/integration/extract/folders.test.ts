import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { cleanEnv, launcher, runSheaf } from '../../support/sheaf-process.ts'

let cwd: string
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-folders-'))
  for (const folder of ['inbox/deep', 'empty']) await mkdir(join(cwd, folder), { recursive: true })
  for (const [name, number] of [
    ['inbox/a10.txt', 10],
    ['inbox/a2.txt', 2],
    ['inbox/deep/b.txt', 3],
    ['inbox/.hidden.txt', 4],
    ['odd [1].txt', 5],
  ] as const)
    await writeFile(join(cwd, name), `Invoice\n\nInvoice number: RE-${number}\n\nTotal: ${number}.00 EUR\n`)
})
after(() => rm(cwd, { recursive: true, force: true }))

const sheaf = (...args: string[]) => runSheaf(args, { cwd })
const fields = ['--fields', 'total:money']
const totals = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ file, data }) => [file, data?.total])

test('a folder stands for the files in it and below, a pattern for those that are like it, in the order of people', async () => {
  const folder = await sheaf('extract', 'inbox', ...fields, '--jsonl')
  assert.equal(folder.status, 0, folder.stderr)
  const expected = [
    ['inbox/a2.txt', 2],
    ['inbox/a10.txt', 10],
    ['inbox/deep/b.txt', 3],
  ]
  assert.deepEqual(totals(folder.stdout), expected)
  assert.equal(folder.stderr, '')
  const pattern = await sheaf('classify', 'inbox/**/*.txt', 'odd [1].txt', '--jsonl')
  assert.deepEqual(
    pattern.stdout.match(/"file":"[^"]+/g)?.map((text) => text.slice(8)),
    ['inbox/a2.txt', 'inbox/a10.txt', 'inbox/deep/b.txt', 'odd [1].txt'],
  )
  const parsed = await sheaf('parse', 'inbox', 'none.txt')
  assert.deepEqual([parsed.status, parsed.stderr], [8, 'sheaf: none.txt: There is no readable file none.txt.\n'])
  assert.deepEqual(parsed.stdout.match(/(?<=<!-- )[^ ]+|RE-\d+/g), [
    'inbox/a2.txt',
    'RE-2',
    'inbox/a10.txt',
    'RE-10',
    'inbox/deep/b.txt',
    'RE-3',
  ])
  const [whole] = JSON.parse((await sheaf('parse', 'inbox/a2*', '--json')).stdout)
  assert.deepEqual([whole.file, whole.status, whole.document.format.name], ['inbox/a2.txt', 'complete', 'txt'])
  for (const none of ['empty', '*.pdf']) {
    const { status, stderr } = await sheaf('extract', none, ...fields)
    assert.deepEqual([status, /There is no file in|No file is like/.test(stderr)], [4, true])
  }
})

test('a command that was killed goes on where it was, and keeps nothing once it is done', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  await mkdir(join(cwd, 'many'))
  for (const number of numbers) await writeFile(join(cwd, `many/${number}.txt`), `Total: ${number}.00 EUR`)
  const command = ['extract', 'many', ...fields, '--jsonl']
  const { resume, kept } = await killed(...command)
  assert.ok(kept > 0 && kept < numbers.length)

  const again = await sheaf(...command)
  assert.match(again.stderr, new RegExp(`${kept} of 30 files were done before`))
  assert.deepEqual(
    totals(again.stdout),
    numbers.map((number) => [`many/${number}.txt`, number]),
  )
  assert.deepEqual(await readdir(resume), [])
})

test('a killed parse goes on where it was', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1)
  await mkdir(join(cwd, 'texts'))
  for (const number of numbers) await writeFile(join(cwd, `texts/${number}.txt`), `Text ${number}`)
  const { resume, kept } = await killed('parse', 'texts', '--jsonl')
  assert.ok(kept > 0 && kept < numbers.length, String(kept))
  const again = await sheaf('parse', 'texts', '--jsonl')
  assert.match(again.stderr, new RegExp(`${kept} of 200 files were done before`))
  assert.deepEqual(
    again.stdout.match(/"markdown":"[^"]+/g),
    numbers.map((number) => `"markdown":"Text ${number}`),
  )
  assert.deepEqual(await readdir(resume), [])
})

/** What a command has kept that was killed once it had printed something. */
async function killed(...command: string[]): Promise<{ resume: string; kept: number }> {
  const child = spawn(process.execPath, [launcher, ...command], {
    cwd,
    env: cleanEnv({}),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  const resume = join(cwd, '.sheaf/resume')
  const [journal = ''] = await readdir(resume)
  return { resume, kept: (await readFile(join(resume, journal), 'utf8')).match(/"result":.*\n/g)?.length ?? 0 }
}
