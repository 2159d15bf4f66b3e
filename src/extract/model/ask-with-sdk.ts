import { APICallError, generateText, jsonSchema, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import { type AskModel, estimateTokens, jsonIn, type ModelAnswer, ModelError } from './ask-model.ts'

// The SDK prints warnings, such as a setting that a model ignores, to our standard error, which holds JSON lines.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Asks a language model of the AI SDK. */
export function askWithSdk(model: LanguageModel, maxOutputTokens: number): AskModel {
  return async ({ system, prompt, schema, signal }) => {
    try {
      const result = await generateText({
        model,
        instructions: system,
        prompt,
        // The shape is checked by whoever asked; here any JSON will do.
        output: Output.object({ schema: jsonSchema(schema), name: 'answers' }),
        temperature: 0,
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
        // Documents are not left with the provider where that can be chosen.
        providerOptions: { openai: { store: false } },
      })
      const { text, usage, finishReason } = result
      const answer = toAnswer({ text, usage, finishReason, asked: system + prompt })
      return finishReason === 'stop' ? { ...answer, object: result.output } : answer
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) return toAnswer({ ...error, asked: system + prompt })
      throw toModelError(error)
    }
  }
}

interface RawAnswer {
  text?: string | undefined
  usage?: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined
  finishReason?: string | undefined
  asked: string
}

function toAnswer({ text = '', usage, finishReason, asked }: RawAnswer): ModelAnswer {
  return {
    object: jsonIn(text),
    usage: {
      inputTokens: usage?.inputTokens ?? estimateTokens(asked),
      outputTokens: usage?.outputTokens ?? estimateTokens(text),
    },
    finishReason:
      finishReason === 'stop' || finishReason === 'length' || finishReason === 'content-filter'
        ? finishReason
        : 'other',
  }
}

/** What the service said is left out: it may repeat the key or the document. */
function toModelError(error: unknown): unknown {
  if (!APICallError.isInstance(error)) return error
  const { statusCode: status, responseHeaders: headers = {} } = error
  const retryAfterSeconds = secondsOf(headers)
  if (status === 401 || status === 403) {
    const message = `The model service refused the key (HTTP ${status}): check SHEAF_MODEL_KEY.`
    return new ModelError('model_unauthorized', message, { cause: error })
  }
  if (status === 429) {
    const message = 'The model service takes no more calls for now (HTTP 429).'
    return new ModelError('model_rate_limited', message, { cause: error, retryable: true, retryAfterSeconds })
  }
  if (error.isRetryable || status === undefined || status < 300) {
    const message =
      status === undefined
        ? 'The model service could not be reached: check SHEAF_MODEL_URL.'
        : `The model service failed (HTTP ${status}).`
    return new ModelError('model_unavailable', message, { cause: error, retryable: true, retryAfterSeconds })
  }
  const message = `The model service rejected the call (HTTP ${status}): check SHEAF_MODEL, SHEAF_MODEL_URL and SHEAF_MODEL_CONTEXT.`
  return new ModelError('model_rejected', message, { cause: error })
}

function secondsOf(headers: Record<string, string>): number | undefined {
  const given = headers['retry-after']
  if (given === undefined) return
  const seconds = /^\d+(\.\d+)?$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
