import type { LeafOutcome, Verdict } from './score.ts'

export interface Summary {
  documents: number
  asked: number
  predicted: number
  correct: number
  precision: number
  recall: number
  f1: number
  /** Of each document apart, so that a long one counts no more than a short one. */
  meanF1: number
  /** Share of the correct ones that are only softly equal. */
  soft: number
  /** Share of documents with every asked leaf right. */
  allRight: number
  /** Share of the leaves that a complete truth lacks which the answer fills; null when there are none. */
  invented: number | null
}

/** Micro over leaves. */
export function summarise(outcomes: readonly (LeafOutcome & { file: string })[]): Summary {
  const count = (...verdicts: Verdict[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length
  const soft = count('soft')
  const correct = count('exact') + soft
  const asked = correct + count('wrong', 'missing')
  const predicted = correct + count('wrong', 'extra')
  const invented = count('invented')
  const files = new Set(outcomes.filter(isAsked).map(({ file }) => file))
  const faulty = new Set(
    outcomes.filter(({ verdict }) => verdict === 'wrong' || verdict === 'missing').map((o) => o.file),
  )
  return {
    documents: files.size,
    asked,
    predicted,
    correct,
    precision: ratio(correct, predicted),
    recall: ratio(correct, asked),
    f1: ratio(2 * correct, asked + predicted),
    meanF1: meanOfDocuments(outcomes),
    soft: ratio(soft, correct),
    allRight: ratio(files.size - faulty.size, files.size),
    invented: invented + count('absent') === 0 ? null : ratio(invented, invented + count('absent')),
  }
}

function meanOfDocuments(outcomes: readonly (LeafOutcome & { file: string })[]): number {
  const scores = [...Map.groupBy(outcomes.filter(isScored), ({ file }) => file).values()].map((own) => {
    const right = own.filter(({ verdict }) => verdict === 'exact' || verdict === 'soft').length
    const asked = own.filter(isAsked).length
    const given = own.filter(({ verdict }) => verdict !== 'missing').length
    return ratio(2 * right, asked + given)
  })
  return ratio(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  )
}

function isScored(outcome: LeafOutcome): boolean {
  return isAsked(outcome) || outcome.verdict === 'extra'
}

function isAsked({ verdict }: LeafOutcome): boolean {
  return verdict === 'exact' || verdict === 'soft' || verdict === 'wrong' || verdict === 'missing'
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
