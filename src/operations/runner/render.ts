import { LargeAnswer } from '../../core/large-answer.ts'
import { RenderedJson } from '../../core/rendered-json.ts'
import type { WireAnswer } from '../../services/idempotency/claim.ts'
import { isPublic, type KeyedOperation, type PublicOperation } from '../operation.ts'

type Rendered = KeyedOperation | PublicOperation

/** What leaves is put through the output schema, so that nothing does which the contract does not name. */
export function render(operation: Rendered, result: unknown): WireAnswer {
  const answer = !isPublic(operation) && operation.answer ? operation.answer(result) : { body: result }
  const status = answer.status ?? operation.status ?? 200
  const hasNone = answer.body === undefined && bodiless.has(status)
  return {
    status,
    headers: answer.headers ?? {},
    body: hasNone ? '' : bodyOf(operation, status, answer.body),
  }
}

function bodyOf(operation: Rendered, status: number, body: unknown): WireAnswer['body'] {
  if (body instanceof LargeAnswer) {
    const { facts, values } = body
    return { facts: facts === undefined ? '' : JSON.stringify(conform(operation, status, facts)), values }
  }
  return body instanceof RenderedJson ? body.text : JSON.stringify(conform(operation, status, body))
}

/** 202 is without a body where the specification wants none. */
const bodiless = new Set([202, 204, 304])

function conform(operation: Rendered, status: number, body: unknown): unknown {
  const shape = (status === 202 && !isPublic(operation) && operation.accepted) || operation.output
  const fitted = shape.safeParse(body)
  if (fitted.success) return fitted.data
  throw new Error(`the answer of ${operation.name} does not fit its contract`, { cause: fitted.error })
}
