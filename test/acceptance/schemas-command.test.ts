import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { startFaultyProxy } from '../support/faulty-proxy.ts'
import { joinSharedServer } from '../support/shared-server.ts'
import { runSheaf } from '../support/sheaf-process.ts'

const { cwd, server } = await joinSharedServer()
await writeFile(join(cwd, 'invoice.json'), JSON.stringify({ number: 'string!', total: 'money' }))

const sheaf = (...args: string[]) => runSheaf(args, { cwd, env: { SHEAF_SERVER: server.address } })
const json = async (...args: string[]) => JSON.parse((await sheaf(...args, '--json')).stdout)

test('a schema goes through its life by commands', async () => {
  const created = await sheaf('schemas', 'create', '--name', 'Invoice', '--schema', 'invoice.json')
  assert.match(created.stdout, /^Saved SCH-\S{8} "Invoice" with 2 fields\.\n$/, created.stderr)
  const id = /SCH-\S{8}/.exec(created.stdout)?.[0] ?? ''
  const updated = await sheaf('schemas', 'update', id, '--fields', 'number, total:money, items[].price:money')
  assert.equal(updated.stdout, `${id} "Invoice" is at version 2 with 3 fields.\n`)
  const list = await sheaf('schemas', 'list', '--search', 'inv')
  assert.match(list.stdout, new RegExp(`^SHORT ID .*\\n${id}  Invoice  3 +2 +\\S+\\n$`))
  assert.equal((await sheaf('schemas', 'list', '--search', 'nothing')).stdout.trim().split('\n').length, 1)
  const versions = await json('schemas', 'versions', id)
  assert.deepEqual(
    versions.data.map((each: { version: number; field_count: number }) => [each.version, each.field_count]),
    [
      [2, 3],
      [1, 2],
    ],
  )
  const printed = JSON.parse((await sheaf('schemas', 'get', id)).stdout)
  assert.deepEqual(Object.keys(printed.properties), ['number', 'total', 'items'])
  const first = JSON.parse((await sheaf('schemas', 'get', id, '--number', '1')).stdout)
  assert.deepEqual(first.required, ['number'])
  assert.equal((await json('schemas', 'get', id)).short_id, id)
  assert.equal((await sheaf('schemas', 'delete', id)).stdout, `Deleted ${id}.\n`)
  const gone = await sheaf('schemas', 'get', id)
  assert.deepEqual([gone.status, gone.stderr], [4, `sheaf: There is no schema ${id}.\n`])
})

test('a source is created with a schema, listed and deleted by commands', async () => {
  const schema = await json('schemas', 'create', '--name', 'Receipt', '--fields', 'shop, total:money')
  const source = await json('sources', 'create', '--name', 'Till', '--schema', schema.short_id)
  assert.equal(source.default_schema_id, schema.id)
  const list = await sheaf('sources', 'list')
  assert.match(list.stdout, new RegExp(`\\n${source.id}  Till  0 +${schema.id}\\n`))
  assert.match((await sheaf('sources', 'get', 'Till')).stdout, new RegExp(`\\n${source.id}  Till  0 +${schema.id}\\n`))
  assert.equal(
    (await sheaf('schemas', 'delete', schema.short_id)).stdout,
    `Deleted ${schema.short_id}.\nThe source "Till" extracts with no schema now.\n`,
  )
  assert.equal((await sheaf('sources', 'delete', 'Till')).stdout, `Deleted ${source.id}.\n`)
  assert.deepEqual((await json('sources', 'list')).data, [])
})

test('what is wrong is said with its place, and decides the exit status', async () => {
  const typo = await sheaf('schemas', 'create', '--name', 'x', '--schema', '{ "a": "strin", "b": "mony" }')
  assert.equal(typo.status, 2)
  assert.match(typo.stderr, /definition\.a: .*"string"\?[\s\S]*definition\.b: .*"money"\?/)
  const both = await sheaf('schemas', 'create', '--name', 'x', '--schema', 'invoice.json', '--fields', 'a')
  assert.deepEqual([both.status, both.stderr], [2, 'sheaf: Give either --schema or --fields, not both.\n'])
  const noJson = await sheaf('schemas', 'create', '--name', 'x', '--schema', '{ a }')
  assert.match(noJson.stderr, /^sheaf: The schema is not JSON/)
  const [once, twice] = [
    await json('sources', 'create', '--name', 'Twice'),
    await sheaf('sources', 'create', '--name', 'twice', '--json'),
  ]
  assert.equal(once.name, 'Twice')
  assert.deepEqual([twice.status, JSON.parse(twice.stderr).error.reason], [5, 'name_taken'])
  const key = await sheaf('sources', 'list', '--key', `shf_live_${'a'.repeat(43)}`)
  assert.equal(key.status, 3)
})

test('a call whose connection is cut is made again', async () => {
  const proxy = await startFaultyProxy(server.address)
  try {
    proxy.faults.push('cut')
    const args = ['schemas', 'create', '--name', 'Unlucky', '--fields', 'a', '--server', proxy.address]
    const created = await runSheaf(args, { cwd })
    assert.match(created.stdout, /^Saved SCH-/, created.stderr)
    assert.deepEqual(proxy.seen, ['POST /v1/schemas', 'POST /v1/schemas'])
  } finally {
    proxy.stop()
  }
})

test('a server that is not there, or is none of this kind, is said so', async () => {
  const closed = createServer().listen(0)
  const { port } = closed.address() as AddressInfo
  closed.close()
  const away = await sheaf('schemas', 'list', '--server', `http://localhost:${port}`)
  assert.equal(away.status, 7)
  assert.match(away.stderr, /nothing listens there/)
  const other = createServer((_, response) => response.end('<html>hello</html>')).listen(0)
  try {
    const address = `http://localhost:${(other.address() as AddressInfo).port}`
    const strange = await sheaf('schemas', 'list', '--server', address)
    assert.equal(strange.status, 7)
    assert.match(strange.stderr, /does not answer as a Sheaf server does/)
  } finally {
    other.close()
  }
})
