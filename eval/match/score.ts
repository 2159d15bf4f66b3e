import type { MatchConfig, RecordMatch } from '../../src/match/model.ts'
import { probabilityOf } from '../../src/match/verdict/confidence.ts'
import type { LabelledPair } from './load.ts'

export interface Score {
  f1: number
  precision: number
  recall: number
  ece: number
}

export interface Judged {
  isMatch: boolean
  predicted: boolean
  probability: number
}

/** What the results say of each labelled pair. */
export function judge(pairs: readonly LabelledPair[], matches: readonly RecordMatch[], config: MatchConfig): Judged[] {
  return pairs.map(({ record, row, isMatch }) => {
    const match = matches[record] as RecordMatch
    const id = String(row + 1)
    const candidate = match.evidence.top_n_candidates.find((one) => one.reference_row_id === id)
    if (candidate === undefined) return { isMatch, predicted: false, probability: 0 }
    const holds = match.matched_reference_row_id === id && match.evidence.row_taken_by === undefined
    const isBest = holds || !config.one_to_one
    const predicted = config.one_to_one ? holds && match.status === 'matched' : candidate.confidence >= config.threshold
    return {
      isMatch,
      predicted,
      probability: probabilityOf(config, candidate.confidence, isBest) ?? candidate.confidence,
    }
  })
}

export function scoreOf(judged: readonly Judged[]): Score {
  const right = judged.filter(({ isMatch, predicted }) => isMatch && predicted).length
  const predicted = judged.filter((one) => one.predicted).length
  const matches = judged.filter((one) => one.isMatch).length
  return {
    f1: (2 * right) / Math.max(1, predicted + matches),
    precision: right / Math.max(1, predicted),
    recall: right / Math.max(1, matches),
    ece: calibrationError(judged),
  }
}

const bins = 10

function calibrationError(judged: readonly Judged[]): number {
  const gaps = Array.from({ length: bins }, () => 0)
  for (const { isMatch, probability } of judged) {
    const bin = Math.min(bins - 1, Math.floor(probability * bins))
    gaps[bin] = (gaps[bin] as number) + probability - Number(isMatch)
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / Math.max(1, judged.length)
}
