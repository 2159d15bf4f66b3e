import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Context } from '../services/context.ts'
import type { TableSource } from '../services/exports/table-source.ts'
import type { Principal } from '../services/principals/principal.ts'
import type { System } from '../services/system.ts'
import type { CheckFormat, ReceivedDocument } from '../services/uploads/receive-document.ts'
import type { StoredUpload } from '../services/uploads/store-upload.ts'
import type { Access } from './access.ts'
import type { Tag } from './tags.ts'

/** The two APIs differ in how they say that something went wrong. */
export type ApiName = 'platform' | 'job'

export interface Answer {
  status?: number
  /** What belongs to the answer beside its body, and is repeated when it is replayed. */
  headers?: Record<string, string>
  /** Nothing for 204 and 304. */
  body?: unknown
}

/** An answer that is no JSON: a file, a picture, a table, a page. */
export interface FileAnswer {
  /** 200 unless said. */
  status?: number
  contentType: string
  headers?: Record<string, string>
  body: Readable | Buffer | string
}

/** The parts of a form that are files, by name. Any other part is text, also when it was sent from a file. */
export type FileFields = Record<string, FileField>

export interface FileField {
  /** How many parts may have this name. */
  max: number
  /** How large it may be, where that is not the limit of the key. */
  maxBytes?(system: System): number
  /** Throws for what is not taken. Without it, nobody looks what the file is. */
  check?: CheckFormat
}

/** A file that is in the blob store before its operation runs. */
export interface ReceivedFile {
  field: string
  /** As its sender called it, with whatever path. */
  filename: string
  upload: StoredUpload
  /** Known when the field is checked and looking at it did not fail. */
  format?: ReceivedDocument['format']
}

interface OperationBase<P extends z.ZodType, Q extends z.ZodType, O extends z.ZodType> {
  name: string
  /** What clients call it: noun and verb, like `documents.list`. All of the table have one. */
  call?: string
  tag: Tag
  summary: string
  description?: string
  api: ApiName
  /** Its address in HTTP. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for parameters. */
  path: `/${string}`
  /** What it is about: ids, mostly. One that cannot be names nothing. */
  params?: P
  query?: Q
  /** What a success looks like; callers get nothing that is not in it. */
  output: O
  /** 200 unless said. */
  status?: number
}

/** What somebody may do. Who that is stands beside it, so that nobody can forget it. */
export interface KeyedOperation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  H = z.input<O>,
> extends OperationBase<P, Q, O> {
  access: Access
  /** What an answer with the status 202 looks like, where that is not the usual one. */
  accepted?: z.ZodType
  body?: B
  /** A form instead of the body: its files are in the blob store before the handler runs. */
  form?: {
    fields: B | z.ZodType<NoInfer<z.output<B>>>
    files: FileFields
    /** Texts that may be there several times: each of them is a list. */
    repeated?: string[]
  }
  handle(call: {
    ctx: Context
    caller: Principal
    params: z.output<P>
    query: z.output<Q>
    body: z.output<B>
    files: ReceivedFile[]
    /** What the caller has seen already, by its ETag. */
    ifNoneMatch: string | undefined
    /** The address of this service as the caller knows it, for links. */
    origin: string
  }): Promise<H>
  /** The same as tables, for callers who ask for `format=csv` or `xlsx`; its query has `tableQuery`. Only for what changes nothing. */
  tables?(call: { ctx: Context; params: z.output<P>; query: z.output<Q>; body: z.output<B> }): Promise<TableSource>
  /** For answers that carry more than a body; pure, since it runs inside the transaction. */
  answer?(result: H): Answer
}

/** One whose answer is no JSON; only for reading. */
export interface FileOperation<P extends z.ZodType = z.ZodType, Q extends z.ZodType = z.ZodType>
  extends Omit<OperationBase<P, Q, z.ZodType>, 'output' | 'method'> {
  method: 'GET'
  access: Access
  /** What the answer may be. */
  mediaTypes: string[]
  handle(call: {
    ctx: Context
    params: z.output<P>
    query: z.output<Q>
    ifNoneMatch: string | undefined
  }): Promise<FileAnswer>
}

/** What anybody may do. */
export interface PublicOperation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends OperationBase<P, Q, O> {
  access: 'public'
  handle(call: { system: System; params: z.output<P>; query: z.output<Q> }): Promise<z.input<O>>
}

export type Operation = KeyedOperation | FileOperation | PublicOperation

/** Only for its types: keeps what an operation takes and what its handler sees together. */
export function operation<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  H = z.input<O>,
>(declared: KeyedOperation<P, Q, B, O, H>): Operation {
  return declared as unknown as Operation
}

export function publicOperation<P extends z.ZodType, Q extends z.ZodType, O extends z.ZodType>(
  declared: PublicOperation<P, Q, O>,
): Operation {
  return declared as unknown as Operation
}

export function fileOperation<P extends z.ZodType, Q extends z.ZodType>(declared: FileOperation<P, Q>): Operation {
  return declared as unknown as Operation
}

export function isFile(declared: Operation): declared is FileOperation {
  return 'mediaTypes' in declared
}

export function isPublic(declared: Operation): declared is PublicOperation {
  return declared.access === 'public'
}

/** What changes something takes an idempotency key, under which it is done once. */
export function isDoneOnce(declared: Operation): declared is KeyedOperation {
  return !isPublic(declared) && declared.method !== 'GET'
}

export function hasTables(declared: Operation): boolean {
  return 'tables' in declared && declared.tables !== undefined
}
