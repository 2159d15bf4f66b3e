import { type Context, ContextFinder, slots } from '../resolve/context.ts'
import type { Mention } from '../resolve/find-mentions.ts'
import type { Part } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { fixedText, hashOf } from './layout.ts'

/**
 * Where a value stands, as numbers without any text: hashes of the labels around it, of the words beside it and the lines above and
 * below, the form of the value, which words of its line it is, and its edges in thousandths of the page.
 */
export type Place = number[]

/** How much it counts that two places have the same of each; where both have none, nothing. */
const weights = {
  // In the order of `slots`: inline, left, above, column, row, heading, party, after.
  labels: [2, 2, 1.5, 1.5, 1, 0.5, 1, 0.7],
  // Word before, word after, line above, line below, form, words before and behind in its line, words, lines.
  surroundings: [1.5, 1, 1, 1, 1, 0.5, 0.5, 0.5, 1],
  edges: { left: 1, right: 1, top: 1 },
}
const hashed = [...weights.labels, ...weights.surroundings]
const nearby = { sideways: 12, upright: 15 }

/** From 0 to 1. */
export function samenessOf(a: Place, b: Place): number {
  let [same, all] = [0, 0]
  for (let index = 0; index < hashed.length; index += 1) {
    const [one, other, weight] = [a[index] ?? 0, b[index] ?? 0, hashed[index] ?? 0]
    if (one === 0 && other === 0) continue
    all += weight
    if (one === other) same += weight
  }
  const { left, right, top } = weights.edges
  const page = hashed.length + 3
  const isNear = (at: number, most: number) => a[page] === b[page] && Math.abs((a[at] ?? 0) - (b[at] ?? 0)) <= most
  if (isNear(hashed.length, nearby.sideways)) same += left
  if (isNear(hashed.length + 1, nearby.sideways)) same += right
  if (isNear(hashed.length + 2, nearby.upright)) same += top
  return same / (all + left + right + top)
}

/** Describes places of one document. */
export class Places {
  readonly #rows: readonly Row[]
  readonly #contexts: ContextFinder

  constructor({ rows, ...view }: DocumentView, mentions: readonly Mention[]) {
    this.#rows = rows
    this.#contexts = new ContextFinder({ rows, ...view }, mentions)
  }

  of(parts: readonly Part[]): Place {
    const [part] = parts
    const end = parts.at(-1)
    if (!part || !end) return []
    const { segment, first } = part
    const [from, to] = [segment.offsets[first] ?? 0, endOf(part)]
    const { labels } = this.#contexts.contextOf(segment, from, to)
    const text = parts
      .map((each) => each.segment.text.slice(each.segment.offsets[each.first] ?? 0, endOf(each)))
      .join(' ')
    const behind = segment.offsets.length - 1 - part.last
    const words = parts.reduce((sum, each) => sum + each.last - each.first + 1, 0)
    return [
      ...this.#labelsOf(labels),
      ...[this.#wordBefore(part), this.#wordAfter(end), this.#lineAt(segment, -1), this.#lineAt(end.segment, 1)],
      ...[hashOf(formOf(text)), Math.min(first, 20) + 1, Math.min(behind, 20) + 1, Math.min(words, 20), parts.length],
      ...edgesOf(parts),
      segment.page,
    ]
  }

  #labelsOf(labels: Context['labels']): number[] {
    return slots.map((slot) => hashOf(fixedText(labels[slot] ?? '')))
  }

  #wordBefore({ segment, first }: Part): number {
    if (first > 0) return hashOf(fixedText(wordAt(segment, first - 1)))
    const left = this.#rows[segment.row]?.segments[segment.place - 1]
    return left && !segment.prose ? hashOf(fixedText(wordAt(left, left.offsets.length - 1))) : 0
  }

  #wordAfter({ segment, last }: Part): number {
    if (last + 1 < segment.offsets.length) return hashOf(fixedText(wordAt(segment, last + 1)))
    const right = this.#rows[segment.row]?.segments[segment.place + 1]
    return right && !segment.prose ? hashOf(fixedText(wordAt(right, 0))) : 0
  }

  /** The first words of the row above or below. */
  #lineAt({ row, page }: Segment, step: -1 | 1): number {
    const other = this.#rows[row + step]
    return other?.page === page ? hashOf(fixedText(other.segments[0]?.text ?? '')) : 0
  }
}

function endOf({ segment, last }: Part): number {
  return segment.offsets[last + 1] ?? segment.text.length
}

function wordAt({ text, offsets }: Segment, place: number): string {
  return text.slice(offsets[place] ?? 0, offsets[place + 1] ?? text.length)
}

/** "RE-2023/17" is "A-0/0": what kinds of signs follow each other. */
export function formOf(text: string): string {
  return text
    .trim()
    .slice(0, 80)
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{L}+/gu, 'a')
    .replace(/\p{N}+/gu, '0')
    .replace(/\s+/g, ' ')
}

/** Of words within a segment about where they stand in it: all its letters count as equally wide. */
function edgesOf(parts: readonly Part[]): number[] {
  const boxes = parts.map((part) => {
    const [left, top, right] = part.segment.box
    const { text, offsets } = part.segment
    const letter = (right - left) / Math.max(1, text.length)
    return { left: left + letter * (offsets[part.first] ?? 0), right: left + letter * endOf(part), top }
  })
  const thousandths = (value: number) => Math.round(value * 1000)
  return [
    thousandths(Math.min(...boxes.map(({ left }) => left))),
    thousandths(Math.max(...boxes.map(({ right }) => right))),
    thousandths(boxes[0]?.top ?? 0),
  ]
}
