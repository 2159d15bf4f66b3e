import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Uploaded } from '../../contract/upload-sessions.ts'
import { AppError } from '../../core/app-error.ts'
import { arrived, oneFile } from '../../operations/arrived-file.ts'
import type { System } from '../../services/system.ts'
import { acceptLinkedFile } from '../../services/upload-sessions/accept-file.ts'
import { openUploadSession } from '../../services/upload-sessions/links.ts'
import { toAppError } from '../plugins/errors.ts'
import { dropForm, receiveForm } from '../plugins/multipart.ts'
import { donePage, refusedPage, uploadPage } from './pages.ts'

/** Nothing runs but the one script beside the page, nothing is loaded from elsewhere, and no address is passed on. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
}

type LinkRequest = FastifyRequest<{ Params: { token: string } }>

/** The page behind the link of an upload session. It works without its script, too, only without a progress bar. */
export function serveUploadPage(app: FastifyInstance, system: System): void {
  for (const [name, type] of [
    ['page.js', 'text/javascript'],
    ['page.css', 'text/css'],
  ] as const) {
    app.get(`/upload/assets/${name}`, { config: { opens: 'unmetered' }, logLevel: 'warn' }, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .send(await readFile(new URL(name, import.meta.url))),
    )
  }
  app.get('/upload/:token', { config: { opens: 'metered' } }, async (request: LinkRequest, reply) => {
    try {
      return show(reply, 200, uploadPage(await openUploadSession(system, request.params.token)))
    } catch (error) {
      if (wantsJson(request)) throw error
      return refuse(request, reply, error)
    }
  })
  app.post('/upload/:token', { config: { opens: 'metered' } }, async (request: LinkRequest, reply) => {
    try {
      const uploaded = await takeFile(system, request, reply)
      return wantsJson(request) ? reply.headers(headers).send(uploaded) : show(reply, 200, donePage(uploaded.filename))
    } catch (error) {
      if (wantsJson(request)) throw error
      return refuse(request, reply, error)
    }
  })
}

/** The page's script does, and so do programs. */
function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false
}

async function takeFile(system: System, request: LinkRequest, reply: FastifyReply): Promise<Uploaded> {
  const session = await openUploadSession(system, request.params.token)
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'This link takes a form: "Content-Type: multipart/form-data".')
  const caller = { workspaceId: session.workspace_id, limits: { maxFileBytes: session.max_file_bytes } }
  const form = await receiveForm(system, request, reply, { caller, files: oneFile })
  try {
    const file = arrived(form.files[0])
    if (file === undefined) throw new AppError('validation_error', 'No file was sent. Choose one first.')
    return await acceptLinkedFile(system, session, file, request.id)
  } catch (error) {
    await dropForm(system, form.files)
    throw error
  }
}

function show(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page)
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = toAppError(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  return show(reply, failure.status, refusedPage(failure))
}
