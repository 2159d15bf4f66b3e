import type { Bounds, InkPart } from './ink-parts.ts'

/** A line of text, as far as it tells what may stand in it. */
interface Band extends Bounds {
  cap: number
}

/** In capitals: pieces of one figure stand closer than this, and make up something as high and not longer than this. */
const widestCrack = 0.25
const lowest = 0.75
const highest = 1.3
const longest = 4
/** Figures cover at least this share of the space that they take, specks do not. */
const leastInk = 0.15

/**
 * Faint print breaks: a figure that stands alone in a row may be nothing but pieces, none of them as high as a letter.
 * Pieces that stand in a line and together look like letters of it are given back as one, with what it was made of.
 */
export function mendBroken(loose: readonly InkPart[], lines: readonly Band[]): { whole: InkPart; pieces: InkPart[] }[] {
  const taken = new Set<InkPart>()
  return lines.flatMap((line) => {
    const own = loose.filter((part) => !taken.has(part) && standsIn(part, line)).sort((a, b) => a.left - b.left)
    return groupsOf(own, line.cap * widestCrack)
      .map((pieces) => ({ whole: join(pieces), pieces }))
      .filter(({ whole, pieces }) => {
        const isFigure = pieces.length > 1 && looksLikeLetters(whole, line.cap)
        if (isFigure) for (const piece of pieces) taken.add(piece)
        return isFigure
      })
  })
}

function standsIn(part: InkPart, { top, bottom, cap }: Band): boolean {
  return part.top > top - cap * 0.2 && part.bottom < bottom + cap * 0.2
}

function groupsOf(parts: readonly InkPart[], widest: number): InkPart[][] {
  const groups: InkPart[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    const group = groups.at(-1)
    if (group && part.left - end <= widest) group.push(part)
    else groups.push([part])
    end = group && part.left - end <= widest ? Math.max(end, part.right) : part.right
  }
  return groups
}

function looksLikeLetters({ left, top, right, bottom, area }: InkPart, cap: number): boolean {
  const [width, height] = [right - left, bottom - top]
  if (height < cap * lowest || height > cap * highest || width > cap * longest) return false
  return area >= leastInk * width * height
}

function join(parts: readonly InkPart[]): InkPart {
  return parts.reduce((whole, part) => ({
    left: Math.min(whole.left, part.left),
    top: Math.min(whole.top, part.top),
    right: Math.max(whole.right, part.right),
    bottom: Math.max(whole.bottom, part.bottom),
    area: whole.area + part.area,
  }))
}
