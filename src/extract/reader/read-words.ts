import type { Candidate } from '../resolve/candidates.ts'
import { type Home, joinWords, type Part, textOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { placeFinder, placesOf } from './page-features.ts'

/** Leads from the words that the reader numbers to those of the view, and back. */
export class ReadWords {
  readonly #segments: { segment: Segment; start: number }[] = []
  readonly #wordAt: (page: number, word: number) => number

  constructor(view: DocumentView) {
    let start = 0
    for (const segment of view.segments) {
      this.#segments.push({ segment, start })
      start += segment.words.length
    }
    this.#wordAt = placeFinder({ places: placesOf(view) })
  }

  /** Words in reading order as parts of segments. */
  partsOf(words: readonly number[]): Part[] {
    return joinWords(words.map((word) => this.#homeOf(word)))
  }

  /** First and last word of a candidate; nothing where others stand between. */
  rangeOf({ parts }: Pick<Candidate, 'parts'>): [first: number, last: number] | undefined {
    const words = this.wordsOf(parts)
    const [first, last] = [Math.min(...words), Math.max(...words)]
    return words.length > 0 && first >= 0 && last - first === words.length - 1 ? [first, last] : undefined
  }

  /** As the reader numbers them; -1 for those that it does not know. */
  wordsOf(parts: readonly Part[]): number[] {
    return parts.flatMap(({ segment, first, last }) =>
      segment.words.slice(first, last + 1).map((word) => this.#wordAt(segment.page, word)),
    )
  }

  #homeOf(word: number): Home | undefined {
    let [low, high] = [0, this.#segments.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#segments[middle]?.start ?? 0) <= word) low = middle
      else high = middle - 1
    }
    const found = this.#segments[low]
    return found && { segment: found.segment, place: word - found.start }
  }
}

/** As it is printed, without the signs that only part it from what follows. */
export function plainText(parts: readonly Part[]): string {
  return textOf(parts)
    .replace(/^[\s:;,.|–—]+|[\s:;,|–—]+$/gu, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
}

/** What stands below another heading is of the next section. */
export function untilHeading(parts: readonly Part[], rows: readonly Row[]): Part[] {
  const end = parts.findIndex(({ segment }, at) => {
    const above = parts[at - 1]?.segment
    const between = above && !segment.heading ? rows.slice(above.row + 1, segment.row) : []
    return between.some((row) =>
      row.segments.some(({ heading, box }) => heading && above && box[0] < above.box[2] && above.box[0] < box[2]),
    )
  })
  return end < 0 ? [...parts] : parts.slice(0, end)
}
