import type { FieldProfile } from './lexicon/field-profile.ts'
import type { FieldProposer, Proposer } from './proposers.ts'
import { findProseCandidates } from './prose/find-prose-candidates.ts'
import { mergeProse } from './prose/resolve-prose.ts'
import { weighReceipt } from './receipts/weigh-receipt.ts'
import { mergeAddressParts } from './resolve/address-parts.ts'
import { mergeBoxes } from './resolve/boxes.ts'
import type { Candidate } from './resolve/candidates.ts'
import { factsOf } from './resolve/document-facts.ts'
import type { LabelBook } from './resolve/label-book.ts'
import { type Ranked, rankAll } from './resolve/rank.ts'
import type { Trees } from './resolve/trees.ts'
import { weighTransaction } from './transactions/weigh-transaction.ts'
import type { DocumentView } from './view/document-view.ts'

/** After the trees, in this order: what is known of addresses, boxes to tick, sentences, bookings and slips. */
const fieldProposers: Partial<Record<Proposer, FieldProposer>> = {
  addresses: (profiles, ranked, { candidates, rank }) => mergeAddressParts(profiles, ranked, candidates, rank),
  boxes: (profiles, ranked, { candidates, view }) => mergeBoxes(profiles, ranked, candidates, view),
  sentences(profiles, ranked, { view }) {
    const found = findProseCandidates(view)
    return profiles.map((profile, index) => mergeProse(profile, ranked[index] ?? [], found))
  },
  bookings: (profiles, ranked, { candidates, view }) => weighTransaction(profiles, ranked, candidates, view),
  slips: (profiles, ranked, { candidates, view }) => weighReceipt(profiles, ranked, candidates, view),
}

/** Ranks the candidates of a document for fields: by the trees, then by all who know more of some documents. */
export function fieldRanker(
  view: DocumentView,
  candidates: readonly Candidate[],
  labels: LabelBook,
  { trees, without }: { trees: Trees; without?: Proposer | undefined },
): (profiles: readonly FieldProfile[]) => Ranked[][] {
  const facts = factsOf(view, candidates)
  const rank = (profiles: readonly FieldProfile[]) => rankAll(profiles, candidates, facts, labels, trees)
  const heard = Object.entries(fieldProposers).filter(([name]) => name !== without)
  return (profiles) =>
    heard.reduce((ranked, [, propose]) => propose(profiles, ranked, { view, candidates, rank }), rank(profiles))
}
