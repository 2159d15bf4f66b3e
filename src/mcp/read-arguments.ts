import { AppError } from '../core/app-error.ts'
import { nearestWord } from '../core/edit-distance.ts'
import type { Asked, GivenFile, OpenPath } from './perform.ts'
import type { Tool } from './tools.ts'

/** The arguments of a call, each where its operation takes it. What is wrong inside of them the operation tells. */
export async function readArguments(
  { operation, input }: Tool,
  given: Record<string, unknown>,
  openPath: OpenPath | undefined,
): Promise<Asked> {
  const known = Object.keys(input.schema['properties'] as object)
  const unknown = Object.keys(given).filter((name) => !known.includes(name))
  if (unknown.length > 0) throw unknownArguments(unknown, known)
  const required = (input.schema['required'] ?? []) as string[]
  const [missing] = required.filter((name) => given[name] === undefined)
  if (missing !== undefined) throw invalid(missing, 'is required')
  const { idempotency_key, ...rest } = given
  if (idempotency_key !== undefined && (typeof idempotency_key !== 'string' || idempotency_key === ''))
    throw invalid('idempotency_key', 'must be a text that is not empty')
  const part = (belongs: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(rest).filter(([name, value]) => value !== undefined && belongs(name)))
  const isOfBody = (name: string) => !input.params.has(name) && !input.query.has(name) && !input.files.has(name)
  const body = part(isOfBody)
  const files = [...input.files].map(([field, many]) => readFiles(field, many, rest[field], openPath))
  return {
    operation,
    params: part((name) => input.params.has(name)),
    query: asQuery(part((name) => input.query.has(name))),
    body: takesBody(operation) ? body : undefined,
    files: (await Promise.all(files)).flat(),
    idempotencyKey: idempotency_key,
  }
}

function takesBody(operation: Tool['operation']): boolean {
  if (operation.access === 'public') return false
  return operation.body !== undefined || operation.form !== undefined
}

/** An address holds texts only. */
function asQuery(query: Record<string, unknown>): Record<string, unknown> {
  const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.map(asText) : asText(value)]),
  )
}

async function readFiles(
  field: string,
  how: 'one' | 'many',
  given: unknown,
  openPath: OpenPath | undefined,
): Promise<GivenFile[]> {
  if (given === undefined) return []
  if (how === 'one') return [await readFile(field, field, given, openPath)]
  if (!Array.isArray(given)) throw invalid(field, 'must be a list of files')
  return Promise.all(given.map((each, index) => readFile(field, `${field}[${index}]`, each, openPath)))
}

async function readFile(
  field: string,
  place: string,
  given: unknown,
  openPath: OpenPath | undefined,
): Promise<GivenFile> {
  const file = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const { name, path, content_base64: encoded } = file
  if (openPath && typeof path === 'string') return { field, ...(await openPath(path)) }
  if (typeof name !== 'string' || typeof encoded !== 'string')
    throw invalid(place, `must be an object with "name" and "content_base64"${openPath ? ', or with "path"' : ''}`)
  if (!base64.test(encoded)) throw invalid(`${place}.content_base64`, 'must be base64')
  return { field, name, content: Buffer.from(encoded, 'base64') }
}

const base64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/

function unknownArguments(names: string[], known: string[]): AppError {
  const details = names.slice(0, 20).map((name) => {
    const meant = nearestWord(name, known)
    return {
      path: name.slice(0, 100),
      message: `is not a known argument${meant === undefined ? '' : `: did you mean "${meant}"?`}`,
    }
  })
  const [first] = details
  return new AppError('validation_error', `The arguments are not valid: "${first?.path}" ${first?.message}`, {
    details,
  })
}

function invalid(path: string, message: string): AppError {
  return new AppError('validation_error', `The arguments are not valid: "${path}" ${message}.`, {
    details: [{ path, message }],
  })
}
