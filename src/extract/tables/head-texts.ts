import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { Interval } from './find-boundaries.ts'

/** A text that may be the head of one column. */
export interface Head extends Interval {
  text: string
  /** The whole of what stands together; a part of it may mean something else. */
  isWhole: boolean
}

/** Whether words of another row stand right above or below. */
export function isStacked({ row, box }: Segment, band: readonly Row[]): boolean {
  return band.some(({ index, segments }) =>
    segments.some(
      (other) => index !== row && collide({ left: box[0], right: box[2] }, { left: other.box[0], right: other.box[2] }),
    ),
  )
}

/** Segments over each other, from the first down. */
export function stacksOf(segment: Segment, below: readonly Row[]): Head[] {
  const stacks: Head[] = []
  let head: Head = { left: segment.box[0], right: segment.box[2], text: segment.text, isWhole: true }
  for (const row of below) {
    const under = row.segments.find((other) => other.box[0] < head.right && head.left < other.box[2])
    if (!under) continue
    const text = joinLines(head.text, under.text)
    head = { left: Math.min(head.left, under.box[0]), right: Math.max(head.right, under.box[2]), text, isWhole: true }
    stacks.push(head)
  }
  return stacks
}

function joinLines(above: string, below: string): string {
  return above.endsWith('-') ? above.slice(0, -1) + below : `${above} ${below}`
}

const longestRun = 4

/** Runs of words in one segment. */
export function runsOf(view: DocumentView, segment: Segment): Head[] {
  const words = view.document.pages[segment.page]?.words ?? []
  const heads: Head[] = []
  for (let from = 0; from < segment.words.length; from += 1)
    for (let to = from + 1; to <= Math.min(segment.words.length, from + longestRun); to += 1) {
      const start = segment.offsets[from] ?? 0
      const end = segment.offsets[to] ?? segment.text.length
      const [first, last] = [words[segment.words[from] ?? 0], words[segment.words[to - 1] ?? 0]]
      if (first && last)
        heads.push({
          ...{ left: first.box[0], right: last.box[2], text: segment.text.slice(start, end).trim() },
          isWhole: to - from === segment.words.length,
        })
    }
  return heads
}

export function collide(a: Interval, b: Interval): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.002
}

/**
 * Words that are no known head are columns of their own, so that their values go nowhere else; but those beside a known
 * one in the same segment may belong to it, which widens it.
 */
export function otherHeads<Known extends Interval>(
  view: DocumentView,
  band: readonly Row[],
  known: readonly Known[],
  belongs: (head: Known, rest: Head) => boolean,
): Head[] {
  const heads: Head[] = []
  for (const segment of band.flatMap(({ segments }) => segments))
    for (const part of uncovered(view, segment, known)) {
      const beside = known.find((head) => isInside(head, segment) && belongs(head, part))
      const above = heads.find((head) => collide(head, part))
      if (beside) widen(beside, part)
      else if (above) {
        above.text = joinLines(above.text, part.text)
        widen(above, part)
      } else heads.push(part)
    }
  return heads
}

function widen(head: Interval, by: Interval): void {
  head.left = Math.min(head.left, by.left)
  head.right = Math.max(head.right, by.right)
}

function isInside({ left, right }: Interval, { box }: Segment): boolean {
  return left > box[0] - 0.001 && right < box[2] + 0.001
}

function uncovered(view: DocumentView, segment: Segment, known: readonly Interval[]): Head[] {
  const words = view.document.pages[segment.page]?.words ?? []
  const parts: Head[] = []
  let isOpen = false
  for (const index of segment.words) {
    const word = words[index]
    if (!word) continue
    const head = { left: word.box[0], right: word.box[2], text: word.text, isWhole: true }
    const isCovered = known.some((column) => collide(column, head))
    const part = parts.at(-1)
    if (!isCovered && isOpen && part) {
      part.right = head.right
      part.text += ` ${word.text}`
    } else if (!isCovered) parts.push(head)
    isOpen = !isCovered
  }
  return parts
}
