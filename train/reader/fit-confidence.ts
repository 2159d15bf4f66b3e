import { foundVector } from '../../src/extract/calibrate/confidence.ts'
import { fitLogistic } from '../../src/extract/calibrate/fit-logistic.ts'
import { probabilityBy } from '../../src/extract/calibrate/logistic.ts'
import type { FoundExample } from './found-examples.ts'

const parts = 5

/** What it is worth that a value was found: as its finder says, unless examples say otherwise. */
const asFound = foundVector({ finder: 'ranker', raw: 0.5, rival: undefined }).map((_, at) =>
  at === 0 || at === 3 ? 1 : 0,
)

/** Weights that no example speaks of stay as they are usually. */
export function fitConfidence(examples: readonly FoundExample[], usual: readonly number[] = asFound): number[] {
  return fitLogistic(examples, usual.length, usual)
}

/** Lines that say how good the confidences are that finders give and that are fitted on other kinds of documents. */
export function tellConfidence(examples: readonly FoundExample[], usual?: readonly number[]): string[] {
  const kinds = [...new Set(examples.map(({ kind }) => kind))].sort()
  const leftOut = Array.from({ length: parts }, (_, part) => {
    const isOut = ({ kind }: FoundExample) => kinds.indexOf(kind) % parts === part
    const weights = fitConfidence(
      examples.filter((each) => !isOut(each)),
      usual,
    )
    return examples.filter(isOut).map((each) => ({ ...each, fitted: probabilityBy(weights, each.vector) }))
  }).flat()
  const groups = [['all', leftOut] as const, ...Map.groupBy(leftOut, ({ found }) => found.finder)]
  return groups.map(([name, group]) => {
    const share = group.filter(({ isRight }) => isRight).length / group.length
    const before = figuresOf(group.map(({ found, isRight }) => ({ stated: found.raw, isRight })))
    const after = figuresOf(group.map(({ fitted, isRight }) => ({ stated: fitted, isRight })))
    return `${name}: ${group.length} values, ${share.toFixed(3)} right; ${before}; fitted without their kind: ${after}`
  })
}

export interface Stated {
  stated: number
  isRight: boolean
}

/** Of ten bins of confidences how far they are from the share that is right, and who is wrong though sure. */
export function figuresOf(all: readonly Stated[]): string {
  const bins = Map.groupBy(all, ({ stated }) => Math.min(9, Math.floor(10 * stated)))
  const gap = (bin: readonly Stated[]) =>
    Math.abs(bin.reduce((sum, { stated, isRight }) => sum + stated - (isRight ? 1 : 0), 0))
  const error = [...bins.values()].reduce((sum, bin) => sum + gap(bin), 0) / all.length
  const wrong = all.filter(({ stated, isRight }) => !isRight && stated >= 0.9).length / all.length
  return `error ${error.toFixed(3)}, wrong at 0.9 ${wrong.toFixed(3)}`
}
