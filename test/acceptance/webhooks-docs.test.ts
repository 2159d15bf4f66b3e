import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { settleOnTestServer } from '../support/database.ts'
import { docs, meet, runCommands, withIds } from '../support/docs-page.ts'
import { eventually } from '../support/eventually.ts'
import { cleanEnv, launcher, type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'

const page = await readFile(join(docs, 'webhooks.md'), 'utf8')
const settings = { SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.1' }

let cwd: string
let server: StartedSheaf
let receiver: Receiver
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-webhooks-docs-'))
  await symlink(docs, join(cwd, 'docs'))
  await settleOnTestServer(cwd)
  receiver = await startReceiver()
  server = await startSheaf({ cwd, env: settings })
})
after(async () => {
  await server?.stop()
  await receiver?.close()
  await rm(cwd, { recursive: true, force: true })
})

test('every command of docs/webhooks.md answers what is shown below it, and listen forwards what happens', async (t) => {
  const [, forwarding = ''] = /npx sheaf (webhooks listen --forward \S+)/.exec(page) ?? []
  const heard = await startListening(t, forwarding)
  const examples = [...page.matchAll(/```sh\n([^`]+)\n```\n+```(text|json)\n([\s\S]*?)```/g)]
  assert.equal(examples.length, 6)
  const ids = new Map<string, string>()
  for (const [, command = '', form, shown = ''] of examples) {
    const printed = await runCommands(here(withIds(command, ids)), { server, cwd })
    meet(ids, shown, printed)
    const [got, expected] = [printed, withIds(shown, ids)].map(stable)
    if (form === 'json') assert.deepEqual(JSON.parse(got ?? ''), JSON.parse(expected ?? ''), command)
    else assert.equal(got, expected, command)
    await arrived()
  }
  const [, shownByListen = ''] = /there it is:\n\n```text\n([\s\S]*?)```/.exec(page) ?? []
  await eventually('the event to be forwarded', () => heard().includes('document.uploaded'))
  for (const line of stable(shownByListen).trim().split('\n')) assert.ok(stable(heard()).includes(line), heard())
})

test('listen without an address prints events, and goes on where it was when the server was restarted', async (t) => {
  const heard = await startListening(t, 'webhooks listen')
  const { key, address } = server
  await server.stop()
  await eventually('listen to notice', () => heard().includes('The server is away'))
  server = { ...(await startSheaf({ cwd, env: { ...settings, SHEAF_PORT: new URL(address).port } })), key }
  const body = new FormData()
  body.append('file', new Blob(['Some text.']), 'a.txt')
  await fetch(`${address}/v1/documents`, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body })
  await eventually('the event to be printed', () => heard().includes('document.uploaded'))
  const { event, data } = JSON.parse(/^\{.*document\.uploaded.*$/m.exec(heard())?.[0] ?? '')
  assert.deepEqual([event, data.filename], ['document.uploaded', 'a.txt'])
})

/** Runs the command until the test ends; gives all that it has printed so far. */
async function startListening(t: TestContext, command: string): Promise<() => string> {
  const env = cleanEnv({ SHEAF_API_KEY: server.key ?? '', SHEAF_SERVER: server.address })
  const listener = spawn(process.execPath, [launcher, ...here(command).split(' ')], { cwd, env })
  t.after(() => listener.kill())
  let heard = ''
  for (const stream of [listener.stdout, listener.stderr]) stream.on('data', (chunk) => (heard += chunk))
  await eventually('listen to be ready', () => /^(?:Sending|Listening to) events/.test(heard))
  return () => heard
}

function here(text: string): string {
  return text.replaceAll('http://127.0.0.1:3000', receiver.url(''))
}

/** What is different each time: ids, times, signatures and where the endpoint is. */
function stable(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
    .replace(/"(webhook-timestamp)": ?"\d+"/g, '"$1":"0"')
    .replace(/"duration_ms": ?\d+/g, '"duration_ms":0')
    .replace(/sha256=[0-9a-f]{64}/g, 'sha256=0')
    .replace(/v1,[A-Za-z0-9+/]{43}=/g, 'v1,0')
    .replace(/whsec_\S+/g, 'SECRET')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'HOST')
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
