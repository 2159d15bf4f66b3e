import type { Document } from '../../document/model.ts'
import type { Extraction } from '../extraction.ts'
import { nameSources } from '../name-sources.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { AnswerBook } from './answer-book.ts'
import { type AskModel, estimateTokens, ModelError, type ModelWarning } from './ask-model.ts'
import { askPart, type Part, splitPart } from './ask-part.ts'
import { Locator } from './locate.ts'
import { Meter, type ModelEvent } from './meter.ts'
import { answerTokens, type ModelSettings } from './model-settings.ts'
import { chunkLines } from './numbered-lines.ts'
import { PatchedExtraction } from './patch-extraction.ts'
import { groupQuestions, pickQuestions, type Question } from './pick-questions.ts'
import { settleQuestion } from './settle-question.ts'
import { systemPrompt, writePrompt } from './write-prompt.ts'

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
