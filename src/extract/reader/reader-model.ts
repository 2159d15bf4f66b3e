import { fileURLToPath } from 'node:url'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { joinSpans } from './join-spans.ts'
import { longestSpan } from './longest-span.ts'
import { joinedEnds, longestRun, nearnessOf, wholeRuns } from './nearness.ts'
import { featureNames, type PageFeatures } from './page-features.ts'
import { kinOf, ownedOf } from './question-kin.ts'
import { type QuestionFeatures, roles } from './questions.ts'
import { poolGrams, readWordTable, wordWidth } from './word-table.ts'

/** What the model says to questions about a window of words; all numbers are log-odds up to a constant. */
export interface ModelAnswer {
  /** For each question, word and length: the span that begins there is the answer. Nothing is said of questions that are no fields. */
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
  const { runtime, forQuestions, forPages } = await native(async () => {
    const onnx = await import('onnxruntime-node')
    const open = (name: string) => onnx.InferenceSession.create(fileURLToPath(new URL(name, folder)), sessionOptions)
    return { runtime: onnx, forQuestions: await open('questions.onnx'), forPages: await open('reader.onnx') }
  })
  const floats = (data: Float32Array, dims: number[]): Tensor => new runtime.Tensor('float32', data, dims)
  const integers = (data: Int32Array, dims: number[]): Tensor => new runtime.Tensor('int32', data, dims)
  const longIntegers = (data: Uint8Array, dims: number[]): Tensor => new runtime.Tensor('int64', toLong(data), dims)
  const known: { questions: QuestionFeatures; feeds: Feeds }[] = []

  return {
    async ask(page, questions) {
      const words = page.places.length
      const asked = await feedsOf(questions)
      const answer = await native(() =>
        forPages.run({
          ...asked,
          raw: floats(poolGrams(table, page.grams), [words, wordWidth]),
          cont: floats(divided(page.traits, 100), [words, featureNames.length]),
          box: floats(divided(page.boxes, 10_000), [words, 4]),
          near: integers(nearnessOf(page), [words, words]),
          joined: integers(joinedEnds(page), [words, longestSpan]),
          whole: floats(wholeRuns(page), [longestRun, words, 1]),
        }),
      )
      const numbers = (name: string): Float32Array => {
        const data = answer[name]?.data
        if (!(data instanceof Float32Array)) throw new Error(`the reader answers with no ${name}`)
        return data
      }
      const [start, end, middle] = [numbers('start'), numbers('end'), numbers('middle')]
      const [fit, absent, rivals] = [numbers('fit'), numbers('absent'), numbers('rivals')]
      const speaks = Array.from(questions.roles, (role) => role === roles.scalar)
      const spans = joinSpans({ start, end, middle, fit, absent, rivals }, speaks)
      return { spans, absent, tags: numbers('tags'), choices: numbers('choice') }
    },
  }

  /** What questions mean before they have seen a page: often the same is asked of many. */
  async function feedsOf(questions: QuestionFeatures): Promise<Feeds> {
    const at = known.findIndex((each) => isSame(each.questions, questions))
    const found = known.splice(at, at < 0 ? 0 : 1)[0] ?? { questions, feeds: await work(questions) }
    known.unshift(found)
    known.splice(mostKnown)
    return found.feeds
  }

  async function work(questions: QuestionFeatures): Promise<Feeds> {
    const asked = questions.types.length
    const tokens = questions.kinds.length / asked
    const means = await native(() =>
      forQuestions.run({
        qraw: floats(poolGrams(table, questions.grams), [asked, tokens, wordWidth]),
        qk: longIntegers(questions.kinds, [asked, tokens]),
        qt: longIntegers(questions.types, [asked]),
        qr: longIntegers(questions.roles, [asked]),
      }),
    )
    const { parents } = questions
    return {
      ...means,
      kin: integers(kinOf(parents), [asked, asked]),
      owner: integers(
        Int32Array.from(parents, (parent) => Math.max(0, parent)),
        [asked],
      ),
      owned: floats(Float32Array.from(ownedOf(questions)), [asked, 1, 1]),
    }
  }
}

type Feeds = Record<string, Tensor>

/** Of so many schemas, or passes of one, it is kept what they mean. */
const mostKnown = 8

function isSame(a: QuestionFeatures, b: QuestionFeatures): boolean {
  return (
    a === b ||
    (['grams', 'kinds', 'types', 'roles', 'parents'] as const).every(
      (name) => a[name].length === b[name].length && Buffer.compare(bytesOf(a[name]), bytesOf(b[name])) === 0,
    )
  )
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function divided(values: Uint8Array | Uint16Array, by: number): Float32Array {
  const shares = new Float32Array(values.length)
  for (let at = 0; at < values.length; at += 1) shares[at] = (values[at] as number) / by
  return shares
}

function toLong(values: Uint8Array): BigInt64Array {
  const long = new BigInt64Array(values.length)
  new Int32Array(long.buffer).forEach((_, at, halves) => {
    if (at % 2 === 0) halves[at] = values[at / 2] as number
  })
  return long
}

const sessionOptions: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  // Its export has fused what could be, and answers hang on what is fused with what.
  graphOptimizationLevel: 'basic',
  // Shapes differ from document to document: what was planned for one is only memory kept for another.
  enableMemPattern: false,
  enableCpuMemArena: false,
  extra: { session: { intra_op: { allow_spinning: '0' }, disable_quant_qdq: '1' } },
}
