import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { hidden } from '../support/member-browser.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'
import { createTestSystem, type TestSystem } from '../support/system.ts'

const publicUrl = 'http://localhost:8080'
const callback = 'https://agent.example/callback'
const cookies = new Map<string, string>()
let folder: string
let database: TestDatabase
let system: TestSystem
let server: StartedSheaf

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-oauth-faults-'))
  database = await cloneDatabase()
  system = await createTestSystem({ database })
  server = await startApi()
})
after(async () => {
  server.child.kill('SIGKILL')
  await system.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a client is let in, works and refreshes though the server is killed after every step', async () => {
  const { headers } = await system.workspace()
  const invited = await fetch(`${server.address}/v1/members`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@example.com', tier: 'member' }),
  })
  assert.equal(invited.status, 200)
  const { invitation } = (await invited.json()) as { invitation: { url: string } }
  await submit(new URL(invitation.url).pathname, { email: '', password: 'violet tram lantern' })
  await kill()

  const metadata = JSON.stringify({ client_name: 'Agent', redirect_uris: [callback] })
  const registered = await call('/oauth/register', { body: metadata, type: 'application/json' })
  assert.equal(registered.status, 201)
  const { client_id } = (await registered.json()) as { client_id: string }
  await kill()

  const code_verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    ...{ client_id, redirect_uri: callback, response_type: 'code', scope: 'read', resource: `${publicUrl}/` },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const consent = locationOf(await call(`/oauth/authorize?${asked}`))
  await kill()

  const form_token = hidden(await (await call(consent.pathname)).text(), 'form_token')
  await kill()
  const decided = locationOf(await submit(consent.pathname, { form_token, decision: 'allow' }))
  await kill()
  const code = locationOf(await call(decided.pathname + decided.search)).searchParams.get('code') ?? ''
  await kill()

  const redeemed = { grant_type: 'authorization_code', client_id, redirect_uri: callback, code, code_verifier }
  const first = await tokens(redeemed)
  await kill()
  assert.equal((await read(first.access_token)).status, 200)
  const second = await tokens({ grant_type: 'refresh_token', client_id, refresh_token: first.refresh_token })
  await kill()
  assert.equal((await read(second.access_token)).status, 200)

  // What was used before a kill is known to be used after it, and ends all that came of it.
  const again = await redeem({ grant_type: 'refresh_token', client_id, refresh_token: first.refresh_token })
  assert.equal(again.status, 400)
  await kill()
  assert.equal((await read(second.access_token)).status, 401)
})

const startApi = () =>
  startSheaf({
    ...{ cwd: folder, args: ['--role', 'api'] },
    env: { SHEAF_LOG_LEVEL: 'error', DATABASE_URL: database.url, SHEAF_PUBLIC_URL: publicUrl },
  })

async function kill(): Promise<void> {
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
  server = await startApi()
}

/** By a browser, which keeps its cookies whatever becomes of the server. */
async function call(path: string, { body, type }: { body?: string; type?: string } = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.address}${path}`, {
    ...{ redirect: 'manual', method: body === undefined ? 'GET' : 'POST', ...(body !== undefined && { body }) },
    headers: {
      ...{ cookie, 'sec-fetch-site': 'same-origin' },
      ...(type !== undefined && { 'content-type': type, origin: publicUrl }),
    },
  })
  for (const each of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
    cookies.set(name, value)
  }
  return answer
}

const submit = (path: string, form: Record<string, string>) =>
  call(path, { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' })

function locationOf(answer: Response): URL {
  assert.equal(answer.status, 303)
  return new URL(answer.headers.get('location') ?? '', publicUrl)
}

/** By the client itself: no browser, no origin, no cookies. */
const redeem = (form: Record<string, string>) =>
  fetch(`${server.address}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })

async function tokens(form: Record<string, string>): Promise<{ access_token: string; refresh_token: string }> {
  const answer = await redeem(form)
  assert.equal(answer.status, 200, await answer.clone().text())
  return (await answer.json()) as { access_token: string; refresh_token: string }
}

const read = (token: string) =>
  fetch(`${server.address}/v1/documents`, { headers: { authorization: `Bearer ${token}` } })
