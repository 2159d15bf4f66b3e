import { Readable } from 'node:stream'
import { streamValues } from '../../services/extractions/stream-values.ts'
import type { WireAnswer } from '../../services/idempotency/claim.ts'
import type { System } from '../../services/system.ts'

/** A body as it is sent: a large one as a stream, in which the values follow the facts. */
export async function openBody(
  system: System,
  workspaceId: string,
  body: WireAnswer['body'],
): Promise<string | Readable> {
  if (typeof body === 'string') return body
  const values = await streamValues(system, workspaceId, body.values)
  return Readable.from(body.facts === '' ? values : joined(body.facts, values), { objectMode: false })
}

async function* joined(facts: string, values: AsyncIterable<string>): AsyncIterable<string> {
  yield `${facts.slice(0, -1)},`
  yield* values
  yield '}'
}
