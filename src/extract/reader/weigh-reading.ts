import { probabilityOf } from '../calibrate/calibrate.ts'
import { probabilityBy } from '../calibrate/logistic.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { isKin } from '../resolve/choose-together.ts'
import { valueFor } from '../resolve/decide.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { SpanReading } from './decode-spans.ts'
import { claimVector, type Evidence, type Mix, mixVector, typeOfLeaf } from './mix.ts'
import type { SpanCandidates } from './span-candidates.ts'

/** A value with what both say of it. */
export interface Weighed {
  profile: FieldProfile
  candidate: Candidate
  evidence: Evidence
}

const leastOfSpan = 0.002

/** For each field its values with a probability from both judgements, seen beside what other fields want. */
export function weighReadings(fields: readonly (readonly Weighed[])[], mix: Mix): Ranked[][] {
  return divideAmong(weighTogether(fields, mix)).map((field) =>
    field
      .sort((a, b) => b.probability - a.probability)
      .map(({ candidate, probability }) => ({ candidate, probability: probabilityOf(mix.given, probability) })),
  )
}

/** Before it is known what such probabilities are worth. */
export function weighTogether<W extends Weighed>(
  fields: readonly (readonly W[])[],
  { value, claim }: Pick<Mix, 'value' | 'claim'>,
): (W & { probability: number; claims: number[] })[][] {
  const own = fields.map((field) => field.map(({ evidence }) => probabilityBy(value, mixVector(evidence))))
  const others = claimsOf(fields, own)
  return fields.map((field, at) =>
    field.map((weighed, index) => {
      const claims = claimVector(own[at]?.[index] ?? 0, others[at]?.[index] ?? 0)
      return { ...weighed, claims, probability: Math.max(probabilityBy(claim, claims), sureOf(weighed.evidence)) }
    }),
  )
}

/**
 * Words that several fields want are divided among them: what all want belongs to none so surely. Where a field has nothing
 * better than its share of them it keeps them, since fields may well be the same.
 */
function divideAmong<W extends Weighed & { probability: number }>(fields: readonly (readonly W[])[]): W[][] {
  const at = Map.groupBy(fields.flat(), ({ candidate }) => firstWordOf(candidate))
  const shareOf = ({ candidate, profile, probability }: W) => {
    const rivals = new Map<FieldProfile, number>()
    for (const other of at.get(firstWordOf(candidate)) ?? [])
      if (other.candidate.kind !== 'currency' && isOther(other.profile, profile))
        rivals.set(other.profile, Math.max(other.probability, rivals.get(other.profile) ?? 0))
    const wanted = [...rivals.values()].reduce((sum, each) => sum + each, probability)
    return probability / Math.max(1, wanted)
  }
  return fields.map((field) => {
    const [best] = field.toSorted((a, b) => b.probability - a.probability)
    const divided = field.map((each) => ({ ...each, probability: shareOf(each) }))
    const [left] = divided.toSorted((a, b) => b.probability - a.probability)
    return left?.candidate === best?.candidate ? [...field] : divided
  })
}

/** For each value of each field how probable the same words are as a field of another meaning. */
function claimsOf(fields: readonly (readonly Weighed[])[], probabilities: readonly number[][]): number[][] {
  const claims = new Map<string, { profile: FieldProfile; probability: number }[]>()
  fields.forEach((field, at) => {
    field.forEach(({ candidate, profile }, index) => {
      const claim = { profile, probability: probabilities[at]?.[index] ?? 0 }
      const key = firstWordOf(candidate)
      claims.set(key, [...(claims.get(key) ?? []), claim])
    })
  })
  return fields.map((field) =>
    field.map(({ candidate, profile }) => {
      const others = claims.get(firstWordOf(candidate))?.filter((claim) => isOther(claim.profile, profile)) ?? []
      return Math.max(0, ...others.map(({ probability }) => probability))
    }),
  )
}

/** Fields that nobody knows the meaning of have none in common. */
function isOther(a: FieldProfile, b: FieldProfile): boolean {
  return a !== b && !(a.concepts.size > 0 && isKin(a, b))
}

function firstWordOf({ parts: [part] }: Candidate): string {
  return part ? `${part.segment.page} ${part.segment.words[part.first]}` : ''
}

const leastSure = 0.6

/** What the ranker is sure of stays possible: the reader hardly knows what is printed everywhere, such as a currency. */
function sureOf({ ranker = 0, isRankersFirst }: Evidence): number {
  return isRankersFirst && ranker >= leastSure ? ranker : 0
}

/** The ranker's values and the reader's, each once. Places of the same value add up for the reader; the ranker's best one stands for all. */
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
    const candidate = span.probability < leastOfSpan ? undefined : spans.of(profile, span)
    if (!candidate) continue
    const key = keyOf(profile.leaf, candidate)
    const known = values.get(key)
    if (known) known.reader = (known.reader ?? 0) + span.probability
    else values.set(key, { candidate: { ...candidate, finder: 'reader' }, reader: span.probability })
  }
  const all = [...values.values()]
  const bestRanked = Math.max(0, ...all.map(({ ranker = 0 }) => ranker))
  const bestRead = Math.max(0, ...all.map(({ reader = 0 }) => reader))
  return all.map(({ candidate, ranker, reader }) => ({
    ...{ profile, candidate },
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
