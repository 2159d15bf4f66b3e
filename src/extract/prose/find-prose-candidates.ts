import type { DocumentView } from '../view/document-view.ts'
import { findAmounts } from './find-amounts.ts'
import { findEffectiveDates } from './find-effective-date.ts'
import { findLaw } from './find-law.ts'
import { findParties } from './find-parties.ts'
import { findTerms } from './find-terms.ts'
import type { ProseCandidate } from './prose-candidate.ts'
import { readRunningText } from './running-text.ts'

/** What the sentences of a document state: parties, dates, terms, law, amounts. Nothing is found where no words say what it is. */
const found = new WeakMap<DocumentView, ProseCandidate[]>()

export function findProseCandidates(view: DocumentView): ProseCandidate[] {
  const known = found.get(view) ?? candidatesIn(view)
  found.set(view, known)
  return known
}

function candidatesIn(view: DocumentView): ProseCandidate[] {
  const running = readRunningText(view)
  return [
    ...findParties(running, view),
    ...findEffectiveDates(running, view.conventions),
    ...findTerms(running, view.conventions),
    ...findLaw(running),
    ...findAmounts(running, view.conventions),
  ]
}
