import assert from 'node:assert/strict'
import type { PlatformError } from '../../../src/contract/errors.ts'
import { holdStrictly } from '../strict-client.ts'

export interface Answer<T> {
  status: number
  headers: Headers
  text: string
  bytes: Buffer
  body: T
  /** The same body, where it is a refusal. */
  error: PlatformError
}

export interface Sent {
  json?: unknown
  form?: Record<string, unknown> | FormData
  /** A body as it is. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

export type Client = ReturnType<typeof createClient>

let strangers = 0

/** Calls of the platform API with one key. Without one, each call comes from an address of its own, which is metered alone. */
export function createClient(server: { address: string }, key: () => string | null) {
  async function call<T>(method: string, path: string, sent: Sent = {}): Promise<Answer<T>> {
    const bearer = key()
    const identity: Record<string, string> =
      bearer === null ? { 'x-forwarded-for': newAddress() } : { authorization: `Bearer ${bearer}` }
    const { body, headers } = bodyOf(sent)
    const form = body instanceof FormData ? body : undefined
    const response = await fetch(`${server.address}${path}`, {
      ...{ method, body, redirect: 'manual' },
      headers: { ...identity, ...headers, ...sent.headers },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const parsed = isJson ? JSON.parse(text) : undefined
    const answer = { status: response.status, headers: response.headers, text, bytes, body: parsed, error: parsed }
    await holdStrictly(server.address, { method, path, json: sent.json, form }, answer)
    return answer
  }
  return {
    call,
    get: <T>(path: string) => call<T>('GET', path),
    post: <T>(path: string, json: unknown, headers: Record<string, string> = {}) =>
      call<T>('POST', path, { json, headers }),
    patch: <T>(path: string, json: unknown) => call<T>('PATCH', path, { json }),
    delete: <T>(path: string) => call<T>('DELETE', path),
    send: <T>(path: string, form: Record<string, unknown> | FormData, headers: Record<string, string> = {}) =>
      call<T>('POST', path, { form, headers }),
  }
}

function newAddress(): string {
  strangers += 1
  return `198.51.${Math.floor(strangers / 250)}.${(strangers % 250) + 1}`
}

function bodyOf({ json, form, raw }: Sent): {
  body: string | FormData | Uint8Array<ArrayBuffer> | null
  headers: object
} {
  if (form !== undefined) return { body: form instanceof FormData ? form : formOf(form), headers: {} }
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  return { body: raw ?? null, headers: raw === undefined ? {} : { 'content-type': 'application/json' } }
}

/** Values that are neither text nor a file go as JSON. */
export function formOf(fields: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    data.append(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value))
  return data
}

export function file(content: string | Uint8Array, name: string): File {
  return new File([new Uint8Array(Buffer.from(content))], name)
}

/** The body of what must have gone well. */
export async function good<T>(answer: Promise<Answer<T>>, status = 200): Promise<T> {
  const { status: given, text, body } = await answer
  assert.equal(given, status, text)
  return body
}

/** The error of what must have been refused, in the one shape that errors have. */
export async function refused(
  answer: Promise<Answer<unknown>>,
  status: number,
  code: string,
  about: { reason?: string; says?: RegExp; path?: string } = {},
): Promise<PlatformError & { headers: Headers }> {
  const { status: given, text, error, headers } = await answer
  assert.deepEqual([given, error.code, about.reason && error.reason], [status, code, about.reason], text)
  if (about.says) assert.match(error.message, about.says)
  if (about.path)
    assert.ok(
      error.details?.some(({ path }) => path === about.path),
      `${about.path} in ${text}`,
    )
  return { ...error, headers }
}
