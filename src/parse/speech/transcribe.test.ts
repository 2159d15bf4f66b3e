import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { test } from 'node:test'
import { transcribe } from './transcribe.ts'

test('speech models that are missing are the fault of the installation, not of the recording', async () => {
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      name === '@usefulsensors/moonshine-js'
        ? { url: 'file:///nowhere/index.js', shortCircuit: true }
        : next(name, context),
  })
  try {
    const segments = transcribe(silence(), { lost: () => {} })
    await assert.rejects(segments.next(), { code: 'transcription_failed', message: /installation.*npm ci/ })
  } finally {
    hooks.deregister()
  }
})

async function* silence(): AsyncGenerator<Float32Array> {
  yield new Float32Array(16_000)
}
