import type { InkPart } from './ink-parts.ts'

/** Letters that stand in one line close to each other: a line of a column, the text of a cell. */
export interface Segment extends Bounds {
  parts: InkPart[]
  /** Height of capitals, roughly. */
  capHeight: number
  /** The baseline: y at x 0, and how much it falls for each pixel to the right. */
  baseline: { y: number; slope: number }
}

/** In letter heights of the page. */
const smallestLetter = 0.28
const largestLetter = 6
const widestLetter = 60
/** Gaps within a segment, in heights of the letters beside it. */
const widestSpace = 2.2

/** Finds the pieces of lines among the ink of a level page. */
export function findSegments(parts: InkPart[], letterHeight: number): Segment[] {
  const letters = parts.filter((part) => isLetter(part, letterHeight)).sort((a, b) => a.left - b.left || a.top - b.top)
  const chains = chain(letters)
  const lines = chains.filter((members) => isText(members, letterHeight)).map(toLine)
  const inLines = new Set(lines.filter(({ members }) => members.length > 2).flatMap(({ members }) => members))
  const marks = parts.filter((part) => !inLines.has(part) && part.area >= 2 && widthOf(part) < letterHeight * 3)
  const taken = new Set(marks.filter((mark) => giveToNearest(mark, lines)))
  return lines
    .filter(({ members }) => members.length > 2 || !members.some((part) => taken.has(part)))
    .map(({ members, marks: own, cap }) => {
      const all = [...members, ...own]
      return { ...bounds(all), parts: all, capHeight: cap, baseline: baselineOf(members, cap) }
    })
}

interface Line extends Bounds {
  members: InkPart[]
  /** Dots, accents, commas and dashes beside the letters. */
  marks: InkPart[]
  cap: number
}

function toLine(members: InkPart[]): Line {
  return { ...bounds(members), members, marks: [], cap: capHeightOf(members) }
}

function isLetter(part: InkPart, letterHeight: number): boolean {
  const height = heightOf(part)
  if (height < 4 || height < letterHeight * smallestLetter || height > letterHeight * largestLetter) return false
  return widthOf(part) <= letterHeight * widestLetter
}

/** Not the dashes of a ruling nor what is left of an upright one. */
function isText(members: InkPart[], letterHeight: number): boolean {
  const cap = capHeightOf(members)
  if (cap < letterHeight * 0.65 && members.length < 3) return false
  const flat = members.filter((part) => widthOf(part) > heightOf(part) * 2.5)
  if (cap < letterHeight * 0.5 && flat.length * 2 > members.length) return false
  return members.some((part) => heightOf(part) < widthOf(part) * 10)
}

/** Joins each letter, from left to right, with those just before it that stand at the same height. */
function chain(letters: InkPart[]): InkPart[][] {
  const chainOf = new Map<InkPart, InkPart[]>()
  const chains = new Set<InkPart[]>()
  letters.forEach((letter, index) => {
    let own: InkPart[] = [letter]
    chains.add(own)
    chainOf.set(letter, own)
    for (const before of neighboursBefore(letters, index)) {
      const other = chainOf.get(before)
      if (!other || other === own) continue
      for (const part of own) {
        other.push(part)
        chainOf.set(part, other)
      }
      chains.delete(own)
      own = other
    }
  })
  return [...chains]
}

function* neighboursBefore(letters: InkPart[], index: number): Generator<InkPart> {
  const letter = letters[index]
  if (!letter) return
  const height = letter.bottom - letter.top
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = letters[at]
    if (!before) continue
    const otherHeight = before.bottom - before.top
    const reach = widestSpace * Math.min(Math.max(height, otherHeight), Math.min(height, otherHeight) * 1.6)
    if (letter.left - before.right <= reach && inLine(letter, before)) yield before
  }
}

function inLine(one: InkPart, other: InkPart): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const heights = [one.bottom - one.top, other.bottom - other.top]
  const small = Math.min(...heights)
  return overlap > small * 0.5 && Math.max(...heights) < small * 2.3
}

/** A mark belongs to the line that it stands beside: the one whose letters are nearest in height, then in breadth. */
function giveToNearest(mark: InkPart, lines: Line[]): boolean {
  let best: Line | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (!isBeside(mark, line)) continue
    const y = (mark.top + mark.bottom) / 2
    const x = (mark.left + mark.right) / 2
    const off = Math.max(line.top - y, y - line.bottom, 0) * 4 + Math.max(line.left - x, x - line.right, 0)
    if (off < bestDistance) {
      bestDistance = off
      best = line
    }
  }
  best?.marks.push(mark)
  return best !== undefined
}

function isBeside(mark: InkPart, { left, top, right, bottom, cap, members }: Line): boolean {
  if (mark.right < left - cap || mark.left > right + cap || heightOf(mark) > cap * 0.62) return false
  const y = (mark.top + mark.bottom) / 2
  const isDash = widthOf(mark) > cap * 0.8
  const near = isDash ? y > top + cap * 0.15 && y < bottom + cap * 0.1 : y > top - cap * 0.5 && y < bottom + cap * 0.3
  return near && !members.includes(mark)
}

function widthOf(part: InkPart): number {
  return part.right - part.left
}

function heightOf(part: InkPart): number {
  return part.bottom - part.top
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

function bounds(parts: InkPart[]): Bounds {
  return {
    left: Math.min(...parts.map((part) => part.left)),
    top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
  }
}

function capHeightOf(parts: InkPart[]): number {
  const heights = parts.map((part) => part.bottom - part.top).sort((a, b) => a - b)
  return heights[Math.ceil((heights.length - 1) * 0.8)] ?? 1
}

/** A line through the feet of the letters, those with descenders left out; level where there are few. */
function baselineOf(parts: InkPart[], cap: number): Segment['baseline'] {
  const letters = parts.filter((part) => part.bottom - part.top > cap * 0.5)
  const middle = median(letters.map((part) => part.bottom))
  const feet = letters.map((part) => ({ x: (part.left + part.right) / 2, y: part.bottom }))
  const { left, right } = bounds(parts)
  if (feet.length < 6 || right - left < cap * 6) return { y: middle, slope: 0 }
  let line = { y: middle, slope: 0 }
  for (const tolerance of [0.35, 0.2]) {
    const close = feet.filter(({ x, y }) => Math.abs(y - line.y - line.slope * x) < cap * tolerance)
    line = lineThrough(close) ?? line
  }
  return Math.abs(line.slope) < 0.06 ? line : { y: middle, slope: 0 }
}

function lineThrough(points: { x: number; y: number }[]): { y: number; slope: number } | null {
  if (points.length < 5) return null
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const slope = spread === 0 ? 0 : points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
  return { y: meanY - slope * meanX, slope }
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
