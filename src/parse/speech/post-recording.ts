import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ParseError } from '../parse-error.ts'

export interface Answer {
  status: number
  retryAfter: string | undefined
  body: Buffer
}

interface Post {
  url: URL
  path: string
  name: string
  fields: Record<string, string>
  key?: string
  signal: AbortSignal
}

const mostAnswerBytes = 32 * 1024 * 1024

/** Posts a file as a form, reading it from disk as it goes, and collects the answer. Follows no redirect. */
export async function postRecording({ url, path, name, fields, key, signal }: Post): Promise<Answer> {
  const boundary = `sheaf-${randomUUID()}`
  const before = Buffer.from(`${formFields(fields, boundary)}${fileHeader(name, boundary)}`)
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    signal,
    headers: {
      accept: 'application/json',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': before.length + (await stat(path)).size + after.length,
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
  })
  const { promise: response, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request.once('response', resolve).on('error', reject)
  pipeline(Readable.from(form(before, path, after)), request).catch(reject)
  try {
    const message = await response
    const body = await collect(message)
    return { status: message.statusCode ?? 0, retryAfter: message.headers['retry-after'], body }
  } finally {
    request.destroy()
  }
}

function formFields(fields: Record<string, string>, boundary: string): string {
  return Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
}

function fileHeader(name: string, boundary: string): string {
  const escaped = name.replace(/["\r\n]/g, encodeURIComponent)
  const disposition = `Content-Disposition: form-data; name="file"; filename="${escaped}"`
  return `--${boundary}\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`
}

async function* form(before: Buffer, path: string, after: Buffer): AsyncGenerator<Buffer> {
  yield before
  yield* createReadStream(path)
  yield after
}

async function collect(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message) {
    size += part.length
    if (size > mostAnswerBytes)
      throw new ParseError('transcription_failed', 'The answer of the transcription endpoint is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
