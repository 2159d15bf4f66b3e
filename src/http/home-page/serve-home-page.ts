import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '../../core/ids.ts'
import { checkHealth } from '../../services/health/check.ts'
import type { System } from '../../services/system.ts'
import { homePage } from './page.ts'

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
const options = { config: { opens: 'unmetered' as const }, logLevel: 'warn' as const }

/** Where somebody lands who opens the service in a browser, or the `dashboard` link of an extraction. It shows no data. */
export function serveHomePage(app: FastifyInstance, system: System, publicUrl: string | undefined): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, extractionId?: string) => {
    const origin = (publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/$/, '')
    const shown = { version: system.settings.version, origin, health: await checkHealth(system), extractionId }
    return reply.type('text/html; charset=utf-8').headers(headers).send(homePage(shown))
  }
  app.get('/', options, async (_request, reply) => reply.redirect('/console'))
  for (const path of ['/console', '/console/']) app.get(path, options, (request, reply) => show(request, reply))
  app.get('/console/extractions/:id', options, (request: FastifyRequest<{ Params: { id: string } }>, reply) =>
    show(request, reply, isId(request.params.id) ? request.params.id : undefined),
  )
  app.get('/console/assets/page.css', options, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .send(await readFile(new URL('page.css', import.meta.url))),
  )
}
