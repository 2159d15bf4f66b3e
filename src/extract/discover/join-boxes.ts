import { union } from '../../document/boxes.ts'
import { isBareBox } from './options.ts'
import type { Piece } from './piece.ts'

const widestGap = 2.5

/** A check box and the caption to its right are one option, though a wide gap may part them. */
export function joinBoxes(pieces: readonly Piece[]): Piece[] {
  const joined = new Map<Piece, Piece>()
  const used = new Set<Piece>()
  const byPage = Map.groupBy(pieces, ({ page }) => page)
  for (const box of pieces) {
    if (!isBareBox(box.text)) continue
    const caption = captionOf(box, byPage.get(box.page) ?? [])
    if (!caption || used.has(caption)) continue
    used.add(caption)
    joined.set(box, {
      ...caption,
      text: `${box.text} ${caption.text}`,
      parts: [...box.parts, ...caption.parts],
      box: union([box.box, caption.box]),
    })
  }
  return pieces.flatMap((piece) => (used.has(piece) ? [] : [joined.get(piece) ?? piece]))
}

function captionOf({ box, height }: Piece, others: readonly Piece[]): Piece | undefined {
  let best: Piece | undefined
  for (const other of others) {
    const overlap = Math.min(box[3], other.box[3]) - Math.max(box[1], other.box[1])
    const gap = other.box[0] - box[2]
    const isNear = overlap > 0.4 * Math.min(height, other.height) && gap > -0.5 * height && gap < widestGap * height
    if (isNear && !isBareBox(other.text) && (!best || other.box[0] < best.box[0])) best = other
  }
  return best
}
