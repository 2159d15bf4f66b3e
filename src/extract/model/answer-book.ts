import { formatPath, type PathStep, splitPath, templateOf } from '../schema/field-path.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { compilePattern } from '../schema/safe-pattern.ts'
import type { ModelWarning } from './ask-model.ts'
import { evidenceOf } from './evidence.ts'
import type { Locator } from './locate.ts'
import type { ModelCell } from './model-cell.ts'
import type { Question } from './pick-questions.ts'
import type { Answer } from './read-answers.ts'
import { choiceOf } from './value-in-text.ts'

const mostNamed = 10

/** Collects the answers about the parts of a document, and believes only what the document states. */
export class AnswerBook {
  readonly #locator: Locator
  readonly #asked: Map<string, { leaf: Leaf; question: Question }>
  /** By question, one list for each part that was answered. */
  readonly #cells = new Map<Question, ModelCell[][]>()
  /** Questions that some part gave no usable answer to, so that nothing can be said about absence. */
  readonly #missed = new Set<Question>()
  readonly #notLocated = new Set<string>()
  readonly #invalid = new Set<string>()

  constructor(locator: Locator, questions: readonly Question[]) {
    this.#locator = locator
    this.#asked = new Map(
      questions.flatMap((question) => question.leaves.map((leaf) => [leaf.path, { leaf, question }] as const)),
    )
  }

  /** Answers about one part. What was not asked is ignored. */
  take(questions: readonly Question[], answers: readonly Answer[]): void {
    const part = new Map<Question, ModelCell[]>(questions.map((question) => [question, []]))
    const answered = new Set<Question>()
    for (const answer of answers) {
      const steps = splitPath(answer.path)
      const asked = this.#asked.get(templateOf(steps))
      const cells = asked && part.get(asked.question)
      if (!asked || !cells || steps.includes(null)) continue
      answered.add(asked.question)
      const cell = this.#believe(asked.leaf, steps, answer)
      if (cell) cells.push(cell)
      else if (answer.value !== null) this.#missed.add(asked.question)
    }
    for (const [question, cells] of part) {
      this.#cells.set(question, [...(this.#cells.get(question) ?? []), cells])
      if (!answered.has(question)) this.#missed.add(question)
    }
  }

  /** A part of the document was not answered. */
  miss(questions: readonly Question[]): void {
    for (const question of questions) this.#missed.add(question)
  }

  cellsOf(question: Question): ModelCell[][] {
    return this.#cells.get(question) ?? []
  }

  /** Whether every part was answered, and every answer believed. */
  isComplete(question: Question): boolean {
    return !this.#missed.has(question) && this.cellsOf(question).length > 0
  }

  warnings(): ModelWarning[] {
    const found: ModelWarning[] = []
    if (this.#notLocated.size > 0)
      found.push({
        code: 'model_value_not_located',
        message: `The model gave values that do not stand in the document; they were not used: ${list(this.#notLocated)}.`,
      })
    if (this.#invalid.size > 0)
      found.push({
        code: 'model_value_invalid',
        message: `The model gave values that the schema does not allow; they were not used: ${list(this.#invalid)}.`,
      })
    return found
  }

  #believe(leaf: Leaf, steps: PathStep[], answer: Answer): ModelCell | undefined {
    if (answer.value === null) return
    if (leaf.enum && choiceOf(leaf.enum, answer.value) === undefined) {
      this.#invalid.add(formatPath(steps))
      return
    }
    const located = this.#locator.locate(leaf, answer)
    if (!located) {
      this.#notLocated.add(formatPath(steps))
      return
    }
    if (breaksRule(leaf, located.value)) {
      this.#invalid.add(formatPath(steps))
      return
    }
    const provenance = this.#locator.provenanceOf(located)
    return { leaf, steps, value: located.value, confidence: evidenceOf(located), provenance }
  }
}

function list(paths: ReadonlySet<string>): string {
  const named = Array.from(paths).slice(0, mostNamed).join(', ')
  return paths.size > mostNamed ? `${named} and ${paths.size - mostNamed} more` : named
}

/** Whether a value is one that its field cannot have. */
function breaksRule(leaf: Leaf, value: string | number | boolean): boolean {
  if (leaf.enum && !leaf.enum.includes(value)) return true
  if (typeof value === 'number') {
    if (leaf.type === 'integer' && !Number.isInteger(value)) return true
    return value < (leaf.minimum ?? -Infinity) || value > (leaf.maximum ?? Infinity)
  }
  if (typeof value === 'boolean') return false
  const length = [...value].length
  if (length < (leaf.minLength ?? 0) || length > (leaf.maxLength ?? Infinity)) return true
  return leaf.pattern !== undefined && !compilePattern(leaf.pattern).test(value)
}
