import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { multipart, type Part } from '../../support/multipart.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let workspace: TestWorkspace

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  workspace = await system.workspace()
})
after(() => system.close())

interface Shape {
  $ref?: string
  properties?: Record<string, unknown>
}
interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Shape }> }
}

const wrongTexts = ['', 'yesterday', '-1', '5.5', 'x'.repeat(5000)]
const wrongValues = [...wrongTexts, 5, -1, true, null, [], ['x'], [{}], {}, { a: 1 }]
/** What a library says of itself, and what says nothing. */
const unhelpful = /\b(invalid|expected|received|pattern|is not valid\.|undefined|nan)\b/i

test('whatever is wrong with a value, every operation says which one and what it must be', async () => {
  let told = 0
  for (const { what, request } of wrongRequests((await app.inject('/openapi.json')).json())) {
    const answer = await app.inject(request)
    assert.ok(answer.statusCode < 500, `${what}: ${answer.body}`)
    if (answer.statusCode !== 400) continue
    told++
    const { message, detail, details = [] } = answer.json()
    const texts: string[] = [message ?? detail, ...details.map((each: { message: string }) => each.message)]
    for (const text of texts) assert.ok(!unhelpful.test(text) && text.length > 5, `${what}: ${text}`)
  }
  assert.ok(told > 500, `${told} requests were refused`)
})

test('of several files of a form, the one that is not taken is named', async () => {
  const good: Part = ['files', 'Total: 5 EUR', 'good.txt']
  const send = (parts: Part[]) => {
    const form = multipart([['schema_id', 'SCH-00000000'], ...parts])
    const headers = { ...workspace.headers, ...form.headers }
    return app.inject({ method: 'POST', url: '/v1/run', headers, payload: form.payload })
  }
  const empty = (await send([good, ['files', '', 'empty.txt']])).json()
  assert.equal(empty.message, '"empty.txt": The file is empty.')
  assert.equal(empty.reason, 'empty_file')
  assert.deepEqual(empty.details, [{ path: 'files[1]', message: 'The file is empty.' }])
  const odd = await send([['files', Buffer.from([0, 1, 2, 3, 250, 251, 252, 253, 0, 0]), 'odd.bin'], good])
  assert.equal(odd.statusCode, 415, odd.body)
  assert.match(odd.json().message, /^"odd\.bin": /)
  const many = (await send(Array.from({ length: 21 }, () => good))).json()
  assert.match(many.message, /"files" may be there 20 times at most/)
})

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Shape> }
}

function wrongRequests({ paths, components }: Description) {
  const namesIn = (schema: Shape) =>
    Object.keys((components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema).properties ?? {})
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => ({ path, method: verb.toUpperCase() as 'POST', ...operation })),
  )
  return operations.flatMap(({ path, method, parameters = [], requestBody }) => {
    const url = path.replace('{page}', '1').replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000')
    const { headers } = workspace
    const queries = parameters
      .filter((each) => each.in === 'query')
      .flatMap(({ name }) => wrongTexts.map((value) => `${url}?${name}=${encodeURIComponent(value)}`))
      .map((address) => ({ what: `${method} ${address}`, request: { method, headers, url: address } }))
    const bodies = Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
      const isForm = type !== 'application/json'
      return wrongBodies(namesIn(schema), isForm ? wrongTexts : wrongValues).map((body) => ({
        what: `${method} ${path} ${type} ${JSON.stringify(body).slice(0, 60)}`,
        request: { method, url, ...(isForm ? formOf(body) : { headers, payload: body }) },
      }))
    })
    return [...queries, ...bodies]
  })
}

function wrongBodies(names: string[], values: unknown[]): object[] {
  return [{}, ...names.flatMap((name) => values.map((value) => ({ [name]: value })))]
}

function formOf(fields: object) {
  const { headers, payload } = multipart(Object.entries(fields) as Part[])
  return { payload, headers: { ...workspace.headers, ...headers } }
}
