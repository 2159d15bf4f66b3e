import type { JsonSchema } from '../schema/field-tree.ts'

/** One question to a language model, whoever provides it. Throws a `ModelError` when there is no answer. */
export type AskModel = (request: ModelRequest) => Promise<ModelAnswer>

export interface ModelRequest {
  system: string
  prompt: string
  /** What the answer is to look like; not every provider enforces it. */
  schema: JsonSchema
  signal: AbortSignal
}

export interface ModelAnswer {
  /** Undefined when the answer was no JSON. */
  object: unknown
  usage: { inputTokens: number; outputTokens: number }
  /** `length`: cut off. `content-filter`: refused. */
  finishReason: 'stop' | 'length' | 'content-filter' | 'other'
}

export type ModelWarningCode =
  | 'model_unauthorized'
  | 'model_rate_limited'
  | 'model_unavailable'
  | 'model_rejected'
  | 'model_timeout'
  | 'model_paused'
  | 'model_refused'
  | 'model_bad_answer'
  | 'model_truncated'
  | 'model_budget_spent'
  | 'model_value_not_located'
  | 'model_value_invalid'

export interface ModelWarning {
  code: ModelWarningCode
  message: string
}

export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly code: ModelWarningCode
  /** Whether the same question may succeed later, and when the service said so, after how long. */
  readonly retryable: boolean
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ModelWarningCode,
    message: string,
    options: { cause?: unknown; retryable?: boolean; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.retryable = options.retryable ?? false
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Languages differ, so this is on the safe side: a token is rarely less than three characters. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3)
}

/** The object in an answer, which may stand in a code fence or after thoughts; undefined when there is none. */
export function jsonIn(answer: string): unknown {
  const text = answer.slice(answer.lastIndexOf('</think>') + 1)
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from === -1 || to < from) return
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return
  }
}
