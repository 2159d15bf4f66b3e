import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { newId } from '../../core/ids.ts'
import type { System } from '../system.ts'
import { openEventPosition, sealEventPosition } from './event-position.ts'

const system = { cursorSecret: randomBytes(32) } as System

test('a position opens for its workspace, and tells nothing of how far it is from another', () => {
  const workspace = newId()
  const [one, two] = [sealEventPosition(system, workspace, 7), sealEventPosition(system, workspace, 8)]
  assert.deepEqual([openEventPosition(system, workspace, one), openEventPosition(system, workspace, two)], [7, 8])
  assert.equal(sealEventPosition(system, workspace, 7), one, 'the same position is written alike')
  const shared = [...one].filter((character, index) => character === two[index]).length
  assert.ok(shared < 10, `${one} ${two}`)
})

test('what was made for another workspace, or by nobody, is refused', () => {
  const sealed = sealEventPosition(system, newId(), 7)
  for (const text of [sealed, 'A'.repeat(22), '7', ''])
    assert.throws(() => openEventPosition(system, newId(), text), { code: 'validation_error' })
})
