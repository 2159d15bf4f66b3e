import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse } from 'secure-json-parse'
import { AppError } from '../../core/app-error.ts'
import { refuseUnstorableText } from '../../operations/runner/parse-input.ts'
import { lookThroughJson } from '../../services/look-through-json.ts'

/** JSON bodies: strict UTF-8, no `__proto__`, no nesting that would exhaust a stack, and the hash of the bytes. */
export function readJsonBodies(app: FastifyInstance, maxBytes: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (request: FastifyRequest, bytes: Buffer) => {
      refuseOtherEncodings(request)
      const { hash, text, isLarge } = await lookThroughJson(bytes, request.caller?.workspaceId)
      request.bodyHash = hash
      if (bytes.length === 0) return undefined
      const value = parseJson(text)
      // What is done with a large one takes as long again: others have their turn before.
      if (isLarge) await delay(0)
      return value
    },
  )
}

function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = parse(text, undefined, { protoAction: 'error', constructorAction: 'error' })
  } catch (error) {
    const forbidden = error instanceof SyntaxError && error.message.includes('forbidden prototype property')
    throw new AppError(
      'validation_error',
      forbidden
        ? 'The body uses a property name that is not allowed: "__proto__" or "constructor.prototype".'
        : `The body is not valid JSON${position(error)}.`,
    )
  }
  // Such characters can only be there as escapes.
  if (text.includes('\\u')) refuseUnstorableText(value)
  return value
}

function refuseOtherEncodings({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  const charset = /charset="?([^";]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (encoding.toLowerCase() === 'identity' && /^utf-?8$/i.test(charset.trim())) return
  throw new AppError('unsupported_media_type', 'Bodies are taken uncompressed and in UTF-8 only.')
}

/** The parser's own message can quote the body; only the place is passed on. */
function position(error: unknown): string {
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
  return place === undefined ? '' : ` (at character ${place})`
}
