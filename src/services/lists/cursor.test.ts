import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { openCursor, sealCursor } from './cursor.ts'

const secret = randomBytes(32)
const now = new Date('2030-01-01T00:00:00Z')

test('a cursor opens to the position it was made of', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      fc.constantFrom('asc', 'desc'),
      (createdAt, order) => {
        const position = { list: 'keys', order: order as 'asc' | 'desc', createdAt, id: newId() }
        assert.deepEqual(openCursor(sealCursor(position, secret, now), 'keys', secret, now), position)
      },
    ),
  )
})

test('a cursor with any character changed, and any other text, is refused as a validation error', () => {
  const cursor = sealCursor({ list: 'keys', order: 'asc', createdAt: now, id: newId() }, secret, now)
  const refused = (text: string) =>
    assert.throws(
      () => openCursor(text, 'keys', secret, now),
      (error) => error instanceof AppError && error.code === 'validation_error',
    )
  fc.assert(
    fc.property(fc.nat(cursor.length - 1), fc.constantFrom('A', 'b', '0', '-'), (at, other) => {
      const changed = cursor.slice(0, at) + other + cursor.slice(at + 1)
      // The last character of a base64 group has bits that decode to nothing.
      const same = ['payload', 'signature'].every((_, i) =>
        Buffer.from(changed.split('.')[i] ?? '', 'base64url').equals(
          Buffer.from(cursor.split('.')[i] ?? '', 'base64url'),
        ),
      )
      if (!same) refused(changed)
    }),
  )
  fc.assert(fc.property(fc.string(), refused))
})
