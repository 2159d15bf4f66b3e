import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { TableQuery } from '../../contract/tables.ts'
import { AppError } from '../../core/app-error.ts'
import { type CommitGuard, createContext } from '../../services/commit.ts'
import type { WireAnswer } from '../../services/idempotency/claim.ts'
import type { KeepAnswer } from '../../services/idempotency/settle.ts'
import type { Principal } from '../../services/principals/principal.ts'
import { Refusal } from '../../services/refusal.ts'
import type { System } from '../../services/system.ts'
import { deleteUnlessKept } from '../../services/uploads/store-upload.ts'
import {
  type FileAnswer,
  type FileOperation,
  isPublic,
  type KeyedOperation,
  type Operation,
  type ReceivedFile,
} from '../operation.ts'
import { answerOnce } from './answer-once.ts'
import { answerTables } from './answer-tables.ts'
import { noSuchId } from './no-such-id.ts'
import { openBody } from './open-body.ts'
import { parsePart, refuseUnstorableText } from './parse-input.ts'
import { render } from './render.ts'
import { type Refused, renderError } from './render-error.ts'

/** One request, by whichever transport it came, once its caller was admitted. */
export interface Call {
  /** Nobody for what anybody may do. */
  caller: Principal | undefined
  requestId: string
  /** The address that was called, for refusals. */
  path: string
  params: unknown
  query: unknown
  idempotencyKey?: string | undefined
  ifNoneMatch?: string | undefined
  /** The address of this service as the caller knows it. */
  origin: string
  /** Reads what comes with the request: asked for once all else is in order. */
  receive(caller: Principal, operation: KeyedOperation): Promise<Received>
}

/** What came with a request, not yet checked. */
export interface Received {
  from: 'body' | 'form'
  value: unknown
  files: ReceivedFile[]
  /** The same for the same content, however it was sent. */
  fingerprint: Buffer
}

export interface Answered extends Omit<WireAnswer, 'body'> {
  body: string | Readable
  /** Of an earlier request with the same idempotency key. */
  replayed: boolean
}

/** Checks the input, does what is asked, once, and renders the answer by its contract. Knows no transport. */
export async function runOperation(
  system: System,
  operation: Exclude<Operation, FileOperation>,
  call: Call,
): Promise<Answered | FileAnswer> {
  if (!isPublic(operation)) return runKeyed(system, operation, call)
  const { params, query } = parseAddress(operation, call)
  const answer = render(operation, await operation.handle({ system, params, query }))
  return { ...answer, body: String(answer.body), replayed: false }
}

export async function runFileOperation(system: System, operation: FileOperation, call: Call): Promise<FileAnswer> {
  const { params, query } = parseAddress(operation, call)
  const ctx = createContext(system, whoseRequest(callerOf(call), call))
  return operation.handle({ ctx, params, query, ifNoneMatch: call.ifNoneMatch })
}

async function runKeyed(system: System, operation: KeyedOperation, call: Call): Promise<Answered | FileAnswer> {
  const caller = callerOf(call)
  const { params, query } = parseAddress(operation, call)
  const { format } = (query ?? {}) as TableQuery
  if (operation.tables && format !== undefined && format !== 'json') {
    const body = parseInput(operation, await call.receive(caller, operation))
    const source = await operation.tables({
      ctx: createContext(system, whoseRequest(caller, call)),
      params,
      query,
      body,
    })
    return answerTables(system, source, format, query as TableQuery)
  }
  const received = await call.receive(caller, operation)
  const drop = () => dropFiles(system, received.files)
  try {
    const body = parseInput(operation, received)
    const given = { params, query, body, files: received.files }
    const key = operation.method === 'GET' ? undefined : call.idempotencyKey
    const identity = { method: operation.method, path: pathOf(operation, params), workspaceId: caller.workspaceId }
    const submission = key !== undefined && { submissionKey: submissionKeyOf(identity, caller, key) }
    const perform = (keep?: KeepAnswer) => handle(system, operation, call, { caller, given, keep, ...submission })
    const opened = async (answer: WireAnswer, replayed: boolean) => {
      return { ...answer, body: await openBody(system, caller.workspaceId, answer.body), replayed }
    }
    if (key === undefined) return opened(await perform(), false)
    const answered = await answerOnce({
      ...{ system, perform, identity: { ...identity, key } },
      fingerprint: fingerprintOf(call, caller, received),
      refused: refusedOf(operation, call),
    })
    if (answered.replayed || answered.status >= 400) await drop()
    return opened(answered, answered.replayed)
  } catch (error) {
    await drop()
    throw error
  }
}

function callerOf({ caller }: Call): Principal {
  if (caller === undefined) throw new Error('an operation that needs a caller was reached without one')
  return caller
}

function whoseRequest(actor: Principal, { requestId }: Call) {
  return { workspaceId: actor.workspaceId, actor, requestId }
}

function parseAddress(operation: Operation, call: Call) {
  // The job API says 400 to an id that cannot be one, except where it is read.
  const isCalledBad = operation.api === 'job' && operation.method !== 'GET'
  const shape = operation.params ?? anything
  const params = isCalledBad ? parsePart(shape, call.params, 'address') : parseIds(operation, shape, call.params)
  refuseUnstorableText(call.query)
  return { params, query: parsePart(operation.query ?? anything, call.query, 'query') }
}

function parseIds(operation: Operation, shape: z.ZodType, given: unknown): unknown {
  const { success, data, error } = shape.safeParse(given)
  if (!success) throw noSuchId(operation, given, error)
  return data
}

/** For parts that an operation does not look at. */
const anything = z.unknown()
const nothing = z.strictObject({})

function parseInput({ api, body, form }: KeyedOperation, { from, value }: Received): unknown {
  if (body === undefined && from === 'body') {
    // Whoever sends something means something by it.
    if (api === 'platform' && value !== undefined) parsePart(nothing, value, 'body')
    return undefined
  }
  const shape = from === 'form' ? form?.fields : body
  if (from === 'body' && value === undefined && !shape?.safeParse(undefined).success)
    throw new AppError('validation_error', 'This call needs a JSON object as its body.')
  const parsed = parsePart(shape ?? anything, value, from)
  // Texts that hold JSON may name characters that could not be seen in them.
  refuseUnstorableText(parsed)
  return parsed
}

interface Handling {
  caller: Principal
  given: Pick<Parameters<KeyedOperation['handle']>[0], 'params' | 'query' | 'body' | 'files'>
  keep: KeepAnswer | undefined
  submissionKey?: Buffer
}

/** The answer to a change is rendered before the change is committed: one that cannot be told is not made. */
async function handle(
  system: System,
  operation: KeyedOperation,
  call: Call,
  { caller, given, keep, ...submission }: Handling,
): Promise<WireAnswer> {
  let rendered: WireAnswer | undefined
  const write = (result: unknown): WireAnswer => {
    rendered = result instanceof Refusal ? renderError(result, refusedOf(operation, call)) : render(operation, result)
    return rendered
  }
  const guard: CommitGuard = {
    storesAnswer: keep !== undefined,
    inTransaction: async (tx, result) => keep?.inTransaction(tx, write(result)),
    atOnce: (result) => {
      const answer = write(result)
      return keep?.atOnce(answer)
    },
  }
  const ctx = createContext(system, { ...whoseRequest(caller, call), guard, ...submission })
  const { ifNoneMatch, origin } = call
  try {
    const result = await operation.handle({ ctx, caller, ...given, ifNoneMatch, origin })
    return rendered ?? render(operation, result)
  } catch (error) {
    // It is committed, and with it this answer.
    if (error instanceof Refusal && rendered) return rendered
    throw error
  }
}

/** For files that nothing has come of. */
async function dropFiles(system: System, files: ReceivedFile[]): Promise<void> {
  for (const file of files) await deleteUnlessKept(system, file.upload.blobKey)
}

function refusedOf({ api }: KeyedOperation, { requestId, path }: Call): Refused {
  return { api, requestId, path }
}

function pathOf({ path }: KeyedOperation, params: unknown): string {
  return path.replace(/:(\w+)/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
}

/** What makes it the same request: who asks (an answer can hold what another may not see), query, body or form. */
function fingerprintOf({ query }: Call, caller: Principal, { fingerprint }: Received): Buffer {
  return createHash('sha256')
    .update(`${caller.id}\0${JSON.stringify(query)}\0`)
    .update(fingerprint)
    .digest()
}

function submissionKeyOf(
  { method, path, workspaceId }: { method: string; path: string; workspaceId: string },
  { id }: Principal,
  idempotencyKey: string,
): Buffer {
  const parts = [`${method} ${path}`, workspaceId, id, idempotencyKey]
  return createHash('sha256').update(parts.join('\0')).digest()
}
