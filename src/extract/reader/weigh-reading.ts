import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { valueFor } from '../resolve/decide.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { SpanReading } from './decode-spans.ts'
import { type Evidence, type Mix, mixVector, probabilityBy, typeOfLeaf } from './mix.ts'
import type { SpanCandidates } from './span-candidates.ts'

/** A value with what both say of it. */
export interface Weighed {
  candidate: Candidate
  evidence: Evidence
}

const leastRead = 0.002

/** The ranker's candidates and the reader's, each value once, with a probability from both judgements. */
export function weighReading(
  profile: FieldProfile,
  ranked: readonly Ranked[],
  reading: SpanReading,
  spans: SpanCandidates,
  { value: weights }: Mix,
): Ranked[] {
  return gatherEvidence(profile, ranked, reading, spans)
    .map(({ candidate, evidence }) => ({
      candidate,
      probability: Math.max(probabilityBy(weights, mixVector(evidence)), sureOf(evidence)),
    }))
    .sort((a, b) => b.probability - a.probability)
}

const leastSure = 0.6

/** What the ranker is sure of stays possible: the reader hardly knows what is printed everywhere, such as a currency. */
function sureOf({ ranker = 0, isRankersFirst }: Evidence): number {
  return isRankersFirst && ranker >= leastSure ? ranker : 0
}

/** Places of the same value add up for the reader; the ranker's best one stands for all. */
export function gatherEvidence(
  profile: FieldProfile,
  ranked: readonly Ranked[],
  reading: SpanReading,
  spans: SpanCandidates,
): Weighed[] {
  const values = new Map<string, { candidate: Candidate; ranker?: number; reader?: number }>()
  for (const { candidate, probability } of ranked) {
    const key = keyOf(profile.leaf, candidate)
    if (!values.has(key)) values.set(key, { candidate, ranker: probability })
  }
  for (const span of reading.spans) {
    const candidate = span.probability < leastRead ? undefined : spans.of(profile, span)
    if (!candidate) continue
    const key = keyOf(profile.leaf, candidate)
    const known = values.get(key)
    if (known) known.reader = (known.reader ?? 0) + span.probability
    else values.set(key, { candidate, reader: span.probability })
  }
  const all = [...values.values()]
  const bestRanked = Math.max(0, ...all.map(({ ranker = 0 }) => ranker))
  const bestRead = Math.max(0, ...all.map(({ reader = 0 }) => reader))
  return all.map(({ candidate, ranker, reader }) => ({
    candidate,
    evidence: {
      ...{ ranker, reader, absent: reading.absent, type: typeOfLeaf(profile.leaf) },
      isRankersFirst: ranker !== undefined && ranker === bestRanked,
      isReadersFirst: reader !== undefined && reader === bestRead,
    },
  }))
}

export function keyOf(leaf: Leaf, candidate: Candidate): string {
  const value = valueFor(leaf, candidate)
  if (typeof value !== 'string') return String(value)
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
