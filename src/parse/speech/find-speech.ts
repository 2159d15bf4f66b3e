import { InferenceSession, Tensor } from 'onnxruntime-node'
import { frameLength, type SpeechChunk, SpeechCutter } from './cut-speech.ts'
import { sampleRate } from './sample-rate.ts'
import { speechWeightsPath } from './speech-weights.ts'

/** Samples of the frame before that the model wants to see again. */
const contextLength = 64

/** Finds where somebody speaks in a stream of samples, by the Silero voice activity model. */
export async function* findSpeech(
  model: InferenceSession,
  pieces: AsyncIterable<Float32Array>,
): AsyncGenerator<SpeechChunk> {
  const cutter = new SpeechCutter()
  const voice = new VoiceActivity(model)
  let rest = new Float32Array(0)
  for await (const piece of pieces) {
    const samples = joined(rest, piece)
    let offset = 0
    for (; offset + frameLength <= samples.length; offset += frameLength) {
      const frame = samples.slice(offset, offset + frameLength)
      const chunk = cutter.push(frame, await voice.probability(frame))
      if (chunk) yield chunk
    }
    rest = samples.slice(offset)
  }
  const lastFrame = joined(rest, new Float32Array(frameLength - rest.length))
  const chunk = cutter.push(lastFrame, await voice.probability(lastFrame)) ?? cutter.flush()
  if (chunk) yield chunk
}

export function loadVoiceActivity(): Promise<InferenceSession> {
  const path = speechWeightsPath('silero_vad_v5.onnx')
  return InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 })
}

class VoiceActivity {
  readonly #model: InferenceSession
  readonly #rate = new Tensor('int64', [BigInt(sampleRate)], [])
  #state = new Tensor('float32', new Float32Array(2 * 128), [2, 1, 128])
  #context = new Float32Array(contextLength)

  constructor(model: InferenceSession) {
    this.#model = model
  }

  async probability(frame: Float32Array): Promise<number> {
    const input = new Tensor('float32', joined(this.#context, frame), [1, contextLength + frame.length])
    const { output, stateN } = await this.#model.run({ input, state: this.#state, sr: this.#rate })
    if (!output || !(stateN?.data instanceof Float32Array)) throw new Error('the voice activity model has no answer')
    this.#state = new Tensor('float32', stateN.data, [2, 1, 128])
    this.#context = frame.slice(-contextLength)
    return Number(output.data[0])
  }
}

function joined(first: Float32Array, second: Float32Array): Float32Array<ArrayBuffer> {
  const both = new Float32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
