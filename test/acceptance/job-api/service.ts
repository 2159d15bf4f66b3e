import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { settleOnTestServer } from '../../support/database.ts'
import { type StartedSheaf, startSheaf } from '../../support/sheaf-process.ts'
import { holdStrictly } from '../strict-client.ts'

/** The server that all tests ask, as a user starts it. Files may be fetched from this machine's first address only. */
export const service = { address: '', key: '', folder: '' }
let server: StartedSheaf | undefined

before(async () => {
  service.folder = await mkdtemp(join(tmpdir(), 'sheaf-job-api-'))
  await settleOnTestServer(service.folder)
  const env = { SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.1', SHEAF_RATE_LIMIT_PER_MINUTE: '5000' }
  server = await startSheaf({ cwd: service.folder, env })
  Object.assign(service, { address: server.address, key: server.key })
})
after(async () => {
  await server?.stop()
  await rm(service.folder, { recursive: true, force: true })
})

export interface Job {
  [name: string]: unknown
  correlation_id: string
  job_id: string
  status: string
  start_time: string
  estimated_time_seconds?: number
  message: string
  filename: string
  finish_time: string | null
  result: Record<string, unknown> | null
  json_schema?: Record<string, unknown>
  markdown?: string
  validation_result?: { concerns: Concern[]; summary: string }
  confidence?: { overall: number; fields: Record<string, number> }
  provenance?: Record<string, { page?: number; quote?: string; kind: string }>
}

export interface Concern {
  path: string
  text: string
  level: string
  code: string
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: Job & { detail: string }
}

interface Call {
  key?: string | null
  headers?: Record<string, string>
  body?: string | FormData
  /** Another server than the usual one. */
  at?: string
}

export async function call(method: string, path: string, options: Call = {}): Promise<Answer> {
  const { key = service.key, headers = {}, body = null, at = service.address } = options
  const sent = { ...(key !== null && { authorization: `Bearer ${key}` }), ...headers }
  const response = await fetch(`${at}${path}`, { method, headers: sent, body })
  const text = await response.text()
  const answer = { status: response.status, headers: response.headers, text, body: text === '' ? {} : JSON.parse(text) }
  const form = body instanceof FormData ? body : undefined
  await holdStrictly(at, { method, path, json: typeof body === 'string' ? jsonOf(body) : undefined, form }, answer)
  return answer
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return
  }
}

export function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

export function file(content: string | Uint8Array, name: string, type = ''): File {
  return new File([new Uint8Array(Buffer.from(content))], name, { type })
}

export const note = () => file('The parcel is green.\n', 'note.txt')

export type Kind = 'process' | 'extract' | 'recommend'
export const kinds = ['process', 'extract', 'recommend'] as const

/** Submits what must be accepted. */
export async function submit(kind: Kind, fields: Record<string, string | Blob>, options: Call = {}): Promise<Job> {
  const { status, body, text } = await call('PUT', `/${kind}`, { ...options, body: form(fields) })
  assert.equal(status, 202, text)
  return body
}

export async function poll(jobId: string, query = '', options: Call = {}): Promise<Job> {
  const { status, body, text } = await call('GET', `/process/${jobId}${query}`, options)
  assert.equal(status, 200, text)
  return body
}

/** The job when it has ended. */
export async function ended(jobId: string, query = '', options: Call = {}): Promise<Job> {
  for (;;) {
    const job = await poll(jobId, `?wait=30${query}`, options)
    if (job.finish_time !== null) return job
  }
}

export async function run(kind: Kind, fields: Record<string, string | Blob>, query = ''): Promise<Job> {
  return ended((await submit(kind, fields)).job_id, query)
}

export async function refused(answer: Promise<Answer>, status: number, detail = /\w/): Promise<Answer> {
  const { body, text, ...rest } = await answer
  assert.equal(rest.status, status, text)
  assert.deepEqual(Object.keys(body), ['detail'], text)
  assert.match(body.detail, detail)
  return { body, text, ...rest }
}

/** Exactly these properties, in any order. */
export function assertKeys(value: object | null, names: string[]): void {
  assert.deepEqual(new Set(Object.keys(value ?? {})), new Set(names))
}

export async function createKey(settings: Record<string, unknown>): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'for a test', ...settings })
  const answer = await call('POST', '/v1/api-keys', { headers, body })
  assert.equal(answer.status, 200, answer.text)
  return String(answer.body['key'])
}

export function feedback(jobId: string, body: unknown, options: Call = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...options.headers }
  return call('POST', `/process/${jobId}/feedback`, { ...options, headers, body: JSON.stringify(body) })
}

export const unknownId = '01900000-0000-7000-8000-000000000000'
