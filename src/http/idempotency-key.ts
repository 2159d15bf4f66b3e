import type { FastifyRequest } from 'fastify'
import { AppError } from '../core/app-error.ts'

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  const times = request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && /^idempotency-key$/i.test(name)).length
  if (times > 1) {
    throw new AppError('validation_error', 'Idempotency-Key was sent more than once.')
  }
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key
  throw new AppError('validation_error', 'Idempotency-Key must be 1 to 255 printable ASCII characters.', {
    details: [{ path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters' }],
  })
}
