import type { FieldProfile } from './lexicon/field-profile.ts'
import type { Candidate } from './resolve/candidates.ts'
import type { Ranked } from './resolve/rank.ts'
import type { DocumentView } from './view/document-view.ts'

/** Who proposes values beside the trees, in the order in which they are heard: of fields, then of lists. */
export const proposers = [
  ...(['addresses', 'boxes', 'sentences', 'bookings', 'slips'] as const),
  ...(['series', 'statements', 'grids', 'reader'] as const),
]
export type Proposer = (typeof proposers)[number]

/** Changes what the fields may be: adds spans, and weighs those that others have found. */
export type FieldProposer = (
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  around: {
    view: DocumentView
    candidates: readonly Candidate[]
    /** The trees alone, for fields that nobody asked for. */
    rank(profiles: readonly FieldProfile[]): Ranked[][]
  },
) => Ranked[][]
