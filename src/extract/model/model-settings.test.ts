import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseModel } from './model-settings.ts'

test('provider and model are parted at the first colon', () => {
  assert.deepEqual(parseModel('openai:gpt-4.1-mini'), { provider: 'openai', model: 'gpt-4.1-mini' })
  assert.deepEqual(parseModel('ollama:qwen3:8b'), { provider: 'ollama', model: 'qwen3:8b' })
  assert.deepEqual(parseModel('gguf:C:/models/a.gguf'), { provider: 'gguf', model: 'C:/models/a.gguf' })
})

test('what names no provider or no model is none', () => {
  for (const text of ['gpt-4.1', 'unknown:x', 'openai:', 'openai: ', ':x', ''])
    assert.equal(parseModel(text), undefined, text)
})
