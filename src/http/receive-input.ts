import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../core/app-error.ts'
import type { KeyedOperation } from '../operations/operation.ts'
import type { Received } from '../operations/runner/runner.ts'
import type { Principal } from '../services/principals/principal.ts'
import type { System } from '../services/system.ts'
import { receiveForm } from './plugins/multipart.ts'

const noBody = Buffer.alloc(0)

/** The body as JSON, or the form, whichever of them the operation takes. */
export async function receiveInput(
  system: System,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Principal,
  { body, form }: KeyedOperation,
): Promise<Received> {
  if (request.isMultipart()) {
    if (form === undefined) throw wrongMediaType('application/json')
    const { files: places, repeated, fields } = form
    const known = fields instanceof z.ZodObject ? Object.keys(fields.shape) : undefined
    const expected = { caller, files: places, repeated, known }
    const { fields: value, files, fingerprint } = await receiveForm(system, request, reply, expected)
    return { from: 'form', value, files, fingerprint }
  }
  if (body === undefined && form !== undefined) {
    if (request.headers['content-type'] === undefined)
      throw new AppError('validation_error', 'This call needs a form as its body: "Content-Type: multipart/form-data".')
    throw wrongMediaType('multipart/form-data')
  }
  return { from: 'body', value: request.body, files: [], fingerprint: request.bodyHash ?? noBody }
}

function wrongMediaType(expected: string): AppError {
  return new AppError('unsupported_media_type', `This call takes "Content-Type: ${expected}".`)
}
