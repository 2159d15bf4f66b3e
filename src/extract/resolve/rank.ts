import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from './candidates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type Pairing, vectorOf } from './features.ts'
import { fitsConstraints } from './fits-constraints.ts'
import { type LabelBook, tableOf } from './label-book.ts'
import { scoresOf, type Trees, toProbability } from './trees.ts'

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
  const all = pairAll(profiles, candidates, facts, labels)
  const scores = scoresOf(trees, all.flat().map(vectorOf)).values()
  return all.map((pairings) =>
    pairings
      .map(({ candidate }) => ({ candidate, probability: toProbability(scores.next().value ?? 0) }))
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
  const table = tableOf(candidates.map(({ context }) => context))
  const scores = profiles.map((profile) =>
    labels.scoresOf(profile, table, (index) => weightOf(profile, candidates[index]) > 0),
  )
  const others = labelsOfOthers(scores, candidates.length)
  return profiles.map((profile, field) => {
    const promising = new MostPromising(mostCandidates)
    candidates.forEach((candidate, index) => {
      const label = scores[field]?.[index] ?? -1
      if (label < 0 || !isEligible(profile, candidate, label)) return
      const constraint = fitsConstraints(profile.leaf, candidate)
      if (constraint >= 0) promising.add(promiseOf(profile, candidate, facts, label, constraint), index)
    })
    const pairings = promising.indices().map((index): Pairing => {
      const candidate = candidates[index] as Candidate
      return {
        ...{ profile, candidate, facts, matches: labels.match(profile, candidate.context) },
        ...{ label: scores[field]?.[index] ?? 0, otherField: others(field, index) },
        ...{ constraint: fitsConstraints(profile.leaf, candidate), bestLabel: 0, rivals: 0 },
      }
    })
    return withRivals(pairings)
  })
}

function withRivals(pairings: readonly Pairing[]): Pairing[] {
  const bestLabel = Math.max(0, ...pairings.map(({ label }) => label))
  return pairings.map((pairing) => ({
    ...pairing,
    bestLabel,
    rivals: pairings.filter(({ label }) => label > pairing.label - 0.05).length - 1,
  }))
}

/** A label first of all; then what a value is by itself: part of a sum, of the asked form, a name over an address. */
function promiseOf(
  profile: FieldProfile,
  candidate: Candidate,
  { amountRoles }: DocumentFacts,
  label: number,
  constraint: number,
): number {
  const inSum = amountRoles.has(candidate) ? 0.2 : 0
  const isName = candidate.aboveAddress ? 0.3 : 0
  const kind = 0.2 * weightOf(profile, candidate)
  return label + 0.3 * constraint + inSum + isName + kind
}

function weightOf({ kinds }: FieldProfile, candidate: Candidate | undefined): number {
  return (candidate && kinds.get(candidate.kind)) ?? 0
}

/** Text may be anything, so it needs a reason: a label, or the look of a name where names stand. */
function isEligible(profile: FieldProfile, candidate: Candidate, label: number): boolean {
  if (candidate.origin === 'mention' || candidate.origin === 'address') return true
  const asksName = Math.max(profile.kinds.get('company') ?? 0, profile.kinds.get('person') ?? 0) > 0.3
  const first = candidate.parts[0]?.segment
  const isWhereNamesStand = candidate.aboveAddress || (first !== undefined && first.row < 12)
  return label >= leastLabel || (asksName && isWhereNamesStand && candidate.text.length < 80)
}

/** How well each candidate is named as another field: the best two fields of a candidate tell it for all of them. */
function labelsOfOthers(
  scores: readonly Float64Array[],
  candidates: number,
): (field: number, candidate: number) => number {
  const best = new Float64Array(candidates)
  const second = new Float64Array(candidates)
  const bestField = new Int32Array(candidates).fill(-1)
  scores.forEach((labels, field) => {
    for (let index = 0; index < candidates; index += 1) {
      const label = labels[index] ?? 0
      if (label > (best[index] ?? 0)) {
        second[index] = best[index] ?? 0
        best[index] = label
        bestField[index] = field
      } else if (label > (second[index] ?? 0)) second[index] = label
    }
  })
  return (field, candidate) => (bestField[candidate] === field ? second[candidate] : best[candidate]) ?? 0
}

/** Keeps the most promising of many, so that all of them need not be held and sorted. */
class MostPromising {
  readonly #most: number
  readonly #kept: { promise: number; index: number }[] = []
  #isFull = false

  constructor(most: number) {
    this.#most = most
  }

  /** In order of the index; of two that promise the same the first is kept. */
  add(promise: number, index: number): void {
    const kept = this.#kept
    if (kept.length === this.#most) {
      this.#isFull = true
      if (promise <= (kept.at(-1)?.promise ?? 0)) return
      kept.pop()
    }
    const place = kept.findIndex((other) => other.promise < promise)
    kept.splice(place < 0 ? kept.length : place, 0, { promise, index })
  }

  /** The most promising first where some were left out, as they came otherwise. */
  indices(): number[] {
    const kept = this.#isFull ? this.#kept : this.#kept.toSorted((a, b) => a.index - b.index)
    return kept.map(({ index }) => index)
  }
}
