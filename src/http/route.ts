import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Scope } from '../contract/scopes.ts'
import type { Caller } from '../services/api-keys/authenticate.ts'
import type { Context } from '../services/context.ts'
import type { System } from '../services/system.ts'
import type { Tag } from './openapi/tags.ts'
import type { FileFields, ReceivedForm } from './plugins/multipart.ts'

/** The two APIs differ in how they say that something went wrong. */
export type ApiName = 'platform' | 'job'

export interface Answer<R> {
  status?: number
  /** Headers that belong to the answer and are repeated when it is replayed. */
  headers?: Record<string, string>
  /** Nothing for 204 and 304. */
  body?: R
}

/** An answer that is no JSON: a file, a picture, a table, a page. */
export interface RawAnswer {
  /** 200 unless said. */
  status?: number
  contentType: string
  headers?: Record<string, string>
  body: Readable | Buffer | string
}

interface RouteBase<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for parameters. */
  path: `/${string}`
  api: ApiName
  operationId: string
  tag: Tag
  summary: string
  description?: string
  params?: P
  query?: Q
  /** What a success looks like; callers get nothing that is not in it. */
  response: R
  /** 200 unless said. */
  successStatus?: number
}

/** A route for callers with a key. The scope stands beside the route, so that nobody can forget it. */
export interface KeyedRoute<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  H = z.input<R>,
> extends RouteBase<P, Q, R> {
  scope: Scope
  /** What an answer with the status 202 looks like, where that is not the usual one. */
  accepted?: z.ZodType
  body?: B
  /** A multipart form: its files are streamed to the blob store before the handler runs. */
  form?: {
    fields: B | z.ZodType<NoInfer<z.output<B>>>
    files: FileFields
    /** Texts that may be there several times: each of them is a list. */
    repeated?: string[]
  }
  handle(request: {
    ctx: Context
    caller: Caller
    params: z.output<P>
    query: z.output<Q>
    body: z.output<B>
    files: ReceivedForm['files']
    /** What the caller has seen already, by its ETag. */
    ifNoneMatch: string | undefined
    /** The address by which the caller reached us, for links. */
    origin: string
  }): Promise<H>
  /** For answers that carry more than a body; pure, since it runs inside the transaction. */
  answer?(result: H): Answer<unknown>
}

/** A route for callers with a key whose answer is no JSON; only for reading. */
export interface RawRoute<P extends z.ZodType = z.ZodType, Q extends z.ZodType = z.ZodType>
  extends Omit<RouteBase<P, Q, z.ZodType>, 'response' | 'method'> {
  method: 'GET'
  scope: Scope
  /** What the answer may be. */
  mediaTypes: string[]
  handle(request: {
    ctx: Context
    params: z.output<P>
    query: z.output<Q>
    ifNoneMatch: string | undefined
  }): Promise<RawAnswer>
}

/** A route that needs no key. */
export interface PublicRoute<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends RouteBase<P, Q, R> {
  scope: 'public'
  handle(request: { system: System; params: z.output<P>; query: z.output<Q> }): Promise<z.input<R>>
}

export type Route = KeyedRoute | RawRoute | PublicRoute

/** Only for its types: keeps what a route takes and what its handler sees together. */
export function keyedRoute<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  H = z.input<R>,
>(route: KeyedRoute<P, Q, B, R, H>): Route {
  return route as unknown as Route
}

export function publicRoute<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  route: PublicRoute<P, Q, R>,
): Route {
  return route as unknown as Route
}

export function rawRoute<P extends z.ZodType, Q extends z.ZodType>(route: RawRoute<P, Q>): Route {
  return route as unknown as Route
}

export function isRaw(route: Route): route is RawRoute {
  return 'mediaTypes' in route
}
