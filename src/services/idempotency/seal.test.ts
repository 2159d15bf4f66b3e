import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCharacter } from '../../../test/support/any-character.ts'
import { openBody, sealBody } from './seal.ts'

test('a sealed body opens with its key and with no other', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.string({ minLength: 1 }),
      fc.string({ minLength: 1 }),
      (body, key, other) => {
        const wellFormed = body.toWellFormed()
        const sealed = sealBody(wellFormed, key)
        assert.equal(openBody(sealed, key), wellFormed)
        if (other !== key) assert.throws(() => openBody(sealed, other))
      },
    ),
  )
})
