import { ConflictError } from './errors.ts'
import { builtin } from './files.ts'
import { encodeForm, type Form, formData } from './form.ts'

export interface SendForm {
  method: string
  headers: Record<string, string>
  form: Form
  signal: AbortSignal
  onSent?: ((bytes: number) => void) | undefined
}

/**
 * Sends a form and reads the answer. In Node not with fetch: that loses the answer of a server which refuses a file before
 * its end, and cannot tell how much was sent.
 */
export async function sendForm(url: URL, request: SendForm, fetch: typeof globalThis.fetch | undefined) {
  const node = builtin()
  if (fetch === undefined && node !== undefined) return sendFromNode(url, request, node)
  const { method, headers, form, signal } = request
  const body = await formData(form)
  return (fetch ?? globalThis.fetch)(url, { method, headers, body, signal, redirect: 'manual' })
}

async function sendFromNode(
  url: URL,
  { method, headers, form, signal, onSent }: SendForm,
  node: typeof process.getBuiltinModule,
): Promise<Response> {
  const { request: open } = url.protocol === 'https:' ? node('node:https') : node('node:http')
  const { Readable } = node('node:stream')
  const { buffer } = node('node:stream/consumers')
  const { contentType, length, chunks } = encodeForm(form, onSent)
  const upload = Readable.from(chunks, { objectMode: false })
  return new Promise((resolve, reject) => {
    const request = open(url, {
      ...{ method, signal },
      headers: { ...headers, 'content-type': contentType, ...(length !== undefined && { 'content-length': length }) },
    })
    request.on('error', (error) => {
      upload.destroy()
      reject(signal.aborted || error instanceof ConflictError ? error : new TypeError(error.message, { cause: error }))
    })
    request.on('response', (answer) => {
      // Whoever has answered does not want the rest; writing on would break the connection before the answer is read.
      upload.unpipe(request)
      const { statusCode: status = 0, statusMessage: statusText = '' } = answer
      buffer(answer)
        .then((body) => {
          const sent = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          )
          resolve(new Response(body.length === 0 ? null : body, { status, statusText, headers: sent }))
        })
        .catch((cause: unknown) => reject(new TypeError('The answer was cut off.', { cause })))
        .finally(() => {
          if (!request.writableFinished) request.destroy()
          upload.destroy()
        })
    })
    upload.on('error', (cause) => request.destroy(unreadable(cause)))
    upload.pipe(request)
  })
}

/** For a file that was there and cannot be read to its end. */
function unreadable(cause: unknown): ConflictError {
  const message = 'The file was changed or taken away while it was being read.'
  return new ConflictError({ message, code: 'conflict', reason: 'file_changed', cause })
}
