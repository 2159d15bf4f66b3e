import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeLink } from '../../../src/services/members/links.ts'
import { addMember, removeMember } from '../../../src/services/members/manage.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { createWorkspace } from '../../../src/services/workspaces/manage.ts'
import { clientId, clientSecret, type Lie, startIdentityProvider } from '../../support/identity-provider.ts'
import { memberBrowser, origin } from '../../support/member-browser.ts'
import { platformClient } from '../../support/platform-client.ts'
import { createTestSystem } from '../../support/system.ts'

const provider = await startIdentityProvider()
const signInProvider = { name: 'Acme', issuer: provider.issuer, clientId, clientSecret }
const system = await createTestSystem({ settings: { rateLimitPerMinute: 10_000, signInProvider } })
after(async () => {
  await system.close()
  await provider.close()
})
const app = await system.app({ settings: { rateLimitPerMinute: 10_000 } })
const home = await system.workspace('home')
const password = 'violet tram lantern'
let made = 0

type Browser = ReturnType<typeof memberBrowser>

async function invite(workspaceId = home.id) {
  made += 1
  const ctx = await operatorContext(system, workspaceId)
  const { id, email, invitation } = await addMember(ctx, { email: `p${made}@example.com`, tier: 'member' }, origin)
  return { id, email, path: new URL(invitation.url).pathname }
}

/** From a form of ours to the provider and as far as the way back. */
async function sent(browser: Browser, form: string, fields: Record<string, string> = {}): Promise<string> {
  const page = await browser.post(form, fields)
  assert.equal(page.statusCode, 200, page.body)
  const link = /<a href="([^"]+)">Go on/.exec(page.body)?.[1] ?? ''
  const url = link.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  const answer = await fetch(url, { redirect: 'manual' })
  assert.equal(answer.status, 303, await answer.text())
  const back = new URL(answer.headers.get('location') ?? '')
  assert.equal(`${back.origin}${back.pathname}`, `${origin}/sign-in/provider/callback`)
  return back.pathname + back.search
}
const through = async (browser: Browser, form: string, fields?: Record<string, string>) =>
  browser.get(await sent(browser, form, fields))
const isSignedIn = async (browser: Browser) => (await browser.get('/account')).statusCode === 200

/** A member who came in with an account of the provider. */
async function joined(sub: string, workspaceId = home.id) {
  const member = await invite(workspaceId)
  provider.person = { sub }
  const browser = memberBrowser(app)
  const answer = await through(browser, `${member.path}/provider`)
  assert.equal(answer.statusCode, 303, answer.body)
  return { ...member, browser }
}

test('an invitation is accepted with an account elsewhere, which signs in from then on whatever its address', async () => {
  const { id, browser, path, email } = await joined('ada')
  assert.match((await browser.get('/account')).body, new RegExp(`<h1>${email}</h1>.*127\\.0\\.0\\.1:\\d+, ada`, 's'))
  assert.equal((await memberBrowser(app).get(path)).statusCode, 404, 'the link is used')
  const guest = memberBrowser(app)
  assert.match((await guest.get('/sign-in')).body, /formaction="\/sign-in\/provider"[^>]*>Sign in with Acme/)
  provider.person = { sub: 'ada', email: 'quite@another.example', email_verified: true }
  const answer = await through(guest, '/sign-in/provider', { next: '/account' })
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/account'])
  assert.match((await guest.get('/account')).body, new RegExp(email))
  assert.ok(!guest.cookies.has('__Host-sheaf-provider'))
  await removeMember(await operatorContext(system, home.id), id)
  assert.equal((await through(guest, '/sign-in/provider')).statusCode, 401)
  assert.ok(!(await isSignedIn(guest)))
})

test('an account that nobody linked opens nothing, also with the verified address of a member', async () => {
  const { email, path } = await invite()
  await memberBrowser(app).accept(path, password)
  for (const email_verified of [true, false]) {
    provider.person = { sub: `stranger-${email_verified}`, email, email_verified }
    const guest = memberBrowser(app)
    const answer = await through(guest, '/sign-in/provider')
    assert.equal(answer.statusCode, 401)
    assert.match(answer.body, /No member is linked with that account/)
    assert.ok(!(await isSignedIn(guest)))
  }
})

test('whatever the provider gets wrong, nobody comes in by it', async () => {
  await joined('grace')
  const lies: Lie[] = [
    ...(['another state', 'another issuer answers', 'no issuer answers', 'refuses', 'issuer', 'audience'] as const),
    ...(['audience of many', 'nonce', 'no nonce', 'expired', 'issued in the future', 'alg none'] as const),
    ...(['signed with the client secret', 'signed by somebody else', 'changed after it was signed'] as const),
    ...(['no subject', 'no token', 'fails'] as const),
  ]
  for (const lie of lies) {
    const guest = memberBrowser(app)
    provider.next = lie
    const answer = await through(guest, '/sign-in/provider')
    assert.equal(answer.statusCode, 401, `${lie}: ${answer.body}`)
    assert.ok(!guest.cookies.has('__Host-sheaf-session'), lie)
  }
  const guest = memberBrowser(app)
  assert.equal((await through(guest, '/sign-in/provider')).statusCode, 303, 'and without a lie it does')
})

test('the way back works once, within ten minutes, and only in the browser that was sent', async () => {
  await joined('mary')
  const guest = memberBrowser(app)
  const back = await sent(guest, '/sign-in/provider')
  const thief = memberBrowser(app)
  assert.equal((await thief.get(back)).statusCode, 401, 'a browser that was sent nowhere')
  await sent(thief, '/sign-in/provider')
  assert.equal((await thief.get(back)).statusCode, 401, 'a browser that was sent by itself')
  const kept = new Map(guest.cookies)
  assert.equal((await guest.get(back)).statusCode, 303, 'whose it is: the thief has used nothing up')
  for (const [name, value] of kept) guest.cookies.set(name, value)
  assert.equal((await guest.get(back)).statusCode, 401, 'a second time')
  const late = memberBrowser(app)
  const lateBack = await sent(late, '/sign-in/provider')
  await system.db.updateTable('provider_requests').set({ expires_at: system.clock.now() }).execute()
  assert.equal((await late.get(lateBack)).statusCode, 401)
  // An answer of another request of the same browser: its nonce and verifier are of another cookie.
  const twice = memberBrowser(app)
  const first = await sent(twice, '/sign-in/provider')
  const second = await sent(twice, '/sign-in/provider')
  assert.equal((await twice.get(first)).statusCode, 401)
  const mixed = second.replace(/code=[^&]+/, /code=[^&]+/.exec(first)?.[0] ?? '')
  assert.equal((await twice.get(mixed)).statusCode, 401)
})

test('who is signed in links an account, by a form of their own page and in the session that asked for it', async () => {
  const member = await invite()
  const browser = await memberBrowser(app).accept(member.path, password)
  provider.person = { sub: 'linus' }
  const foreign = await browser.post('/account/provider', {}, { origin: 'https://evil.example' })
  const forged = await browser.post('/account/provider', { form_token: 'x' })
  assert.deepEqual([foreign.statusCode, forged.statusCode], [403, 403])
  const form_token = await browser.formToken()
  assert.equal((await through(browser, '/account/provider', { form_token })).headers.location, '/account')
  assert.equal((await through(memberBrowser(app), '/sign-in/provider')).statusCode, 303)

  const other = await memberBrowser(app).accept((await invite()).path, password)
  const again = await through(other, '/account/provider', { form_token: await other.formToken() })
  assert.equal(again.statusCode, 409, 'one account is one member of a workspace')
  provider.person = { sub: 'another account' }
  const back = await sent(other, '/account/provider', { form_token: await other.formToken() })
  await other.post('/account/sign-out', { form_token: await other.formToken() })
  assert.equal((await other.get(back)).statusCode, 401, 'the session has ended meanwhile')

  const linked = { issuer: provider.issuer, subject: 'linus' }
  const stranger = await memberBrowser(app).accept((await invite()).path, password)
  const stolen = { form_token: await stranger.formToken(), ...linked }
  assert.equal((await stranger.post('/account/provider/remove', stolen)).statusCode, 404)
  const removed = await browser.post('/account/provider/remove', { form_token: await browser.formToken(), ...linked })
  assert.equal(removed.statusCode, 303)
  provider.person = { sub: 'linus' }
  assert.equal((await through(memberBrowser(app), '/sign-in/provider')).statusCode, 401)
  const { data } = (await platformClient(app, home).get('/v1/audit?limit=200')).json()
  const actions = new Set(data.map(({ action }: { action: string }) => action))
  assert.ok(actions.has('member.link_identity') && actions.has('member.remove_identity'))
})

test('one account can be a member of two workspaces, and says which one', async () => {
  const { id } = await createWorkspace(system, { name: 'second' })
  await joined('twice')
  await joined('twice', id)
  const guest = memberBrowser(app)
  const asked = await through(guest, '/sign-in/provider')
  assert.equal(asked.statusCode, 400)
  assert.match(asked.body, /<option>home<\/option><option>second<\/option>/)
  assert.equal((await through(guest, '/sign-in/provider', { workspace: 'second' })).statusCode, 303)
  assert.match((await guest.get('/account')).body, /<dd>second<\/dd>/)
  assert.equal((await through(memberBrowser(app), '/sign-in/provider', { workspace: 'third' })).statusCode, 401)
})

test('a link that names nobody takes an address only if the provider has checked it', async () => {
  const { id } = await createWorkspace(system, { name: 'empty' })
  const ctx = await operatorContext(system, id)
  const link = { workspace_id: id, member_id: null, tier: 'owner' }
  const { url } = await ctx.commit(async (tx, audit) => {
    audit({ action: 'member.link', subjectId: id })
    return makeLink(tx, system, link, '')
  })
  provider.person = { sub: 'first', email: 'first@example.com', email_verified: false }
  const browser = memberBrowser(app)
  assert.equal((await through(browser, `${url}/provider`)).statusCode, 422)
  provider.person.email_verified = true
  assert.equal((await through(browser, `${url}/provider`)).statusCode, 303)
  assert.match((await browser.get('/account')).body, /first@example\.com.*<dd>Owner<\/dd>/s)
})

test('a provider that is not there is said, and a service without one has none of this', async () => {
  const gone = { ...signInProvider, issuer: 'http://127.0.0.1:9' }
  const lost = await createTestSystem({ database: system.database, settings: { signInProvider: gone } })
  const none = await createTestSystem({ database: system.database })
  try {
    const answer = await memberBrowser(await lost.app(), '192.0.2.30').post('/sign-in/provider', {})
    assert.equal(answer.statusCode, 503)
    assert.match(answer.body, /Acme cannot be reached/)
    const plain = memberBrowser(await none.app(), '192.0.2.31')
    assert.equal((await plain.post('/sign-in/provider', {})).statusCode, 404)
    assert.doesNotMatch((await plain.get('/sign-in')).body, /provider/)
  } finally {
    await lost.close()
    await none.close()
  }
})
