import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { serveMcp } from '../../../src/mcp/serve-http.ts'
import { allTools } from '../../../src/mcp/tools.ts'
import { approval, decisionClient, makeInvoices } from '../../support/decisions.ts'
import { eventually } from '../../support/eventually.ts'
import { invoices, makeRecords, matchingClient } from '../../support/matching.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText } from '../../support/platform-client.ts'
import { launcher } from '../../support/sheaf-process.ts'
import type { TestWorkspace } from '../../support/system.ts'
import { checkToolsPage, type ToolExample } from '../../support/tools-page.ts'

// Everything becomes a job, so that tools have something to wait for.
const { system, app, workspace, client: http } = await startPlatform({ settings: { syncSeconds: 0 } })
await serveMcp(app, system, { version: '1.2.3', publicUrl: undefined, corsOrigins: [], maxJsonBytes: 2 ** 20 })
const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}/mcp`

const opened: Client[] = []
after(() => Promise.all(opened.map((each) => each.close())))

async function connect(whose: TestWorkspace = workspace, mode: 'legacy' | 'auto' = 'legacy', url = address) {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization: whose.headers.authorization } }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }))
  opened.push(client)
  return client
}

type Result = { structuredContent?: Record<string, unknown>; isError?: boolean; content: { text: string }[] }
const call = async (client: Client, name: string, args: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: args }, { timeout: 240_000 })) as unknown as Result

const client = await connect()
const ofTasks = new Set(
  [...allTools().values()].filter(({ operation }) => operation.tag === 'Decision tasks').map(({ name }) => name),
)
const file = { name: 'note.txt', content_base64: Buffer.from(invoiceText).toString('base64') }
const schema = { total: 'number', invoice_number: 'string' }

for (const mode of ['legacy', 'auto'] as const)
  test(`a client of the ${mode === 'auto' ? 'newest' : 'older'} protocol finds the tools with their schemas`, async () => {
    const connected = await connect(workspace, mode, `${address}/v1`)
    assert.deepEqual(connected.getServerVersion(), { name: 'sheaf', title: 'Sheaf', version: '1.2.3' })
    const { tools } = await connected.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      [...allTools().keys()],
    )
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      assert.ok(description && outputSchema && annotations, name)
      assert.equal(inputSchema.type, 'object', name)
      const taken = Object.entries(inputSchema.properties ?? {}) as [string, Record<string, unknown>][]
      assert.ok(!taken.some(([, each]) => each['x-table']), `${name} offers tables, which are no JSON`)
      assert.ok(!taken.some(([each]) => each === 'webhook_url'), `${name} sends to an address that an agent names`)
    }
    const { structuredContent } = await call(connected, 'get_pricing')
    assert.ok(structuredContent)
  })

test('a document in the call is extracted, waited for with progress, and repeated under a key once', async () => {
  const seen: number[] = []
  const args = { file, schema, idempotency_key: 'once' }
  const first = (await client.callTool(
    { name: 'extract', arguments: args },
    { timeout: 240_000, onprogress: ({ progress }) => seen.push(progress) },
  )) as unknown as Result
  assert.ok(!first.isError, first.content[0]?.text)
  assert.deepEqual(first.structuredContent?.['data'], { total: 96, invoice_number: 'RE-2024-17' })
  assert.deepEqual(
    seen,
    seen.toSorted((a, b) => a - b),
  )
  const again = await call(client, 'extract', args)
  assert.equal(again.structuredContent?.['id'], first.structuredContent?.['id'])
  const { data } = (await http.get('/v1/extractions')).json()
  assert.equal(data.length, 1)
  const other = await call(client, 'extract', { ...args, schema: { total: 'number' } })
  assert.match(other.content[0]?.text ?? '', /idempotency/i)
})

test('every tool answers by its output schema, which the client checks', async () => {
  const things = await someOfEach()
  const uncalled = new Set(allTools().keys())
  const examples: ToolExample[] = []
  for (const [name, args] of things) {
    const { isError, content, structuredContent } = await call(client, name, args)
    assert.ok(!isError, `${name}: ${content[0]?.text}`)
    assert.deepEqual(JSON.parse(content[0]?.text ?? ''), structuredContent, name)
    uncalled.delete(name)
    examples.push({ name, args, answer: structuredContent })
  }
  assert.deepEqual([...uncalled], [])
  await checkToolsPage(examples)
})

test('without the scope, with the id of another workspace and with a wrong argument a tool says what to do', async () => {
  const limited = { name: 'powerless', scopes: ['billing'], rate_limit_per_minute: 10_000 }
  const key = (await http.post('/v1/api-keys', limited)).json()
  const powerless = await connect({ ...workspace, key, headers: { authorization: `Bearer ${key.key}` } })
  const theirs = await connect(await system.workspace())
  for (const [name, args] of await someOfEach()) {
    const wrong = await call(client, name, { ...args, colour: 1 })
    assert.match(wrong.content[0]?.text ?? '', /^validation_error: .*"colour" is not a known argument/, name)
    if (name === 'get_pricing') continue
    const refused = await call(powerless, name, args)
    assert.ok(refused.isError, name)
    const missing = ofTasks.has(name)
      ? /^insufficient_scope \(decide_grant_required\)/
      : /^insufficient_scope \(scope_missing\)/
    assert.match(refused.content[0]?.text ?? '', missing, name)
    if (!Object.keys(args).some((each) => each === 'id' || each === 'document_id')) continue
    const unknown = await call(theirs, name, args)
    assert.match(unknown.content[0]?.text ?? '', /^not_found/, `${name}: ${unknown.content[0]?.text}`)
  }
})

test('what was not meant so is told: a misspelt argument, a file that is none, an unknown tool', async () => {
  const text = async (name: string, args: object) => (await call(client, name, { ...args })).content[0]?.text ?? ''
  assert.match(
    await text('extract', { file, shema: schema }),
    /"shema" is not a known argument: did you mean "schema"\?/,
  )
  assert.match(await text('extract', { file: 'note.txt' }), /"file" must be an object with "name" and "content_base64"/)
  assert.match(await text('extract', { file: { name: 'a', content_base64: '#' } }), /must be base64/)
  assert.match(await text('extract', { schema }), /file/)
  assert.match(await text('get_document', {}), /^validation_error: .*"id" is required/)
  assert.match(await text('filter', { format: 'csv' }), /"format" is not a known argument/)
  assert.match(await text('get_document', { id: 'x' }), /^not_found.*list tools/s)
  assert.match(await text('list_documents', { limit: 0 }), /"limit" must be at least 1/)
  await assert.rejects(call(client, 'extrakt'), /There is no tool "extrakt": did you mean "extract"\?/)
})

test('schemas, documents and the reference of webhooks are resources, and common jobs are prompts', async () => {
  await http.post('/v1/schemas', { name: 'Resource', definition: schema })
  const { resources } = await client.listResources()
  const { resourceTemplates } = await client.listResourceTemplates()
  assert.deepEqual(resourceTemplates.map(({ name }) => name).sort(), ['document', 'schema'])
  for (const { uri } of resources) {
    const [content] = (await client.readResource({ uri })).contents
    assert.ok(JSON.parse((content as { text: string }).text), uri)
  }
  const { id } = await http.ingest(invoiceText)
  const read = async (uri: string) => ((await client.readResource({ uri })).contents[0] as { text: string }).text
  assert.match(await read(`sheaf://documents/${id}/markdown`), /RE-2024-17/)
  assert.match(await read(`sheaf://documents/${id}/markdown`), /RE-2024-17/)
  await assert.rejects(read('sheaf://documents/0/markdown'), /There is no document "0": ids are UUIDs/)
  await assert.rejects(read('sheaf://elsewhere/1'), /There is no resource/)
  await assert.rejects(read('file:///etc/passwd'), /There is no resource/)
  const { prompts } = await client.listPrompts()
  assert.equal(prompts.length, 3)
  for (const { name, arguments: wanted = [] } of prompts) {
    const args = Object.fromEntries(wanted.map((each) => [each.name, '5']))
    const { messages } = await client.getPrompt({ name, arguments: args })
    assert.match(JSON.stringify(messages), /5/, name)
  }
  await assert.rejects(client.getPrompt({ name: 'extract_document' }), /needs "document"/)
})

test('what is no call of the protocol is refused, and the next one is answered', async () => {
  const accept = 'application/json, text/event-stream'
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept, ...workspace.headers, ...headers },
    })
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  assert.equal((await post(list, { authorization: '' })).status, 401)
  assert.equal((await post(list, { authorization: 'Bearer shf_nonsense' })).status, 401)
  assert.equal((await post(list, { origin: 'https://elsewhere.example' })).status, 403)
  const codes: [string, number][] = [
    ['{', -32700],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/none"}', -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}', -32602],
  ]
  for (const [body, code] of codes) assert.match(await (await post(body)).text(), new RegExp(`"code":${code}`), body)
  for (const body of ['[]', '1', 'null', '{"jsonrpc":"1.0","id":1,"method":"ping"}'])
    assert.equal((await post(body)).status, 400, body)
  assert.equal((await post(`{"a":"${'x'.repeat(17 * 2 ** 20)}"}`)).status, 413)
  const withArguments = (given: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_balance","arguments":{"a":${given}}}}`
  const manyNames = JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`n${index}`, 1])))
  const refused: [number, string, Record<string, string>, RegExp][] = [
    [400, list, { 'mcp-protocol-version': '1999-01-01' }, /protocol version/i],
    [400, ` [${list},${list}]`, {}, /A batch is not taken/],
    [400, withArguments(manyNames), {}, /more than 10000 different names/],
    [400, withArguments(`${'['.repeat(101)}${']'.repeat(101)}`), {}, /nested more than 100 levels/],
    [404, list, { 'mcp-session-id': 'd2f1a0c4-of-somebody-else' }, /no such session/],
  ]
  for (const [status, body, headers, why] of refused) {
    const answer = await post(body, headers)
    const text = await answer.text()
    assert.equal(answer.status, status, text)
    assert.match(text, why)
  }
  assert.match(await shorterThanSaid(list), /^HTTP\/1\.1 400 /)
  assert.equal((await fetch(address, { headers: workspace.headers })).status, 405)
  assert.equal((await fetch(address, { method: 'PUT', headers: workspace.headers })).status, 405)
  const answer = await post(list)
  assert.equal(answer.status, 200)
  assert.match(await answer.text(), /"list_documents"/)
})

test('ten megabytes where a word is expected are told to be wrong, and the client goes on', async () => {
  const told = await call(client, 'search', { query: 'x'.repeat(10 * 2 ** 20) })
  assert.ok(told.isError)
  assert.match(told.content[0]?.text ?? '', /^validation_error: .*"query"/)
  assert.ok(!(await call(client, 'get_balance')).isError)
})

/** What is answered to a body of which the header says that it ends before it does. */
async function shorterThanSaid(body: string): Promise<string> {
  const { hostname, port, pathname } = new URL(address)
  const socket = connectSocket(Number(port), hostname)
  const { authorization } = workspace.headers
  socket.end(
    `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n` +
      `accept: application/json, text/event-stream\r\ncontent-length: 12\r\n\r\n${body}`,
  )
  return (await socket.toArray()).join('')
}

test('on standard input and output there are the same tools, which take files of the allowed folders by path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-mcp-'))
  try {
    await writeFile(join(folder, 'note.txt'), invoiceText.replace('17', '18'))
    await symlink('/etc/hostname', join(folder, 'link.txt'))
    const server = address.replace('/mcp', '')
    const args = [launcher, 'mcp', '--server', server, '--key', workspace.key.key, '--folder', folder]
    const local = new Client({ name: 'test', version: '1.0.0' })
    await local.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder, stderr: 'inherit' }))
    opened.push(local)
    assert.equal((await local.listTools()).tools.length, allTools().size)
    const found = await call(local, 'extract', { file: { path: 'note.txt' }, schema })
    assert.deepEqual(found.structuredContent?.['data'], { total: 96, invoice_number: 'RE-2024-18' })
    const outside = ['/etc/hostname', '../../etc/hostname', 'link.txt', 'missing.txt', folder]
    for (const path of outside)
      assert.match(
        (await call(local, 'extract', { file: { path } })).content[0]?.text ?? '',
        /^not_found: There is no file/,
        path,
      )
    const recommended = await call(local, 'recommend_schema', { file: { path: 'note.txt' } })
    assert.match(JSON.stringify(recommended.structuredContent?.['result']), /"json_schema":\{/)
    const elsewhere = await call(local, 'recommend_schema', { file_url: 'http://127.0.0.1:1/a.txt' })
    assert.match(elsewhere.content[0]?.text ?? '', /network that this service may not reach/)
    const wrong = await call(local, 'get_document', { id: crypto.randomUUID() })
    assert.match(wrong.content[0]?.text ?? '', /^not_found: There is no document/)
    const remote = await call(client, 'extract', { file: { path: 'note.txt' } })
    assert.match(remote.content[0]?.text ?? '', /must be an object with "name" and "content_base64"\./)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** Arguments for each tool that are right, over things of the workspace. */
let named = 0
const newName = (what: string) => `example ${what} ${++named}`

async function someOfEach(): Promise<[string, Record<string, unknown>][]> {
  const document = await http.ingest(invoiceText)
  const accepted = (await http.post('/v1/extract', { document_id: document.id, schema, async: true })).json()
  const extraction = await http.extractionEnd(accepted.extraction_id)
  const saved = (await http.post('/v1/schemas', { name: newName('schema'), definition: schema })).json()
  const run = (
    await http.send('/v1/run', [
      ['schema_id', saved.id],
      ['files', invoiceText, 'a.txt'],
    ])
  ).json()
  const data_schema = ['code', 'name'].map((name) => ({ name, type: 'string' }))
  const entries = [{ code: 'EUR', name: 'Euro' }]
  const primitive = await http.post('/v1/dialects/primitives', { name: newName('list'), data_schema, entries })
  const { referenceDataId, config } = await makeRecords(system, workspace.id, http, invoices.slice(0, 3))
  const { create, start, end, results } = matchingClient(http)
  const { id: configId } = await create(config)
  const matching = await end((await start(configId)).id)
  const [match] = await results(matching.id)
  const decisions = await someDecisions()
  const { id } = document
  return [
    ['extract', { document_id: id, schema }],
    ['quote_extract', { document_id: id, schema }],
    ['get_extraction', { id: extraction.id }],
    ['correct_extraction', { id: extraction.id, corrections: [{ field: 'total', value: 97 }] }],
    ['get_job', { id: accepted.job.id }],
    ['add_document', { file }],
    ['request_upload', { filename: 'a.pdf' }],
    ['list_documents', { limit: 2 }],
    ['get_document', { id }],
    ['to_markdown', { id }],
    ['filter', { conditions: [] }],
    ['search', { q: 'RE-2024-17' }],
    ['ask', { question: 'How many documents are there?' }],
    ['list_fields', {}],
    ['list_schemas', {}],
    ['get_schema', { id: saved.id }],
    ['recommend_schema', { file }],
    ['save_schema', { name: newName('schema'), definition: schema }],
    ['update_schema', { id: saved.id, definition: { total: 'money' } }],
    ['run', { schema_id: saved.id, files: [file] }],
    ['get_run', { id: run.run_id }],
    ['get_run_results', { id: run.run_id }],
    ['list_review_records', {}],
    ['review_record', { id: extraction.id, action: 'approve' }],
    ['list_primitives', {}],
    ['get_primitive', { id: primitive.json().id }],
    ['list_reference_data', {}],
    ['list_reference_rows', { id: referenceDataId }],
    ['list_matching_configs', {}],
    ['run_matching', { id: configId }],
    ['get_matching_run', { id: matching.id }],
    ['list_match_results', { id: matching.id }],
    ['get_match_result', { id: matching.id, result_id: match?.id }],
    ['review_match', { id: matching.id, result_id: match?.id, status: 'no_match' }],
    ...decisions,
    ['get_balance', {}],
    ['get_pricing', {}],
    ['get_usage', {}],
    ['delete_document', { id }],
  ]
}

/** Two tasks that are held already, one to be claimed, and what a person is asked about a fourth. */
async function someDecisions(): Promise<[string, Record<string, unknown>][]> {
  const { app: makeApp, start, taskOf, claim, good } = decisionClient(http, workspace)
  const { schemaId, documents } = await makeInvoices(system, workspace.id, http, [96])
  const { id: appId } = await makeApp('external', { inputs: { schema_id: schemaId }, ...approval })
  const newTask = async () => (await taskOf(await start(appId))).id
  const [open, released, failed, asked] = [await newTask(), await newTask(), await newTask(), await newTask()]
  for (const held of [released, failed, asked]) await claim(held)
  await good(http.post(`/v1/decision-tasks/${asked}/fail`, { execution_epoch: 1, reason: 'Too hard.' }))
  const { data } = await good<{ data: { id: string }[] }>(http.get(`/v1/reviews?app_id=${appId}`))
  const review = { id: data[0]?.id }
  const outcome = {
    outcome: { verdict: 'approve' },
    evidence: [`doc:${documents[0]}#total`],
    rationale: 'It is small.',
  }
  return [
    ['list_decision_tasks', { id: appId }],
    ['claim_decision_task', { id: open }],
    ['get_decision_package', { id: open }],
    ['heartbeat_decision_task', { id: open, execution_epoch: 1 }],
    ['submit_decision', { id: open, execution_epoch: 1, ...outcome }],
    ['release_decision_task', { id: released, execution_epoch: 1 }],
    ['fail_decision_task', { id: failed, execution_epoch: 1, reason: 'Too hard.' }],
    ['list_reviews', {}],
    ['get_review', review],
    ['resolve_review', { ...review, values: { verdict: 'reject' } }],
  ]
}

test('calls that were piped in are answered before the end of input ends the process', async () => {
  const args = [launcher, 'mcp', '--server', address.replace('/mcp', ''), '--key', workspace.key.key]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const clientInfo = { name: 'test', version: '1.0.0' }
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
  const file = { name: 'piped.txt', content_base64: Buffer.from(invoiceText.replace('17', '19')).toString('base64') }
  const asked = [
    { id: 1, method: 'initialize', params: hello },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'extract', arguments: { file, schema } } },
    { id: 3, method: 'tools/call', params: { name: 'list_documents', arguments: {} } },
  ]
  child.stdin.end(asked.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''))
  const answers = (await text(child.stdout)).trim().split('\n')
  const byId = new Map(answers.map((line) => [JSON.parse(line).id, JSON.parse(line).result]))
  assert.deepEqual([...byId.keys()].sort(), [1, 2, 3])
  assert.deepEqual(byId.get(2)?.structuredContent?.data, { total: 96, invoice_number: 'RE-2024-19' })
  await eventually('the process to end', () => child.exitCode !== null)
  assert.equal(child.exitCode, 0)
})

test('alone there is no server: the tools work over a folder, and end with their client', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'sheaf-mcp-alone-'))
  try {
    await writeFile(join(cwd, 'note.txt'), invoiceText)
    const args = [launcher, 'mcp', '--alone', '--folder', cwd]
    const transport = new StdioClientTransport({ command: process.execPath, args, cwd, stderr: 'inherit' })
    const alone = new Client({ name: 'test', version: '1.0.0' })
    await alone.connect(transport, { timeout: 240_000 })
    const { pid } = transport
    const found = await call(alone, 'extract', { file: { path: 'note.txt' }, schema })
    assert.deepEqual(found.structuredContent?.['data'], { total: 96, invoice_number: 'RE-2024-17' })
    const { structuredContent: listed } = await call(alone, 'list_documents')
    assert.equal((listed?.['pagination'] as { total: number } | undefined)?.total, 1)
    await alone.close()
    await eventually('the process to end', () => !isAlive(pid))
  } finally {
    // A client gives its server two seconds; the database may take some more to end.
    await rm(cwd, { recursive: true, force: true, maxRetries: 30 })
  }
})

function isAlive(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0)
  } catch {
    return false
  }
}
