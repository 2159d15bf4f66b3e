import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { invoiceText } from '../support/platform-client.ts'
import { joinSharedServer } from '../support/shared-server.ts'
import { cleanEnv } from '../support/sheaf-process.ts'

const run = promisify(execFile)
const sdk = fileURLToPath(new URL('../../sdk', import.meta.url))
const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

const { server } = await joinSharedServer()
let cwd: string
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf packed '))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', cwd], { cwd: sdk })
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf('[\n')))[0]
  await run('tar', ['-xzf', filename], { cwd })
  await mkdir(join(cwd, 'node_modules'))
  await symlink(fileURLToPath(new URL('../../node_modules/zod', import.meta.url)), join(cwd, 'node_modules', 'zod'))
  await rename(join(cwd, 'package'), join(cwd, 'node_modules', 'sheaf-client'))
  await writeFile(join(cwd, 'invoice.txt'), invoiceText)
})
after(() => rm(cwd, { recursive: true, force: true }))

test('the first example of the README of the client works with the packed client, and prints what it shows', async () => {
  const page = await readFile(join(sdk, 'README.md'), 'utf8')
  const [, example = '', shown = ''] = /```js\n([\s\S]+?)```\n+```text\n([\s\S]+?)```/.exec(page) ?? []
  await writeFile(join(cwd, 'example.mjs'), example.replace('http://localhost:8080', server.address))
  const env = cleanEnv({ SHEAF_API_KEY: server.key })
  const { stdout } = await run(process.execPath, ['example.mjs'], { cwd, env })
  const masked = (text: string) =>
    text
      .replace(/0\.\d+/g, '<confidence>')
      .replace(/\s+/g, ' ')
      .trim()
  assert.equal(masked(stdout), masked(shown))
})

test('its types serve a program for browsers, which knows nothing of Node', async () => {
  await writeFile(
    join(cwd, 'program.ts'),
    `import { type Document, Sheaf, ValidationError } from 'sheaf-client'
import { z } from 'zod'
const sheaf = new Sheaf({ url: 'https://sheaf.example.com', key: 'k' })
export async function pages(file: File, signal: AbortSignal): Promise<number | undefined> {
  const document: Document = await sheaf.documents.create({ file }, { signal })
  for await (const { fields } of sheaf.documents.filterAll({ conditions: [] })) void fields['total']
  const made = await sheaf.extract<{ total: number }>({ document_id: document.id })
  if (made.status === 'complete') return made.data.total + (made.cost?.credits ?? 0)
  const words: string = made.job.poll_url
  return words.length
}
export const isMistake = (error: unknown) => error instanceof ValidationError && error.details[0]?.path
const definition = {
  type: 'object',
  properties: {
    total: { type: 'number' },
    state: { enum: ['open', 'paid'] },
    items: { type: 'array', items: { type: 'object', properties: { name: { type: ['string', 'null'] } } } },
  },
} as const
export async function typed(file: File) {
  const byJson = await sheaf.extractAndWait({ file, schema: definition })
  const total: number | null = byJson.data.total
  const state: 'open' | 'paid' | null = byJson.data.state
  const name: string | null | undefined = byJson.data.items[0]?.name
  const byZod = await sheaf.extractAndWait({ file, schema: z.object({ due: z.iso.date(), lines: z.array(z.object({ price: z.number() })) }) })
  const due: string | null = byZod.data.due
  const price: number | null | undefined = byZod.data.lines[0]?.price
  const byMap = await sheaf.extract({ file, schema: { total: 'money!', tags: 'string[]', kind: 'a|b', items: [{ price: 'money' }] } })
  if (byMap.status !== 'complete') return [total, state, name, due, price]
  const [amount, kind, tag, inner]: [number | null, 'a' | 'b' | null, string | null | undefined, number | null | undefined] = [
    byMap.data.total, byMap.data.kind, byMap.data.tags[0], byMap.data.items[0]?.price,
  ]
  // @ts-expect-error The schema has no such property.
  void byJson.data.sum
  // @ts-expect-error What a document does not state is null.
  byZod.data.due.length
  return [amount, kind, tag, inner]
}
// @ts-expect-error A document is listed by a status that exists.
void sheaf.documents.list({ status: 'lost' })
`,
  )
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022']
  const types = ['--lib', 'es2022,dom,dom.iterable,dom.asynciterable', '--types', '']
  await run(compiler, [...options, ...types, 'program.ts'], { cwd }).catch(({ stdout }) => assert.fail(stdout))
})
