import { type ModelAnswer, ModelError } from './ask-model.ts'
import type { ModelSettings } from './model-settings.ts'

/** One call that was answered, for whoever wants to follow. */
export interface ModelEvent {
  kind: 'model_call'
  call: number
  inputTokens: number
  outputTokens: number
  milliseconds: number
}

/** What a document has cost so far, and whether it may cost more. */
export class Meter {
  calls = 0
  inputTokens = 0
  outputTokens = 0
  readonly #settings: Pick<ModelSettings, 'maxCalls' | 'maxTokens' | 'price'>
  readonly #onEvent: ((event: ModelEvent) => void) | undefined

  constructor(
    settings: Pick<ModelSettings, 'maxCalls' | 'maxTokens' | 'price'>,
    onEvent?: (event: ModelEvent) => void,
  ) {
    this.#settings = settings
    this.#onEvent = onEvent
  }

  /** Throws when a question of so many tokens is more than what is left. */
  check(tokens: number): void {
    const { maxCalls, maxTokens } = this.#settings
    if (this.calls < maxCalls && this.inputTokens + this.outputTokens + tokens <= maxTokens) return
    const limit = this.calls < maxCalls ? `${maxTokens} tokens` : `${maxCalls} calls`
    const message = `The document has used up its ${limit} of the model; what was not asked is as the embedded resolver left it.`
    throw new ModelError('model_budget_spent', message)
  }

  count({ inputTokens, outputTokens }: ModelAnswer['usage'], milliseconds: number): void {
    this.calls += 1
    this.inputTokens += inputTokens
    this.outputTokens += outputTokens
    this.#onEvent?.({ kind: 'model_call', call: this.calls, inputTokens, outputTokens, milliseconds })
  }

  /** In the currency of the price; undefined without one. */
  get cost(): number | undefined {
    const { price } = this.#settings
    return price && (this.inputTokens * price.input + this.outputTokens * price.output) / 1e6
  }
}
