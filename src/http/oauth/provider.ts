import { createHmac, generateKeyPairSync } from 'node:crypto'
import { Readable } from 'node:stream'
import Provider, { type Configuration, errors, type JWK } from 'oidc-provider'
import { oauthScopes } from '../../contract/oauth.ts'
import { AppError } from '../../core/app-error.ts'
import { findMemberById } from '../../services/members/manage.ts'
import { oauthAdapter } from '../../services/oauth/adapter.ts'
import { guardedRequest } from '../../services/outbound/guarded-request.ts'
import type { System } from '../../services/system.ts'
import { messagePage } from '../sign-in/pages.ts'

const minute = 60
const day = 86_400

/** What a token can be for: all of the service, or the tool protocol alone. */
function resourcesOf(origin: string): string[] {
  return [`${origin}/mcp`, `${origin}/mcp/v1`, origin, `${origin}/`]
}

/** The cookie that would let a later request pass without a question: it is never taken. */
export const sessionCookie = 'sheaf-oauth-session'

/** The authorization server of this address: codes with PKCE for public clients, opaque tokens, and nothing else. */
export function createProvider(system: System, origin: string): Provider {
  const provider = new Provider(origin, configurationOf(system, origin))
  // Behind what address and protocol we are is decided before a request gets there.
  provider.proxy = true
  provider.on('server_error', (_ctx, error) => system.logger.error({ err: error }, 'the authorization server failed'))
  return provider
}

function configurationOf(system: System, origin: string): Configuration {
  const resources = resourcesOf(origin)
  return {
    adapter: oauthAdapter(system),
    jwks: { keys: [unusedKey()] },
    cookies: {
      // Whoever changes SHEAF_SECRET_KEYS changes these, and the old ones are taken until they are dropped.
      keys: system.secretKeys.map((key) => createHmac('sha256', key).update('oauth cookies').digest('base64url')),
      names: { session: sessionCookie, interaction: 'sheaf-oauth-interaction', resume: 'sheaf-oauth-resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: '/oauth' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: {
      ...{ authorization: '/oauth/authorize', token: '/oauth/token', registration: '/oauth/register' },
      ...{ revocation: '/oauth/revoke', jwks: '/oauth/jwks', end_session: '/oauth/end' },
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    // Clients say at registration which of them they may want.
    scopes: [...oauthScopes],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientDefaults: {
      ...{ token_endpoint_auth_method: 'none', response_types: ['code'], id_token_signed_response_alg: 'ES256' },
      grant_types: ['authorization_code', 'refresh_token'],
    },
    extraClientMetadata: { properties: ['redirect_uris'], validator: refuseUnsafeRedirects },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      introspection: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      // A client that is known by an https address, where it says what it is (draft-ietf-oauth-client-id-metadata-document).
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02', cacheDuration: { min: minute, max: 60 * minute } },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) => [oneOf ?? []].flat()[0] ?? `${origin}/mcp`,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (!resources.includes(resource))
            throw new errors.InvalidTarget('this server issues no tokens for that resource')
          return {
            scope: oauthScopes.join(' '),
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: 15 * minute,
          }
        },
      },
    },
    ttl: {
      ...{ AccessToken: 15 * minute, AuthorizationCode: minute, RefreshToken: 14 * day, Grant: 90 * day },
      ...{ Interaction: 10 * minute, Session: 10 * minute },
    },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    async findAccount(_ctx, id) {
      return (await findMemberById(system, id)) && { accountId: id, claims: () => ({ sub: id }) }
    },
    fetch: (url, options) => guardedFetch(system, String(url), options),
    fetchResponseBodyLimits: { 'client_id metadata document': 10_240, jwks_uri: 0, sector_identifier_uri: 0 },
    interactions: { url: (_ctx, { uid }) => `/oauth/consent/${uid}` },
    renderError(ctx, { error, error_description }) {
      ctx.type = 'html'
      ctx.body = messagePage('This did not work', `${error_description ?? error}.`)
    },
  }
}

/** As a `file_url` is fetched: to no address that this service may not reach, whatever its name leads to. The caller bounds time and size. */
async function guardedFetch(system: System, url: string, { headers, signal }: RequestInit = {}): Promise<Response> {
  const asked = { method: 'GET' as const, headers: Object.fromEntries(new Headers(headers)) }
  const until = AbortSignal.any([system.stopping, ...(signal ? [signal] : [])])
  const answer = await system.fetching.use({ owner: 'oauth', signal: until }, () =>
    guardedRequest(new URL(url), { ...asked, allowed: system.allowedAddresses, signal: until }),
  )
  return new Response(Readable.toWeb(answer) as ReadableStream, {
    status: answer.statusCode ?? 502,
    headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
  })
}

/** Codes go to where nobody else listens: encrypted, to this machine, or to an app that the system opens by its own scheme. */
function refuseUnsafeRedirects(
  _ctx: unknown,
  _key: string,
  _value: unknown,
  { redirect_uris = [] }: { redirect_uris?: unknown },
): void {
  for (const each of [redirect_uris].flat()) {
    const url = URL.parse(String(each))
    const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
    const isApp =
      /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)*:$/.test(url?.protocol ?? '') && !webSchemes.has(url?.protocol ?? '')
    if (
      url === null ||
      !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback) || isApp) ||
      url.hash !== '' ||
      url.username !== ''
    )
      throw new errors.InvalidRedirectUri('redirect_uris are https, http on this very machine, or a scheme of an app')
  }
}

const webSchemes = new Set([
  'http:',
  'https:',
  'javascript:',
  'data:',
  'file:',
  'vbscript:',
  'blob:',
  'about:',
  'ftp:',
  'ws:',
  'wss:',
])

/** There are no ID tokens, but the library wants a key for them. */
function unusedKey(): JWK {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK
}

export function toRefusal(error: unknown): unknown {
  if (!(error instanceof errors.SessionNotFound)) return error
  return new AppError(
    'not_found',
    'This request to be let in has ended. Start again from the program that you want to connect.',
  )
}
