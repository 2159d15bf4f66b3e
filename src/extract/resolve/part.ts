import type { Range } from '../../document/model.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'

/** Words of one segment that are a value or a part of it. */
export interface Part {
  segment: Segment
  /** Places of the first and last word in the segment. */
  first: number
  last: number
}

/** Where a word of a page stands in the view. */
export interface Home {
  segment: Segment
  place: number
}

export function wholeOf(segment: Segment): Part {
  return { segment, first: 0, last: segment.words.length - 1 }
}

export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => part.segment.text.slice(...extentOf(part)).trim()).join(' ')
}

/** The characters of its segment that a part is. */
function extentOf({ segment, first, last }: Part): [from: number, to: number] {
  return [segment.offsets[first] ?? 0, segment.offsets[last + 1] ?? segment.text.length]
}

/** Words of a page, those that follow each other in a segment together. */
export function joinWords(homes: Iterable<Home | undefined>): Part[] {
  const parts: Part[] = []
  for (const home of homes) {
    if (!home) continue
    const last = parts.at(-1)
    if (last?.segment === home.segment && last.last === home.place - 1) last.last = home.place
    else parts.push({ segment: home.segment, first: home.place, last: home.place })
  }
  return parts
}

const known = new WeakMap<DocumentView, Home[][]>()

/** The segment and place of each word of each page. */
export function homesOf(view: DocumentView): Home[][] {
  const homes = known.get(view) ?? view.document.pages.map((): Home[] => [])
  if (!known.has(view))
    for (const segment of view.rows.flatMap(({ segments }) => segments))
      segment.words.forEach((word, place) => {
        const page = homes[segment.page]
        if (page) page[word] = { segment, place }
      })
  known.set(view, homes)
  return homes
}

/** Words that follow each other on a page. */
export function partsBetween(view: DocumentView, page: number, [from, until]: Range): Part[] {
  return joinWords((homesOf(view)[page] ?? []).slice(from, until))
}
