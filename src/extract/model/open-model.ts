import type { LanguageModel } from 'ai'
import { AppError } from '../../core/app-error.ts'
import { type AskModel, ModelError } from './ask-model.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { makeReliable } from './make-reliable.ts'
import { answerTokens, type ModelProvider, type ModelSettings, missingFor } from './model-settings.ts'

/** The model of the settings. Opened once for a process, so that all documents share its circuit breaker. */
export async function openModel(settings: ModelSettings): Promise<AskModel> {
  const missing = missingFor(settings)
  if (missing !== undefined) throw new AppError('validation_error', `${missing}.`)
  return makeReliable(await openAsk(settings), settings)
}

async function openAsk(settings: ModelSettings): Promise<AskModel> {
  if (settings.provider === 'gguf') {
    const { openGguf } = await import('./open-gguf.ts')
    return openGguf(settings)
  }
  const { askWithSdk } = await import('./ask-with-sdk.ts')
  const open = languageModels[settings.provider]
  const ask = askWithSdk(await open(settings), answerTokens(settings))
  if (settings.provider !== 'openai-compatible' && settings.provider !== 'ollama') return ask
  return askEither(ask, askWithSdk(await open({ ...settings, plainJson: true }), answerTokens(settings)))
}

/** Some services know JSON but no schema for it, and say so by rejecting the call; then the prompt must do. */
function askEither(withSchema: AskModel, plain: AskModel): AskModel {
  let knowsSchemas = true
  return async (request) => {
    if (!knowsSchemas) return plain(request)
    try {
      return await withSchema(request)
    } catch (error) {
      if (!(error instanceof ModelError) || error.code !== 'model_rejected') throw error
      const answer = await plain(request)
      knowsSchemas = false
      return answer
    }
  }
}

interface Access {
  model: string
  baseUrl?: string
  apiKey?: string
  /** Ask for JSON without its schema. */
  plainJson?: boolean
}

// Addresses are always given, and keys where one is needed: the SDK would look for them in the environment.
const languageModels: Record<Exclude<ModelProvider, 'gguf'>, (access: Access) => Promise<LanguageModel>> = {
  'openai-compatible': (access) => openCompatible('openai-compatible', access),
  ollama: (access) => openCompatible('ollama', { baseUrl: 'http://127.0.0.1:11434/v1', ...access }),
  async openai({ model, baseUrl = 'https://api.openai.com/v1', apiKey = '' }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ baseURL: baseUrl, apiKey, fetch: guardedFetch })(model)
  },
  async anthropic({ model, baseUrl = 'https://api.anthropic.com/v1', apiKey = '' }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: baseUrl, apiKey, fetch: guardedFetch })(model)
  },
  async google({ model, baseUrl = 'https://generativelanguage.googleapis.com/v1beta', apiKey = '' }) {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ baseURL: baseUrl, apiKey, fetch: guardedFetch })(model)
  },
  async mistral({ model, baseUrl = 'https://api.mistral.ai/v1', apiKey = '' }) {
    const { createMistral } = await import('@ai-sdk/mistral')
    return createMistral({ baseURL: baseUrl, apiKey, fetch: guardedFetch })(model)
  },
}

async function openCompatible(
  name: string,
  { model, baseUrl = '', apiKey, plainJson }: Access,
): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    ...{ name, baseURL: baseUrl, supportsStructuredOutputs: plainJson !== true, fetch: guardedFetch },
    ...(apiKey !== undefined && { apiKey }),
  })
  return provider(model)
}
