import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { MemberTier } from '../../../src/contract/members.ts'
import { serveMcp } from '../../../src/mcp/serve-http.ts'
import { addMember, changeMemberTier, removeMember } from '../../../src/services/members/manage.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { openPage, skipWithoutBrowser } from '../../support/browser.ts'
import { hidden, memberBrowser, origin } from '../../support/member-browser.ts'
import { selfSigned } from '../../support/self-signed.ts'
import { softPasskey } from '../../support/soft-passkey.ts'
import { createTestSystem } from '../../support/system.ts'

const system = await createTestSystem({
  settings: { rateLimitPerMinute: 100_000 },
  allowPrivateNetworks: ['127.0.0.1'],
})
after(() => system.close())
const app = await system.app({ settings: { rateLimitPerMinute: 100_000 } })
await serveMcp(app, system, { version: '1.2.3', publicUrl: undefined, corsOrigins: [], maxJsonBytes: 2 ** 20 })
const home = await system.workspace('home')
const ctx = await operatorContext(system, home.id)
const callback = 'https://agent.example/callback'
let made = 0

type Form = Record<string, string>
type Browser = ReturnType<typeof memberBrowser>

async function joined(tier: MemberTier = 'owner') {
  made += 1
  const { id, email, invitation } = await addMember(ctx, { email: `o${made}@example.com`, tier }, origin)
  return { id, email, browser: await memberBrowser(app).accept(invitation.url, 'violet tram lantern') }
}

const nobody = memberBrowser(app)
const register = (metadata: object = {}) =>
  nobody.call('POST', '/oauth/register', { json: { client_name: 'Agent', redirect_uris: [callback], ...metadata } })
const newClient = async (metadata: object = {}): Promise<string> => {
  const answer = await register(metadata)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().client_id
}
const client = await newClient()
const member = await joined('owner')

const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
const authorizeUrl = (more: Record<string, string | undefined> = {}) => {
  const usual = { client_id: client, redirect_uri: callback, response_type: 'code', scope: 'read write', state: 's1' }
  const asked = {
    ...usual,
    resource: `${origin}/`,
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
    ...more,
  }
  return `/oauth/authorize?${new URLSearchParams(Object.entries(asked).filter((each): each is [string, string] => each[1] !== undefined))}`
}
const pathOf = (location: unknown) => {
  const { pathname, search } = new URL(String(location), origin)
  return pathname + search
}
/** From the request of a client to the page on which it is let in. */
async function ask(browser: Browser, more: Record<string, string | undefined> = {}): Promise<string> {
  const begun = await browser.get(authorizeUrl(more))
  assert.match(String(begun.headers.location), /^\/oauth\/consent\/[\w-]+$/, begun.body)
  return String(begun.headers.location)
}
/** What the client gets to hear. */
async function answerOf(browser: Browser, page: string, form: Form = {}): Promise<URLSearchParams> {
  const form_token = hidden((await browser.get(page)).body, 'form_token')
  const decided = await browser.post(page, { form_token, decision: 'allow', ...form })
  assert.equal(decided.statusCode, 303, decided.body)
  const resumed = await browser.get(pathOf(decided.headers.location))
  assert.equal(resumed.statusCode, 303, resumed.body)
  const to = new URL(String(resumed.headers.location))
  assert.equal(`${to.origin}${to.pathname}`, callback)
  return to.searchParams
}
async function codeFor(browser: Browser, more: Record<string, string | undefined> = {}) {
  const { verifier, challenge } = pkce()
  const answer = await answerOf(browser, await ask(browser, { code_challenge: challenge, ...more }))
  const code = answer.get('code')
  assert.ok(code, String(answer))
  return { code, code_verifier: verifier }
}
/** By the client itself: no browser, no origin, no cookies. */
const send = (url: string, form: Form) =>
  app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams({ client_id: client, ...form }).toString() },
    headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
  })
const token = (form: Form) => send('/oauth/token', form)
const redeem = (form: Form) => token({ grant_type: 'authorization_code', redirect_uri: callback, ...form })
const refresh = (refresh_token: string, more: Form = {}) =>
  token({ grant_type: 'refresh_token', refresh_token, ...more })

interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
  expires_in: number
}
async function connect(
  browser: Browser = member.browser,
  more: Record<string, string | undefined> = {},
): Promise<Tokens> {
  const answer = await redeem(await codeFor(browser, more))
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const bearer = (text: string) => ({ authorization: `Bearer ${text}`, host: 'localhost:8080' })
const read = async (text: string, url = '/v1/documents') =>
  (await app.inject({ url, headers: bearer(text) })).statusCode
const errorOf = (answer: { statusCode: number; body: string }) => [answer.statusCode, JSON.parse(answer.body).error]
const refusedGrant = [400, 'invalid_grant']

test('a client registers, is let in, calls the API and the tools, refreshes, and is told who it dealt with', async () => {
  const metadata = (await nobody.get('/.well-known/oauth-authorization-server')).json()
  assert.deepEqual(
    [
      metadata.issuer,
      metadata.code_challenge_methods_supported,
      metadata.response_types_supported,
      metadata.grant_types_supported,
    ],
    [origin, ['S256'], ['code'], ['authorization_code', 'refresh_token']],
  )
  const resource = (await nobody.get('/.well-known/oauth-protected-resource/mcp')).json()
  assert.deepEqual([resource.resource, resource.authorization_servers], [`${origin}/mcp`, [origin]])
  const unknown = await nobody.call('POST', '/mcp', { json: { jsonrpc: '2.0', id: 1, method: 'ping' } })
  assert.equal(
    unknown.headers['www-authenticate'],
    `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
  )
  const tokens = await connect(member.browser, { resource: `${origin}/mcp`, scope: 'read' })
  assert.deepEqual([tokens.scope, tokens.expires_in], ['read', 900])
  const tools = await app.inject({
    ...{
      method: 'POST',
      url: '/mcp',
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_schemas' } },
    },
    headers: { ...bearer(tokens.access_token), accept: 'application/json, text/event-stream' },
  })
  assert.match(tools.body, /"structuredContent":\{"data":\[\]/)
  const next = (await refresh(tokens.refresh_token)).json()
  assert.equal(await read(next.access_token, '/mcp'), 405)
  const page = (await member.browser.get('/account')).body
  assert.match(page, /Agent/)
  const { rows } = await system.pool.query(`select details from audit_log where action = 'oauth.connect' limit 1`)
  assert.deepEqual(rows[0].details, { client: 'Agent', scopes: ['read'] })
})

// What a request for a code can try. None of them gets one, and none leads anywhere but to the registered address.
const evil = 'https://evil.example'
const requests: Record<string, [Record<string, string | undefined>, string | undefined]> = {
  'no PKCE': [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  'PKCE in plain text': [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }, 'invalid_request'],
  'PKCE without saying how': [{ code_challenge_method: undefined }, 'invalid_request'],
  'a challenge that is too short': [{ code_challenge: 'abc' }, 'invalid_request'],
  'a token at once': [{ response_type: 'token' }, 'unsupported_response_type'],
  'an ID token': [{ response_type: 'id_token', nonce: 'n' }, 'unsupported_response_type'],
  'code and token': [{ response_type: 'code token' }, 'unsupported_response_type'],
  'a token for another server': [{ resource: `${evil}/mcp` }, 'invalid_target'],
  'a token for a part of ours that is none': [{ resource: `${origin}/v1` }, 'invalid_target'],
  'no question to the member': [{ prompt: 'none' }, 'login_required'],
  'parameters in an object': [{ request: 'e30.e30.' }, 'request_not_supported'],
  'parameters from elsewhere': [{ request_uri: `${evil}/r` }, 'request_uri_not_supported'],
  'a client that is none': [{ client_id: 'nobody' }, undefined],
  'another host': [{ redirect_uri: `${evil}/callback` }, undefined],
  'a host that begins alike': [{ redirect_uri: 'https://agent.example.evil.example/callback' }, undefined],
  'a host behind an @': [{ redirect_uri: 'https://agent.example@evil.example/callback' }, undefined],
  'a path below': [{ redirect_uri: `${callback}/more` }, undefined],
  'a path that goes up': [{ redirect_uri: `${callback}/../other` }, undefined],
  'a query more': [{ redirect_uri: `${callback}?x=1` }, undefined],
  'a fragment': [{ redirect_uri: `${callback}#x` }, undefined],
  'another letter case': [{ redirect_uri: 'https://agent.example/Callback' }, undefined],
  'without encryption': [{ redirect_uri: callback.replace('https', 'http') }, undefined],
  'no address': [{ redirect_uri: undefined }, undefined],
}
for (const [name, [more, error]] of Object.entries(requests))
  test(`a request for a code with ${name} is refused`, async () => {
    const answer = await member.browser.get(authorizeUrl(more))
    const location = answer.headers.location
    if (error === undefined) return assert.deepEqual([answer.statusCode, location], [400, undefined], answer.body)
    const to = new URL(String(location))
    assert.equal(`${to.origin}${to.pathname}`, callback)
    const told = to.hash === '' ? to.searchParams : new URLSearchParams(to.hash.slice(1))
    assert.deepEqual([told.get('error'), told.get('code'), told.get('access_token')], [error, null, null], String(to))
    assert.deepEqual([told.get('iss'), told.get('state')], [origin, 's1'])
  })

test('two addresses in one request are refused', async () => {
  const answer = await member.browser.get(`${authorizeUrl()}&redirect_uri=${encodeURIComponent(evil)}`)
  assert.deepEqual([answer.statusCode, answer.headers.location], [400, undefined])
})

const registrations: Record<string, object> = {
  'an address without encryption': { redirect_uris: ['http://agent.example/callback'] },
  'a script for an address': { redirect_uris: ['javascript:alert(1)'] },
  'data for an address': { redirect_uris: ['data:text/html,x'] },
  'a file for an address': { redirect_uris: ['file:///etc/passwd'] },
  'a fragment in the address': { redirect_uris: [`${callback}#x`] },
  'a name in the address': { redirect_uris: ['https://agent@agent.example/callback'] },
  'one right address and one wrong': { redirect_uris: [callback, 'http://evil.example/'] },
  'no address': { redirect_uris: [] },
  'a secret': { token_endpoint_auth_method: 'client_secret_basic' },
  'tokens at once': { response_types: ['token'], grant_types: ['implicit'] },
  'tokens without a member': { grant_types: ['client_credentials'] },
  'passwords of members': { grant_types: ['password'] },
}
for (const [name, metadata] of Object.entries(registrations))
  test(`a client that wants ${name} is not registered`, async () => {
    const answer = await register(metadata)
    assert.equal(answer.statusCode, 400, answer.body)
    assert.match(answer.json().error, /^invalid_(redirect_uri|client_metadata)$/)
  })

test('apps of this machine may register, and are answered on any port of it, as RFC 8252 has it', async () => {
  const metadata = { redirect_uris: ['http://127.0.0.1/cb', 'com.example.app:/cb'], application_type: 'native' }
  const client_id = await newClient(metadata)
  const answer = await member.browser.get(authorizeUrl({ client_id, redirect_uri: 'http://127.0.0.1:54321/cb' }))
  assert.match(String(answer.headers.location), /^\/oauth\/consent\//)
  const other = await member.browser.get(authorizeUrl({ client_id, redirect_uri: 'http://127.0.0.1:54321/other' }))
  assert.equal(other.statusCode, 400)
})

test('who is not signed in is asked to, and gets back to the question', async () => {
  const { email } = await joined('member')
  const browser = memberBrowser(app)
  const page = await ask(browser)
  const away = await browser.get(page)
  assert.equal(away.headers.location, `/sign-in?next=${page}`)
  const back = await browser.post('/sign-in', { email, password: 'violet tram lantern', next: page })
  assert.equal(back.headers.location, page)
  assert.ok((await answerOf(browser, page)).get('code'))
})

test('the question names client, address and each scope in words, whatever the client calls itself', async () => {
  const client_id = await newClient({ client_name: '<img src=x onerror=alert(1)>"\'' })
  const { browser } = await joined('member')
  const page = await browser.get(await ask(browser, { client_id, scope: 'read apps:decide billing' }))
  assert.ok(!page.body.includes('<img'), page.body)
  assert.match(page.body, /&#60;img.*agent\.example.*Read your documents.*also asked for.*apps:decide/s)
  assert.ok(!page.body.includes('Buy credits'))
})

test('the question can be shown in no frame and answered from no other page', async () => {
  const { browser } = await joined('member')
  const other = await joined('member')
  const page = await ask(browser)
  const shown = await browser.get(page)
  assert.equal(shown.headers['x-frame-options'], 'DENY')
  assert.match(
    String(shown.headers['content-security-policy']),
    /frame-ancestors 'none'; form-action 'self' https:\/\/agent\.example$/,
  )
  const form_token = hidden(shown.body, 'form_token')
  const allow = { form_token, decision: 'allow' }
  const attempts: [Form, Form, number][] = [
    [allow, { origin: evil }, 403],
    [allow, { origin: 'null' }, 403],
    [allow, { 'sec-fetch-site': 'cross-site' }, 403],
    [{ decision: 'allow' }, {}, 403],
    [{ ...allow, form_token: await other.browser.formToken() }, {}, 403],
  ]
  for (const [form, headers, status] of attempts)
    assert.equal((await browser.post(page, form, headers)).statusCode, status, JSON.stringify([form, headers]))
  assert.ok((await answerOf(browser, page)).get('code'))
})

test('a question of another browser cannot be answered, nor with the cookie of another question', async () => {
  const [victim, attacker] = [await joined('owner'), await joined('member')]
  const page = await ask(attacker.browser)
  const form = { form_token: await victim.browser.formToken(), decision: 'allow' }
  assert.equal((await victim.browser.get(page)).statusCode, 404)
  assert.equal((await victim.browser.post(page, form)).statusCode, 404)
  await ask(victim.browser)
  assert.equal((await victim.browser.post(page, form)).statusCode, 404)
})

test('without an answer, after a refusal and after signing out there is no code', async () => {
  const { browser } = await joined('member')
  const page = await ask(browser)
  const early = await browser.get(page.replace('consent', 'authorize'))
  assert.ok(!String(early.headers.location).includes('code='), String(early.headers.location))
  const refused = await answerOf(browser, await ask(browser), { decision: 'deny' })
  assert.deepEqual([refused.get('error'), refused.get('code')], ['access_denied', null])
  const last = await ask(browser)
  const form_token = hidden((await browser.get(last)).body, 'form_token')
  const kept = browser.cookies.get('__Host-sheaf-session') ?? ''
  await browser.post('/account/sign-out', { form_token })
  browser.cookies.set('__Host-sheaf-session', kept)
  assert.equal((await browser.post(last, { form_token, decision: 'allow' })).statusCode, 401)
})

test('no more than was asked and than the tier has is given, whatever the form says', async () => {
  const { browser } = await joined('member')
  const page = await ask(browser, { scope: 'read operations apps:decide' })
  const { verifier, challenge } = pkce()
  const own = await ask(browser, { scope: 'read operations apps:decide', code_challenge: challenge })
  assert.notEqual(page, own)
  const answer = await answerOf(browser, own, { scope: 'billing', scopes: 'billing' })
  const tokens = (await redeem({ code: String(answer.get('code')), code_verifier: verifier })).json()
  assert.equal(tokens.scope, 'read')
})

test('every request is asked about anew, and a planted session of the server is not taken', async () => {
  const [first, second] = [await joined('owner'), await joined('member')]
  await connect(first.browser)
  const planted = [...first.browser.cookies].filter(([name]) => name.startsWith('sheaf-oauth-session'))
  assert.ok(planted.length > 0)
  for (const [name, value] of planted) second.browser.cookies.set(name, value)
  const { access_token } = await connect(second.browser, { scope: 'operations read' })
  const refused = await app.inject({ url: '/v1/api-keys', headers: bearer(access_token) })
  assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'operations'])
})

test('a code is redeemed by whoever began it, with its verifier and address, and by nobody else', async () => {
  const other = await newClient()
  const attempts: [string, Form][] = [
    ['another verifier', { code_verifier: pkce().verifier }],
    ['the challenge for a verifier', { code_verifier: 'a'.repeat(43) }],
    ['another client', { client_id: other }],
    ['another address', { redirect_uri: 'https://agent.example/other' }],
  ]
  for (const [name, form] of attempts)
    assert.deepEqual(errorOf(await redeem({ ...(await codeFor(member.browser)), ...form })), refusedGrant, name)
  const { code } = await codeFor(member.browser)
  assert.equal((await redeem({ code })).statusCode, 400)
  assert.deepEqual(errorOf(await redeem({ code: 'x'.repeat(43), code_verifier: pkce().verifier })), refusedGrant)
  const late = await codeFor(member.browser)
  await system.pool.query(`update oauth_records set expires_at = now() where model = 'AuthorizationCode'`)
  assert.deepEqual(errorOf(await redeem(late)), refusedGrant)
})

test('a code that is used twice ends what the first got, also when both come at once', async () => {
  const code = await codeFor(member.browser)
  const first = (await redeem(code)).json()
  assert.equal(await read(first.access_token), 200)
  assert.deepEqual(errorOf(await redeem(code)), refusedGrant)
  assert.equal(await read(first.access_token), 401)
  assert.deepEqual(errorOf(await refresh(first.refresh_token)), refusedGrant)
  const raced = await codeFor(member.browser)
  const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(raced)))
  assert.ok(answers.filter(({ statusCode }) => statusCode === 200).length <= 1)
})

test('a refresh token works once; used again, everything that came of it ends', async () => {
  const first = await connect()
  const second = (await refresh(first.refresh_token)).json()
  assert.notEqual(second.refresh_token, first.refresh_token)
  assert.equal(await read(second.access_token), 200)
  assert.deepEqual(errorOf(await refresh(first.refresh_token)), refusedGrant)
  assert.equal(await read(second.access_token), 401)
  assert.deepEqual(errorOf(await refresh(second.refresh_token)), refusedGrant)
  const raced = await connect()
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(raced.refresh_token)))
  assert.ok(answers.filter(({ statusCode }) => statusCode === 200).length <= 1)
})

test('a refresh gives no other client, no more scopes and no other address', async () => {
  const tokens = await connect(member.browser, { scope: 'read', resource: `${origin}/mcp` })
  assert.deepEqual(errorOf(await refresh(tokens.refresh_token, { client_id: await newClient() })), refusedGrant)
  assert.deepEqual(errorOf(await refresh(tokens.refresh_token, { scope: 'read write' })), [400, 'invalid_scope'])
  assert.deepEqual(errorOf(await refresh(tokens.refresh_token, { resource: `${origin}/` })), [400, 'invalid_target'])
  for (const grant_type of [
    'client_credentials',
    'password',
    'urn:ietf:params:oauth:grant-type:device_code',
    'implicit',
  ])
    assert.equal((await token({ grant_type, scope: 'read', username: 'a', password: 'b' })).statusCode, 400, grant_type)
})

test('a token opens only what it was issued for, as a header, under its own address', async () => {
  const tokens = await connect(member.browser, { resource: `${origin}/mcp` })
  assert.deepEqual([await read(tokens.access_token, '/mcp'), await read(tokens.access_token)], [405, 401])
  const wide = await connect()
  assert.deepEqual([await read(wide.access_token, '/mcp'), await read(wide.access_token)], [405, 200])
  assert.equal((await app.inject({ url: `/v1/documents?access_token=${wide.access_token}` })).statusCode, 401)
  const elsewhere = await app.inject({
    url: '/v1/documents',
    headers: { ...bearer(wide.access_token), host: 'localhost:9999' },
  })
  assert.equal(elsewhere.statusCode, 401)
  assert.deepEqual([await read(wide.refresh_token), await read('x'.repeat(43))], [401, 401])
  const { code } = await codeFor(member.browser)
  assert.equal(await read(code), 401)
  await system.pool.query(`update oauth_records set expires_at = now() where model = 'AccessToken'`)
  assert.equal(await read(wide.access_token), 401)
})

test('what a request says of our address is believed neither in metadata nor in answers', async () => {
  for (const headers of [
    { host: 'evil.example' },
    { host: 'localhost:8080', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  ]) {
    const answer = await app.inject({ url: '/.well-known/oauth-authorization-server', headers })
    assert.ok(!answer.body.includes('evil'), answer.body)
    const resource = await app.inject({ url: '/.well-known/oauth-protected-resource', headers })
    assert.ok(!resource.body.includes('evil'), resource.body)
  }
})

test('deciding takes apps:decide and a Senior Member at that very moment', async () => {
  const { id, browser } = await joined('senior_member')
  const content = { inputs: { filter: {} }, output_contract: { type: 'object' }, allowUnevidenced: true }
  const payload = { slug: `decided-${id.slice(-6)}`, display_name: 'D', mode: 'external', content }
  const made = await app.inject({ method: 'POST', url: '/v1/apps', headers: home.headers, payload })
  assert.equal(made.statusCode, 200, made.body)
  const tasks = async (text: string) => {
    const answer = await app.inject({ url: `/v1/apps/${made.json().id}/decision-tasks`, headers: bearer(text) })
    return answer.statusCode === 200 ? 'let' : answer.json().reason
  }
  const without = await connect(browser, { scope: 'read operations' })
  assert.equal(await tasks(without.access_token), 'insufficient_scope')
  const tokens = await connect(browser, { scope: 'read apps:decide' })
  assert.equal(await tasks(tokens.access_token), 'let')
  await changeMemberTier(ctx, id, 'member')
  assert.equal(await tasks(tokens.access_token), 'insufficient_tier')
  assert.equal(await read(tokens.access_token), 200)
  await removeMember(ctx, id)
  assert.deepEqual([await read(tokens.access_token), (await refresh(tokens.refresh_token)).statusCode], [401, 400])
})

test('a client makes no keys and manages no members, also for an owner', async () => {
  const { access_token } = await connect(member.browser, { scope: 'read operations write' })
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, headers: bearer(access_token), payload })
    return [answer.statusCode, answer.json().reason]
  }
  assert.deepEqual(await post('/v1/api-keys', { name: 'mine' }), [403, 'members_only'])
  assert.deepEqual(await post('/v1/members', { email: 'friend@example.com' }), [403, 'members_only'])
})

test('a token is revoked by its client alone, and a connection by its member alone', async () => {
  const tokens = await connect()
  const revoke = (form: Form) => send('/oauth/revoke', form)
  await revoke({ token: tokens.access_token, client_id: await newClient() })
  assert.equal(await read(tokens.access_token), 200)
  await revoke({ token: tokens.refresh_token })
  assert.equal(await read(tokens.access_token), 401)
  assert.equal((await send('/oauth/introspect', { token: tokens.access_token })).statusCode, 404)

  const { browser } = await joined('member')
  const { access_token } = await connect(browser)
  const connection = hidden((await browser.get('/account')).body, 'connection')
  const stranger = await member.browser.post('/account/disconnect', {
    form_token: await member.browser.formToken(),
    connection,
  })
  assert.equal(stranger.statusCode, 404)
  assert.equal(await read(access_token), 200)
  const ended = await browser.post('/account/disconnect', { form_token: await browser.formToken(), connection })
  assert.deepEqual([ended.statusCode, await read(access_token)], [303, 401])
})

test('the database holds nothing that a client or browser could show', async () => {
  const tokens = await connect()
  const { rows } = await system.pool.query('select model, payload::text as payload, id_hash from oauth_records')
  for (const secret of [tokens.access_token, tokens.refresh_token])
    assert.ok(rows.every(({ payload, id_hash }) => !payload.includes(secret) && !id_hash.toString().includes(secret)))
})

/** How a person lets the client in that asked for it at `url`: from the invitation on, with a passkey. What comes back is for the client. */
type LetIn = (url: URL, invitation: URL, callbackUrl: URL) => Promise<URLSearchParams>

test('the official client finds its way by itself: it is let in, calls tools, and ends with tier and token', () =>
  wholeFlow('official', async (url, invitation) => {
    const at = invitation.origin
    const invited = await memberBrowser(app, '198.51.100.8', at).accept(invitation.href, 'violet tram lantern')
    const device = softPasskey(at)
    const script = async (who: Browser, path: string, json: object, headers: Record<string, string> = {}) => {
      const ours = { origin: at, 'sec-fetch-site': 'same-origin', ...headers }
      const sent = await who.call('POST', path, { json, headers: ours })
      assert.equal(sent.statusCode, 200, sent.body)
      return sent.json()
    }
    const csrf = { 'x-csrf-token': await invited.formToken() }
    const response = device.create(await script(invited, '/account/passkey/options', {}, csrf))
    await script(invited, '/account/passkey', { response, name: 'Phone' }, csrf)
    const browser = memberBrowser(app, '198.51.100.8', at)
    const signed = device.get(await script(browser, '/sign-in/passkey/options', {}))
    await script(browser, '/sign-in/passkey', { response: signed })
    const asked = String((await browser.get(url.pathname + url.search)).headers.location)
    const form_token = hidden((await browser.get(asked)).body, 'form_token')
    const decided = await browser.post(asked, { form_token, decision: 'allow' })
    const resumed = await browser.get(pathOf(decided.headers.location))
    return new URL(String(resumed.headers.location)).searchParams
  }))

test(
  'a person in a real browser accepts, adds a passkey, signs in with it and lets the client in',
  {
    skip: skipWithoutBrowser,
  },
  () =>
    wholeFlow('in-a-browser', async (url, invitation, callbackUrl) => {
      const called = new Promise<URLSearchParams>((resolve) => {
        const server = createPlainServer((request, response) => {
          response.setHeader('connection', 'close').end('Back in the program.')
          if (!request.url?.startsWith('/callback')) return
          server.close()
          resolve(new URL(request.url, callbackUrl).searchParams)
        }).listen(Number(callbackUrl.port), '127.0.0.1')
      })
      const page = await openPage(invitation.href)
      try {
        await page.send('WebAuthn.enable')
        await page.send('WebAuthn.addVirtualAuthenticator', {
          options: {
            ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
            ...{ isUserVerified: true, automaticPresenceSimulation: true },
          },
        })
        const click = (selector: string) => page.read(`document.querySelector(${JSON.stringify(selector)}).click()`)
        const loaded = (path: string) =>
          page.until(path, `document.readyState === "complete" && location.pathname.startsWith("${path}")`)
        await page.read('document.querySelector("#password").value = "violet tram lantern"')
        await click('form button')
        await loaded('/account')
        // The script shows the button when it can be used.
        await page.until('the button', 'document.querySelector("button[data-passkey=add]")?.hidden === false')
        await click('button[data-passkey="add"]')
        await page.until('the passkey', 'document.querySelector("input[name=passkey]") !== null')
        await click('form[action="/account/sign-out"] button')
        await loaded('/sign-in')
        await page.send('Page.navigate', { url: url.href })
        const kept = 'document.querySelector("input[name=next]") !== null'
        await page.until('the button', `${kept} && !document.querySelector("button[data-passkey=sign-in]").hidden`)
        await click('button[data-passkey="sign-in"]')
        await loaded('/oauth/consent')
        assert.match(await page.read('document.querySelector("h1").textContent'), /^Official wants to work in home/)
        await click('button[value="allow"]')
        const answer = await called
        assert.deepEqual(page.complaints, [])
        return answer
      } finally {
        await page.close()
      }
    }),
)

let listening: Promise<string> | undefined

async function wholeFlow(name: string, letIn: LetIn): Promise<void> {
  listening ??= app.listen({ host: '127.0.0.1', port: 0 })
  const at = (await listening).replace('127.0.0.1', 'localhost')
  const kept: { client?: object; tokens?: Tokens; verifier?: string; url?: URL } = {}
  const redirectUrl = `http://127.0.0.1:${await freePort()}/callback`
  const keep = <K extends keyof typeof kept>(what: K) => {
    return (value: (typeof kept)[K]) => void Object.assign(kept, { [what]: value })
  }
  const authProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Official', redirect_uris: [redirectUrl], scope: 'read apps:decide' },
    ...{ clientInformation: () => kept.client, saveClientInformation: keep('client') },
    ...{ tokens: () => kept.tokens, saveTokens: keep('tokens'), redirectToAuthorization: keep('url') },
    ...{ saveCodeVerifier: keep('verifier'), codeVerifier: () => kept.verifier ?? '' },
  } as unknown as OAuthClientProvider
  const transport = () => new StreamableHTTPClientTransport(new URL(`${at}/mcp`), { authProvider })
  const first = transport()
  await assert.rejects(new Client({ name, version: '1.0.0' }).connect(first), /Unauthorized/)
  assert.ok(kept.url)
  const { id, invitation } = await addMember(ctx, { email: `${name}@example.com`, tier: 'senior_member' }, at)
  await first.finishAuth(await letIn(kept.url, new URL(invitation.url), new URL(redirectUrl)))

  const official = new Client({ name, version: '1.0.0' })
  await official.connect(transport())
  const call = async (tool: string, args: object = {}) =>
    JSON.stringify((await official.callTool({ name: tool, arguments: { ...args } })).content)
  for (const tool of ['list_documents', 'list_schemas', 'get_balance'])
    assert.ok(!(await call(tool)).includes('error'), tool)
  const content = { inputs: { filter: {} }, output_contract: { type: 'object' }, allowUnevidenced: true }
  const payload = { slug: name, display_name: 'O', mode: 'external', content }
  const made = await app.inject({ method: 'POST', url: '/v1/apps', headers: home.headers, payload })
  assert.match(await call('list_decision_tasks', { id: made.json().id }), /data/)
  await changeMemberTier(ctx, id, 'member')
  assert.match(await call('list_decision_tasks', { id: made.json().id }), /insufficient_tier/)
  await official.close()
  const revoked = {
    token: kept.tokens?.refresh_token ?? '',
    client_id: (kept.client as { client_id: string }).client_id,
  }
  await app.inject({
    ...{ method: 'POST', url: '/oauth/revoke', payload: new URLSearchParams(revoked).toString() },
    headers: { host: new URL(at).host, 'content-type': 'application/x-www-form-urlencoded' },
  })
  const ended = await fetch(`${at}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${kept.tokens?.access_token}` },
  })
  assert.equal(ended.status, 401)
}

/** One that nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createPlainServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('a client that is known by its address is let in by what it says there, and is listed and ended as others are', async () => {
  const metadata = (await nobody.get('/.well-known/oauth-authorization-server')).json()
  assert.equal(metadata.client_id_metadata_document_supported, true)
  const { at, close, hits } = await startDocuments()
  try {
    const client_id = `${at}/client`
    const { browser } = await joined('member')
    const { verifier, challenge } = pkce()
    const page = await ask(browser, { client_id, code_challenge: challenge })
    const asked = (await browser.get(page)).body
    assert.match(asked, /By address wants to work/)
    assert.ok(asked.includes(`described at <strong>${client_id}</strong>`))
    const code = (await answerOf(browser, page)).get('code') ?? ''
    const redeemed = await redeem({ client_id, code, code_verifier: verifier })
    assert.equal(redeemed.statusCode, 200, redeemed.body)
    const tokens = redeemed.json()
    assert.equal(await read(tokens.access_token), 200)
    const next = await refresh(tokens.refresh_token, { client_id })
    assert.equal(next.statusCode, 200, next.body)
    assert.deepEqual(hits, ['/client'], 'fetched once, and kept')
    const account = (await browser.get('/account')).body
    assert.ok(account.includes(client_id))
    const connection = hidden(account, 'connection')
    await browser.post('/account/disconnect', { form_token: await browser.formToken(), connection })
    assert.equal(await read(next.json().access_token), 401)
    for (const redirect_uri of [`${callback}/more`, 'https://evil.example/callback', `${callback}?x=1`, undefined]) {
      const answer = await browser.get(authorizeUrl({ client_id, redirect_uri }))
      assert.deepEqual([answer.statusCode, answer.headers.location], [400, undefined], redirect_uri)
    }
  } finally {
    await close()
  }
})

test('an address that lies, leads inside or keeps us waiting makes no client', async () => {
  const { at, close, hits } = await startDocuments()
  const port = new URL(at).port
  const refused = async (client_id: string) => {
    const answer = await member.browser.get(authorizeUrl({ client_id }))
    assert.deepEqual([answer.statusCode, answer.headers.location], [400, undefined], `${client_id}: ${answer.body}`)
  }
  try {
    for (const path of Object.keys(documents(at))) if (path !== '/client') await refused(`${at}${path}`)
    for (const path of ['/redirect', '/missing', '/text', '/large', '/silent']) await refused(`${at}${path}`)
    const asked = hits.length
    const inside = ['127.0.0.2', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:127.0.0.2]', '2130706434']
    for (const host of inside) await refused(`https://${host}:${port}/client`)
    const odd = ['http://127.0.0.1/client', `${at}/client#x`, `${at}/a/../client`, `https://x@127.0.0.1:${port}/client`]
    for (const client_id of odd) await refused(client_id)
    assert.equal(hits.length, asked, 'none of these was even asked')
  } finally {
    await close()
  }
})

test('a team comes in from one address, while guessing without a key stays as limited as it was', async () => {
  const noon = new Date()
  const small = await createTestSystem({ database: system.database, clock: { now: () => noon } })
  try {
    const strict = await small.app()
    const office = memberBrowser(strict, '203.0.113.9')
    const refusals: number[] = []
    for (let person = 0; person < 40; person++)
      for (const url of ['/sign-in', authorizeUrl()]) refusals.push((await office.get(url)).statusCode)
    const tokens = await strict.inject({
      ...{ method: 'POST', url: '/oauth/token', payload: 'grant_type=refresh_token', remoteAddress: '203.0.113.9' },
      headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.ok(!refusals.includes(429) && tokens.statusCode !== 429)
    assert.equal(Number(tokens.headers['x-ratelimit-limit']), 600)
    const guesses: number[] = []
    for (let guess = 0; guess < 31; guess++) guesses.push((await office.get('/v1/documents')).statusCode)
    assert.deepEqual([guesses[0], guesses.at(-1)], [401, 429])
    const registered = await office.call('POST', '/oauth/register', { json: { redirect_uris: [callback] } })
    assert.equal(registered.statusCode, 429)
    assert.notEqual((await office.get('/sign-in')).statusCode, 429)
  } finally {
    await small.close()
  }
})

test('connections live through another key of the service, also in a new process', async () => {
  const tokens = await connect()
  const secretKeys: typeof system.secretKeys = [Buffer.alloc(32, 'a newer key'), ...system.secretKeys]
  const later = await createTestSystem({
    ...{ database: system.database, settings: { rateLimitPerMinute: 100_000 }, secretKeys },
  })
  try {
    const there = await later.app({ settings: { rateLimitPerMinute: 100_000 } })
    const headers = bearer(tokens.access_token)
    assert.equal((await there.inject({ url: '/v1/documents', headers })).statusCode, 200)
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: client }
    const next = await there.inject({
      ...{ method: 'POST', url: '/oauth/token', payload: new URLSearchParams(form).toString() },
      headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(next.statusCode, 200, next.body)
    // A question that was open when the key changed is answered after it: its cookies carry the older one.
    const { browser } = await joined('member')
    const page = await ask(browser)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = await there.inject({ url: page, headers: { host: 'localhost:8080', cookie } })
    assert.equal(asked.statusCode, 200, asked.body)
  } finally {
    await later.close()
  }
})

/** What clients say of themselves at their addresses: the first is right. */
function documents(at: string): Record<string, object> {
  const right = { client_name: 'By address', redirect_uris: [callback], token_endpoint_auth_method: 'none' }
  return {
    '/client': { client_id: `${at}/client`, ...right },
    '/another': { client_id: `${at}/client`, ...right },
    '/nameless': right,
    '/secret': { client_id: `${at}/secret`, ...right, client_secret: 'x' },
    '/basic': { client_id: `${at}/basic`, ...right, token_endpoint_auth_method: 'client_secret_basic' },
    '/plain': { client_id: `${at}/plain`, ...right, redirect_uris: ['http://agent.example/callback'] },
    '/script': { client_id: `${at}/script`, ...right, redirect_uris: ['javascript:alert(1)'] },
    '/nowhere': { client_id: `${at}/nowhere`, ...right, redirect_uris: [] },
    '/sector': { client_id: `${at}/sector`, ...right, subject_type: 'pairwise', sector_identifier_uri: `${at}/client` },
  }
}

async function startDocuments() {
  const hits: string[] = []
  const identity = selfSigned()
  setDefaultCACertificates([...getCACertificates('default'), identity.cert])
  const server = createServer(identity, (request, response) => {
    const path = request.url ?? ''
    hits.push(path)
    const document = documents(at)[path]
    if (path === '/silent') return
    if (path === '/redirect') response.writeHead(302, { location: '/client' }).end()
    else if (path === '/text') response.end('not JSON')
    else if (path === '/large') response.end(JSON.stringify({ ...documents(at)['/client'], x: 'x'.repeat(20_000) }))
    else if (document === undefined) response.writeHead(404).end()
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  })
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  const at = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ at, hits },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
