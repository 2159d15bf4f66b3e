import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelMatch } from '../lexicon/label-match.ts'
import type { ValueKind } from '../values/mention.ts'
import type { Candidate } from './candidates.ts'
import { type Slot, slots } from './context.ts'
import { type DocumentFacts, isAmount, lettersOf } from './document-facts.ts'
import type { AmountRole } from './find-sums.ts'

/** One field and one candidate for it, with what is known of both. */
export interface Pairing {
  profile: FieldProfile
  candidate: Candidate
  facts: DocumentFacts
  matches: Partial<Record<Slot, LabelMatch>>
  /** How well the labels of the candidate name the field: the best of its slots. */
  label: number
  /** The best label of any candidate for the field, and how many come close to this one. */
  bestLabel: number
  rivals: number
  /** How well the labels of the candidate name another field that is asked. */
  otherField: number
  /** 1 and -1: meets and breaks the pattern or the list of values; 0: there is none. */
  constraint: number
}

type Feature = [name: string, of: (pairing: Pairing) => number]

/** Of a candidate whatever the field: found out once, since a candidate is paired with many fields. */
type OwnFeature = [name: string, of: (own: Pick<Pairing, 'candidate' | 'facts'>) => number]

const slotFeatures: Feature[] = slots.flatMap((slot): Feature[] => [
  [`${slot}.concept`, ({ matches }) => matches[slot]?.concept ?? -0.1],
  [`${slot}.text`, ({ matches }) => matches[slot]?.text ?? -0.1],
  [`${slot}.conflict`, ({ matches }) => matches[slot]?.conflict ?? 0],
  [`${slot}.role`, ({ matches }) => matches[slot]?.role ?? 0],
])

const labelFeatures: Feature[] = [
  ['label', ({ label }) => label],
  ['label.lead', ({ label, bestLabel }) => label - bestLabel],
  ['label.rivals', ({ rivals }) => Math.min(rivals, 20)],
  ['label.other', ({ otherField }) => otherField],
  ['label.overOther', ({ label, otherField }) => label - otherField],
  ['gap.left', ({ candidate }) => Math.log1p(candidate.context.leftGap)],
  ['gap.above', ({ candidate }) => candidate.context.aboveRows],
  ['gap.column', ({ candidate }) => candidate.context.columnRows],
  ['values.left', ({ candidate }) => candidate.context.valuesLeft],
  ['values.above', ({ candidate }) => candidate.context.valuesAbove],
]

/** Kinds that behave alike. */
const groups: Record<string, readonly ValueKind[]> = {
  date: ['date', 'datetime', 'time'],
  amount: ['money', 'number', 'percent'],
  code: ['code', 'tax_id', 'vat_id', 'iban', 'bic', 'isin'],
  contact: ['email', 'phone', 'url'],
  name: ['company', 'person'],
  place: ['address', 'country'],
  text: ['text'],
}

const kindFeatures: Feature[] = [
  ['kind.weight', ({ profile, candidate }) => profile.kinds.get(candidate.kind) ?? 0],
  ...Object.entries(groups).flatMap(([name, kinds]): Feature[] => [
    [`kind.${name}`, ({ candidate }) => (kinds.includes(candidate.kind) ? 1 : 0)],
    [`asked.${name}`, ({ profile }) => largest(kinds, profile.kinds)],
  ]),
  ['constraint', ({ constraint }) => constraint],
]

const valueFeatures: OwnFeature[] = [
  ['value.decimals', ({ candidate }) => candidate.mention?.decimals ?? -1],
  ['value.currency', ({ candidate }) => (candidate.mention?.currency ? 1 : 0)],
  ['value.checked', ({ candidate }) => signOf(candidate.mention?.checked)],
  ['value.ambiguous', ({ candidate }) => (candidate.mention?.ambiguous ? 1 : 0)],
  ['value.size', ({ candidate }) => (typeof candidate.value === 'number' ? Math.log1p(Math.abs(candidate.value)) : -1)],
  ['value.length', ({ candidate }) => Math.min(candidate.text.length, 80)],
  ['value.words', ({ candidate }) => Math.min(candidate.text.split(' ').length, 15)],
  ['value.digits', ({ candidate }) => shareOf(candidate.text, /\d/g)],
  ['value.capitals', ({ candidate }) => shareOf(candidate.text, /\p{Lu}/gu)],
  ['value.occurrences', ({ candidate, facts }) => Math.log1p(facts.occurrences.get(String(candidate.value)) ?? 0)],
  ['value.order', ({ candidate, facts }) => facts.order.get(candidate) ?? 0],
  ['value.sizeRank', ({ candidate, facts }) => Math.min(facts.sizeRank.get(candidate) ?? 30, 30)],
]

const amountConcepts: Record<AmountRole, readonly ConceptId[]> = {
  net: ['net_total'],
  tax: ['tax_total'],
  gross: ['gross_total', 'amount_due', 'amount_paid', 'amount'],
}

const amountFeatures: Feature[] = (Object.keys(amountConcepts) as AmountRole[]).flatMap((role): Feature[] => [
  [`sum.${role}`, ({ candidate, facts }) => (facts.amountRoles.get(candidate)?.has(role) ? 1 : 0)],
  [`asked.${role}`, ({ profile }) => largest(amountConcepts[role], profile.concepts)],
])

const placeFeatures: OwnFeature[] = [
  ['place.page', ({ candidate }) => Math.min(segmentOf(candidate)?.page ?? 0, 10)],
  ['place.fromEnd', ({ candidate, facts }) => Math.min(facts.pages - 1 - (segmentOf(candidate)?.page ?? 0), 10)],
  ['place.left', ({ candidate }) => segmentOf(candidate)?.box[0] ?? 0],
  ['place.right', ({ candidate }) => segmentOf(candidate)?.box[2] ?? 0],
  ['place.top', ({ candidate }) => segmentOf(candidate)?.box[1] ?? 0],
  ['place.row', ({ candidate }) => Math.min(segmentOf(candidate)?.row ?? 0, 60)],
  ['place.inRow', ({ candidate }) => segmentOf(candidate)?.place ?? 0],
  ['place.wordsInSegment', ({ candidate }) => Math.min(segmentOf(candidate)?.words.length ?? 0, 25)],
  ['place.bold', ({ candidate }) => (segmentOf(candidate)?.bold ? 1 : 0)],
  ['place.scale', ({ candidate }) => Math.min(segmentOf(candidate)?.scale ?? 1, 4)],
  ['place.furniture', ({ candidate }) => (segmentOf(candidate)?.furniture ? 1 : 0)],
  ['place.heading', ({ candidate }) => (segmentOf(candidate)?.heading ? 1 : 0)],
  ['place.aboveAddress', ({ candidate }) => (candidate.aboveAddress ? 1 : 0)],
  ['origin.segment', ({ candidate }) => (candidate.origin === 'segment' ? 1 : 0)],
  ['origin.remainder', ({ candidate }) => (candidate.origin === 'remainder' ? 1 : 0)],
  ['name.inDomain', ({ candidate, facts }) => (isInDomain(candidate, facts) ? 1 : 0)],
  ['pages', ({ facts }) => Math.log1p(facts.pages)],
]

const roles = ['seller', 'buyer'] as const
/** Whoever wrote the document, and whom it went to: in an order the other way round. */
const roleFeatures: Feature[] = roles.map((role) => [
  `asked.${role}`,
  ({ profile, facts }) => profile.roles.get(facts.isByBuyer ? otherOf[role] : role) ?? 0,
])
const otherOf = { seller: 'buyer', buyer: 'seller' } as const

const features: Feature[] = [
  ...slotFeatures,
  ...labelFeatures,
  ...kindFeatures,
  ...valueFeatures,
  ...amountFeatures,
  ...placeFeatures,
  ...roleFeatures,
]

export const featureNames = features.map(([name]) => name)

const ownNames = new Set([...valueFeatures, ...placeFeatures].map(([name]) => name))
const ownPlaces = placesOf((name) => ownNames.has(name))
const pairPlaces = placesOf((name) => !ownNames.has(name))
const ownVectors = new WeakMap<Candidate, Float32Array>()

export function vectorOf(pairing: Pairing): Float32Array {
  const own = ownVectors.get(pairing.candidate) ?? fill(new Float32Array(features.length), ownPlaces, pairing)
  ownVectors.set(pairing.candidate, own)
  return fill(own.slice(), pairPlaces, pairing)
}

function placesOf(isWanted: (name: string) => boolean): number[] {
  return features.flatMap(([name], place) => (isWanted(name) ? [place] : []))
}

function fill(vector: Float32Array, places: readonly number[], pairing: Pairing): Float32Array {
  for (const place of places) vector[place] = features[place]?.[1](pairing) ?? 0
  return vector
}

function largest<T>(keys: readonly T[], weights: Map<T, number>): number {
  let most = 0
  for (const key of keys) most = Math.max(most, weights.get(key) ?? 0)
  return most
}

function segmentOf({ parts }: Candidate): Candidate['parts'][number]['segment'] | undefined {
  return parts[0]?.segment
}

function signOf(checked: boolean | undefined): number {
  if (checked === undefined) return 0
  return checked ? 1 : -1
}

function shareOf(text: string, letters: RegExp): number {
  return text.length === 0 ? 0 : (text.match(letters)?.length ?? 0) / text.length
}

function isInDomain(candidate: Candidate, { domains }: DocumentFacts): boolean {
  if (domains.length === 0 || isAmount(candidate)) return false
  const words = candidate.text.split(/[\s-]+/).map(lettersOf)
  return words.some((word) => word.length >= 4 && domains.some((domain) => domain.includes(word)))
}
