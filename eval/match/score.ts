import type { Suggestion } from '../../src/match/learn/suggest.ts'
import type { RecordMatch } from '../../src/match/model.ts'
import { probabilityOf } from '../../src/match/verdict/confidence.ts'
import { awardRows } from '../../src/match/verdict/one-to-one.ts'
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

/** What the results say of each labelled pair; where records may have several rows, of all that are sure enough. */
export function judge(
  pairs: readonly LabelledPair[],
  matches: readonly RecordMatch[],
  { config, several_rows }: Pick<Suggestion, 'config' | 'several_rows'>,
): Judged[] {
  const holders = awardRows(
    matches.flatMap(({ evidence }, record) =>
      evidence.top_n_candidates
        .filter(({ confidence }) => confidence >= config.threshold)
        .map(({ reference_row_id: row, confidence }) => ({ record: String(record), row, confidence })),
    ),
  )
  return pairs.map(({ record, row, isMatch }) => {
    const match = matches[record] as RecordMatch
    const id = String(row + 1)
    const confidence = match.evidence.top_n_candidates.find((one) => one.reference_row_id === id)?.confidence
    if (confidence === undefined) return { isMatch, predicted: false, probability: 0 }
    const holder = several_rows && config.one_to_one ? holders.get(id) : undefined
    const isItsRow = several_rows || match.matched_reference_row_id === id
    const isFree = several_rows ? (holder?.record ?? String(record)) === String(record) : !match.evidence.row_taken_by
    return {
      isMatch,
      predicted: isItsRow && isFree && confidence >= config.threshold,
      probability: probabilityOf(config, confidence, isItsRow && isFree) ?? confidence,
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
