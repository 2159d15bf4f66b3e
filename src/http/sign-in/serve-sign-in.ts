import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import { networkOf } from '../../operations/runner/admit.ts'
import { listIdentities } from '../../services/members/identities.ts'
import { acceptInvitation, openInvitation } from '../../services/members/links.ts'
import { listPasskeys } from '../../services/members/passkeys.ts'
import { formTokenOf } from '../../services/members/secret-token.ts'
import { type SignedIn, signOut, signOutEverywhere } from '../../services/members/sessions.ts'
import { changePassword, signIn } from '../../services/members/sign-in.ts'
import { disconnect, listConnections } from '../../services/oauth/connections.ts'
import type { System } from '../../services/system.ts'
import { requestPath } from '../request-path.ts'
import { showPage } from './own-pages.ts'
import { accountPage, invitationPage, signInPage } from './pages.ts'
import { type Form, formOf, nextOf, ownForm, servePages, signedInBy, withHeaders } from './serve-pages.ts'
import { servePasskeys } from './serve-passkeys.ts'
import { serveProvider } from './serve-provider.ts'
import { dropSession, sessionOf, setSession } from './session-cookie.ts'

const door = { config: { opens: 'door' as const } }
type LinkRequest = FastifyRequest<{ Params: { token: string } }>

/** Signing in and out, invitations, and what a member can do about their own account. */
export async function serveSignIn(app: FastifyInstance, system: System, publicUrl: string | undefined): Promise<void> {
  for (const [name, type] of [
    ['page.css', 'text/css'],
    ['page.js', 'text/javascript'],
  ] as const)
    app.get(`/sign-in/assets/${name}`, { config: { opens: 'unmetered' }, logLevel: 'warn' }, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .send(await readFile(new URL(name, import.meta.url))),
    )
  await servePages(app, publicUrl, (pages) => {
    serveForms(pages, system)
    servePasskeys(pages, system, publicUrl)
    if (system.settings.signInProvider) serveProvider(pages, system, publicUrl)
  })
}

function serveForms(pages: FastifyInstance, system: System): void {
  const provider = system.settings.signInProvider?.name
  pages.get('/sign-in', door, async (request, reply) => {
    const next = nextOf((request.query as Form)['next'])
    if (await signedInBy(system, request)) return reply.redirect(next ?? '/account', 303)
    return showPage(reply, 200, signInPage({ next, provider }))
  })
  pages.post('/sign-in', door, async (request, reply) => {
    const { email = '', password = '', workspace, next } = formOf(request)
    const asked = { email, password, workspace, network: networkOf(request.ip), requestId: request.id }
    try {
      setSession(reply, (await signIn(system, asked)).sessionToken)
    } catch (error) {
      const failure = expected(error)
      const { status, message, details } = failure
      const workspaces = details?.map((each) => each.message) ?? []
      return showPage(
        withHeaders(reply, failure),
        status,
        signInPage({ email, message, workspaces, next: nextOf(next), provider }),
      )
    }
    return reply.redirect(nextOf(next) ?? '/account', 303)
  })
  pages.get('/invitation/:token', door, async (request: LinkRequest, reply) =>
    showPage(
      reply,
      200,
      invitationPage(await openInvitation(system, request.params.token), { path: requestPath(request.url), provider }),
    ),
  )
  pages.post('/invitation/:token', door, async (request: LinkRequest, reply) => {
    const { email = '', password = '' } = formOf(request)
    const { token } = request.params
    try {
      setSession(reply, (await acceptInvitation(system, token, { email, password }, request.id)).sessionToken)
    } catch (error) {
      const { status, message } = expected(error)
      const shown = { path: requestPath(request.url), message, given: email, provider }
      return showPage(reply, status, invitationPage(await openInvitation(system, token), shown))
    }
    return reply.redirect('/account', 303)
  })
  pages.get('/account', door, async (request, reply) => {
    const signedIn = await signedInBy(system, request)
    if (signedIn === undefined) return reply.redirect('/sign-in?next=/account', 303)
    return showPage(reply, 200, await accountOf(system, request, signedIn))
  })
  pages.post('/account/password', door, async (request, reply) => {
    const signedIn = await ownForm(system, request)
    const { old = '', password = '' } = formOf(request)
    const asked = { old, password, network: networkOf(request.ip), requestId: request.id }
    try {
      setSession(reply, (await changePassword(system, signedIn, asked)).sessionToken)
    } catch (error) {
      const { status, message } = expected(error)
      return showPage(reply, status, await accountOf(system, request, signedIn, message))
    }
    return reply.redirect('/account', 303)
  })
  pages.post('/account/disconnect', door, async (request, reply) => {
    await disconnect(system, await ownForm(system, request), formOf(request)['connection'] ?? '', request.id)
    return reply.redirect('/account', 303)
  })
  pages.post('/account/sign-out', door, async (request, reply) => {
    await signOut(system, sessionOf(request) ?? '', await ownForm(system, request), request.id)
    return leave(reply)
  })
  pages.post('/account/sign-out-everywhere', door, async (request, reply) => {
    await signOutEverywhere(system, await ownForm(system, request), request.id)
    return leave(reply)
  })
}

async function accountOf(
  system: System,
  request: FastifyRequest,
  signedIn: SignedIn,
  message?: string,
): Promise<string> {
  const formToken = formTokenOf(sessionOf(request) ?? '')
  const connections = await listConnections(system, signedIn)
  const passkeys = await listPasskeys(system, signedIn)
  const identities = await listIdentities(system, signedIn)
  const provider = system.settings.signInProvider?.name
  return accountPage(signedIn, { formToken, connections, passkeys, identities, provider, message })
}

/** What the form can say; anything else is for the error page. */
function expected(error: unknown): AppError {
  if (error instanceof AppError && error.reason !== 'link_ended') return error
  throw error
}

function leave(reply: FastifyReply): FastifyReply {
  dropSession(reply)
  return reply.redirect('/sign-in', 303)
}
