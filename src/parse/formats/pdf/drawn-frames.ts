import type { ParsedPage } from '@llamaindex/liteparse'
import type { Extent } from '../../layout/layout-page.ts'

type Graphics = NonNullable<ParsedPage['vectorGraphics']>
type Shape = Graphics['shapes'][number]
type Line = Graphics['lines'][number]

export interface PlainFrame extends Extent {
  isRound: boolean
}

const smallest = 5
const largest = 17
/** In points: how exactly the sides of a frame meet. */
const slack = 0.8

/** Small squares and circles that are drawn as outlines, each for itself: no cells, no bars and no keys of a chart. */
export function findFrames({ shapes, lines }: Graphics): PlainFrame[] {
  const squares = squaresOf(lines)
  if (squares.length === 0 && !shapes.some(isRing)) return []
  const solid = shapes
    .filter(isDark)
    .flatMap((shape) =>
      squares.filter((square) => fills(shape, square)).map((square) => ({ square, colour: shape.fillColor })),
    )
  const rings = shapes.filter(isRing).map((shape) => ({ ...extentOfShape(shape), isRound: true }))
  const open = squares.filter((square) => {
    const beside = solid.filter((other) => isAligned(square, other.square))
    return !solid.some((other) => other.square === square) && new Set(beside.map(({ colour }) => colour)).size < 2
  })
  const frames = [...open, ...rings].sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))
  const outer: PlainFrame[] = []
  for (const frame of frames) if (!outer.some((other) => holdsMiddle(other, frame))) outer.push(frame)
  return outer.filter(
    (frame) =>
      !outer.some((other) => other !== frame && touches(frame, other)) &&
      !shapes.some((shape) => leansOn(frame, extentOfShape(shape))),
  )
}

/** Whether more is drawn than the frame: a cross, a tick, a spot. */
export function isMarked(graphics: Graphics, frame: PlainFrame): boolean {
  const width = frame.x1 - frame.x0
  const inside = graphics.shapes.filter((shape) => {
    const size = Math.max(shape.bbox.width, shape.bbox.height)
    return size > 0.35 * width && size < 1.7 * width && holdsMiddle(frame, extentOfShape(shape), 0.2)
  })
  if (inside.some(isDark)) return true
  const drawn = new Map(inside.filter(({ stroke }) => stroke).map((shape) => [Object.values(shape.bbox).join(), shape]))
  return (
    drawn.size > outlinesOf(graphics, frame) ||
    [...drawn.values()].some((shape) => hasSlantingEnds(shape, frame, graphics))
  )
}

/** How many shapes are but the frame and frames in it; none where each side is a shape of its own. */
function outlinesOf({ shapes, lines }: Graphics, frame: PlainFrame): number {
  if (frame.isRound) return 1
  const width = frame.x1 - frame.x0
  const sides = shapes.filter(
    ({ bbox }) =>
      Math.min(bbox.width, bbox.height) < 0.25 * width &&
      Math.abs(Math.max(bbox.width, bbox.height) - width) < 0.25 * width &&
      touches(extentOfShape({ bbox }), frame),
  )
  if (sides.length >= 4) return 0
  const squares = squaresOf(lines).filter((square) => holdsMiddle(frame, square))
  return new Set(squares.map(({ x0, y0 }) => `${Math.round(x0)} ${Math.round(y0)}`)).size
}

/** A pen reaches farther beyond the ends of slanting lines: a frame and its cross may be drawn as one shape. */
function hasSlantingEnds({ bbox }: Shape, frame: Extent, { lines }: Graphics): boolean {
  const side = lines.find((line) => Math.abs(line.y1 - frame.y0) < 0.01 && Math.abs(line.x1 - frame.x0) < 0.01)
  const reach = [frame.x0 - bbox.x, frame.y0 - bbox.y].map((beyond) => beyond / (side?.strokeWidth ?? Infinity))
  return reach.every((pens) => Math.abs(pens - Math.SQRT2) < 0.03)
}

export function isOnMiddle(a: Extent, b: Extent): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return overlap > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0)
}

/** Level lines of the same length above each other, as far apart as they are long, with uprights at their ends. */
function squaresOf(lines: readonly Line[]): PlainFrame[] {
  const levels = lines
    .filter((line) => Math.abs(line.y1 - line.y2) < slack && isSmall(Math.abs(line.x2 - line.x1)))
    .map(({ x1, x2, y1 }) => ({ from: Math.min(x1, x2), to: Math.max(x1, x2), at: y1 }))
  const uprights = Map.groupBy(
    lines.filter((line) => Math.abs(line.x1 - line.x2) < slack && line.y1 !== line.y2),
    (line) => Math.round(line.x1),
  )
  const isClosed = (x: number, from: number, to: number) =>
    [-1, 0, 1].some((step) =>
      uprights
        .get(Math.round(x) + step)
        ?.some(
          ({ x1, y1, y2 }) =>
            Math.abs(x1 - x) <= slack && Math.min(y1, y2) <= from + slack && Math.max(y1, y2) >= to - slack,
        ),
    )
  const columns = Map.groupBy(levels, ({ from }) => Math.round(from))
  return levels.flatMap(({ from, to, at }) =>
    [-1, 0, 1]
      .flatMap((step) => columns.get(Math.round(from) + step) ?? [])
      .filter((below) => {
        const height = below.at - at
        if (Math.abs(below.from - from) > slack || Math.abs(below.to - to) > slack) return false
        if (height < 0.8 * (to - from) || height > 1.25 * (to - from)) return false
        return isClosed(from, at, below.at) && isClosed(to, at, below.at)
      })
      .map((below) => ({ x0: from, x1: to, y0: at, y1: below.at, isRound: false })),
  )
}

function isSmall(length: number): boolean {
  return length >= smallest && length <= largest
}

function isRing(shape: Shape): boolean {
  const { width, height } = shape.bbox
  if (!shape.hasCurve || !shape.stroke || isDark(shape)) return false
  return isSmall(width) && isSmall(height) && Math.abs(width - height) < 0.15 * width
}

function extentOfShape({ bbox: { x, y, width, height } }: Pick<Shape, 'bbox'>): Extent {
  return { x0: x, y0: y, x1: x + width, y1: y + height }
}

/** Filled with something darker than paper and tints of it. */
function isDark({ fill, fillColor }: Shape): boolean {
  const [alpha = 255, red = 0, green = 0, blue = 0] = (fillColor?.match(/../g) ?? []).map((part) => parseInt(part, 16))
  return fill && alpha > 127 && 0.3 * red + 0.6 * green + 0.1 * blue < 190
}

/** Whether all of a square is filled: a bullet, or the key of a chart. */
function fills({ bbox }: Shape, square: Extent): boolean {
  const inside = (from: number, to: number, least: number, most: number) => from <= least + slack && to >= most - slack
  return (
    bbox.width < 1.5 * (square.x1 - square.x0) &&
    inside(bbox.x, bbox.x + bbox.width, square.x0, square.x1) &&
    inside(bbox.y, bbox.y + bbox.height, square.y0, square.y1)
  )
}

/** Squares of one size in a row or column: where they are filled with several colours they tell what these mean. */
function isAligned(a: Extent, b: Extent): boolean {
  return Math.abs(a.x1 - a.x0 - b.x1 + b.x0) < slack && (Math.abs(a.x0 - b.x0) < slack || Math.abs(a.y0 - b.y0) < slack)
}

/** Whether a frame shares a side with something larger, as bars do with the axis and with each other. */
function leansOn(frame: Extent, other: Extent): boolean {
  const width = frame.x1 - frame.x0
  const isLarger = Math.max(other.x1 - other.x0, other.y1 - other.y0) > 1.7 * width
  const isAround =
    other.x0 < frame.x0 - slack &&
    other.x1 > frame.x1 + slack &&
    other.y0 < frame.y0 - slack &&
    other.y1 > frame.y1 + slack
  return isLarger && !isAround && touches(frame, other)
}

/** Whether the middle of another lies inside, and not at the rim. */
function holdsMiddle(frame: Extent, other: Extent, rim = 0): boolean {
  const [x, y] = [(other.x0 + other.x1) / 2, (other.y0 + other.y1) / 2]
  const [left, top] = [rim * (frame.x1 - frame.x0), rim * (frame.y1 - frame.y0)]
  return x > frame.x0 + left && x < frame.x1 - left && y > frame.y0 + top && y < frame.y1 - top
}

function touches(a: Extent, b: Extent): boolean {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > -slack && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > -slack
}
