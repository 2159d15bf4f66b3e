import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from './candidates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type Pairing, vectorOf } from './features.ts'
import { fitsConstraints } from './fits-constraints.ts'
import type { LabelBook, Matched } from './label-book.ts'
import { scoreOf, type Trees, toProbability } from './trees.ts'

export interface Ranked {
  candidate: Candidate
  probability: number
}

const leastLabel = 0.25
/** Beyond these a candidate has no chance, but costs as much as the others. */
const mostCandidates = 30

/** Candidates for each field, the most probable first. */
export function rankAll(
  profiles: readonly FieldProfile[],
  candidates: readonly Candidate[],
  facts: DocumentFacts,
  labels: LabelBook,
  trees: Trees,
): Ranked[][] {
  return pairAll(profiles, candidates, facts, labels).map((pairings) =>
    pairings
      .map((pairing) => ({
        candidate: pairing.candidate,
        probability: toProbability(scoreOf(trees, vectorOf(pairing))),
      }))
      .sort((a, b) => b.probability - a.probability),
  )
}

/** For each field the candidates that could be it. */
export function pairAll(
  profiles: readonly FieldProfile[],
  candidates: readonly Candidate[],
  facts: DocumentFacts,
  labels: LabelBook,
): Pairing[][] {
  const matched = profiles.map((profile) =>
    candidates.map((candidate) =>
      (profile.kinds.get(candidate.kind) ?? 0) > 0 ? labels.match(profile, candidate.context) : undefined,
    ),
  )
  return profiles.map((profile, field) => {
    const eligible: Pairing[] = []
    candidates.forEach((candidate, index) => {
      const found = matched[field]?.[index]
      if (!found || !isEligible(profile, candidate, found.label)) return
      const constraint = fitsConstraints(profile.leaf, candidate)
      if (constraint < 0) return
      const otherField = otherLabel(matched, field, index)
      eligible.push({ profile, candidate, facts, ...found, otherField, constraint, bestLabel: 0, rivals: 0 })
    })
    return withRivals(eligible)
  })
}

function withRivals(pairings: Pairing[]): Pairing[] {
  const kept = mostPromising(pairings)
  const bestLabel = Math.max(0, ...kept.map(({ label }) => label))
  return kept.map((pairing) => ({
    ...pairing,
    bestLabel,
    rivals: kept.filter(({ label }) => label > pairing.label - 0.05).length - 1,
  }))
}

function mostPromising(pairings: Pairing[]): Pairing[] {
  if (pairings.length <= mostCandidates) return pairings
  return pairings
    .map((pairing, index) => ({ pairing, promise: promiseOf(pairing), index }))
    .sort((a, b) => b.promise - a.promise || a.index - b.index)
    .slice(0, mostCandidates)
    .map(({ pairing }) => pairing)
}

/** A label first of all; then what a value is by itself: part of a sum, of the asked form, a name over an address. */
function promiseOf({ label, constraint, candidate, profile, facts }: Pairing): number {
  const inSum = facts.amountRoles.has(candidate) ? 0.2 : 0
  const isName = candidate.aboveAddress ? 0.3 : 0
  const kind = 0.2 * (profile.kinds.get(candidate.kind) ?? 0)
  return label + 0.3 * constraint + inSum + isName + kind
}

/** Text may be anything, so it needs a reason: a label, or the look of a name where names stand. */
function isEligible(profile: FieldProfile, candidate: Candidate, label: number): boolean {
  if (candidate.origin === 'mention' || candidate.origin === 'address') return true
  const asksName = Math.max(profile.kinds.get('company') ?? 0, profile.kinds.get('person') ?? 0) > 0.3
  const first = candidate.parts[0]?.segment
  const isWhereNamesStand = candidate.aboveAddress || (first !== undefined && first.row < 12)
  return label >= leastLabel || (asksName && isWhereNamesStand && candidate.text.length < 80)
}

function otherLabel(matched: readonly (Matched | undefined)[][], field: number, index: number): number {
  let best = 0
  for (let other = 0; other < matched.length; other += 1)
    if (other !== field) best = Math.max(best, matched[other]?.[index]?.label ?? 0)
  return best
}
