import type { Row, Segment } from '../view/segment.ts'

const fewestInLane = 8
const [leftmost, rightmost] = [0.2, 0.8]
const sameLeft = 0.006
/** Of the rows, such as the name over both. */
const mostAcross = 0.05

/**
 * The lines of pages as they stand, and where what is beside each other has nothing to do with each other, as a column of
 * facts beside a text, the lines of each of the two for themselves.
 */
export function lanesOf(rows: readonly Row[]): Row[][] {
  const pages = [...Map.groupBy(rows, ({ page }) => page).values()]
  const parted = pages.map((own) => ({ own, edge: edgeOf(own) }))
  if (parted.every(({ edge }) => edge === undefined)) return [[...rows]]
  const isLeft = ({ box }: Segment, edge: number | undefined) => box[0] < (edge ?? Infinity) - sameLeft
  const left = parted.flatMap(({ own, edge }) => own.flatMap((row) => within(row, (each) => isLeft(each, edge))))
  const right = parted.flatMap(({ own, edge }) => own.flatMap((row) => within(row, (each) => !isLeft(each, edge))))
  return [[...rows], left, right]
}

/** Where many lines begin and hardly any goes over it, with as many on the left, most of them at other heights. */
function edgeOf(rows: readonly Row[]): number | undefined {
  const segments = rows.flatMap((row) => row.segments)
  const edges = segments.map(({ box }) => box[0]).filter((left) => left > leftmost && left < rightmost)
  const counted = edges.map((edge) => ({
    edge,
    count: edges.filter((each) => Math.abs(each - edge) < sameLeft).length,
  }))
  const best = counted.toSorted((a, b) => b.count - a.count || a.edge - b.edge)[0]
  if (!best || best.count < fewestInLane) return undefined
  const left = segments.filter(({ box }) => box[2] <= best.edge)
  const across = segments.filter(({ box }) => box[0] < best.edge - sameLeft && box[2] > best.edge + sameLeft)
  return left.length >= fewestInLane && across.length <= mostAcross * rows.length ? best.edge : undefined
}

/** A row with some of its segments, as high as before. */
function within(row: Row, takes: (segment: Segment) => boolean): Row[] {
  const segments = row.segments.filter(takes)
  return segments.length > 0 ? [{ ...row, segments }] : []
}
