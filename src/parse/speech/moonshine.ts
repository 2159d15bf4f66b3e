import llamaTokenizer from 'llama-tokenizer-js'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { sampleRate } from './sample-rate.ts'
import type { SpokenWord } from './segments.ts'
import { type SpeechWeights, speechWeightsPath } from './speech-weights.ts'
import { wordsOfTokens } from './words-of-tokens.ts'

export interface Transcript {
  words: SpokenWord[]
  /** Mean probability of the tokens. */
  confidence: number
}

const layers = 8
const heads = 8
const headWidth = 52
const startToken = 1
const endToken = 2
/** Nobody speaks faster; a model that goes on longer is repeating itself. */
const tokensPerSecond = 6.5
const spareTokens = 6

/** Moonshine base: English speech of at most some 30 seconds to text. */
export class Moonshine {
  readonly #encoder: InferenceSession
  readonly #decoder: InferenceSession

  private constructor(encoder: InferenceSession, decoder: InferenceSession) {
    this.#encoder = encoder
    this.#decoder = decoder
  }

  static async load(): Promise<Moonshine> {
    const encoder = await openModel('encoder_model.onnx')
    return new Moonshine(encoder, await openModel('decoder_model_merged.onnx'))
  }

  async transcribe(samples: Float32Array): Promise<Transcript> {
    const input = new Tensor('float32', samples, [1, samples.length])
    const encoded = outputOf(await this.#encoder.run({ input_values: input }), 'last_hidden_state')
    const limit = Math.ceil((samples.length / sampleRate) * tokensPerSecond) + spareTokens
    const tokens: { id: number; probability: number }[] = []
    let state = emptyState()
    let token = startToken
    for (let step = 0; step < limit; step += 1) {
      const outputs = await this.#decoder.run({
        input_ids: new Tensor('int64', [BigInt(token)], [1, 1]),
        encoder_hidden_states: encoded,
        use_cache_branch: new Tensor('bool', [step > 0]),
        ...state,
      })
      const best = likeliest(outputOf(outputs, 'logits'))
      tokens.push(best)
      if (best.id === endToken) break
      token = best.id
      state = nextState(state, outputs, step === 0)
    }
    const confidence = tokens.reduce((sum, { probability }) => sum + probability, 0) / Math.max(tokens.length, 1)
    const spoken = tokens.filter(({ id }) => id !== endToken)
    return { words: wordsOfTokens(spoken, (id) => llamaTokenizer.vocabById[id]), confidence }
  }
}

function openModel(name: SpeechWeights): Promise<InferenceSession> {
  return InferenceSession.create(speechWeightsPath(name), {
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Threads that wait by spinning take the processor from everybody else.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}

type Outputs = Readonly<Record<string, Tensor>>

function emptyState(): Outputs {
  const state: Record<string, Tensor> = {}
  for (let layer = 0; layer < layers; layer += 1)
    for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'])
      state[`past_key_values.${layer}.${part}`] = new Tensor('float32', new Float32Array(0), [0, heads, 1, headWidth])
  return state
}

/** What was heard is encoded in the first step only; later steps return nothing useful for it. */
function nextState(state: Outputs, outputs: Outputs, first: boolean): Outputs {
  return Object.fromEntries(
    Object.entries(state).map(([name, tensor]) => {
      const kept = !first && name.includes('encoder')
      return [name, kept ? tensor : outputOf(outputs, name.replace('past_key_values', 'present'))]
    }),
  )
}

function outputOf(outputs: Outputs, name: string): Tensor {
  const tensor = outputs[name]
  if (!tensor) throw new Error(`the speech model has no output ${name}`)
  return tensor
}

function likeliest(logits: Tensor): { id: number; probability: number } {
  const scores = logits.data
  if (!(scores instanceof Float32Array)) throw new Error('the speech model answers with something else than numbers')
  let id = 0
  scores.forEach((score, index) => {
    if (score > (scores[id] ?? 0)) id = index
  })
  const best = scores[id] ?? 0
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0)
  return { id, probability: 1 / total }
}
