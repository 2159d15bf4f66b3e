import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from './candidates.ts'
import type { Ranked } from './rank.ts'

/** Where a moment is asked for, a day with a time of day behind it stands for both. */
export function wholeMoments(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  candidates: readonly Candidate[],
): Ranked[][] {
  const moments = candidates.filter(({ kind }) => kind === 'datetime')
  return ranked.map((found, index) => (profiles[index]?.leaf.kind === 'datetime' ? widen(found, moments) : found))
}

function widen(ranked: Ranked[], moments: readonly Candidate[]): Ranked[] {
  const whole = ranked.map((one) => ({ ...one, candidate: momentOf(one.candidate, moments) }))
  return whole.filter(({ candidate }, at) => whole.findIndex((other) => other.candidate === candidate) === at)
}

function momentOf(candidate: Candidate, moments: readonly Candidate[]): Candidate {
  const [start] = candidate.parts
  if (candidate.kind !== 'date') return candidate
  const isSame = ({ parts: [first] }: Candidate) => first?.segment === start?.segment && first?.first === start?.first
  return moments.find(isSame) ?? candidate
}
