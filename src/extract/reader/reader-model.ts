import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { gramsPerWord, tableRows } from './ngrams.ts'
import { featureNames, type PageFeatures } from './page-features.ts'
import type { QuestionFeatures } from './questions.ts'

/** How many words a span has at most. */
export const longestSpan = 16

/** What the model says to questions about a window of words; all numbers are log-odds up to a constant. */
export interface ModelAnswer {
  /** For each question, word and length: the span that begins there is the answer. */
  spans: Float32Array
  /** For each question: it has none, on the same scale as the spans. */
  absent: Float32Array
  /** For each question and word: outside, first word, further word of an item or a cell. */
  tags: Float32Array
  /** For each question that is a choice. */
  choices: Float32Array
}

/** Reads a window of words. */
export interface ReaderModel {
  ask(page: PageFeatures, questions: QuestionFeatures): Promise<ModelAnswer>
}

/** Makes calls that run outside of JavaScript. */
export type NativeCalls = <T>(call: () => Promise<T>) => Promise<T>

/** The model that `train/reader` makes. One thread: documents are read side by side in threads of their own. */
export async function openReaderModel(folder: URL, native: NativeCalls = (call) => call()): Promise<ReaderModel> {
  const table = await readWordTable(new URL('words.bin', folder))
  const { runtime, session } = await native(async () => {
    const onnx = await import('onnxruntime-node')
    const file = fileURLToPath(new URL('reader.onnx', folder))
    return { runtime: onnx, session: await onnx.InferenceSession.create(file, sessionOptions) }
  })
  const floats = (data: Float32Array, dims: number[]): Tensor => new runtime.Tensor('float32', data, dims)
  const integers = (data: ArrayLike<number>, dims: number[]): Tensor =>
    new runtime.Tensor('int64', BigInt64Array.from(data, BigInt), dims)
  return {
    async ask(page, questions) {
      const [words, asked] = [page.places.length, questions.types.length]
      const tokens = questions.kinds.length / asked
      const feeds = {
        raw: floats(poolGrams(table, page.grams), [1, words, wordWidth]),
        cont: floats(
          Float32Array.from(page.traits, (value) => value / 100),
          [1, words, featureNames.length],
        ),
        box: floats(
          Float32Array.from(page.boxes, (value) => value / 10_000),
          [1, words, 4],
        ),
        row: integers(page.rows, [1, words]),
        seg: integers(page.segments, [1, words]),
        blk: integers(page.blocks, [1, words]),
        qraw: floats(poolGrams(table, questions.grams), [1, asked, tokens, wordWidth]),
        qk: integers(questions.kinds, [1, asked, tokens]),
        qt: integers(questions.types, [1, asked]),
        qr: integers(questions.roles, [1, asked]),
        qp: integers(questions.parents, [1, asked]),
      }
      const answer = await native(() => session.run(feeds))
      const numbers = (name: string): Float32Array => {
        const data = answer[name]?.data
        if (!(data instanceof Float32Array)) throw new Error(`the reader answers with no ${name}`)
        return data
      }
      return {
        spans: numbers('spans'),
        absent: numbers('absent'),
        tags: numbers('tags'),
        choices: numbers('choice'),
      }
    },
  }
}

const sessionOptions: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  // Its export has fused what could be, and answers hang on what is fused with what.
  graphOptimizationLevel: 'disabled',
  // Shapes differ from document to document: what was planned for one is only memory kept for another.
  enableMemPattern: false,
  enableCpuMemArena: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
}

/** Numbers that a word is given. */
const wordWidth = 96

/** What n-grams mean: for each a row of small integers and what they are to be multiplied by. */
interface WordTable {
  scales: Float32Array
  rows: Int8Array
}

async function readWordTable(path: URL): Promise<WordTable> {
  const bytes = await readFile(path)
  const expected = tableRows * (4 + wordWidth)
  if (bytes.length !== expected) throw new Error(`${path.pathname} has ${bytes.length} bytes instead of ${expected}`)
  const { buffer } = Uint8Array.from(bytes)
  return { scales: new Float32Array(buffer, 0, tableRows), rows: new Int8Array(buffer, tableRows * 4) }
}

/** For each word the sum of its n-grams' rows over the root of their number. */
function poolGrams({ scales, rows }: WordTable, grams: Uint16Array): Float32Array {
  const words = grams.length / gramsPerWord
  const pooled = new Float32Array(words * wordWidth)
  for (let word = 0; word < words; word += 1) {
    const own = grams.subarray(word * gramsPerWord, (word + 1) * gramsPerWord)
    const at = word * wordWidth
    let count = 0
    for (const gram of own) {
      if (gram === 0) continue
      count += 1
      const scale = scales[gram] ?? 0
      const from = gram * wordWidth
      for (let column = 0; column < wordWidth; column += 1)
        pooled[at + column] = (pooled[at + column] ?? 0) + scale * (rows[from + column] ?? 0)
    }
    const share = count > 0 ? 1 / Math.sqrt(count) : 0
    for (let column = at; column < at + wordWidth; column += 1) pooled[column] = (pooled[column] ?? 0) * share
  }
  return pooled
}
