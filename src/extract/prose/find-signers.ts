import { findPersons } from '../values/persons.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { readName } from './read-name.ts'

/** A name in the place where an agreement is signed. */
export interface Signer {
  segment: Segment
  start: number
  end: number
  /** `party`: the line above the signature. `agent`: signs for somebody. `self`: signs alone. */
  as: 'party' | 'agent' | 'self'
}

const byMark = /^(?:by|per|durch|par|por)\s*(?::|_{2,}|$)/iu
const nameMark = /^(?:(?:printed\s+)?name|nom|nombre)\s*:\s*/iu
const signedMark = /^(?:by\s*(?::\s*)?)?\/s\/\s*/iu
const rowsAbove = 3

/** Who signed, and for whom, from the blocks at the end of an agreement. */
export function findSigners({ rows }: DocumentView): Signer[] {
  return rows.flatMap((row) =>
    row.segments.flatMap((segment, place) => {
      const signers: Signer[] = []
      if (byMark.test(segment.text)) signers.push(...partyAbove(rows, row, segment))
      const isBy = byMark.test(segment.text) || byMark.test(row.segments[place - 1]?.text ?? '')
      const mark = signedMark.exec(segment.text) ?? nameMark.exec(segment.text)
      if (mark)
        signers.push(...personAt(segment, mark[0].length, isBy || nameMark.test(segment.text) ? 'agent' : 'self'))
      if (nameMark.test(row.segments[place - 1]?.text ?? '')) signers.push(...personAt(segment, 0, 'agent'))
      return signers
    }),
  )
}

function partyAbove(rows: readonly Row[], row: Row, mark: Segment): Signer[] {
  for (let index = row.index - 1; index >= row.index - rowsAbove; index -= 1) {
    const above = rows[index]
    if (!above || above.page !== row.page) break
    for (const segment of above.segments) {
      const isNear = segment.box[0] < mark.box[2] + 0.3 && segment.box[2] > mark.box[0] - 0.02
      const name = isNear && segment.text.length < 80 ? readName(segment.text, 0) : null
      if (name && segment.text.length - name.end < 4)
        return [{ segment, start: name.start, end: name.end, as: 'party' }]
    }
  }
  return []
}

function personAt(segment: Segment, at: number, as: Signer['as']): Signer[] {
  const text = segment.text.slice(at)
  const person = findPersons(text)[0]
  const isWhole = person && person.start < 2 && text.length < 60
  return isWhole ? [{ segment, start: at + person.start, end: at + person.end, as }] : []
}
