import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Two packages have them, beside their scripts. */
const sources = {
  'encoder_model.onnx': () => besideMoonshine('encoder_model.onnx'),
  'decoder_model_merged.onnx': () => besideMoonshine('decoder_model_merged.onnx'),
  'silero_vad_v5.onnx': () => new URL('silero_vad_v5.onnx', import.meta.resolve('@ricky0123/vad-web')),
}

export type SpeechWeights = keyof typeof sources
export const speechWeights = Object.keys(sources) as SpeechWeights[]

/** Among our models once Sheaf is packed, since what those packages want besides is for browsers, and a gigabyte. */
export function speechWeightsPath(name: SpeechWeights): string {
  const packed = fileURLToPath(new URL(`../../../models/speech/${name}`, import.meta.url))
  return existsSync(packed) ? packed : fileURLToPath(sources[name]())
}

function besideMoonshine(name: string): URL {
  return new URL(`model/base/quantized/${name}`, import.meta.resolve('@usefulsensors/moonshine-js'))
}
