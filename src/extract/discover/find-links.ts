import type { Neighbourhood } from './neighbourhood.ts'
import type { Piece } from './piece.ts'
import type { Weight } from './weigh-piece.ts'

/** Where a value stands, seen from its label. */
export type Direction = 'right' | 'below' | 'above'

/** A label and a value that may belong together. */
export interface Link {
  label: number
  value: number
  direction: Direction
  /** What the places of the two say, without what they are. */
  geometry: number
  /** Each is the other's nearest in this direction. */
  nearest: boolean
}

const furthest = 6
const closest = 2.2
/** Lines between a label and what is written below it, out of its reach. */
const furthestInField = 2.5
const mostBetween = 2
/** Lines by which a value beside its label may stand above or below it: it is written over the line of its field. */
const [mostRaised, mostFallen] = [1, 0.6]

/** Every pair of pieces on a page that stand as a label and its value may; a piece has few neighbours. */
export function findLinks(around: Neighbourhood, weights: readonly Weight[]): Link[] {
  const { pieces } = around
  const links = around.order.flatMap((label) => {
    const piece = pieces[label] as Piece
    const near = around.around(label, furthest, furthest)
    const next = around.rightOf(label)
    const end = next === undefined ? 1 : (pieces[next] as Piece).box[0]
    return near.flatMap((value): Link[] => {
      const other = pieces[value] as Piece
      const found = relate(piece, other) ?? relateInField(piece, other, end)
      if (!found) return []
      const { direction } = found
      const isTaken = direction === 'right' ? isOfOtherRow(piece, other) : hasOwnLabel(label, around, weights)
      if (isTaken && hasOwnLabel(value, around, weights)) return []
      if (direction !== 'right' && isOptionBehind(value, around, weights)) return []
      const between = near.filter(
        (third) => third !== value && isBetween(piece, other, pieces[third] as Piece, direction),
      )
      if (between.length > mostBetween && direction !== 'right') return []
      const blocked = between.reduce((sum, third) => sum + (weights[third]?.option === 'none' ? 1.2 : 0.3), 0)
      return [{ label, value, direction, geometry: found.geometry - blocked, nearest: false }]
    })
  })
  return withColumns(withNearest(links), around, weights)
}

/** Rows may be slanted, but not by a whole line where each has a label of its own; and two that have one are two values. */
function isOfOtherRow({ box: a }: Piece, { box: b }: Piece): boolean {
  return Math.min(a[3], b[3]) - Math.max(a[1], b[1]) <= 0
}

function hasOwnLabel(value: number, around: Neighbourhood, weights: readonly Weight[]): boolean {
  const left = around.leftOf(value, Infinity)
  return left !== undefined && (weights[left]?.label ?? 0) > leastOwnLabel
}

/** A box that stands in a row behind words answers these, whatever stands above it. */
function isOptionBehind(value: number, around: Neighbourhood, weights: readonly Weight[]): boolean {
  const left = weights[around.leftOf(value, Infinity) ?? -1]
  return weights[value]?.option !== 'none' && left?.option === 'none' && !left.colon && left.label > 0
}

const leastOwnLabel = 0.8

/** A label and a value that are each other's nearest in a direction belong together rather than others. */
function withNearest(links: readonly Link[]): Link[] {
  const best = new Map<string, number>()
  const keysOf = ({ label, value, direction }: Link) => [`${direction} from ${label}`, `${direction} to ${value}`]
  for (const link of links)
    for (const key of keysOf(link)) best.set(key, Math.max(best.get(key) ?? -Infinity, link.geometry))
  return links.map((link) => {
    const nearest = keysOf(link).filter((key) => best.get(key) === link.geometry).length
    return { ...link, geometry: link.geometry + 0.4 * nearest - 0.4, nearest: nearest === 2 }
  })
}

/** Below the first value of a column stand others, whose label is the head of the column too. */
function withColumns(links: readonly Link[], around: Neighbourhood, weights: readonly Weight[]): Link[] {
  const { pieces, order } = around
  const below = links.filter(({ direction }) => direction === 'below')
  const heads = Map.groupBy(below, ({ value }) => value)
  const found = [...links]
  for (const index of order) {
    const piece = pieces[index] as Piece
    const above = around.aboveOf(index, closest)
    if (above === undefined || !isAligned(piece, pieces[above] as Piece)) continue
    if ((weights[above]?.label ?? 0) > 0.9 || weights[above]?.option !== 'none') continue
    const own = heads.get(index) ?? []
    const alike = weights[above]?.kind === weights[index]?.kind && weights[index]?.kind !== 'text' ? 0.3 : 0
    const inherited = (heads.get(above) ?? [])
      .filter(({ label }) => !own.some((link) => link.label === label) && isUnder(pieces[label] as Piece, piece))
      .map((link) => ({ ...link, value: index, geometry: link.geometry - 0.3 + alike }))
    heads.set(index, [...own, ...inherited])
    found.push(...inherited)
  }
  return found
}

/** The same left edge, or the same middle. */
function isAligned(piece: Piece, other: Piece): boolean {
  const em = emOf(piece, other)
  const middles = Math.abs(piece.box[0] + piece.box[2] - other.box[0] - other.box[2]) / 2
  return Math.abs(piece.box[0] - other.box[0]) < 2.5 * em || middles < 1.5 * em
}

function isUnder(head: Piece, piece: Piece): boolean {
  return Math.min(head.box[2], piece.box[2]) - Math.max(head.box[0], piece.box[0]) > 0
}

function relate(label: Piece, value: Piece): { direction: Direction; geometry: number } | undefined {
  const height = Math.max(1e-6, Math.min(label.height, value.height) * 0.5 + Math.max(label.height, value.height) * 0.5)
  const [a, b] = [label.box, value.box]
  const overlapY = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const overlapX = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const em = emOf(label, value)
  const shift = Math.abs(a[0] - b[0]) / em
  const isBeside = b[0] >= a[2] - em
  if (isBeside && overlapY > (b[1] < a[1] ? -mostRaised : -mostFallen) * height) {
    const gap = Math.max(0, b[0] - a[2]) / em
    const fall = Math.max(0, 0.5 - overlapY / height)
    return { direction: 'right', geometry: 1.4 - 0.06 * Math.min(gap, 30) - 1.2 * fall }
  }
  const aligned = overlapX > 0 || shift < 2
  if (!aligned) return undefined
  const alignment = 0.5 - 0.12 * Math.min(shift, 8)
  if (b[1] >= a[1] && overlapY < 0.5 * height) {
    const gap = Math.max(0, b[1] - a[3]) / height
    return gap > furthest ? undefined : { direction: 'below', geometry: 1.1 + alignment - 0.45 * gap }
  }
  if (b[1] < a[1] && overlapY < 0.5 * height) {
    const gap = Math.max(0, a[1] - b[3]) / height
    return gap > 2 ? undefined : { direction: 'above', geometry: 0.6 + alignment - 0.5 * gap }
  }
  return undefined
}

/** The field below a label goes on to the next label of its row: what is written in its middle stands beside no letter of the label. */
function relateInField(
  label: Piece,
  value: Piece,
  end: number,
): { direction: Direction; geometry: number } | undefined {
  const [a, b] = [label.box, value.box]
  const gap = (b[1] - a[3]) / Math.max(1e-6, (label.height + value.height) / 2)
  if (b[0] < a[2] || b[2] > end || gap < 0 || gap > furthestInField) return undefined
  return { direction: 'below', geometry: 0.6 - 0.45 * gap }
}

/** About as wide as a line is high, whatever the page's shape. */
function emOf(label: Piece, value: Piece): number {
  const letter = ({ box, text, lines }: Piece) => ((box[2] - box[0]) * lines) / Math.max(1, text.length)
  return Math.max(1e-6, letter(label) + letter(value))
}

function isBetween(label: Piece, value: Piece, third: Piece, direction: Direction): boolean {
  const [a, b, c] = [label.box, value.box, third.box]
  const middle = [(c[0] + c[2]) / 2, (c[1] + c[3]) / 2] as const
  if (direction === 'right') {
    const inRow = Math.min(Math.max(a[3], b[3]), c[3]) - Math.max(Math.min(a[1], b[1]), c[1])
    return inRow > 0.5 * (c[3] - c[1]) && middle[0] > a[2] && middle[0] < b[0]
  }
  const [from, to] = direction === 'below' ? [a[3], b[1]] : [b[3], a[1]]
  const across = Math.min(Math.max(a[2], b[2]), c[2]) - Math.max(Math.min(a[0], b[0]), c[0])
  const inColumn = Math.min(b[2], c[2]) - Math.max(b[0], c[0])
  return middle[1] > from && middle[1] < to && across > 0 && inColumn > 0
}
