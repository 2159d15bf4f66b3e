import { Readable } from 'node:stream'
import { streamValues } from '../../services/extractions/stream-values.ts'
import type { WireAnswer } from '../../services/idempotency/claim.ts'
import type { System } from '../../services/system.ts'

/** Characters that are written to a connection within a few milliseconds. */
const mostAtOnce = 262_144

/** A body as it is sent: a large one as a stream, in which the values follow the facts; a long text piece by piece. */
export async function openBody(
  system: System,
  workspaceId: string,
  body: WireAnswer['body'],
): Promise<string | Readable> {
  if (typeof body === 'string')
    return body.length <= mostAtOnce ? body : Readable.from(piecesOf(body), { objectMode: false })
  const values = await streamValues(system, workspaceId, body.values)
  return Readable.from(body.facts === '' ? values : joined(body.facts, values), { objectMode: false })
}

async function* joined(facts: string, values: AsyncIterable<string>): AsyncIterable<string> {
  yield `${facts.slice(0, -1)},`
  yield* values
  yield '}'
}

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    // Half a pair would be lost in writing.
    const end = start + mostAtOnce + Number((text.codePointAt(start + mostAtOnce - 1) ?? 0) > 0xffff)
    yield text.slice(start, end)
    start = end
  }
}
