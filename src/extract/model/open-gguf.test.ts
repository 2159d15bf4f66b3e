import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LlamaPackage, openGguf } from './open-gguf.ts'

/** The package as its documentation has it, with a model that says one thing. */
function packageSaying(responseText: string, stopReason: string, disposed: string[]): LlamaPackage {
  const sequence = { tokenMeter: { usedInputTokens: 7, usedOutputTokens: 3 } }
  return {
    getLlama: async () => ({
      createGrammarForJsonSchema: async (schema) => schema,
      loadModel: async ({ modelPath }) => {
        if (!modelPath.endsWith('.gguf')) throw new Error('no such file')
        return {
          createContext: async () => ({
            getSequence: () => sequence,
            dispose: async () => void disposed.push('context'),
          }),
        }
      },
    }),
    LlamaChatSession: class {
      promptWithMeta = async () => ({ responseText, stopReason })
    },
  }
}

const request = { system: 's', prompt: 'p', schema: {}, signal: new AbortController().signal }

test('a model on this machine answers like any other, and gives its memory back', async () => {
  const disposed: string[] = []
  const ask = await openGguf({ model: 'a.gguf', contextTokens: 4096 }, async () =>
    packageSaying('{"answers": []}', 'eogToken', disposed),
  )
  assert.deepEqual(await ask(request), {
    object: { answers: [] },
    usage: { inputTokens: 7, outputTokens: 3 },
    finishReason: 'stop',
  })
  assert.deepEqual(disposed, ['context'])
})

test('an answer that is cut off is known as such', async () => {
  const ask = await openGguf({ model: 'a.gguf', contextTokens: 4096 }, async () =>
    packageSaying('{"ans', 'maxTokens', []),
  )
  const { object, finishReason } = await ask(request)
  assert.deepEqual([object, finishReason], [undefined, 'length'])
})

test('a file that is no model is named', async () => {
  const load = async () => packageSaying('', '', [])
  await assert.rejects(openGguf({ model: 'a.txt', contextTokens: 4096 }, load), /a\.txt could not be loaded/)
})
