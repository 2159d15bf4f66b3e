import { type FileSource, openFile } from './files.ts'
import { type Form, formFields } from './form.ts'
import { type Operations, operations } from './generated.ts'
import type { Answer, CallOptions, Send } from './transport.ts'

export type OperationId = keyof Operations
/** What an operation takes: its path, query, body and files, as far as it has them. */
export type Input<K extends OperationId> = Omit<Operations[K], 'response' | 'tables'>
export type Result<K extends OperationId> = Operations[K]['response']
export type Query<K extends OperationId> = Operations[K] extends { query?: infer Q } ? NonNullable<Q> : never
export type Body<K extends OperationId> = Operations[K] extends { body: infer B } ? B : never
/** What an operation takes whose answer is wanted as a table, which is of that format. */
export type Tables<K extends OperationId> = Operations[K] extends { tables?: infer T }
  ? Omit<NonNullable<T>, 'format'> & { format: 'csv' | 'xlsx' }
  : never
/** A row of an operation that answers page by page. */
export type Row<K extends OperationId> = Extract<Result<K>, Page> extends { data: (infer R)[] } ? R : never

interface Page {
  data: unknown[]
  pagination: { next_cursor: string | null } | { page: number; limit: number; total: number }
}

export interface AnyInput {
  params?: Record<string, string | number>
  query?: object
  body?: object
  files?: Record<string, FileSource | FileSource[] | undefined>
}

export interface Client {
  call<K extends OperationId>(id: K, input: Input<K>, options?: CallOptions): Promise<Result<K>>
  /** The same, with what stands in the headers. */
  answer<K extends OperationId>(
    id: K,
    input: Input<K>,
    options?: CallOptions,
  ): Promise<{ body: Result<K>; headers: Headers }>
  /** The same as a table: an answer whose body is a stream. */
  table<K extends OperationId>(
    id: K,
    input: Omit<Input<K>, 'query' | 'tables'> & { query: Tables<K> },
    options?: CallOptions,
  ): Promise<Response>
  /** All rows of a list, page by page as they are asked for. */
  rows<K extends OperationId>(id: K, input: Input<K>, options?: CallOptions): AsyncGenerator<Row<K>, void, undefined>
}

export function createClient(send: Send): Client {
  const run = async (
    id: OperationId,
    { params, query, body, files }: AnyInput,
    options?: CallOptions,
    answer = operations[id].answer,
  ) => {
    const { method, path, takes } = operations[id]
    const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
    const form = await openForm(body ?? {}, files ?? {}, takes === 'form')
    return send({ method, path: place, query, answer, ...(form ? { form } : { json: body }) }, options)
  }
  return {
    async call<K extends OperationId>(id: K, input: Input<K>, options?: CallOptions) {
      return resultOf(id, await run(id, input, options)) as Result<K>
    },
    async answer<K extends OperationId>(id: K, input: Input<K>, options?: CallOptions) {
      const answer = await run(id, input, options)
      return { body: resultOf(id, answer) as Result<K>, headers: answer.response.headers }
    },
    async table(id, input, options) {
      return (await run(id, input as AnyInput, options, 'raw')).response
    },
    async *rows<K extends OperationId>(id: K, input: Input<K>, options?: CallOptions) {
      // A query is for GET; a filter has its cursor in the body.
      const part = operations[id].method === 'GET' ? 'query' : 'body'
      const given = (input as AnyInput)[part] ?? {}
      for (let place: object | undefined = {}; place !== undefined; ) {
        const page = { ...input, [part]: { limit: 200, ...given, ...place } }
        const { data, pagination } = resultOf(id, await run(id, page, options)) as Page
        yield* data as Row<K>[]
        place = placeAfter(pagination)
      }
    },
  }
}

/** Where the next page is; nothing after the last one. */
function placeAfter(pagination: Page['pagination']): object | undefined {
  if ('next_cursor' in pagination)
    return pagination.next_cursor === null ? undefined : { cursor: pagination.next_cursor }
  const { page, limit, total } = pagination
  return page * limit < total ? { page: page + 1 } : undefined
}

function resultOf(id: OperationId, { response, body }: Answer): unknown {
  return operations[id].answer === 'raw' ? response : body
}

async function openForm(
  body: object,
  files: NonNullable<AnyInput['files']>,
  isAlwaysForm: boolean,
): Promise<Form | undefined> {
  const named = Object.entries(files).flatMap(([field, given]) =>
    (Array.isArray(given) ? given : [given]).flatMap((source) => (source === undefined ? [] : [{ field, source }])),
  )
  if (named.length === 0 && !isAlwaysForm) return undefined
  const opened = named.map(async ({ field, source }) => ({ field, ...(await openFile(source)) }))
  return { fields: formFields(body), files: await Promise.all(opened) }
}
