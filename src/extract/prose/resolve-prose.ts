import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { fitsConstraints } from '../resolve/fits-constraints.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { ProseCandidate } from './prose-candidate.ts'

/** Weakens what only looks like it, to less than is ever given as an answer. */
const unsaid = 0.28
const agreementConcepts: ConceptId[] = [
  'parties',
  'effective_date',
  'contract_term',
  'notice_period',
  'confidentiality_period',
  'governing_law',
  'jurisdiction',
]

/**
 * Joins what the ranker thinks with what sentences say. In an agreement, a value that neither a sentence nor a label calls
 * the term or the effective date is most probably none, however well it looks.
 */
export function mergeProse(
  profile: FieldProfile,
  ranked: readonly Ranked[],
  found: readonly ProseCandidate[],
): Ranked[] {
  const asked = agreementConcepts.filter((concept) => weightOf(profile, concept) >= 0.8)
  const others = asked.length > 0 && isAgreement(found) ? ranked.map((each) => weigh(each, asked)) : ranked
  return [...resolveProse(profile, found), ...others].sort((a, b) => b.probability - a.probability)
}

function isAgreement(found: readonly ProseCandidate[]): boolean {
  return found.some(
    ({ concepts, probability }) =>
      probability >= 0.5 && (concepts.includes('parties') || concepts.includes('governing_law')),
  )
}

function weigh({ candidate, probability }: Ranked, asked: readonly ConceptId[]): Ranked {
  const isSaid = probability >= unsaid && isLabelled(candidate, asked)
  return { candidate: { ...candidate, finder: 'sentence' }, probability: isSaid ? probability : unsaid * probability }
}

/** "Effective date: 1 May 2020" on a cover sheet. */
function isLabelled({ context, parts }: Candidate, asked: readonly ConceptId[]): boolean {
  if (parts[0]?.segment.prose) return false
  const { inline, left, column } = context.labels
  return [inline, left, column].some((label) =>
    conceptsOf(label ?? '').some(({ concept, score }) => score >= 0.9 && asked.includes(concept)),
  )
}

/** The candidates that a field may ask for, the most probable first. */
export function resolveProse(profile: FieldProfile, found: readonly ProseCandidate[]): Ranked[] {
  return found
    .map((each) => ({ candidate: toCandidate(each), probability: each.probability * fitOf(profile, each) }))
    .filter(({ candidate, probability }) => probability > 0 && fitsConstraints(profile.leaf, candidate) >= 0)
    .sort((a, b) => b.probability - a.probability)
}

/** How well it is what the field asks for most; 0 where it is something else. */
function fitOf(profile: FieldProfile, { concepts, kind }: ProseCandidate): number {
  if ((profile.kinds.get(kind) ?? 0) <= 0) return 0
  const best = Math.max(...concepts.map((concept) => weightOf(profile, concept)))
  return best >= 0.5 ? best : 0
}

/** A role is only asked for by a field that wants a name. */
function weightOf({ concepts, roles }: FieldProfile, concept: ConceptId): number {
  const most = Math.max(0.01, ...concepts.values())
  return Math.max((concepts.get(concept) ?? 0) / most, concepts.has('name') ? (roles.get(concept) ?? 0) : 0)
}

export function toCandidate({ kind, value, text, parts }: ProseCandidate): Candidate {
  const context = { labels: {}, leftGap: 0, aboveRows: 0, columnRows: 0, valuesLeft: 0, valuesAbove: 0 }
  return { kind, value, text, parts, context, origin: 'mention', aboveAddress: false, finder: 'sentence' }
}
