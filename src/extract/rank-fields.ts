import type { FieldProfile } from './lexicon/field-profile.ts'
import { findProseCandidates } from './prose/find-prose-candidates.ts'
import { mergeProse } from './prose/resolve-prose.ts'
import { weighReceipt } from './receipts/weigh-receipt.ts'
import { mergeAddressParts } from './resolve/address-parts.ts'
import type { Candidate } from './resolve/candidates.ts'
import { factsOf } from './resolve/document-facts.ts'
import type { LabelBook } from './resolve/label-book.ts'
import { type Ranked, rankAll } from './resolve/rank.ts'
import type { Trees } from './resolve/trees.ts'
import { weighTransaction } from './transactions/weigh-transaction.ts'
import type { DocumentView } from './view/document-view.ts'

/** Ranks the candidates of a document for fields: by the trees, then by what is known of sentences, bookings and slips. */
export function fieldRanker(
  view: DocumentView,
  candidates: readonly Candidate[],
  labels: LabelBook,
  trees: Trees,
): (profiles: FieldProfile[]) => Ranked[][] {
  const facts = factsOf(view, candidates)
  const prose = findProseCandidates(view)
  return (profiles) => {
    const rankThese = (these: readonly FieldProfile[]) => rankAll(these, candidates, facts, labels, trees)
    const ranked = mergeAddressParts(profiles, rankThese(profiles), candidates, rankThese)
    const merged = profiles.map((profile, index) => mergeProse(profile, ranked[index] ?? [], prose))
    return weighReceipt(profiles, weighTransaction(profiles, merged, candidates, view), candidates, view)
  }
}
