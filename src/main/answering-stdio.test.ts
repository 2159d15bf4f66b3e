import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { answeringStdio } from './answering-stdio.ts'

function toldOf(pieces: string[]): string[] {
  const told: string[] = []
  const input = new PassThrough()
  answeringStdio(input, (message) => told.push(message))
  for (const piece of pieces) input.emit('data', Buffer.from(piece))
  return told
}

test('lines that are no JSON are told of, once', () => {
  assert.match(toldOf(['hello\nlist tools\n'])[0] ?? '', /a line that is not JSON was left out/)
  assert.equal(toldOf(['hello\nlist tools\n']).length, 1)
  assert.equal(toldOf(['{"a":1}\n', '\n  x\n']).length, 1)
})

test('messages are passed on without a word, however they are cut', () => {
  assert.deepEqual(toldOf(['{"jsonrpc":"2.0",\r\n', '  {"a":', '"x y"}', '\n\n{"b":1}\n']), [])
})
