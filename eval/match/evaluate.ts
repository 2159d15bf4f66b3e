import { createTokenIndex } from '../../src/match/block/token-index.ts'
import { type Review, suggest } from '../../src/match/learn/suggest.ts'
import { matchTables } from '../../src/match/match-tables.ts'
import type { MatchTable } from '../../src/match/model.ts'
import { createMatcher } from '../../src/match/verdict/matcher.ts'
import { loadPairs, loadPersons, type PairSet } from './load.ts'
import { type Judged, judge, type Score, scoreOf } from './score.ts'

export interface PairResult extends Score {
  set: string
  threshold: number
  one_to_one: boolean
  /** With reviews: of all pairs, those that were reviewed as they were said to be, and of the others alone, before and after. */
  reviewed?: { f1: number; others_before: number; others_after: number; ece: number }
}

const reviewCount = 50

export async function evaluatePairs(folder: string, file: string, withReviews: boolean): Promise<PairResult> {
  const set = await loadPairs(folder, file)
  const first = judgeBy(set, [])
  const result = { set: file.replace(/^pairs\/|\.\w+\.jsonl$/g, ''), ...scoreOf(first.judged), ...first.config }
  return withReviews ? { ...result, reviewed: review(set, first.judged) } : result
}

function judgeBy(set: PairSet, said: Review[]) {
  const suggestion = suggest(set.records, set.reference, { reviews: said })
  const { config } = suggestion
  const matches = [...matchTables(config, set.records, set.reference)]
  return {
    judged: judge(set.pairs, matches, suggestion),
    config: { threshold: config.threshold, one_to_one: config.one_to_one },
  }
}

/** Somebody looks at the pairs of which what the engine says is most likely wrong, and says what they are. */
function review(set: PairSet, before: Judged[]): NonNullable<PairResult['reviewed']> {
  const risk = (pair: number): number => {
    const { predicted, probability } = before[pair] as Judged
    return predicted ? 1 - probability : probability
  }
  const asked = new Set(
    Array.from(before.keys())
      .sort((a, b) => risk(b) - risk(a))
      .slice(0, reviewCount),
  )
  const after = judgeBy(
    set,
    Array.from(asked, (pair) => set.pairs[pair] as Review),
  ).judged
  const others = (judged: Judged[]): Judged[] => judged.filter((_, pair) => !asked.has(pair))
  const all = scoreOf(after.map((one, pair) => (asked.has(pair) ? { ...one, predicted: one.isMatch } : one)))
  return {
    f1: all.f1,
    others_before: scoreOf(others(before)).f1,
    others_after: scoreOf(others(after)).f1,
    ece: all.ece,
  }
}

export interface PersonResult extends Score {
  set: string
  blocking: number
}

/** Doubles within one table. */
export async function evaluatePersons(folder: string, file: string): Promise<PersonResult> {
  const { table, entities } = await loadPersons(folder, file)
  const { config } = suggest(table, table)
  const found = new Map<string, number>()
  for (const [at, { evidence }] of [...matchTables(config, table, table)].entries()) {
    for (const { reference_row_id, confidence } of evidence.top_n_candidates)
      found.set(keyOf(at, Number(reference_row_id) - 1), confidence)
  }
  const pairs = truePairs(entities)
  const keys = new Set([...pairs, ...found.keys()])
  const judged = Array.from(keys, (key) => {
    const confidence = found.get(key) ?? 0
    const bins = config.calibration?.best ?? []
    const probability = bins[Math.min(bins.length - 1, Math.floor(confidence * bins.length))] ?? 0
    return { isMatch: pairs.has(key), predicted: confidence >= config.threshold, probability }
  })
  return { set: file, ...scoreOf(judged), blocking: blockingRecall(table, pairs, config.field_mappings) }
}

function keyOf(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`
}

function truePairs(entities: string[]): Set<string> {
  const pairs = new Set<string>()
  for (const [a, one] of entities.entries()) {
    for (let b = a + 1; b < entities.length; b++) if (entities[b] === one) pairs.add(keyOf(a, b))
  }
  return pairs
}

function blockingRecall(
  table: MatchTable,
  pairs: Set<string>,
  field_mappings: Parameters<typeof createMatcher>[0]['field_mappings'],
): number {
  const { fields } = createMatcher(
    { field_mappings, threshold: 1, review_floor: 1, one_to_one: false },
    table.columns,
    table.columns,
  )
  const words = table.rows.map((row) => fields.prepareReference(row).all)
  const index = createTokenIndex(words, fields.vocabulary)
  const found = new Set(words.flatMap((own, at) => Array.from(index.find(own, 20, at), (other) => keyOf(at, other))))
  return [...pairs].filter((key) => found.has(key)).length / Math.max(1, pairs.size)
}
