import * as http from 'node:http'
import * as https from 'node:https'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AppError } from '../../core/app-error.ts'
import { encodeForm, type FileForm } from './encode-form.ts'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

export interface Request {
  method: 'GET' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  form?: FileForm
  /** How many bytes of the form have gone out. */
  onSent?(bytes: number): void
  signal: AbortSignal
}

/** Longer than the server lets a call wait. */
const silenceMilliseconds = 90_000

/**
 * One call. Not with fetch: it cannot tell how much was sent, and loses the answer of a server that refuses an upload
 * before its end.
 */
export function sendRequest(url: URL, { method, headers, form, onSent, signal }: Request): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const encoded = form && encodeForm(form)
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    ...{ method, signal, timeout: silenceMilliseconds },
    headers: { ...headers, ...encoded?.headers },
  })
  const upload = encoded?.stream
  request.on('timeout', () => request.destroy(new Error('there was no answer for a long time')))
  request.on('error', (error) => {
    upload?.destroy()
    reject(error)
  })
  request.on('response', (response) => {
    // Whoever has answered does not want the rest; writing on would break the connection before the answer is read.
    upload?.unpipe(request)
    text(response)
      .then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: body }), reject)
      .finally(() => {
        if (!request.writableFinished) request.destroy()
        upload?.destroy()
      })
  })
  if (upload === undefined) request.end()
  else send(upload, request, onSent)
  return promise
}

function send(upload: Readable, request: http.ClientRequest, onSent: Request['onSent']): void {
  let sent = 0
  upload.on('data', (chunk: Uint8Array) => {
    sent += chunk.length
    onSent?.(sent)
  })
  upload.on('error', (cause) => request.destroy(unreadable(cause)))
  upload.pipe(request)
}

/** For a file that was there and cannot be read to its end. */
export function unreadable(cause: unknown): AppError {
  return new AppError('conflict', 'The file was changed or taken away while it was being read.', { cause })
}
