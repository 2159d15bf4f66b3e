import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { GreyImage } from '../grey-image.ts'
import type { Character } from './character.ts'
import type { StripShape } from './cut-strips.ts'
import { decodeLine } from './decode-line.ts'
import { lineModelHome } from './line-model-home.ts'
import { makeBatches } from './make-batches.ts'

/** Reads strips: one line each. */
export interface LineModel {
  shape: StripShape
  read(strips: readonly GreyImage[]): Promise<Character[][]>
}

interface Charset {
  height: number
  /** Pixels of width for each step of the answer. */
  frame: number
  /** From index 1 on; 0 is no character. */
  characters: string
}

/** Our own recogniser of lines in Latin letters; `train/ocr` makes it. */
export async function openLineModel(folder = lineModelHome): Promise<LineModel> {
  const { height, frame, characters } = JSON.parse(await readFile(new URL('charset.json', folder), 'utf8')) as Charset
  const session = await InferenceSession.create(fileURLToPath(new URL('recogniser.onnx', folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Shapes differ from batch to batch: what was planned for one is only memory kept for another.
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  const signs = ['', ...characters]
  return {
    shape: { height, capHeight: 25, baseline: 31, margin: 16, longest: 1000 },
    async read(strips) {
      const read: Character[][] = strips.map(() => [])
      for (const { width, members } of makeBatches(strips.map((strip) => strip.width))) {
        const batch = members.flatMap((member) => strips[member] ?? [])
        const { logprobs } = await session.run({ images: toTensor(batch, width, height) })
        if (!(logprobs?.data instanceof Float32Array)) throw new Error('the line model answers with no numbers')
        const steps = logprobs.dims[1] ?? 0
        for (const [index, member] of members.entries()) {
          const scores = logprobs.data.subarray(index * steps * signs.length, (index + 1) * steps * signs.length)
          const own = Math.min(steps, Math.ceil((strips[member]?.width ?? 0) / frame))
          read[member] = decodeLine(scores, { steps: own, signs, stride: frame })
        }
      }
      return read
    },
  }
}

/** Grey from 0 to 1, padded with white on the right. */
function toTensor(strips: readonly GreyImage[], width: number, height: number): Tensor {
  const data = new Float32Array(strips.length * height * width).fill(1)
  for (const [index, strip] of strips.entries())
    for (let y = 0; y < height; y += 1) {
      const [from, to] = [y * strip.width, (index * height + y) * width]
      for (let x = 0; x < strip.width; x += 1) data[to + x] = (strip.data[from + x] as number) / 255
    }
  return new Tensor('float32', data, [strips.length, 1, height, width])
}
