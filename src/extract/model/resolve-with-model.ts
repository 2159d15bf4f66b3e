import type { Document } from '../../document/model.ts'
import type { Extraction } from '../extraction.ts'
import { nameSources } from '../name-sources.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { AnswerBook } from './answer-book.ts'
import { type AskModel, estimateTokens, type ModelAnswer, ModelError, type ModelWarning } from './ask-model.ts'
import { Locator } from './locate.ts'
import { Meter, type ModelEvent } from './meter.ts'
import { answerTokens, type ModelSettings } from './model-settings.ts'
import { chunkLines, type NumberedLine } from './numbered-lines.ts'
import { PatchedExtraction } from './patch-extraction.ts'
import { groupQuestions, pickQuestions, type Question } from './pick-questions.ts'
import { type Answer, readAnswers } from './read-answers.ts'
import { settleQuestion } from './settle-question.ts'
import { answerSchema, systemPrompt, writePrompt } from './write-prompt.ts'

export interface ModelRun {
  document: Document
  schema: ExtractionSchema
  /** What the embedded resolver found. */
  extraction: Extraction
  settings: ModelSettings
  ask: AskModel
  /** What the user wants to be heeded. */
  instructions?: string
  signal: AbortSignal
  onEvent?: (event: ModelEvent) => void
}

export interface ModelResult {
  extraction: Extraction
  usage: ModelUsage
  warnings: ModelWarning[]
}

export interface ModelUsage {
  calls: number
  inputTokens: number
  outputTokens: number
  cellsAsked: number
  /** Cells of the result that the model gave. */
  cellsFilled: number
  /** In the currency of the price in the settings. */
  cost?: number
}

/** Asks a model for what is not sure yet. Only answers that stand in the document are taken; a failure changes nothing. */
export async function resolveWithModel(run: ModelRun): Promise<ModelResult> {
  const { document, schema, extraction, settings, signal } = run
  const questions = pickQuestions(schema, extraction, settings)
  const meter = new Meter(settings, run.onEvent)
  if (questions.length === 0) return { extraction, usage: usageOf(meter, questions, 0), warnings: [] }

  const locator = new Locator(document)
  const book = new AnswerBook(locator, questions)
  const warnings: ModelWarning[] = []
  const queue = partsOf(locator, questions, run)
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
    signal.throwIfAborted()
    try {
      const answers = await askPart(part, { ask: run.ask, meter, instructions: run.instructions, signal })
      if (answers !== 'truncated') book.take(part.questions, answers)
      else queue.unshift(...halvesOf(part))
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ModelError)) throw error
      if (!warnings.some(({ code }) => code === error.code)) warnings.push({ code: error.code, message: error.message })
      book.miss(part.questions)
      if (!passing.has(error.code)) break
    }
  }
  for (const part of queue) book.miss(part.questions)

  const patched = new PatchedExtraction(extraction)
  const settlement = { book, extraction, patched, mode: settings.mode }
  const filled = questions.reduce((sum, question) => sum + settleQuestion(question, settlement), 0)
  return {
    extraction: nameSources(patched.finish()),
    usage: usageOf(meter, questions, filled),
    warnings: [...warnings, ...book.warnings()],
  }
}

/** Failures that say nothing about the next part. */
const passing = new Set<ModelWarning['code']>(['model_timeout', 'model_refused', 'model_bad_answer', 'model_truncated'])

const mostLeavesOfCall = 60

function partsOf(locator: Locator, questions: readonly Question[], { settings, instructions }: ModelRun): Part[] {
  return groupQuestions(questions, mostLeavesOfCall).flatMap((group) => {
    const fixed = estimateTokens(systemPrompt + writePrompt(group, [], instructions))
    const room = Math.max(leastRoom, settings.contextTokens - answerTokens(settings) - fixed)
    return chunkLines(locator.lines, room).map((lines) => ({ lines, questions: group }))
  })
}

const leastRoom = 200

function halvesOf(part: Part): Part[] {
  const halves = splitPart(part)
  if (halves.length > 0) return halves
  throw new ModelError(
    'model_truncated',
    'An answer of the model was longer than it may be; raise SHEAF_MODEL_CONTEXT.',
  )
}

function usageOf(
  { calls, inputTokens, outputTokens, cost }: Meter,
  asked: Question[],
  cellsFilled: number,
): ModelUsage {
  const cellsAsked = asked.reduce((sum, { leaves }) => sum + leaves.length, 0)
  return { calls, inputTokens, outputTokens, cellsAsked, cellsFilled, ...(cost !== undefined && { cost }) }
}

/** What goes into one call. */
interface Part {
  lines: NumberedLine[]
  questions: Question[]
}

/** Asks about one part; a wrong shape may be mended once. `truncated` when there was no room for the answer. */
async function askPart(
  { lines, questions }: Part,
  {
    ask,
    meter,
    instructions,
    signal,
  }: { ask: AskModel; meter: Meter; instructions: string | undefined; signal: AbortSignal },
): Promise<Answer[] | 'truncated'> {
  const prompt = writePrompt(questions, lines, instructions)
  const first = await call(prompt)
  if (first.finishReason === 'length') return 'truncated'
  const read = readAnswers(first.object)
  if ('answers' in read) return read.answers
  const second = await call(`${prompt}\n\nYour last answer could not be used: ${read.problem}. Answer again.`)
  if (second.finishReason === 'length') return 'truncated'
  const mended = readAnswers(second.object)
  if ('answers' in mended) return mended.answers
  throw new ModelError('model_bad_answer', 'The model gave no answer of the wanted shape, twice.')

  async function call(text: string): Promise<ModelAnswer> {
    meter.check(estimateTokens(systemPrompt + text))
    const started = performance.now()
    const answer = await ask({ system: systemPrompt, prompt: text, schema: answerSchema, signal })
    meter.count(answer.usage, performance.now() - started)
    if (answer.finishReason === 'content-filter')
      throw new ModelError('model_refused', 'The model refused to answer about a part of the document.')
    return answer
  }
}

/** Two smaller parts: of fewer lines, or of fewer fields where the lines are few already; none when it cannot be split. */
function splitPart({ lines, questions }: Part): Part[] {
  if (questions.length > 1 && lines.length < fewLines) {
    const half = Math.ceil(questions.length / 2)
    return [questions.slice(0, half), questions.slice(half)].map((some) => ({ lines, questions: some }))
  }
  if (lines.length < 2) return []
  const half = Math.ceil(lines.length / 2)
  const overlap = lines.length > 2 * sharedLines ? sharedLines : 0
  return [lines.slice(0, half + overlap), lines.slice(half)].map((some) => ({ lines: some, questions }))
}

const fewLines = 40
const sharedLines = 3
