import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { newId } from '../../core/ids.ts'
import { sealCursor } from '../lists/cursor.ts'
import { openLink, sealLink } from './link-token.ts'

const secret = randomBytes(32)

test('a link opens to the document it was made for, and only with its secret', () => {
  const id = newId()
  const token = sealLink(id, secret)
  assert.match(token, /^[A-Za-z0-9_-]{64}$/)
  assert.equal(openLink(token, secret), id)
  assert.equal(openLink(token, randomBytes(32)), undefined)
})

test('a link with any character changed, and any other text, opens nothing', () => {
  const token = sealLink(newId(), secret)
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '0', '-'), (at, other) => {
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      assert.equal(openLink(changed, secret) === undefined, changed !== token)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => openLink(text, secret) === undefined))
})

test('a cursor of a list is no link', () => {
  const now = new Date()
  const cursor = sealCursor({ list: 'a', order: 'asc', createdAt: now, id: newId() }, secret, now)
  for (const part of [cursor, ...cursor.split('.')]) assert.equal(openLink(part, secret), undefined)
})
