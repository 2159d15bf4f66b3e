import type { ToolOperation } from './tool-operation.ts'

/** One operation to be done, with what it takes. */
export interface Asked {
  operation: ToolOperation
  params: Record<string, unknown>
  query: Record<string, unknown>
  /** Undefined for an operation that takes none. */
  body: Record<string, unknown> | undefined
  files: GivenFile[]
  idempotencyKey: string | undefined
}

export interface GivenFile {
  field: string
  name: string
  content: Buffer
}

export interface Done {
  status: number
  /** The error of the platform API from the status 400 on. */
  body: unknown
}

/** Reads a file of this machine, or refuses it with an AppError. */
export type OpenPath = (path: string) => Promise<{ name: string; content: Buffer }>

/** Does operations for one caller: in this process, or by a server elsewhere. */
export type Perform = (asked: Asked, signal: AbortSignal) => Promise<Done>
