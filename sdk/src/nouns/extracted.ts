import { type Cost, costOf } from '../cost.ts'
import type { AcceptedExtraction, ExtractResult } from '../generated.ts'

/** An extraction that is complete, with its data as the type that was asked for. */
export type Extracted<T = unknown> = Omit<ExtractResult, 'status' | 'data'> & {
  status: 'complete'
  data: T
  /** Undefined where the call that answers is not the one that was charged. */
  cost: Cost | undefined
}

/** Complete at once, or begun: `status` tells. */
export function withCost<T>({
  body,
  headers,
}: {
  body: ExtractResult | AcceptedExtraction
  headers: Headers
}): Extracted<T> | AcceptedExtraction {
  if ('job' in body) return body
  return { ...body, cost: costOf(headers) } as Extracted<T>
}
