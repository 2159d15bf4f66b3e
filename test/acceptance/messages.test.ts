import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startCommands } from '../support/commands.ts'
import { runSheaf } from '../support/sheaf-process.ts'

const { cwd, sheaf, json } = await startCommands()
await writeFile(join(cwd, 'bad.json'), 'not\njson\n')
await writeFile(join(cwd, 'zero.json'), '')
await writeFile(join(cwd, 'rows.json'), '[{ "id": 1 }]')
await writeFile(join(cwd, 'head.csv'), 'id,name\n')
await mkdir(join(cwd, 'empty'))

const refused: [string[], RegExp][] = [
  [['extract'], /missing required argument 'file'\n\(--help shows examples\)/],
  [['extract', 'invoice.txt', '--schema', 'bad.json'], /^sheaf: bad\.json is not JSON: [^\n]+\n$/],
  [['extract', 'invoice.txt', '--schema', 'zero.json'], /^sheaf: zero\.json is not JSON: it is empty\.\n$/],
  [['extract', 'invoice.txt', '--fields', ''], /name at least one, as in "number, total:money"/],
  [['schemas', 'create', '--name', 'X'], /Give the schema with --schema or --fields/],
  [['schemas', 'create', '--name', 'X', '--schema', 'bad.json'], /^sheaf: bad\.json is not JSON/],
  [['schemas', 'update', 'SCH-00000000'], /Say what to change: --name, --description, --schema or --fields/],
  [['sources', 'create', '--name', 'X', '--schema', 'x.json'], /sheaf schemas create --name NAME --schema FILE/],
  [['runs', 'create', 'invoice.txt', '--schema', 'x.json'], /It must be the id of a saved schema, such as SCH-/],
  [['runs', 'create', '--schema', 'SCH-00000000'], /Name files or folders, or addresses of files with --url/],
  [['quote'], /Name files or folders, or a document with --document/],
  [['extractions', 'list', '--document', 'x'], /^sheaf: --document must be a UUID/],
  [['deliveries', 'list', '--after', 'yesterday'], /^sheaf: --after must be a time such as/],
  [['credits', 'settings', '--amount', '5'], /^sheaf: --amount must be at least/],
  [['search', ''], /^sheaf: The text must have at least 1 character/],
  [['ask', ''], /^sheaf: The question must have at least 1 character/],
  [['webhooks', 'verify', 'bad.json', '--secret', 'x'], /Give the headers of the delivery/],
  [['reference', 'add', 'rows.json'], /The file is JSON: save it as CSV/],
  [['primitives', 'create', 'bad.json', '--name', 'x'], /^sheaf: bad\.json is not JSON: /],
  [['documents', 'list', '--server', 'nonsense', '--key', 'x'], /is not an address like/],
]

test('what is wrong with a command is said in its own words', async () => {
  for (const [args, message] of refused) {
    const { status, stderr } = await sheaf(...args)
    assert.deepEqual([status, message.test(stderr)], [2, true], `${args.join(' ')}: ${status} ${stderr}`)
  }
})

test('a table without rows is taken, and told of', async () => {
  const { status, stdout, stderr } = await sheaf('reference', 'add', 'head.csv')
  assert.deepEqual([status, /: 0 rows\./.test(stdout)], [0, true], stderr)
  assert.match(stderr, /the first line of a table is taken for the names of its columns/)
})

test('records are listed by the short id of their schema', async () => {
  const { short_id } = await json('schemas', 'create', '--name', 'Short', '--fields', 'total:money')
  assert.deepEqual((await json('extractions', 'list', '--schema', short_id)).data, [])
  assert.deepEqual((await json('review', 'list', '--schema', short_id)).data, [])
})

test('a key that was copied from a list, TLS where there is none, and a folder without a server are told', async () => {
  const copied = await sheaf('documents', 'list', '--key', 'shf_live_gIo…qnr0')
  assert.deepEqual([copied.status, /a key is shown whole only when it is made/.test(copied.stderr)], [3, true])
  const plain = createServer().listen(0, '127.0.0.1')
  after(() => plain.close())
  await new Promise((resolve) => plain.once('listening', resolve))
  const { port } = plain.address() as AddressInfo
  const tls = await sheaf('documents', 'list', '--server', `https://127.0.0.1:${port}`, '--key', 'x')
  assert.deepEqual([tls.status, /it does not speak TLS/.test(tls.stderr)], [7, true], tls.stderr)
  const alone = await runSheaf(['documents', 'list'], { cwd: join(cwd, 'empty') })
  assert.deepEqual([alone.status, /No server was started in this folder/.test(alone.stderr)], [3, true], alone.stderr)
})
