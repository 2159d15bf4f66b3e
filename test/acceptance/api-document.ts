import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export interface DescribedOperation {
  'x-required-scope'?: string
  'x-required-grant'?: string
  parameters?: { name: string; in: string }[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

export interface GivenAnswer {
  status: number
  headers: Headers
  body: unknown
  text: string
}

export interface ApiDocument {
  /** By method and path, like `GET /v1/jobs/{id}`. */
  operations: Map<string, DescribedOperation>
  /** Which operation an address belongs to. */
  operationAt(method: string, address: string): string | undefined
  /** What is wrong with an answer by what the document says that it looks like; undefined when all is well. */
  problemOf(operation: string, answer: GivenAnswer): string | undefined
}

/** The OpenAPI document of a server, as a client reads it that believes nothing else. */
export async function readApiDocument(address: string): Promise<ApiDocument> {
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, DescribedOperation>>
  }
  const operations = new Map<string, DescribedOperation>(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => [`${method.toUpperCase()} ${path}`, described] as const),
    ),
  )
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'https://api.test/openapi' })
  const validators = new Map<string, ValidateFunction>()
  const names = [...operations.keys()].sort((a, b) => a.split('{').length - b.split('{').length)
  const patterns = names.map((name) => ({ name, pattern: new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  return {
    operations,
    operationAt(method, at) {
      const asked = `${method} ${at.split('?')[0]}`
      return patterns.find(({ pattern }) => pattern.test(asked))?.name
    },
    problemOf(name, { status, headers, body, text }) {
      const response = operations.get(name)?.responses[status]
      if (response === undefined) return `${name}: the document knows no ${status}: ${text}`
      const media = headers.get('content-type')?.split(';')[0] ?? ''
      if (media !== 'application/json') return
      const schema = response.content?.[media]?.schema
      if (schema === undefined) return `${name}: the document knows no ${status} of ${media}`
      // Most operations fail alike: what describes that is compiled once.
      const local = JSON.stringify(schema).replaceAll('"#/components/', '"https://api.test/openapi#/components/')
      const validate = validators.get(local) ?? ajv.compile<unknown>(JSON.parse(local))
      validators.set(local, validate)
      return validate(body) ? undefined : `${name} ${status}: ${ajv.errorsText(validate.errors)} in ${text}`
    },
  }
}
