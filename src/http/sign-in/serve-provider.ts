import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import { comeInByProvider, linkIdentity, removeIdentity } from '../../services/members/identities.ts'
import { openInvitation } from '../../services/members/links.ts'
import {
  beginAtProvider,
  identifiedByProvider,
  type ProviderRequest,
  providerOf,
} from '../../services/members/provider.ts'
import { hashToken } from '../../services/members/secret-token.ts'
import type { System } from '../../services/system.ts'
import { originOf, showPage } from './own-pages.ts'
import { leavingPage, signInPage } from './pages.ts'
import { formOf, nextOf, ownForm, signedInBy } from './serve-pages.ts'
import { dropSent, sentOf, setSent, setSession } from './session-cookie.ts'

const door = { config: { opens: 'door' as const } }
type LinkRequest = FastifyRequest<{ Params: { token: string } }>

/** Signing in with an outside provider, accepting an invitation with it, and linking it on the own account. */
export function serveProvider(pages: FastifyInstance, system: System, publicUrl: string | undefined): void {
  const { name } = providerOf(system)
  const leave = async (request: FastifyRequest, reply: FastifyReply, wanted: ProviderRequest) => {
    const { url, browserToken, seconds } = await beginAtProvider(system, originOf(request, publicUrl), wanted)
    setSent(reply, browserToken, seconds)
    return showPage(reply, 200, leavingPage(name, url))
  }
  pages.post('/sign-in/provider', door, async (request, reply) => {
    const { workspace, next } = formOf(request)
    return leave(request, reply, { workspace_name: workspace?.slice(0, 200), next: nextOf(next) })
  })
  pages.post('/invitation/:token/provider', door, async (request: LinkRequest, reply) => {
    await openInvitation(system, request.params.token)
    return leave(request, reply, { link_hash: hashToken(request.params.token) })
  })
  pages.post('/account/provider', door, async (request, reply) => {
    const { principal } = await ownForm(system, request)
    return leave(request, reply, { member_id: principal.id, next: '/account' })
  })
  pages.post('/account/provider/remove', door, async (request, reply) => {
    const { issuer = '', subject = '' } = formOf(request)
    await removeIdentity(system, await ownForm(system, request), { issuer, subject }, request.id)
    return reply.redirect('/account', 303)
  })
  pages.get('/sign-in/provider/callback', door, async (request, reply) => {
    const url = new URL(request.url, originOf(request, publicUrl))
    const answer = await identifiedByProvider(system, url, sentOf(request))
    const next = answer.request.next ?? '/account'
    dropSent(reply)
    if (answer.request.member_id) {
      await linkIdentity(system, answer, await signedInBy(system, request), request.id)
      return reply.redirect(next, 303)
    }
    try {
      setSession(reply, (await comeInByProvider(system, answer, request.id)).sessionToken)
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'several_workspaces') throw error
      const workspaces = error.details?.map((each) => each.message) ?? []
      const shown = { message: error.message, workspaces, next: answer.request.next ?? undefined, provider: name }
      return showPage(reply, error.status, signInPage(shown))
    }
    return reply.redirect(next, 303)
  })
}
