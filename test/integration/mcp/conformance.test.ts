import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { serveMcp } from '../../../src/mcp/serve-http.ts'
import { allTools } from '../../../src/mcp/tools.ts'
import { launcher } from '../../support/sheaf-process.ts'
import { createTestSystem } from '../../support/system.ts'

const system = await createTestSystem()
const app = await system.app()
const { headers, key } = await system.workspace()
await serveMcp(app, system, { version: '1.2.3', publicUrl: undefined, corsOrigins: [], maxJsonBytes: 2 ** 20 })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const door = await openDoor(address)
const folder = await mkdtemp(join(tmpdir(), 'sheaf-conformance-'))
after(async () => {
  door.close()
  door.closeAllConnections()
  await system.close()
  await rm(folder, { recursive: true, force: true })
})

/** Scenarios of the suite that ask for something that is not here, and why it is not. Any other must pass. */
const notOffered: Record<string, string[]> = {
  'a tool, resource or prompt of its own example server': [
    ...[
      'simple-text',
      'image',
      'audio',
      'embedded-resource',
      'mixed-content',
      'with-logging',
      'error',
      'with-progress',
    ].map((end) => `tools-call-${end}`),
    ...['tools-call-sampling', 'tools-call-elicitation', 'elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
    ...['json-schema-2020-12', 'resources-read-text', 'resources-read-binary', 'resources-templates-read'],
    ...['simple', 'with-args', 'embedded-resource', 'with-image'].map((end) => `prompts-get-${end}`),
  ],
  'a capability that is not announced: logs and completions of the server': [
    'logging-set-level',
    'completion-complete',
  ],
  'news from the server, for which there would have to be sessions': [
    ...['resources-subscribe', 'resources-unsubscribe', 'server-sse-polling', 'server-sse-multiple-streams'],
  ],
}

test('the official conformance suite finds nothing wrong with what is offered', async () => {
  const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))
  const { port } = door.address() as AddressInfo
  const url = `http://localhost:${port}/mcp`
  const { output } = await run([suite, 'server', '--url', url, '--suite', 'all', '-o', folder])
  const summary = [...output.matchAll(/^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed$/gm)]
  const results = new Map(
    summary.map(([, name = '', passed, failed]) => [name, `${passed} of ${Number(passed) + Number(failed)}`]),
  )
  for (const name of Object.values(notOffered).flat())
    assert.ok(results.delete(name), `the suite has no ${name} any more`)
  assert.deepEqual(Object.fromEntries(results), {
    ...{ 'server-initialize': '1 of 1', ping: '1 of 1', 'tools-list': '1 of 1', 'resources-list': '1 of 1' },
    ...{ 'prompts-list': '1 of 1', 'dns-rebinding-protection': '2 of 2' },
  })
})

const withoutInspector =
  process.env['SHEAF_TEST_INSPECTOR'] === undefined && 'SHEAF_TEST_INSPECTOR is not set: it fetches 89 MB'

test("the inspector's command line lists and calls tools over HTTP and on standard input and output", {
  skip: withoutInspector,
}, async () => {
  const settings = ['-e', `SHEAF_SERVER=${address}`, '-e', `SHEAF_API_KEY=${key.key}`]
  const stdio = [process.execPath, launcher, 'mcp', ...settings]
  const http = [`${address}/mcp`, '--transport', 'http', '--header', `Authorization: ${headers.authorization}`]
  for (const target of [http, stdio]) {
    const listed = JSON.parse(await inspect([...target, '--method', 'tools/list']))
    assert.deepEqual(
      listed.tools.map(({ name }: { name: string }) => name),
      [...allTools().keys()],
    )
    const called = JSON.parse(await inspect([...target, '--method', 'tools/call', '--tool-name', 'list_schemas']))
    assert.deepEqual(called.structuredContent.data, [])
    assert.equal(JSON.parse(await inspect([...target, '--method', 'prompts/list'])).prompts.length, 3)
  }
})

async function inspect(args: string[]): Promise<string> {
  const { output, problems, status } = await run(
    ['--yes', '@modelcontextprotocol/inspector@2.12.0', '--cli', ...args],
    'npx',
  )
  assert.equal(status, 0, problems)
  return output
}

/** The suite shows no key: here it gets one on its way. */
async function openDoor(to: string): Promise<Server> {
  const server = createServer((incoming, response) => {
    const options = { method: String(incoming.method), headers: { ...incoming.headers, ...headers } }
    const outgoing = request(`${to}${incoming.url}`, options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function run(
  args: string[],
  program = process.execPath,
): Promise<{ output: string; problems: string; status: number | null }> {
  const child = spawn(program, args, { cwd: folder })
  let [output, problems] = ['', '']
  child.stdout.on('data', (data) => (output += String(data)))
  child.stderr.on('data', (data) => (problems += String(data)))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { output, problems, status }
}
