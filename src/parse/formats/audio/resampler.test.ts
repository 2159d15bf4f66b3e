import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resampler } from './resampler.ts'

test('a tone keeps its pitch and its loudness', () => {
  for (const rate of [8000, 11_025, 22_050, 44_100, 48_000]) {
    const resampled = run(rate, sine(rate, 440), 4096)
    const expected = sine(16_000, 440)
    assert.ok(Math.abs(resampled.length - expected.length) <= 1, `${rate}: ${resampled.length}`)
    const worst = expected
      .slice(500, -500)
      .reduce((most, sample, index) => Math.max(most, Math.abs(sample - (resampled[index + 500] ?? 0))), 0)
    assert.ok(worst < 0.01, `${rate}: ${worst}`)
  }
})

test('what cannot be told at the lower rate is silenced rather than folded back', () => {
  const loudest = run(48_000, sine(48_000, 12_000), 4096)
    .slice(100, -100)
    .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  assert.ok(loudest < 0.01, String(loudest))
})

test('how the input is cut makes no difference', () => {
  const input = sine(44_100, 440)
  assert.deepEqual(run(44_100, input, 100), run(44_100, input, input.length))
})

function run(rate: number, samples: Float32Array, piece: number): number[] {
  const resampler = new Resampler(rate, 16_000)
  const output: number[] = []
  for (let offset = 0; offset < samples.length; offset += piece)
    output.push(...resampler.push(samples.slice(offset, offset + piece)))
  return [...output, ...resampler.flush()]
}

function sine(rate: number, pitch: number): Float32Array {
  return Float32Array.from({ length: rate / 5 }, (_, index) => 0.5 * Math.sin((2 * Math.PI * pitch * index) / rate))
}
