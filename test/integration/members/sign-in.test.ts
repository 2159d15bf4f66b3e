import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { MemberTier } from '../../../src/contract/members.ts'
import { addMember } from '../../../src/services/members/manage.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { createWorkspace } from '../../../src/services/workspaces/manage.ts'
import { memberBrowser, origin } from '../../support/member-browser.ts'
import { platformClient } from '../../support/platform-client.ts'
import { softPasskey } from '../../support/soft-passkey.ts'
import { createTestSystem } from '../../support/system.ts'

const system = await createTestSystem({ settings: { rateLimitPerMinute: 10_000 } })
after(() => system.close())
const app = await system.app({ settings: { rateLimitPerMinute: 10_000 } })
const home = await system.workspace('home')
const key = platformClient(app, home)
const password = 'violet tram lantern'
let made = 0

async function invite(tier: MemberTier, workspaceId = home.id) {
  made += 1
  const member = await addMember(
    await operatorContext(system, workspaceId),
    { email: `m${made}@example.com`, tier },
    origin,
  )
  return { ...member, url: member.invitation.url }
}

async function joined(tier: MemberTier) {
  const member = await invite(tier)
  return { ...member, browser: await memberBrowser(app).accept(member.url, password) }
}

const owner = await joined('owner')

test('an invitation is opened as often as one likes and used once; weak passwords are refused with the reason', async () => {
  const { url, email } = await invite('member')
  const browser = memberBrowser(app)
  const page = await browser.get(new URL(url).pathname)
  assert.match(page.body, new RegExp(`Welcome to home.*as <strong>Member</strong>.*readonly value="${email}"`, 's'))
  for (const [weak, why] of [
    ['short', /at least 12 characters/],
    ['password1234', /guessed first/],
    [`${email} and more`, /holds your address/],
  ] as const) {
    const refused = await browser.post(new URL(url).pathname, { email, password: weak })
    assert.equal(refused.statusCode, 400, weak)
    assert.match(refused.body, why)
  }
  await browser.accept(url, password)
  const account = await browser.get('/account')
  assert.match(account.body, new RegExp(`<h1>${email}</h1>.*<dd>home</dd>.*<dd>Member</dd>`, 's'))
  const again = await memberBrowser(app).post(new URL(url).pathname, { email, password })
  assert.equal(again.statusCode, 404)
  assert.match(again.body, /no longer valid/)
  assert.equal((await browser.get(`/invitation/${'x'.repeat(43)}`)).statusCode, 404)
})

test('the session is a cookie that only this host sees, and a new one at every sign-in, whatever was brought along', async () => {
  const { email, url } = await invite('member')
  await memberBrowser(app).accept(url, password)
  const browser = memberBrowser(app)
  const planted = 'p'.repeat(43)
  browser.cookies.set('__Host-sheaf-session', planted)
  const answer = await browser.post('/sign-in', { email, password })
  assert.match(
    String(answer.headers['set-cookie']),
    /^__Host-sheaf-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=604800$/,
  )
  assert.notEqual(browser.cookies.get('__Host-sheaf-session'), planted)
  const page = await browser.get('/account')
  assert.match(String(page.headers['content-security-policy']), /frame-ancestors 'none'; form-action 'self'$/)
  assert.deepEqual([page.headers['x-frame-options'], page.headers['cache-control']], ['DENY', 'no-store'])
  const { rows } = await system.pool.query('select token_hash from member_sessions')
  assert.ok(
    rows.every(({ token_hash }) => !token_hash.toString().includes(browser.cookies.get('__Host-sheaf-session'))),
  )
})

test('wrong passwords are answered as unknown addresses are, and keep out only where they come from', async () => {
  const { email, url } = await invite('member')
  await memberBrowser(app).accept(url, password)
  const attacker = memberBrowser(app, '203.0.113.5')
  const wrong = await attacker.post('/sign-in', { email, password: 'not the password' })
  const unknown = await attacker.post('/sign-in', { email: 'nobody@example.com', password: 'not the password' })
  assert.deepEqual([wrong.statusCode, unknown.statusCode], [401, 401])
  assert.equal(wrong.body.replace(email, ''), unknown.body.replace('nobody@example.com', ''))
  await Promise.all(Array.from({ length: 4 }, () => attacker.post('/sign-in', { email, password: 'not the password' })))
  const locked = await attacker.post('/sign-in', { email, password })
  assert.deepEqual([locked.statusCode, locked.headers['retry-after'] !== undefined], [429, true])
  await memberBrowser(app, '203.0.113.6').signIn(email, password)
  assert.equal(
    (await memberBrowser(app, '203.0.113.5').post('/sign-in', { email: owner.email, password })).statusCode,
    303,
  )
})

test('forms of other sites, of other sessions and of nobody change nothing', async () => {
  const [a, b] = [await joined('member'), await joined('member')]
  const form_token = await a.browser.formToken()
  const out = '/account/sign-out-everywhere'
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])
    assert.equal((await a.browser.post(out, { form_token }, headers)).statusCode, 403, JSON.stringify(headers))
  assert.equal((await a.browser.post(out, {})).statusCode, 403)
  assert.equal((await b.browser.post(out, { form_token })).statusCode, 403)
  assert.equal((await memberBrowser(app).post(out, { form_token })).statusCode, 401)
  const sent = await memberBrowser(app).post(
    '/sign-in',
    { email: a.email, password },
    { origin: 'https://elsewhere.example' },
  )
  assert.deepEqual([sent.statusCode, sent.headers['set-cookie']], [403, undefined])
  assert.equal((await a.browser.get('/account')).statusCode, 200)
  for (const next of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/v1/documents',
    'javascript:alert(1)',
  ]) {
    const answer = await memberBrowser(app).post('/sign-in', { email: a.email, password, next })
    assert.equal(answer.headers.location, '/account', next)
  }
})

test('the API takes a session within the tier, and a change only with what our own page knows', async () => {
  const { browser } = await joined('member')
  assert.equal((await browser.get('/v1/documents')).statusCode, 200)
  const schema = { name: 'Of a member', definition: { total: 'number' } }
  const forged = await browser.call('POST', '/v1/schemas', { json: schema })
  assert.deepEqual([forged.statusCode, forged.json().reason], [403, 'csrf_token_missing'])
  assert.equal((await browser.api('POST', '/v1/schemas', schema)).statusCode, 200)
  const refused = await browser.api('POST', '/v1/api-keys', { name: 'none' })
  assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'operations'])
  // A key that is shown as well is what counts.
  const both = await browser.get('/v1/documents', { authorization: 'Bearer nonsense' })
  assert.equal(both.statusCode, 401)
})

test('decision tasks are for machines: a session is refused, whatever its tier', async () => {
  const content = { inputs: { filter: {} }, output_contract: { type: 'object' }, allowUnevidenced: true }
  const made = await key.post('/v1/apps', { slug: 'machine-only', display_name: 'M', mode: 'external', content })
  assert.equal(made.statusCode, 200, made.body)
  const refused = await owner.browser.get(`/v1/apps/${made.json().id}/decision-tasks`)
  assert.deepEqual([refused.statusCode, refused.json().reason], [403, 'decide_grant_required'])
})

test('signing out ends one session, everywhere all of them, and another password all others', async () => {
  const { email, browser: first } = await joined('member')
  const second = await memberBrowser(app).signIn(email, password)
  await second.post('/account/sign-out', { form_token: await second.formToken() })
  assert.equal((await second.get('/account')).statusCode, 303)
  assert.equal((await first.get('/account')).statusCode, 200)
  await second.signIn(email, password)
  const wrong = await first.post('/account/password', {
    form_token: await first.formToken(),
    old: 'x',
    password: 'amber tram lantern',
  })
  assert.match(wrong.body, /not your present password/)
  const changed = await first.post('/account/password', {
    ...{ form_token: await first.formToken(), old: password, password: 'amber tram lantern' },
  })
  assert.equal(changed.statusCode, 303)
  assert.deepEqual([(await first.get('/account')).statusCode, (await second.get('/account')).statusCode], [200, 303])
  assert.equal((await memberBrowser(app, '192.0.2.9').post('/sign-in', { email, password })).statusCode, 401)
  await second.signIn(email, 'amber tram lantern')
  await first.post('/account/sign-out-everywhere', { form_token: await first.formToken() })
  assert.deepEqual([(await first.get('/account')).statusCode, (await second.get('/account')).statusCode], [303, 303])
})

test('nobody hands on or takes away more than they have, and the last owner stays', async () => {
  const [senior, admin, other] = [await joined('senior_member'), await joined('admin'), await invite('member')]
  const reason = async (answer: Promise<{ statusCode: number; json(): { reason?: string } }>) => {
    const { statusCode, json } = await answer
    return statusCode === 200 ? 'done' : json().reason
  }
  const change = (browser: typeof senior.browser, id: string, tier: string) =>
    reason(browser.api('PATCH', `/v1/members/${id}`, { tier }))
  assert.equal(await reason(senior.browser.api('POST', '/v1/members', { email: 'x@example.com' })), 'insufficient_tier')
  assert.equal(await change(senior.browser, senior.id, 'admin'), 'insufficient_tier')
  assert.equal(await change(admin.browser, other.id, 'admin'), 'done')
  assert.equal(await change(admin.browser, other.id, 'owner'), 'insufficient_tier')
  assert.equal(await change(admin.browser, owner.id, 'member'), 'insufficient_tier')
  assert.equal(await reason(admin.browser.api('POST', `/v1/members/${owner.id}/link`)), 'insufficient_tier')
  assert.equal(await change(owner.browser, owner.id, 'admin'), 'last_owner')
  assert.equal(await reason(owner.browser.api('DELETE', `/v1/members/${owner.id}`)), 'last_owner')
  const weak = (
    await key.post('/v1/api-keys', { name: 'w', scopes: ['operations', 'read', 'write', 'extract'] })
  ).json().key
  const byWeak = (tier: string) =>
    app.inject({
      ...{ method: 'POST', url: '/v1/members', headers: { authorization: `Bearer ${weak}` } },
      payload: { email: `by-key-${tier}@example.com`, tier },
    })
  assert.equal(await reason(byWeak('senior_member')), 'done')
  assert.equal(await reason(byWeak('admin')), 'exceeds_own_rights')
})

test('what a member may do is what the tier says at that moment; keys and sessions go with it', async () => {
  const { id, browser, email } = await joined('senior_member')
  const make = (body: object) => browser.api('POST', '/v1/api-keys', body)
  const small = (await make({ name: 'small', scopes: ['read'] })).json()
  const large = (await make({ name: 'large' })).json()
  assert.deepEqual(large.scopes, ['extract', 'read', 'write', 'operations'])
  assert.equal((await make({ name: 'beyond', scopes: ['billing'] })).statusCode, 403)
  const status = async (text: string) =>
    (await app.inject({ url: '/v1/documents', headers: { authorization: `Bearer ${text}` } })).statusCode
  assert.deepEqual([await status(small.key), await status(large.key)], [200, 200])
  const changed = await owner.browser.api('PATCH', `/v1/members/${id}`, { tier: 'member' })
  assert.deepEqual([changed.json().tier, changed.json().revoked_keys], ['member', [large.id]])
  assert.deepEqual([await status(small.key), await status(large.key)], [200, 401])
  assert.equal((await browser.api('POST', '/v1/api-keys', { name: 'x' })).statusCode, 403)
  const link = (await owner.browser.api('POST', `/v1/members/${id}/link`)).json()
  assert.equal((await owner.browser.api('DELETE', `/v1/members/${id}`)).statusCode, 200)
  assert.deepEqual([await status(small.key), (await browser.get('/v1/documents')).statusCode], [401, 401])
  assert.equal((await memberBrowser(app).get(new URL(link.url).pathname)).statusCode, 404)
  assert.equal((await memberBrowser(app, '192.0.2.10').post('/sign-in', { email, password })).statusCode, 401)
})

test('a link from an admin sets a new password and ends what was there', async () => {
  const { id, browser, email } = await joined('member')
  const { url } = (await owner.browser.api('POST', `/v1/members/${id}/link`)).json()
  const newer = (await owner.browser.api('POST', `/v1/members/${id}/link`)).json()
  assert.equal((await memberBrowser(app).get(new URL(url).pathname)).statusCode, 404)
  await memberBrowser(app).accept(newer.url, 'amber tram lantern')
  assert.equal((await browser.get('/account')).statusCode, 303)
  await memberBrowser(app, '192.0.2.11').signIn(email, 'amber tram lantern')
})

test('who is a member of two workspaces says which one; each has its own password', async () => {
  const { id } = await createWorkspace(system, { name: 'second' })
  for (const workspace of [home.id, id]) {
    const member = await addMember(
      await operatorContext(system, workspace),
      { email: 'Twice@example.com', tier: 'member' },
      origin,
    )
    await memberBrowser(app).accept(member.invitation.url, password)
  }
  const browser = memberBrowser(app)
  const asked = await browser.post('/sign-in', { email: 'twice@example.com', password })
  assert.equal(asked.statusCode, 400)
  assert.match(asked.body, /<option>home<\/option><option>second<\/option>/)
  await browser.post('/sign-in', { email: 'twice@example.com', password, workspace: 'second' })
  assert.match((await browser.get('/account')).body, /<dd>second<\/dd>/)
})

test('a passkey is added by who is signed in, and signs in by itself, for this address only', async () => {
  const { browser, email } = await joined('member')
  const script = (who: typeof browser, url: string, json: object, headers: Record<string, string> = {}) =>
    who.call('POST', url, { json, headers: { origin, 'sec-fetch-site': 'same-origin', ...headers } })
  const csrf = { 'x-csrf-token': await browser.formToken() }
  assert.equal((await script(browser, '/account/passkey/options', {})).statusCode, 403)
  const device = softPasskey(origin)
  const wanted = async () => (await script(browser, '/account/passkey/options', {}, csrf)).json()
  const add = async (response: object) =>
    (await script(browser, '/account/passkey', { response, name: 'Laptop' }, csrf)).statusCode
  assert.equal(await add(device.create(await wanted(), 'https://evil.example')), 401)
  const options = await wanted()
  assert.equal(await add(softPasskey(origin, 'evil.example').create(options)), 401)
  const made = device.create(await wanted())
  assert.deepEqual([await add(made), await add(made)], [200, 401])
  assert.match((await browser.get('/account')).body, /<strong>Laptop<\/strong>/)

  const guest = memberBrowser(app, '192.0.2.20')
  const asked = async () => (await script(guest, '/sign-in/passkey/options', {})).json()
  const come = async (response: object, headers = {}) =>
    (await script(guest, '/sign-in/passkey', { response }, headers)).statusCode
  assert.equal(await come(device.get(await asked(), { from: 'https://evil.example' })), 401)
  assert.equal(await come(device.get(await asked(), { flags: 0x01 })), 401, 'present, but not verified')
  assert.equal(await come(device.get(await wanted())), 401, 'what was asked of somebody else')
  assert.equal(await come(softPasskey(origin).get(await asked())), 401)
  assert.equal(await come(device.get(await asked()), { origin: 'https://evil.example' }), 403)
  const answer = device.get(await asked())
  assert.equal(guest.cookies.size, 0)
  assert.equal(await come(answer), 200)
  assert.match((await guest.get('/account')).body, new RegExp(email))
  assert.equal(await come(answer), 401, 'a second time')

  const passkey = /name="passkey" value="([^"]+)"/.exec((await browser.get('/account')).body)?.[1] ?? ''
  const other = await joined('member')
  const foreign = await other.browser.post('/account/passkey/remove', {
    form_token: await other.browser.formToken(),
    passkey,
  })
  assert.equal(foreign.statusCode, 404)
  const gone = await browser.post('/account/passkey/remove', { form_token: await browser.formToken(), passkey })
  assert.equal(gone.statusCode, 303)
  assert.equal(await come(device.get(await asked())), 401)
})

test('everything that was done about members is on record', async () => {
  const { data } = (await key.get('/v1/audit?limit=200')).json()
  const actions = new Set(data.map(({ action }: { action: string }) => action))
  for (const action of [
    'add',
    'link',
    'set_password',
    'sign_in',
    'sign_out',
    'sign_out_everywhere',
    'change_tier',
    'remove',
    'add_passkey',
    'remove_passkey',
  ])
    assert.ok(actions.has(`member.${action}`), action)
})
