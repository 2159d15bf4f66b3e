import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Answer, good } from './client.ts'
import { nobody } from './service.ts'

interface Described {
  'x-required-scope'?: string
  parameters?: { name: string; in: string }[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

type Checks = (operation: string, answer: Answer<unknown>) => void

interface ApiDocument {
  operations: Map<string, Described>
  /** Holds an answer against what the document says that it looks like. */
  check: Checks
}

let read: Promise<ApiDocument> | undefined

/** The OpenAPI document of the running server, read once. */
export function apiDocument(): Promise<ApiDocument> {
  read ??= readDocument()
  return read
}

async function readDocument(): Promise<ApiDocument> {
  const document = await good(nobody.get<{ paths: Record<string, Record<string, Described>> }>('/openapi.json'))
  const operations = new Map<string, Described>(
    Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/v1/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, described]) => [`${method.toUpperCase()} ${path}`, described] as const),
      ),
  )
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'https://api.test/openapi' })
  const validators = new Map<string, ValidateFunction>()
  const check: Checks = (name, { status, headers, body, text }) => {
    const [method = '', path = ''] = name.split(' ')
    const media = headers.get('content-type')?.split(';')[0] ?? ''
    const content = operations.get(name)?.responses[status]?.content
    assert.ok(content, `${name}: the document knows no ${status}`)
    if (media !== 'application/json') return
    assert.ok(content[media], `${name}: the document knows no ${status} of ${media}`)
    const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', media, 'schema']
    const $ref = `https://api.test/openapi#/${place.map(pointed).join('/')}`
    const validate = validators.get($ref) ?? ajv.compile<unknown>({ $ref } as object)
    validators.set($ref, validate)
    assert.ok(validate(body), `${name} ${status}: ${ajv.errorsText(validate.errors)} in ${text}`)
  }
  return { operations, check }
}

/** As a part of a JSON pointer in an address. */
const pointed = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
