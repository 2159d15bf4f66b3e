import { wordAt } from '../resolve/find-mentions.ts'
import { findCodes } from '../values/codes.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { isTitle } from './add-titles.ts'
import type { FoundPair } from './found-pair.ts'
import { kindOf } from './kinds.ts'
import { asksOf } from './label-meaning.ts'
import { numberSign } from './name-label.ts'

/** As sure as other labels with their values in one line, where something says that it is a number, and elsewhere. */
const [ofSaid, ofOther] = [0.75, 0.45]
const longestLabel = 60
/** Rows at the top of a page that may be its title, whatever their letters look like. */
const titleRows = 3

/** What a document is called may end with its number: "Permit no. 25-118", "Offer 118/25". */
export function findHeadingNumbers(view: DocumentView): FoundPair[] {
  const heads = view.segments.filter(
    ({ page, row, place, heading, furniture }) =>
      page === 0 && place === 0 && !furniture && (heading || row < titleRows),
  )
  return heads.flatMap((segment) => numberIn(segment, view.conventions) ?? []).slice(0, 1)
}

function numberIn(segment: Segment, conventions: Conventions): FoundPair | undefined {
  const { text, heading, row } = segment
  for (const { start, end } of findCodes(text, 1)) {
    const [label, value] = [text.slice(0, start).trim(), text.slice(start, end)]
    if (!/\p{L}{3}/u.test(label) || label.length > longestLabel || /[:：.!?]\s/u.test(label)) continue
    const isSaid = numberSign.test(label)
    const isNamed = isSaid || isTitle(label)
    const isAlone = text.slice(end).trim() === ''
    const isNumber =
      /\d{3}|\d[/-]\d/.test(value) && !/^(?:19|20)\d\d$/.test(value) && kindOf(value, conventions) !== 'date'
    if (isNamed ? !isSaid && !isNumber : !isAlone || !isNumber || !(heading || row === 0)) continue
    const last = wordAt(segment, start) - 1
    return {
      label,
      labelParts: [{ segment, first: 0, last }],
      text: value,
      parts: [{ segment, first: wordAt(segment, start), last: wordAt(segment, end - 1) }],
      kind: 'code',
      asks: asksOf(label),
      confidence: isNamed ? ofSaid : ofOther,
    }
  }
  return undefined
}
