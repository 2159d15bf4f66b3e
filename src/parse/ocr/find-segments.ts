import { chainLetters } from './chain-letters.ts'
import { type Baseline, fitBaseline, footAt } from './fit-baseline.ts'
import { type Bounds, heightOf, type InkPart } from './ink-parts.ts'
import { mendBroken } from './mend-broken.ts'
import { checkInk } from './page-budget.ts'

/** Letters that stand in one line close to each other: a line of a column, the text of a cell. */
export interface Segment extends Bounds {
  parts: InkPart[]
  /** Height of capitals, roughly. */
  capHeight: number
  baseline: Baseline
  /** Nothing but pieces, which may be specks as well. */
  isBroken?: boolean
}

/** In letter heights of the page. */
const smallestLetter = 0.28
const largestLetter = 6
const widestLetter = 60
/** In heights of the letter: tall pieces with thinner strokes are what is left of the rulings of a table. */
const thinnestStroke = 0.06
/** Gaps within a segment, in heights of the letters beside it: cells of tables stay apart. */
const widestSpace = 2.2

/** Finds the pieces of lines among the ink of a level page. Throws a ParseError when it is nothing but noise. */
export function findSegments(parts: InkPart[], letterHeight: number, widest = widestSpace): Segment[] {
  const letters = parts.filter((part) => isLetter(part, letterHeight)).sort((a, b) => a.left - b.left || a.top - b.top)
  checkInk({ letters: letters.length })
  const chains = chainLetters(letters, letterHeight, widest)
  const text = chains.filter((members) => isText(members, letterHeight)).map(toLine)
  checkInk({ letters: letters.length, lines: text.length })
  const rest = chains.filter((members) => members.length < 3 && !isText(members, letterHeight)).map(toLine)
  const lines = withoutFragments([...text, ...rest.filter((line) => text.some((other) => standsIn(line, other)))])
  const inLines = new Set(lines.filter(({ members }) => members.length > 2).flatMap(({ members }) => members))
  const marks = parts.filter((part) => !inLines.has(part) && part.area >= 2 && widthOf(part) < letterHeight * 3)
  checkInk({ letters: letters.length, lines: lines.length, marks: marks.length })
  const taken = new Set(marks.filter((mark) => giveToNearest(mark, lines, widest / widestSpace)))
  const inAny = new Set(lines.flatMap(({ members }) => members))
  const loose = marks.filter((mark) => !taken.has(mark) && !inAny.has(mark))
  const long = lines.filter(({ members }) => members.length > 2)
  return [
    ...lines.filter(({ members }) => members.length > 2 || !members.some((part) => taken.has(part))).map(toSegment),
    ...mendBroken(loose, long).map(({ whole, pieces }) => {
      return { ...toSegment({ ...toLine([whole]), marks: pieces }), isBroken: true }
    }),
  ]
}

function toSegment({ members, marks, cap, baseline }: Line): Segment {
  const parts = [...members, ...marks]
  return { ...bounds(parts), parts, capHeight: cap, baseline }
}

interface Line extends Bounds {
  members: InkPart[]
  /** Dots, accents, commas and dashes beside the letters. */
  marks: InkPart[]
  cap: number
  baseline: Baseline
  /** How far letters rise over the baseline and hang below it. */
  rise: number
  fall: number
}

function toLine(members: InkPart[]): Line {
  const cap = capHeightOf(members)
  const area = bounds(members)
  const baseline = fitBaseline(members, area, cap)
  const foot = (part: InkPart) => footAt({ baseline }, (part.left + part.right) / 2)
  const rise = Math.max(...members.map((part) => foot(part) - part.top))
  const fall = Math.max(...members.map((part) => part.bottom - foot(part)))
  return { ...area, members, marks: [], cap, baseline, rise, fall }
}

function isLetter(part: InkPart, letterHeight: number): boolean {
  const height = heightOf(part)
  if (height < 4 || height < letterHeight * smallestLetter || height > letterHeight * largestLetter) return false
  if (height > letterHeight * 2 && part.area / (widthOf(part) + height) < height * thinnestStroke) return false
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

/** Feet and heads of broken letters make lines of their own within a line: they are given back to it. */
function withoutFragments(lines: Line[]): Line[] {
  const tallFirst = lines.toSorted((a, b) => b.cap - a.cap)
  const kept: Line[] = []
  for (const line of tallFirst) {
    const home = kept.find((other) => line.cap < other.cap * 0.7 && isWithin(line, other))
    if (home) home.marks.push(...line.members)
    else kept.push(line)
  }
  return kept
}

function isWithin(line: Line, { left, top, right, bottom, cap, members }: Line): boolean {
  const slack = cap * 0.2
  const isInside = line.left > left - slack && line.right < right + slack
  return members.length > 2 && isInside && line.top > top - slack && line.bottom < bottom + slack
}

/** A small figure that stands alone, in a row of a table with letters of its height. */
function standsIn(line: Line, { members, top, bottom, cap }: Line): boolean {
  const height = line.bottom - line.top
  const isUpright = line.members.every((part) => widthOf(part) < heightOf(part) * 1.2)
  if (members.length < 3 || !isUpright || height < cap * 0.75 || height > cap * 1.3) return false
  return line.top > top - cap * 0.2 && line.bottom < bottom + cap * 0.2
}

/** A mark belongs to the line that it stands beside: the one whose letters are nearest in height, then in breadth. */
function giveToNearest(mark: InkPart, lines: Line[], reach: number): boolean {
  let best: Line | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (!isBeside(mark, line, reach)) continue
    const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2]
    const foot = footAt(line, x)
    const off = Math.max(foot - line.rise - y, y - foot - line.fall, 0) * 4 + Math.max(line.left - x, x - line.right, 0)
    if (off < bestDistance) {
      bestDistance = off
      best = line
    }
  }
  best?.marks.push(mark)
  return best !== undefined
}

/** `reach` over one lets marks stand further off that are as high as letters: a colon in a column of its own. */
function isBeside(mark: InkPart, line: Line, reach: number): boolean {
  const { left, right, cap, members, rise, fall } = line
  if (heightOf(mark) > cap * 0.62) return false
  const height = footAt(line, (mark.left + mark.right) / 2) - (mark.top + mark.bottom) / 2
  const off = Math.max(left - mark.right, mark.left - right) / cap
  if (off > 1) return reach > 1 && off < reach * 2 && height > 0 && height < cap * 0.8 && !members.includes(mark)
  const isDash = widthOf(mark) > cap * 0.8
  const near = isDash
    ? height < rise - cap * 0.15 && height > -fall - cap * 0.1
    : height < rise + cap * 0.5 && height > -fall - cap * 0.3
  return near && !members.includes(mark)
}

function widthOf(part: InkPart): number {
  return part.right - part.left
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
