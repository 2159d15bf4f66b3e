import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import { ownOrigin } from '../../operations/runner/own-origin.ts'

/** Nothing runs but the one script, nothing is loaded from elsewhere, no other site shows the page in a frame, and addresses stay here. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
}

/** `formsTo`: where else a form may lead, beside this service. */
export function showPage(reply: FastifyReply, status: number, page: string, formsTo = ''): FastifyReply {
  const policy = `${headers['content-security-policy']}; form-action 'self'${formsTo}`
  return reply
    .code(status)
    .headers({ ...headers, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page)
}

export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return new URL(publicUrl ?? ownOrigin(request)).origin
}

/** Forms are taken from our own pages only: what browsers say of where a request comes from, no page can change. */
export function refuseForeignForm(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === originOf(request, publicUrl) && (site === undefined || site === 'same-origin')) return
  throw new AppError('insufficient_scope', 'This form was not sent by a page of this service. Open the page again.', {
    reason: 'origin_not_allowed',
  })
}
