import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { it } from 'node:test'
import { partBytes, splitIntoParts } from './split-into-parts.ts'

const mebibyte = 1024 * 1024

it('ten thousand parts hold the largest object that S3 takes', () => {
  let total = 0
  for (let number = 1; number <= 10_000; number += 1) total += partBytes(number)
  assert.ok(total >= 5 * 1024 * 1024 * mebibyte)
  assert.ok(partBytes(10_000) <= 5 * 1024 * mebibyte)
})

it('an empty stream is one empty part', async () => {
  assert.deepEqual(await split([]), [{ number: 1, bytes: 0, last: true }])
  assert.deepEqual(await split([0, 0]), [{ number: 1, bytes: 0, last: true }])
})

it('a part is the last one only when nothing follows', async () => {
  assert.deepEqual(await split([5 * mebibyte, 3 * mebibyte]), [{ number: 1, bytes: 8 * mebibyte, last: true }])
  assert.deepEqual(await split([8 * mebibyte, 1]), [
    { number: 1, bytes: 8 * mebibyte, last: false },
    { number: 2, bytes: 1, last: true },
  ])
})

it('a chunk may be larger than several parts', async () => {
  assert.deepEqual(await split([20 * mebibyte]), [
    { number: 1, bytes: 8 * mebibyte, last: false },
    { number: 2, bytes: 8 * mebibyte, last: false },
    { number: 3, bytes: 4 * mebibyte, last: true },
  ])
})

async function split(sizes: number[]): Promise<{ number: number; bytes: number; last: boolean }[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (const size of sizes) yield Buffer.alloc(size, size % 251)
  }
  const parts = []
  for await (const { number, body, md5, last } of splitIntoParts(chunks())) {
    assert.ok(createHash('md5').update(body).digest().equals(md5))
    parts.push({ number, bytes: body.length, last })
  }
  return parts
}
