import { AppError } from '../../core/app-error.ts'
import type { JsonSchema } from '../schema/field-tree.ts'
import { type AskModel, jsonIn } from './ask-model.ts'
import { answerTokens, type ModelSettings } from './model-settings.ts'

/** The part of node-llama-cpp 3 that is used; the package is not ours to install, for it is large. */
export interface LlamaPackage {
  getLlama(): Promise<Llama>
  LlamaChatSession: new (options: {
    contextSequence: Sequence
    systemPrompt: string
  }) => {
    promptWithMeta(prompt: string, options: PromptOptions): Promise<{ responseText: string; stopReason: string }>
  }
}

interface Llama {
  loadModel(options: { modelPath: string }): Promise<{
    createContext(options: { contextSize: number }): Promise<{ getSequence(): Sequence; dispose(): Promise<void> }>
  }>
  createGrammarForJsonSchema(schema: JsonSchema): Promise<unknown>
}

interface Sequence {
  tokenMeter: { usedInputTokens: number; usedOutputTokens: number }
}

interface PromptOptions {
  grammar: unknown
  maxTokens: number
  temperature: number
  signal: AbortSignal
}

/** A model file on this machine, run in this process. */
export async function openGguf(
  { model: modelPath, contextTokens }: Pick<ModelSettings, 'model' | 'contextTokens'>,
  load: () => Promise<LlamaPackage> = loadPackage,
): Promise<AskModel> {
  const { getLlama, LlamaChatSession } = await load()
  const llama = await getLlama()
  const model = await llama.loadModel({ modelPath }).catch((cause: unknown) => {
    throw new AppError('validation_error', `SHEAF_MODEL: ${modelPath} could not be loaded as a GGUF model.`, { cause })
  })
  const maxTokens = answerTokens({ contextTokens })
  return async ({ system, prompt, schema, signal }) => {
    const context = await model.createContext({ contextSize: contextTokens })
    try {
      const sequence = context.getSequence()
      const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: system })
      const grammar = await llama.createGrammarForJsonSchema(schema)
      const answer = await session.promptWithMeta(prompt, { grammar, maxTokens, temperature: 0, signal })
      const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter
      return {
        object: jsonIn(answer.responseText),
        usage: { inputTokens: usedInputTokens, outputTokens: usedOutputTokens },
        finishReason: answer.stopReason === 'maxTokens' ? 'length' : 'stop',
      }
    } finally {
      await context.dispose()
    }
  }
}

async function loadPackage(): Promise<LlamaPackage> {
  // A name in a variable, so that type checks and bundlers do not look for a package that is mostly not there.
  const name = 'node-llama-cpp'
  try {
    return (await import(name)) as LlamaPackage
  } catch (cause) {
    throw new AppError(
      'validation_error',
      'SHEAF_MODEL: a GGUF model needs the package node-llama-cpp; install it with "npm install node-llama-cpp".',
      { cause },
    )
  }
}
