import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../core/app-error.ts'

const lifetimeMilliseconds = 24 * 60 * 60 * 1000

const cursorBase = z.looseObject({ list: z.string(), until: z.number() })
const cursorSchema = z.object({
  list: z.string(),
  order: z.enum(['asc', 'desc']),
  at: z.iso.datetime({ precision: 3 }),
  id: z.uuid(),
  until: z.number(),
})

/** The place after which a list goes on, and what it is a list of. */
export interface CursorPosition {
  /** The list's name with its filters: a cursor of another list does not fit. */
  list: string
  order: 'asc' | 'desc'
  createdAt: Date
  id: string
}

export function sealCursor(position: CursorPosition, secret: Buffer, now: Date): string {
  const { list, order, createdAt, id } = position
  return sealPosition({ list, order, at: createdAt.toISOString(), id }, secret, now)
}

export function openCursor(text: string, list: string, secret: Buffer, now: Date): CursorPosition {
  const cursor = openPosition(text, cursorSchema, list, secret, now)
  return { list, order: cursor.order, createdAt: new Date(cursor.at), id: cursor.id }
}

/** For lists in another order than that of creation: whatever tells the place, signed. */
export function sealPosition(position: { list: string } & Record<string, unknown>, secret: Buffer, now: Date): string {
  const payload = Buffer.from(JSON.stringify({ ...position, until: now.getTime() + lifetimeMilliseconds }))
  return `${payload.toString('base64url')}.${sign(payload, secret).toString('base64url')}`
}

export function openPosition<T extends { list: string; until: number }>(
  text: string,
  schema: z.ZodType<T>,
  list: string,
  secret: Buffer,
  now: Date,
): T {
  const [payloadText = '', signatureText = '', ...rest] = text.split('.')
  const payload = Buffer.from(payloadText, 'base64url')
  const signature = Buffer.from(signatureText, 'base64url')
  const expected = sign(payload, secret)
  if (rest.length > 0 || signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw badCursor('This cursor was not made by this service.')
  }
  const known = cursorBase.parse(JSON.parse(payload.toString('utf8')))
  if (known.until < now.getTime()) throw badCursor('This cursor is older than 24 hours.')
  if (known.list !== list) throw badCursor('This cursor belongs to another list or to other filters.')
  return schema.parse(known)
}

function sign(payload: Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(payload).digest().subarray(0, 16)
}

function badCursor(why: string): AppError {
  return new AppError('validation_error', `${why} Start again without "cursor".`, {
    details: [{ path: 'cursor', message: 'not a valid cursor for this list' }],
  })
}
