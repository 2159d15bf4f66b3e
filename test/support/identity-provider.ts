import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How it misbehaves, on its way back to us or in the token. */
export type Lie =
  | 'another state'
  | 'another issuer answers'
  | 'no issuer answers'
  | 'refuses'
  | 'issuer'
  | 'audience'
  | 'audience of many'
  | 'nonce'
  | 'no nonce'
  | 'expired'
  | 'issued in the future'
  | 'alg none'
  | 'signed with the client secret'
  | 'signed by somebody else'
  | 'changed after it was signed'
  | 'no subject'
  | 'no token'
  | 'fails'

interface Person {
  sub: string
  email?: string
  email_verified?: boolean
}

interface Code {
  person: Person
  lie: Lie | undefined
  nonce: string
  challenge: string
  redirectUri: string
}

export const clientId = 'sheaf'
export const clientSecret = 'a secret of the client'

/** OpenID Connect on a real socket: it checks what we send as strictly as it must, and lies when it is told to. */
export async function startIdentityProvider() {
  const keys = { right: newKey(), wrong: newKey() }
  const codes = new Map<string, Code>()
  const stand = { next: undefined as Lie | undefined, person: { sub: 'someone' } as Person }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://provider')
    if (url.pathname === '/.well-known/openid-configuration') return send(response, 200, metadata())
    if (url.pathname === '/jwks') return send(response, 200, { keys: [publicPart(keys.right)] })
    if (url.pathname === '/authorize') return authorize(url.searchParams, response)
    if (url.pathname === '/token') return token(new URLSearchParams(await text(request)), response)
    return send(response, 404, {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const metadata = () => ({
    ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
    ...{ jwks_uri: `${issuer}/jwks`, response_types_supported: ['code'], subject_types_supported: ['public'] },
    // Whoever believed this would take tokens that nobody has signed.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    ...{ code_challenge_methods_supported: ['S256'], authorization_response_iss_parameter_supported: true },
  })

  function authorize(asked: URLSearchParams, response: ServerResponse): ServerResponse {
    const right =
      asked.get('client_id') === clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      (asked.get('scope') ?? '').split(' ').includes('openid')
    if (!right || !asked.get('nonce') || !asked.get('state')) return send(response, 400, { error: 'invalid_request' })
    const lie = stand.next
    stand.next = undefined
    const code = randomBytes(16).toString('base64url')
    const redirectUri = asked.get('redirect_uri') ?? ''
    const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? '']
    codes.set(code, { person: stand.person, lie, nonce, challenge, redirectUri })
    const to = new URL(redirectUri)
    to.searchParams.set('state', lie === 'another state' ? 'x'.repeat(43) : (asked.get('state') ?? ''))
    if (lie === 'another issuer answers') to.searchParams.set('iss', 'https://elsewhere.example')
    else if (lie !== 'no issuer answers') to.searchParams.set('iss', issuer)
    if (lie === 'refuses') to.searchParams.set('error', 'access_denied')
    else to.searchParams.set('code', code)
    return response.writeHead(303, { location: to.href }).end()
  }

  function token(form: URLSearchParams, response: ServerResponse): ServerResponse {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return send(response, 401, { error: 'invalid_client' })
    if (code === undefined || verified !== code.challenge || form.get('redirect_uri') !== code.redirectUri)
      return send(response, 400, { error: 'invalid_grant' })
    if (code.lie === 'fails') return send(response, 500, { error: 'server_error' })
    const answer = { access_token: 'unused', token_type: 'Bearer', expires_in: 60 }
    return send(response, 200, code.lie === 'no token' ? answer : { ...answer, id_token: idToken(code) })
  }

  function idToken({ person, nonce, lie }: Code): string {
    const now = Math.floor(Date.now() / 1000)
    const told = { iss: issuer, aud: clientId, iat: now - 5, exp: now + 300, nonce, ...person }
    const lies: { [lie in Lie]?: object } = {
      ...{ issuer: { iss: 'https://elsewhere.example' }, audience: { aud: 'another' } },
      'audience of many': { aud: [clientId, 'another'] },
      ...{ nonce: { nonce: 'another' }, 'no nonce': { nonce: undefined }, 'no subject': { sub: undefined } },
      ...{ expired: { exp: now - 600 }, 'issued in the future': { iat: now + 900, nbf: now + 900 } },
    }
    const alg = algorithms[lie ?? 'fails'] ?? 'RS256'
    const head = encoded({ alg, typ: 'JWT', kid: 'one' })
    const claims = { ...told, ...(lie && lies[lie]) }
    const signed = `${head}.${encoded(claims)}`
    const by = signature(alg, signed, lie === 'signed by somebody else' ? keys.wrong : keys.right)
    if (lie === 'changed after it was signed') return `${head}.${encoded({ ...claims, sub: 'another' })}.${by}`
    return `${signed}.${by}`
  }

  return Object.assign(stand, {
    issuer,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

const algorithms: { [lie in Lie]?: string } = { 'alg none': 'none', 'signed with the client secret': 'HS256' }

function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
}

function publicPart(key: KeyObject): object {
  const { n, e, kty } = key.export({ format: 'jwk' })
  return { kty, n, e, kid: 'one', use: 'sig', alg: 'RS256' }
}

function signature(alg: string, signed: string, key: KeyObject): string {
  if (alg === 'none') return ''
  if (alg === 'HS256') return createHmac('sha256', clientSecret).update(signed).digest('base64url')
  return sign('sha256', Buffer.from(signed), key).toString('base64url')
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function send(response: ServerResponse, status: number, body: object): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
