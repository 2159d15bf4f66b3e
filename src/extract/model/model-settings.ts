export const modelProviders = [
  'openai-compatible',
  'openai',
  'anthropic',
  'google',
  'mistral',
  'ollama',
  'gguf',
] as const
export type ModelProvider = (typeof modelProviders)[number]

export const modelModes = ['hybrid', 'full', 'off'] as const
export type ModelMode = (typeof modelModes)[number]

export interface ModelSettings {
  provider: ModelProvider
  /** The provider's name for it; for `gguf` the path of the file. */
  model: string
  baseUrl?: string
  apiKey?: string
  /** `hybrid` asks for what the embedded resolver is not sure of, `full` for everything, `off` for nothing. */
  mode: ModelMode
  /** In hybrid mode, cells under this confidence are asked. */
  threshold: number
  timeoutSeconds: number
  /** Tokens of one call, question and answer together. */
  contextTokens: number
  /** Tokens and calls that one document may cost. */
  maxTokens: number
  maxCalls: number
  /** Price of a million tokens, in whatever currency. */
  price?: { input: number; output: number }
}

/** Reads `openai:gpt-4.1-mini`, `ollama:qwen3:8b`, `gguf:/models/small.gguf`; undefined when it is none of these. */
export function parseModel(text: string): Pick<ModelSettings, 'provider' | 'model'> | undefined {
  const colon = text.indexOf(':')
  const provider = modelProviders.find((name) => name === text.slice(0, colon))
  const model = text.slice(colon + 1).trim()
  return provider === undefined || model === '' ? undefined : { provider, model }
}

/** What is missing for a provider to be reached, in the words of the settings. */
export function missingFor({
  provider,
  baseUrl,
  apiKey,
}: Pick<ModelSettings, 'provider' | 'baseUrl' | 'apiKey'>): string | undefined {
  if (provider === 'openai-compatible' && baseUrl === undefined)
    return 'SHEAF_MODEL_URL must say where the service "openai-compatible" is, up to and including /v1'
  if (hosted.has(provider) && apiKey === undefined) return `SHEAF_MODEL_KEY must be set for "${provider}"`
  return undefined
}

const hosted = new Set<ModelProvider>(['openai', 'anthropic', 'google', 'mistral'])

/** Room for the answer within the tokens of a call. */
export function answerTokens({ contextTokens }: Pick<ModelSettings, 'contextTokens'>): number {
  return Math.min(8192, Math.floor(contextTokens / 4))
}
