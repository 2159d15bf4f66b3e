import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameLength, type SpeechChunk, SpeechCutter } from './cut-speech.ts'

const second = 31.25

test('speech is cut at pauses, with a little of what is around', () => {
  const chunks = cut([...frames(1, 0), ...frames(2, 0.9), ...frames(1, 0.1), ...frames(3, 0.9), ...frames(2, 0)])
  assert.equal(chunks.length, 2)
  assert.deepEqual(
    chunks.map((chunk) => [Math.round(chunk.start * 10) / 10, Math.round(lengthOf(chunk) * 10) / 10]),
    [
      [0.7, 2.6],
      [3.7, 3.6],
    ],
  )
})

test('a click is no speech', () => {
  assert.deepEqual(cut([...frames(1, 0), 0.9, 0.9, ...frames(2, 0)]), [])
})

test('a speech without a pause is cut where it is faintest, and nothing is lost or said twice', () => {
  const probabilities = [...frames(15, 0.9), ...frames(0.2, 0.4), ...frames(18, 0.9)]
  const chunks = cut(probabilities)
  assert.equal(chunks.length, 2)
  assert.ok(chunks.every((chunk) => lengthOf(chunk) <= 20))
  assert.ok(Math.abs(lengthOf(chunks[0]) - 15.1) < 0.2)
  assert.equal(chunks[1]?.start, lengthOf(chunks[0]))
  const kept = chunks.reduce((sum, chunk) => sum + chunk.samples.length, 0)
  assert.equal(kept, probabilities.length * frameLength)
})

function cut(probabilities: number[]): SpeechChunk[] {
  const cutter = new SpeechCutter()
  const chunks = probabilities.map((probability) => cutter.push(new Float32Array(frameLength), probability))
  return [...chunks, cutter.flush()].filter((chunk) => chunk !== undefined)
}

function frames(seconds: number, probability: number): number[] {
  return new Array(Math.round(seconds * second)).fill(probability)
}

function lengthOf(chunk: SpeechChunk | undefined): number {
  return (chunk?.samples.length ?? 0) / 16_000
}
