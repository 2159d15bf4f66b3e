import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { unlabelled } from '../reader/span-candidates.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { raise } from '../resolve/raise.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { DocumentView } from '../view/document-view.ts'
import { isReceipt } from './is-receipt.ts'
import { type HeadPart, readHead } from './read-head.ts'
import { totalWeigher } from './weigh-total.ts'

const totals: ConceptId[] = ['gross_total', 'amount_paid', 'amount_due', 'amount']
const places: ConceptId[] = ['address', 'place']
const trust = 0.6
const ofCard = 0.9

/** On a slip from a till the shop is its head, and the total is what was paid less what was given back; a card tells itself. */
export function weighReceipt(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  candidates: readonly Candidate[],
  view: DocumentView,
): Ranked[][] {
  const paid = profiles.map((profile, field) => {
    const card = maskedCard(profile, view)
    return [...(card ? [{ candidate: card, probability: ofCard }] : []), ...(ranked[field] ?? [])]
  })
  return isReceipt(view) ? weighSlip(profiles, paid, candidates, view) : paid
}

function weighSlip(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  candidates: readonly Candidate[],
  view: DocumentView,
): Ranked[][] {
  const { name, address } = readHead(view)
  // Where nothing was misread, the ranker knows names and addresses by their own form.
  const isScan = view.document.pages[0]?.source === 'ocr'
  const share = isScan ? 1 : 0.7
  const weigh = totalWeigher(candidates, view)
  return profiles.map((profile, field) => {
    const own = ranked[field] ?? []
    if (asks(profile, totals) >= 0.9 && profile.leaf.type !== 'string')
      return bestFirst(own.map((each) => byTill(raise(each, weigh(each.candidate), trust))))
    if (profile.leaf.type !== 'string' || isOfBuyer(profile)) return own
    if (address && asks(profile, places) >= 0.5) {
      const probability = isScan ? sureOfAddress(own) : share * address.probability
      return bestFirst([toRanked('address', { ...address, probability }), ...own])
    }
    if (name && asks(profile, ['name']) >= 0.7)
      return bestFirst([toRanked('company', { ...name, probability: share * name.probability }), ...own])
    return own
  })
}

/** How sure it is that a field means one of the concepts. */
function asks({ concepts }: FieldProfile, wanted: readonly ConceptId[]): number {
  return Math.max(...wanted.map((id) => concepts.get(id) ?? 0))
}

function isOfBuyer({ roles }: FieldProfile): boolean {
  return (roles.get('buyer') ?? 0) > (roles.get('seller') ?? 0)
}

function byTill({ candidate, probability }: Ranked): Ranked {
  return { candidate: { ...candidate, finder: 'till' }, probability }
}

function bestFirst(ranked: readonly Ranked[]): Ranked[] {
  return ranked.toSorted((a, b) => b.probability - a.probability)
}

/** What is no address to others is misread, or cut: of slips from tills that were looked at 20 of 20 were right where somebody saw one, and 3 of 4 elsewhere. */
function sureOfAddress(own: readonly Ranked[]): number {
  return own.some(({ candidate, probability }) => candidate.kind === 'address' && probability > leastSeen) ? 0.95 : 0.5
}

const leastSeen = 0.1

function toRanked(kind: 'company' | 'address', { text, parts, probability }: HeadPart): Ranked {
  const context = { labels: {}, leftGap: 0, aboveRows: 0, columnRows: 0, valuesLeft: 0, valuesAbove: 0 }
  const origin = kind === 'address' ? 'address' : 'segment'
  return {
    candidate: { kind, value: text, text, parts, context, origin, aboveAddress: true, finder: 'till' },
    probability,
  }
}

const masked = /(?<![\p{L}\d*•#])[*•xX#]{2,16}(?:[ -][*•xX#]{2,4}){0,3}[ -]?(\d{4})(?!\d)/u
const asksForEnd = /last|ending|letzt|endziffer|dernier|[uú]ltim/iu
const leastAsked = 0.55

/** The card that was paid with, whose number is printed but for its end: nothing else looks like "****4421". */
function maskedCard({ leaf, concepts }: FieldProfile, { segments }: DocumentView): Candidate | undefined {
  if (leaf.type !== 'string' || (concepts.get('card_number') ?? 0) < leastAsked) return undefined
  const found = segments.flatMap((segment) => {
    const match = masked.exec(segment.text)
    return match ? [{ segment, match }] : []
  })
  const [first] = found
  if (!first || found.some(({ match }) => match[1] !== first.match[1])) return undefined
  const { segment, match } = first
  const value = asksForEnd.test(`${leaf.name} ${leaf.description ?? ''}`) ? (match[1] ?? '') : match[0]
  const [from, to] = [match.index, match.index + match[0].length]
  const inside = segment.offsets.flatMap((offset, place) => {
    const end = segment.offsets[place + 1] ?? segment.text.length
    return end > from && offset < to ? [place] : []
  })
  const parts = [{ segment, first: inside[0] ?? 0, last: inside.at(-1) ?? 0 }]
  return { ...unlabelled, kind: 'code', value, text: value, parts, finder: 'till' }
}
