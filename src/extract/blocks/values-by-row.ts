import type { Candidate } from '../resolve/candidates.ts'
import { findMentions } from '../resolve/find-mentions.ts'
import type { DocumentView } from '../view/document-view.ts'

const known = new WeakMap<DocumentView, Candidate[]>()

/** Values of every line, also of those that were taken for running text; found once for each document. */
export function valuesByRow(view: DocumentView): Candidate[] {
  const values = known.get(view) ?? findByRow(view)
  known.set(view, values)
  return values
}

function findByRow(view: DocumentView): Candidate[] {
  const context = { labels: {}, leftGap: 0, aboveRows: 0, columnRows: 0, valuesLeft: 0, valuesAbove: 0 }
  const segments = view.rows.flatMap((row) => row.segments).filter(({ text }) => /\d/.test(text))
  return findMentions({ ...view, segments }).map((mention) => {
    const { kind, value, text, segment, first, last } = mention
    const parts = [{ segment, first, last }]
    return { kind, value, text, parts, context, mention, origin: 'mention', aboveAddress: false }
  })
}
