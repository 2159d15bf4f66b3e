import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionIn } from './options.ts'

test('boxes stand before or behind their captions', () => {
  assert.deepEqual(optionIn('☑ Silber'), { ticked: true, caption: 'Silber' })
  assert.deepEqual(optionIn('Silber☑'), { ticked: true, caption: 'Silber' })
  assert.deepEqual(optionIn('Bronze (ab 12) ☐'), { ticked: false, caption: 'Bronze (ab 12)' })
  assert.deepEqual(optionIn('□'), { ticked: false, caption: '' })
  assert.equal(optionIn('Silber'), undefined)
})
