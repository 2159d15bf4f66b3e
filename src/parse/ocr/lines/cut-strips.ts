import { type CutOut, cutOut } from '../cut-out.ts'
import { footAt } from '../fit-baseline.ts'
import type { GreyImage } from '../grey-image.ts'
import type { OrderedSegment } from '../order-segments.ts'
import type { PreparedPage } from '../prepare-page.ts'

/** How the line model wants its lines, in pixels. */
export interface StripShape {
  height: number
  /** Height of capitals, and where they stand. */
  capHeight: number
  baseline: number
  /** How much is shown before the first letter and after the last: they may be too faint to have been found. */
  margin: number
  /** Longer lines are cut at a gap. */
  longest: number
}

/** A line, or a part of one, level and of one size. */
export interface Strip extends GreyImage {
  segment: OrderedSegment
  /** The part of the page that it shows, without margins. */
  from: number
  to: number
  /** Pixels of the strip for one of the page. */
  scale: number
  margin: number
}

export function cutStrips(
  page: Pick<PreparedPage, 'underlined' | 'parts'>,
  segment: OrderedSegment,
  shape: StripShape,
): Strip[] {
  const scale = shape.capHeight / segment.capHeight
  const cut = cutOut(page.underlined, page.parts, segment, shape.margin / shape.capHeight)
  return cutAtGaps(segment, shape.longest / scale).map(({ from, to, shown }) => {
    const width = Math.ceil((to - from) * scale) + 2 * shape.margin
    const strip = { data: new Uint8Array(width * shape.height).fill(255), width, height: shape.height }
    const placed = { ...strip, segment, from, to, scale, margin: shape.margin }
    draw(placed, cut, shape, shown)
    return placed
  })
}

/** Where the strip's x stands on the page. */
export function toPageX({ from, scale, margin }: Strip, x: number): number {
  return from + (x - margin) / scale
}

interface Piece {
  from: number
  to: number
  /** What may be seen of the page: half of the gaps beside it, nothing of the neighbours. */
  shown: [from: number, to: number]
}

/** Pieces of about equal length, none longer than wanted where there are gaps for it. */
function cutAtGaps(segment: OrderedSegment, longest: number): Piece[] {
  const { left, right } = segment
  const count = Math.ceil((right - left) / longest)
  const gaps = count < 2 ? [] : gapsOf(segment)
  const pieces: Piece[] = []
  let from = left
  let start = Number.NEGATIVE_INFINITY
  for (let index = 1; index < count; index += 1) {
    const wanted = left + ((right - left) * index) / count
    const gap = bestGap(gaps, wanted, longest, from)
    if (!gap) continue
    const middle = (gap.from + gap.to) / 2
    pieces.push({ from, to: gap.from, shown: [start, middle] })
    from = gap.to
    start = middle
  }
  return [...pieces, { from, to: right, shown: [start, Number.POSITIVE_INFINITY] }]
}

interface Gap {
  from: number
  to: number
}

/** Stretches without ink that are wide enough for a space between words. */
function gapsOf({ parts, capHeight }: OrderedSegment): Gap[] {
  const gaps: Gap[] = []
  let end = Number.POSITIVE_INFINITY
  for (const part of parts.toSorted((a, b) => a.left - b.left)) {
    if (part.left - end > capHeight * 0.3) gaps.push({ from: end, to: part.left })
    end = end === Number.POSITIVE_INFINITY ? part.right : Math.max(end, part.right)
  }
  return gaps
}

/** Near the wanted place, but rather where it is wide. */
function bestGap(gaps: readonly Gap[], wanted: number, longest: number, after: number): Gap | undefined {
  const worth = ({ from, to }: Gap) => 3 * (to - from) - Math.abs((from + to) / 2 - wanted)
  let best: Gap | undefined
  for (const gap of gaps) {
    if (gap.from <= after || Math.abs((gap.from + gap.to) / 2 - wanted) > longest * 0.35) continue
    if (!best || worth(gap) > worth(best)) best = gap
  }
  return best
}

/** Follows the baseline, and stands upright on it. Linear between the four pixels around; white outside. */
function draw(strip: Strip, cut: CutOut, { height, baseline }: StripShape, shown: Piece['shown']): void {
  const { width } = strip
  const columns = columnsOf(strip, cut, shown)
  for (let y = 0; y < height; y += 1)
    drawRow(strip.data.subarray(y * width, (y + 1) * width), y - baseline, columns, cut)
}

/** For each column of the strip, in pixels of what was cut out: where its foot stands, and how one goes up from there. */
interface Columns {
  x: Float64Array
  y: Float64Array
  /** For each pixel of the strip that one goes up. */
  left: Float64Array
  up: Float64Array
  /** Those that show something. */
  first: number
  last: number
}

function columnsOf(strip: Strip, cut: CutOut, [from, to]: Piece['shown']): Columns {
  const { segment, scale, width } = strip
  const [x, y, left, up] = [0, 1, 2, 3].map(() => new Float64Array(width)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  let [first, last] = [width, -1]
  for (let column = 0; column < width; column += 1) {
    const pageX = toPageX(strip, column)
    if (pageX < from || pageX > to) continue
    first = Math.min(first, column)
    last = column
    const slope = segment.baseline.slope + 2 * segment.baseline.bend * (pageX - segment.baseline.x)
    const length = Math.hypot(1, slope) * scale
    x[column] = pageX - cut.left
    y[column] = footAt(segment, pageX) - cut.top
    left[column] = slope / length
    up[column] = 1 / length
  }
  return { x, y, left, up, first, last }
}

function drawRow(row: Uint8Array, below: number, { x, y, left, up, first, last }: Columns, cut: CutOut): void {
  const { data, width } = cut
  const [mostX, mostY] = [width - 1, cut.height - 1]
  for (let column = first; column <= last; column += 1) {
    const cutX = (x[column] as number) - below * (left[column] as number)
    const cutY = (y[column] as number) + below * (up[column] as number)
    if (cutX < 0 || cutY < 0 || cutX >= mostX || cutY >= mostY) continue
    const [pixelX, pixelY] = [Math.trunc(cutX), Math.trunc(cutY)]
    const at = pixelY * width + pixelX
    const right = cutX - pixelX
    const upper = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right
    const lower = (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right
    row[column] = upper + (lower - upper) * (cutY - pixelY)
  }
}
