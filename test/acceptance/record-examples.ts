import { readFile, writeFile } from 'node:fs/promises'
import type { GivenAnswer } from './api-document.ts'

export interface GivenRequest {
  method: string
  /** With its query. */
  path: string
  json?: unknown
  form?: FormData | undefined
}

interface Example {
  parameters: Record<string, string>
  json?: unknown
  form?: Record<string, unknown> | undefined
  answer: unknown
  /** Other answers, and other bodies that were sent, which say something that these do not. */
  also?: unknown[]
  alsoSent?: unknown[]
}

const file = new URL('../../src/http/openapi/examples.json', import.meta.url)
const isRecording = process.env['SHEAF_RECORD_EXAMPLES'] === '1'
/** Longer ones teach nothing more. */
const mostCharacters = 6000
const mostAlso = 5
const recorded = new Map<string, Map<number, Example>>()

/** Of the answers that a suite gets, the one that says most in few words becomes the example of its operation. */
export function recordExample(operation: string, request: GivenRequest, answer: GivenAnswer): void {
  if (!isRecording || typeof answer.body !== 'object' || answer.status > 400) return
  const byStatus = recorded.get(operation) ?? new Map<number, Example>()
  recorded.set(operation, byStatus)
  const before = byStatus.get(answer.status)
  const sent = {
    json: worthOf(request.json) > worthOf(before?.json) ? request.json : before?.json,
    form: request.form ? fieldsOf(request.form) : before?.form,
  }
  const isBetter = !before || worthOf(answer.body) > worthOf(before.answer)
  const { parameters, answer: body } = isBetter
    ? { parameters: parametersOf(operation, request.path), answer: answer.body }
    : before
  const shown = { parameters, answer: body }
  const also = alsoOf([...(before?.also ?? []), isBetter ? before?.answer : answer.body], shown.answer)
  const alsoSent = alsoOf([...(before?.alsoSent ?? []), before?.json, request.json], sent.json)
  const more = { ...(also.length > 0 && { also }), ...(alsoSent.length > 0 && { alsoSent }) }
  byStatus.set(answer.status, { ...shown, ...sent, ...more })
}

function worthOf(body: unknown): number {
  if (body === undefined) return -Infinity
  const text = JSON.stringify(body)
  return (text.length > mostCharacters ? -1000 : 0) + namesIn(body).size - text.length / 1e5
}

/** What is named by the caller, and maps of it: neither says what an answer can have. */
const own = new Set(['data', 'definition', 'json_schema', 'metadata', 'result', 'schema'])
const maps = new Set(['fields', 'provenance', 'cells', 'values'])

function namesIn(body: unknown, names = new Set<string>()): Set<string> {
  if (typeof body !== 'object' || body === null) return names
  for (const [name, inner] of Object.entries(body)) {
    if (!Array.isArray(body)) names.add(name)
    if (Array.isArray(inner) || !own.has(name))
      for (const each of maps.has(name) ? Object.values(inner ?? {}) : [inner]) namesIn(each, names)
  }
  return names
}

/** Of other answers those with names that nothing before them has. */
function alsoOf(others: unknown[], shown: unknown): unknown[] {
  const known = namesIn(shown)
  const kept: unknown[] = []
  for (const other of others.filter((each) => each !== undefined && JSON.stringify(each).length <= mostCharacters)) {
    const names = namesIn(other)
    if (names.isSubsetOf(known) || kept.length === mostAlso) continue
    kept.push(other)
    for (const name of names) known.add(name)
  }
  return kept
}

function parametersOf(operation: string, path: string): Record<string, string> {
  const [address = '', query = ''] = path.split('?')
  const [, template = ''] = operation.split(' ')
  const values = address.split('/')
  const inPath = template
    .split('/')
    .flatMap((part, i) => (part.startsWith('{') ? [[part.slice(1, -1), values[i]]] : []))
  const asked = [...new URLSearchParams(query)].filter(([name]) => name !== 'colour')
  return Object.fromEntries([...inPath, ...asked])
}

function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : value.name))
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/** Those of operations that nobody asked stay as they are. */
export async function saveExamples(isOwn: (operation: string) => boolean): Promise<void> {
  if (!isRecording) return
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, unknown>
  const ours = [...recorded].filter(([name]) => isOwn(name)).map(([name, all]) => [name, Object.fromEntries(all)])
  const others = Object.entries(before).filter(([name]) => !ours.some(([known]) => known === name))
  const sorted = [...others, ...ours].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2)
  await writeFile(file, `${withoutSecrets(text)}\n`)
}

function withoutSecrets(text: string): string {
  return text
    .replace(/shf_live_[\w-]{43}/g, 'shf_live_EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA')
    .replace(/whsec_[\w+/=]+/g, 'whsec_RXhhbXBsZUV4YW1wbGVFeGFtcGxl')
    .replace(/(\/upload\/)[\w-]{64}/g, `$1${'EXAMPLE-'.repeat(8)}`)
    .replace(/http:\/\/127\.0\.0\.1:\d+(?=\/upload)/g, 'http://localhost:8080')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://files.example.com')
}
