import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { test } from 'node:test'
import type { System } from '../../services/system.ts'
import { openBody } from './open-body.ts'

test('a long text is sent in pieces, whole, and a short one at once', async () => {
  for (const before of ['', 'a']) {
    const text = `${before}${'😀'.repeat(300_000)}`
    const pieces: Buffer[] = []
    for await (const piece of (await openBody({} as System, '', text)) as Readable) pieces.push(piece)
    assert.equal(Buffer.concat(pieces).toString(), text)
    assert.ok(pieces.every(({ length }) => length < 1_000_000))
  }
  assert.equal(await openBody({} as System, '', '{}'), '{}')
})
