import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults, default as Provider } from 'oidc-provider'
import { grantable, oauthScopes } from '../../contract/oauth.ts'
import { AppError } from '../../core/app-error.ts'
import { formTokenOf } from '../../services/members/secret-token.ts'
import { noteConnection } from '../../services/oauth/connections.ts'
import type { System } from '../../services/system.ts'
import { originOf, showPage } from '../sign-in/own-pages.ts'
import { formOf, ownForm, servePages, signedInBy } from '../sign-in/serve-pages.ts'
import { sessionOf } from '../sign-in/session-cookie.ts'
import { consentPage } from './consent-page.ts'

/** Whoever registers leaves something behind: that is counted as other requests without a key are. */
const metered = { config: { opens: 'metered' as const } }
const door = { config: { opens: 'door' as const } }
/** For a client that does not say what it wants. */
const usualScope = 'extract read write'
type ConsentRequest = FastifyRequest<{ Params: { uid: string } }>

/** 45 MB that most processes never need. */
const library = () => import('./provider.ts')

/** OAuth 2.1: the authorization server, what describes it, and the page on which a member lets a client in. */
export async function serveOauth(app: FastifyInstance, system: System, publicUrl: string | undefined): Promise<void> {
  const providers = new Map<string, Provider>()
  const providerFor = async (request: FastifyRequest) => {
    const { createProvider, sessionCookie } = await library()
    const origin = originOf(request, publicUrl)
    const known = providers.get(origin) ?? createProvider(system, origin)
    providers.set(origin, known)
    pretend(request, origin, sessionCookie)
    return known
  }
  describeResources(app, publicUrl)
  await app.register((raw, _options, registered) => {
    // The library reads the body itself.
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const provider = await providerFor(request)
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
      await provider.callback()(request.raw, reply.raw)
    }
    for (const url of ['/.well-known/oauth-authorization-server', '/oauth/jwks', '/oauth/authorize/:uid'])
      raw.get(url, door, handler)
    raw.get('/oauth/authorize', door, async (request, reply) => {
      begin(request)
      return handler(request, reply)
    })
    for (const url of ['/oauth/token', '/oauth/revoke']) raw.post(url, door, handler)
    raw.post('/oauth/register', metered, handler)
    registered()
  })
  await servePages(app, publicUrl, (pages) => {
    pages.get('/oauth/consent/:uid', door, async (request: ConsentRequest, reply) => {
      const asked = await askedBy(await providerFor(request), request, reply)
      const signedIn = await signedInBy(system, request)
      if (signedIn === undefined) return reply.redirect(`/sign-in?next=/oauth/consent/${request.params.uid}`, 303)
      const given = grantable(asked.scopes, signedIn.principal.tier)
      const withheld = asked.scopes.filter((scope) => !given.some((each) => each === scope))
      const formToken = formTokenOf(sessionOf(request) ?? '')
      const { client, host, describedAt } = asked
      const shown = { signedIn, client, host, describedAt, given, withheld, formToken }
      return showPage(reply, 200, consentPage(shown), ` ${asked.answerTo}`)
    })
    pages.post('/oauth/consent/:uid', door, async (request: ConsentRequest, reply) => {
      const signedIn = await ownForm(system, request)
      const provider = await providerFor(request)
      const { scopes, client, clientId, resource } = await askedBy(provider, request, reply)
      const given = grantable(scopes, signedIn.principal.tier)
      const finish = async (result: InteractionResults) =>
        reply.redirect(
          await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
          303,
        )
      if (formOf(request)['decision'] !== 'allow' || given.length === 0)
        return finish({ error: 'access_denied', error_description: 'the member refused' })
      await noteConnection(system, signedIn, { client, scopes: given, requestId: request.id })
      const { id: accountId } = signedIn.principal
      const grant = new provider.Grant({ accountId, clientId })
      // The library knows scopes of a resource and of its own: ours are both.
      grant.addResourceScope(resource, given.join(' '))
      grant.addOIDCScope(given.join(' '))
      const withheld = scopes.filter((scope) => !given.some((each) => each === scope))
      if (withheld.length > 0) {
        grant.rejectResourceScope(resource, withheld.join(' '))
        grant.rejectOIDCScope(withheld.join(' '))
      }
      return finish({ login: { accountId, remember: false }, consent: { grantId: await grant.save() } })
    })
  })
}

/** What a client asked for, if this browser is the one that it was asked in. */
async function askedBy(provider: Provider, request: ConsentRequest, reply: FastifyReply) {
  const details = await provider.interactionDetails(request.raw, reply.raw).catch(async (error: unknown) => {
    throw (await library()).toRefusal(error)
  })
  if (details.uid !== request.params.uid) throw new AppError('not_found', 'There is no such request to be let in.')
  const { client_id, scope = '', redirect_uri, resource } = details.params as Record<string, string | undefined>
  const client = await provider.Client.find(String(client_id))
  if (client === undefined) throw new AppError('not_found', 'The program that asked is not known here any more.')
  const to = new URL(String(redirect_uri))
  const known: readonly string[] = oauthScopes
  return {
    ...{ client: (client.clientName ?? client.clientId).slice(0, 100), clientId: client.clientId },
    describedAt: client.clientId.startsWith('https://') ? client.clientId.slice(0, 200) : undefined,
    host: to.protocol.startsWith('http') ? to.host : to.protocol,
    answerTo: to.protocol.startsWith('http') ? to.origin : to.protocol,
    scopes: scope.split(' ').filter((each) => known.includes(each)),
    resource: [resource ?? []].flat()[0] ?? `${provider.issuer}/mcp`,
  }
}

/** A client that does not say what it wants gets what is usual. */
function begin({ raw }: FastifyRequest): void {
  const url = new URL(raw.url ?? '', 'http://localhost')
  if (!url.searchParams.get('scope')) url.searchParams.set('scope', usualScope)
  raw.url = url.pathname + url.search
}

/**
 * The library sees the address that we know ourselves by, whatever the request says, and never a session of its own: every request to be let
 * in is asked about anew, whoever used this browser before.
 */
function pretend({ raw }: FastifyRequest, origin: string, sessionCookie: string): void {
  const { host, protocol } = new URL(origin)
  raw.headers.host = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  for (const name of ['x-forwarded-host', 'x-forwarded-for', 'forwarded']) delete raw.headers[name]
  const cookies = raw.headers.cookie?.split(';').filter((part) => !part.trimStart().startsWith(sessionCookie))
  if (cookies !== undefined) raw.headers.cookie = cookies.join(';')
}

/** Where a client learns by whom it is let in (RFC 9728). */
function describeResources(app: FastifyInstance, publicUrl: string | undefined): void {
  for (const path of ['', '/mcp', '/mcp/v1'])
    app.get(
      `/.well-known/oauth-protected-resource${path}`,
      { config: { opens: 'unmetered' } },
      async (request, reply) => {
        const origin = originOf(request, publicUrl)
        return reply.header('access-control-allow-origin', '*').send({
          ...{ resource: `${origin}${path}`, authorization_servers: [origin], resource_name: 'Sheaf' },
          ...{ scopes_supported: oauthScopes, bearer_methods_supported: ['header'] },
        })
      },
    )
}
