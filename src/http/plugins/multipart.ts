import { createHash } from 'node:crypto'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import { takeTurns } from '../../core/take-turns.ts'
import type { FileField, FileFields, ReceivedFile } from '../../operations/operation.ts'
import { refuseUnstorableText } from '../../operations/runner/parse-input.ts'
import type { Limits, Principal } from '../../services/principals/principal.ts'
import type { System } from '../../services/system.ts'
import { receiveDocument } from '../../services/uploads/receive-document.ts'
import { dropUpload, storeUpload } from '../../services/uploads/store-upload.ts'

export interface ReceivedForm {
  /** A list for each name that may be repeated. */
  fields: Record<string, string | string[]>
  files: ReceivedFile[]
  /** The same for the same fields and file contents, whatever the boundary and the order of the parts. */
  fingerprint: Buffer
}

export const formLimits = { fields: 100, parts: 200 }

interface ExpectedForm {
  caller: Sender
  files: FileFields
  repeated?: string[] | undefined
  /** The names of its texts, where no other is taken. */
  known?: string[] | undefined
}

/** What must be known of whoever sends a form. */
type Sender = Pick<Principal, 'workspaceId'> & { limits: Pick<Limits, 'maxFileBytes'> }

const turn = takeTurns()

/** Reads a form in one pass, whatever the order of its parts; files go to the blob store as they arrive. */
export async function receiveForm(
  system: System,
  request: FastifyRequest,
  reply: FastifyReply,
  form: ExpectedForm,
): Promise<ReceivedForm> {
  const fields = new Map<string, string | string[]>()
  const files: ReceivedFile[] = []
  await turn()
  try {
    // Every part counts as a file here when it has a name, so the limit is that of all parts.
    for await (const part of request.parts({ preservePath: true })) {
      const name = part.fieldname
      const field = Object.hasOwn(form.files, name) ? form.files[name] : undefined
      if (field !== undefined) {
        if (part.type === 'field') throw invalid(name, 'must be sent as a file, with a file name')
        const place = placeOf(files, name, field)
        files.push(await receiveFile(system, form.caller, part, field).catch(namingFile(field, part, place)))
      } else {
        if (part.type === 'file') refuseMisspelt(name, form)
        const before = textsSoFar(fields, name, form.repeated)
        const text = await receiveText(part, request.routeOptions.bodyLimit ?? usualTextBytes)
        fields.set(name, before ? [...before, text] : text)
      }
    }
  } catch (error) {
    await dropForm(system, files)
    stopReading(request, reply)
    throw translate(error)
  }
  return { fields: Object.fromEntries(fields), files, fingerprint: fingerprint(fields, files) }
}

/** A file under a name that nobody knows is meant for another, and is not read as text. */
function refuseMisspelt(name: string, { known, files }: ExpectedForm): void {
  if (known === undefined || known.includes(name)) return
  const places = Object.keys(files).map((place) => `"${place}"`)
  throw invalid(name, `is an unknown field: a file is sent as ${places.join(' or ')}`)
}

/** Which of the files of this name it is, from 0. */
function placeOf(files: ReceivedFile[], name: string, { max }: FileField): number {
  const place = files.filter((file) => file.field === name).length
  if (place < max) return place
  throw invalid(name, `may be there ${max === 1 ? 'once' : `${max} times at most`}`)
}

async function receiveFile(
  system: System,
  { workspaceId, limits }: Sender,
  part: MultipartFile,
  { check, maxBytes: ownLimit }: FileField,
): Promise<ReceivedFile> {
  const maxBytes = ownLimit?.(system) ?? limits.maxFileBytes
  const filename = unescapeName(part.filename ?? '')
  const about = { field: part.fieldname, filename }
  if (check === undefined) return { ...about, upload: await storeUpload(system, workspaceId, part.file, { maxBytes }) }
  const { upload, format } = await receiveDocument(system, part.file, { workspaceId, name: filename, maxBytes, check })
  return { ...about, upload, format }
}

/** Of several files, says which one is meant. */
function namingFile({ max }: FileField, { fieldname, filename }: MultipartFile, place: number) {
  return (error: unknown): never => {
    if (max === 1 || !(error instanceof AppError)) throw error
    const { code, message, reason, retryable, headers, cause } = error
    const own = { ...(reason !== undefined && { reason }), retryable, headers, cause }
    const details = [{ path: `${fieldname}[${place}]`, message }]
    throw new AppError(code, `${JSON.stringify(unescapeName(filename ?? ''))}: ${message}`, { ...own, details })
  }
}

/** Quotes and line ends in a name, as the standard of multipart forms has browsers, curl and others write them. */
function unescapeName(name: string): string {
  return name.replace(/%(22|0A|0D)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Undefined for a name that can be there only once and was not there yet. */
function textsSoFar(fields: Map<string, string | string[]>, name: string, repeated: string[] | undefined) {
  const before = fields.get(name) ?? (repeated?.includes(name) ? [] : undefined)
  if (typeof before === 'string') throw invalid(name, 'may be there once')
  return before
}

/** A part of the type application/json arrives parsed, one with a file name as a stream. */
async function receiveText(part: Multipart, maxBytes: number): Promise<string> {
  const name = part.fieldname
  if (part.type === 'field') {
    if (part.valueTruncated) throw invalid(name, `has more than ${maxBytes} bytes`)
    const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
    refuseUnstorableText({ [name]: value })
    return value
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw invalid(name, `has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  refuseUnstorableText({ [name]: text })
  return text
}

/** For a form that nothing will come of. */
export async function dropForm(system: System, files: ReceivedFile[]): Promise<void> {
  for (const file of files) await dropUpload(system, file.upload)
}

function fingerprint(fields: Map<string, string | string[]>, files: ReceivedFile[]): Buffer {
  const parts = [
    ...[...fields].map(([name, value]) => ['field', name, value]),
    ...files.map((file) => ['file', file.field, file.filename, file.upload.sha256]),
  ]
  const inOrder = parts.map((part) => JSON.stringify(part)).sort((a, b) => (a < b ? -1 : 1))
  return createHash('sha256').update(inOrder.join('\n')).digest()
}

const usualTextBytes = 2 ** 20
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
    const { parts, fields } = formLimits
    return new AppError('validation_error', `The form has too many parts: ${parts} are taken, ${fields} of them texts.`)
  }
  if (code === 'FST_INVALID_JSON_FIELD_ERROR')
    return new AppError('validation_error', 'A part of the form says that it is JSON and is not.')
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
