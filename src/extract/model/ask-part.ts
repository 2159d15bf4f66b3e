import { type AskModel, estimateTokens, type ModelAnswer, ModelError } from './ask-model.ts'
import type { Meter } from './meter.ts'
import type { NumberedLine } from './numbered-lines.ts'
import type { Question } from './pick-questions.ts'
import { type Answer, readAnswers } from './read-answers.ts'
import { answerSchema, systemPrompt, writePrompt } from './write-prompt.ts'

/** What goes into one call. */
export interface Part {
  lines: NumberedLine[]
  questions: Question[]
}

/** Asks about one part; a wrong shape may be mended once. `truncated` when there was no room for the answer. */
export async function askPart(
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
export function splitPart({ lines, questions }: Part): Part[] {
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
