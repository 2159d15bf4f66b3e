import { findValues } from '../values/find-values.ts'
import type { TextMention } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { optionAt, type TickGroup, tickGroups, truthOf } from './tick-groups.ts'

/** A value read in a segment. */
export interface Mention extends TextMention {
  segment: Segment
  /** Places of its first and last word in the segment. */
  first: number
  last: number
  text: string
}

const known = new WeakMap<DocumentView, readonly Mention[]>()

/** All values that the rows of a document state, in reading order by rows. Reader and engine both ask for them. */
export function findMentions(view: DocumentView): readonly Mention[] {
  const found = known.get(view) ?? find(view)
  known.set(view, found)
  return found
}

function find(view: DocumentView): Mention[] {
  const { segments, conventions } = view
  const groups = tickGroups(view)
  return segments.flatMap((segment) =>
    mentionsIn(segment, findValues(segment.text, conventions)).map((each) => asTicked(each, groups)),
  )
}

/** Of "☐ yes ☒ no" each box and each word says no. */
function asTicked(mention: Mention, groups: readonly TickGroup[]): Mention {
  if (mention.kind !== 'boolean') return mention
  const place = optionAt(groups, mention.segment, mention.first)
  const truth = place && truthOf(place)
  return truth === undefined ? mention : { ...mention, value: truth }
}

/** Values begin and end with words, so that each has an exact place; what ends inside a word keeps the whole word. */
function mentionsIn(segment: Segment, found: readonly TextMention[]): Mention[] {
  return found.map((mention) => {
    const first = wordAt(segment, mention.start)
    const last = Math.max(first, wordAt(segment, mention.end - 1))
    return { ...mention, segment, first, last, text: segment.text.slice(mention.start, mention.end) }
  })
}

/** The place of the word that covers a character. */
export function wordAt({ offsets }: Segment, character: number): number {
  let [low, high] = [0, offsets.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= character) low = middle
    else high = middle - 1
  }
  return low
}
