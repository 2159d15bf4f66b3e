import assert from 'node:assert/strict'
import { exec, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { buildRequest } from '../../src/services/deliveries/build-request.ts'
import { eventually } from '../support/eventually.ts'
import { cleanEnv, launcher, type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = await readFile(`${root}docs/webhooks.md`, 'utf8')
const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

let cwd: string
let server: StartedSheaf
let receiver: Receiver
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-webhooks-docs-'))
  await symlink(join(root, 'docs'), join(cwd, 'docs'))
  receiver = await startReceiver()
  server = await startSheaf({ cwd, env: { SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.1' } })
})
after(async () => {
  await server?.stop()
  await receiver?.close()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/webhooks.md answers what is shown below it, and listen forwards what happens', async (t) => {
  const listener = spawn(process.execPath, [launcher, ...listenCommand()], { cwd, env: environment() })
  t.after(() => listener.kill())
  let heard = ''
  for (const stream of [listener.stdout, listener.stderr]) stream.on('data', (chunk) => (heard += chunk))
  await eventually('listen to be ready', () => heard.includes('Sending events'), 60)

  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]*?)```/g)]
  assert.equal(examples.length, 6)
  const ids = new Map<string, string>()
  for (const [, command = '', form, shown = ''] of examples) {
    const printed = await run(command.replace(idPattern, (id) => ids.get(id) ?? id))
    meet(ids, shown, printed)
    if (form === 'json') assert.deepEqual(stable(JSON.parse(printed)), stable(JSON.parse(shown)), command)
    else assert.equal(printed, shown, command)
    await arrived()
  }
  const [, printedByListen = ''] = /there it is:\n\n```text\n([\s\S]*?)```/.exec(page) ?? []
  await eventually('the event to be forwarded', () => heard.includes('document.uploaded'))
  for (const line of printedByListen.trim().split('\n')) {
    const pattern = line
      .replace(idPattern, 'ID')
      .replace('whsec_...', 'SECRET')
      .replace('http://127.0.0.1:3000', 'HOST')
    assert.ok(
      heard
        .replace(idPattern, 'ID')
        .replace(/whsec_\S+/, 'SECRET')
        .replace(receiver.url('').replace(/\/$/, ''), 'HOST')
        .includes(pattern),
      `${heard}\nhas no line like\n${pattern}`,
    )
  }
})

const secret = `whsec_${Buffer.from('a secret for the snippets').toString('base64')}`
const names = { headerPrefix: 'X-Service-', webhookUserAgent: 'Sheaf-Webhooks/1.0' }

const standardHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
/** What must be refused rather than make a receiver fall over. */
const forgeries = [
  ...['', 'soon', '\u00b2', '-1', '1e400'].map((time) => ({ 'webhook-timestamp': time })),
  ...['', 'v1', 'v1,\u00fc', `v1,${'A'.repeat(43)}=`].map((signature) => ({ 'webhook-signature': signature })),
]

interface Snippet {
  language: string
  file: string
  /** Reads a JSON of many { body, headers, secret, now } as its argument and prints what `verify` says of each. */
  call: string
  command: string[]
}

const snippets: Snippet[] = [
  {
    ...{ language: 'js', file: 'verify.mjs', command: [process.execPath] },
    call: `for (const { body, headers, secret, now } of JSON.parse(process.argv[2]))
  console.log(verify(Buffer.from(body), headers, secret, now))`,
  },
  {
    ...{ language: 'python', file: 'verify.py', command: ['python3'] },
    call: `import json, sys
for given in json.loads(sys.argv[1]):
    print(str(verify(given["body"].encode(), given["headers"], given["secret"], given["now"])).lower())`,
  },
  {
    ...{ language: 'go', file: 'verify.go', command: ['go', 'run'] },
    call: `type given struct { Body string; Headers map[string]string; Secret string; Now float64 }
func main() {
  var all []given
  if err := json.Unmarshal([]byte(os.Args[1]), &all); err != nil { panic(err) }
  for _, g := range all {
    header := http.Header{}
    for name, value := range g.Headers { header.Set(name, value) }
    fmt.Println(Verify([]byte(g.Body), header, g.Secret, time.Unix(int64(g.Now), 0)))
  }
}`,
  },
]

for (const { language, file, call, command } of snippets) {
  const skip = isInstalled(command[0] ?? '') ? false : `${command[0]} is not installed`
  test(`the ${language} lines of docs/webhooks.md tell real deliveries from forged and old ones`, {
    skip,
  }, async () => {
    const [, code = ''] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page) ?? []
    const imports = language === 'go' ? code.replace('import (', 'import (\n"encoding/json"\n"fmt"\n"os"') : code
    await writeFile(join(cwd, file), `${imports}\n${call}\n`)
    const sentAt = new Date()
    const message = { deliveryId: 'd', eventId: 'e', event: 'job.complete', data: '{"name":"ü"}', occurredAt: sentAt }
    const { body, headers } = buildRequest(message, names, ['the next one', secret], 1, sentAt)
    const given = { body, headers, secret, now: sentAt.getTime() / 1000 }
    const later = { 'webhook-timestamp': String(Math.floor(given.now) + 1) }
    const real = [{}, { secret: 'the next one' }]
    const forged = [
      { body: body.replace('ü', 'u') },
      { secret: 'another' },
      ...[301, -301].map((seconds) => ({ now: given.now + seconds })),
      ...[...forgeries, later].map((changed) => ({ headers: { ...headers, ...changed } })),
      ...standardHeaders.map((name) => ({ headers: without(headers, name) })),
    ]
    const cases = JSON.stringify([...real, ...forged].map((changed) => ({ ...given, ...changed })))
    const [program = '', ...options] = command
    const printed = execFileSync(program, [...options, file, cases], { cwd, encoding: 'utf8' })
    assert.deepEqual(printed.trim().split('\n'), [...real.map(() => 'true'), ...forged.map(() => 'false')])
  })
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v "${program}"`])
    return true
  } catch {
    return false
  }
}

function listenCommand(): string[] {
  const [, command = ''] = /npx sheaf (webhooks listen --forward \S+)/.exec(page) ?? []
  return here(command).split(' ')
}

function here(text: string): string {
  return text
    .replaceAll('http://localhost:8080', server.address)
    .replaceAll('http://127.0.0.1:3000', receiver.url('').replace(/\/$/, ''))
}

function environment(): NodeJS.ProcessEnv {
  return cleanEnv({ SHEAF_API_KEY: server.key ?? '', SHEAF_SERVER: server.address })
}

/** Not synchronously: the endpoint is in this process. */
function run(commands: string): Promise<string> {
  const script = here(commands)
    .replaceAll(/\bcurl /g, 'curl -s ')
    .replaceAll('npx sheaf', `"${process.execPath}" "${launcher}"`)
  return new Promise(
    (resolve) => void exec(`{ ${script}\n} 2>&1`, { cwd, env: environment() }, (_, stdout) => resolve(stdout)),
  )
}

/** Which id here stands for which one of the page. */
function meet(ids: Map<string, string>, shown: string, printed: string): void {
  const met = printed.match(idPattern) ?? []
  for (const [index, id] of (shown.match(idPattern) ?? []).entries()) if (!ids.has(id)) ids.set(id, met[index] ?? '')
}

/** What is different each time: ids, times, signatures and where the endpoint is. */
function stable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value)
      .replace(idPattern, 'ID')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
      .replace(/"(webhook-timestamp)":"\d+"/g, '"$1":"0"')
      .replace(/"duration_ms":\d+/g, '"duration_ms":0')
      .replace(/sha256=[0-9a-f]{64}/g, 'sha256=0')
      .replace(/v1,[A-Za-z0-9+/]{43}=/g, 'v1,0')
      .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'HOST'),
  )
}

/** What was raised by the last command has been delivered. */
async function arrived(): Promise<void> {
  await eventually('deliveries to arrive', async () => {
    const headers = { authorization: `Bearer ${server.key}` }
    const counts = await Promise.all(
      ['pending', 'in_flight', 'failed'].map(async (status) => {
        const answer = await fetch(`${server.address}/v1/deliveries?status=${status}`, { headers })
        return ((await answer.json()) as { pagination: { total: number } }).pagination.total
      }),
    )
    return counts.every((count) => count === 0)
  })
}
