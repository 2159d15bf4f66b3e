import { createHash } from 'node:crypto'
import '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import type { Caller } from '../../services/api-keys/authenticate.ts'
import type { System } from '../../services/system.ts'
import { dropUpload, type StoredUpload, storeUpload } from '../../services/uploads/store-upload.ts'
import { refuseUnstorableText } from '../validate.ts'

export interface ReceivedFile {
  field: string
  filename: string
  mimeType: string
  upload: StoredUpload
}

export interface ReceivedForm {
  fields: Record<string, string>
  files: ReceivedFile[]
  /** The same for the same fields and file contents, whatever the boundary and the order of the parts. */
  fingerprint: Buffer
}

/** Reads a form in one pass, whatever the order of its parts; files go to the blob store as they arrive. */
export async function receiveForm(
  system: System,
  request: FastifyRequest,
  reply: FastifyReply,
  limits: { caller: Caller; maxFiles: number },
): Promise<ReceivedForm> {
  const fields = new Map<string, string>()
  const files: ReceivedFile[] = []
  try {
    for await (const part of request.parts({ limits: { files: limits.maxFiles } })) {
      if (fields.has(part.fieldname)) throw invalid(part.fieldname, 'is there more than once')
      if (part.type === 'field') {
        if (part.valueTruncated) throw invalid(part.fieldname, 'is too long')
        refuseUnstorableText([part.fieldname, part.value])
        fields.set(part.fieldname, String(part.value))
      } else {
        const { workspaceId, maxFileBytes } = limits.caller
        const upload = await storeUpload(system, workspaceId, part.file, { maxBytes: maxFileBytes })
        files.push({ field: part.fieldname, filename: part.filename, mimeType: part.mimetype, upload })
      }
    }
  } catch (error) {
    await dropForm(system, files)
    stopReading(request, reply)
    throw translate(error)
  }
  return { fields: Object.fromEntries(fields), files, fingerprint: fingerprint(fields, files) }
}

/** For a form that nothing will come of. */
export async function dropForm(system: System, files: ReceivedFile[]): Promise<void> {
  for (const file of files) await dropUpload(system, file.upload)
}

function fingerprint(fields: Map<string, string>, files: ReceivedFile[]): Buffer {
  const parts = [
    ...[...fields].map(([name, value]) => ['field', name, value]),
    ...files.map((file) => ['file', file.field, file.filename, file.upload.sha256]),
  ]
  const inOrder = parts.map((part) => JSON.stringify(part)).sort((a, b) => (a < b ? -1 : 1))
  return createHash('sha256').update(inOrder.join('\n')).digest()
}

const lingerMilliseconds = 2000

/**
 * The rest of the upload is not wanted. The connection ends after the answer, but a client that is still sending gets
 * a moment to read it: closing at once would reset the connection and lose the answer.
 */
function stopReading(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  reply.header('connection', 'close')
  request.raw.unpipe()
  reply.raw.once('finish', () => {
    request.raw.resume()
    setTimeout(() => request.raw.destroy(), lingerMilliseconds).unref()
  })
}

function translate(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT')
    return new AppError('validation_error', 'The form has more files than this call takes.')
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new AppError('validation_error', 'The form has too many parts.')
  }
  if (code === 'FST_PROTO_VIOLATION') return invalid('__proto__', 'is not an allowed name')
  if (error instanceof Error && /unexpected end|malformed|boundary|aborted/i.test(error.message)) {
    return new AppError('validation_error', 'The multipart form is broken or was cut off. Send it again.', {
      cause: error,
    })
  }
  return error
}

function invalid(field: string, message: string): AppError {
  return new AppError('validation_error', `The form is not valid: "${field}" ${message}.`, {
    details: [{ path: field, message }],
  })
}
