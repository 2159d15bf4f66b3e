import { type CutOut, cutOut } from './cut-out.ts'
import type { Segment } from './find-segments.ts'
import { footAt } from './fit-baseline.ts'
import type { GreyImage } from './grey-image.ts'
import type { InkPart } from './ink-parts.ts'

/** A segment's place in the sheet that the engine reads. */
export interface Placement {
  segment: Segment
  /** Of the row that holds the segment alone. */
  top: number
  bottom: number
  /** Of the segment's left edge and of its baseline. */
  x: number
  baseline: number
  scale: number
}

export interface Sheet {
  image: GreyImage
  placements: Placement[]
}

/** Height of capitals in the sheet: what the models read best. */
const capHeight = 30
const rowHeight = 78
const baselineInRow = 52
const margin = 20

/**
 * Sets all segments anew, one below the other and of one size: no columns, rulings, pictures or tilt are left to
 * confuse the engine. (Several in a row were tried: the models then lose spaces and see dashes in the gaps.)
 */
export function typesetSegments(page: GreyImage, parts: InkPart[], segments: Segment[]): Sheet {
  const placements = segments.map((segment, row): Placement => {
    const top = margin + row * rowHeight
    const place = { top, bottom: top + rowHeight, x: margin, baseline: top + baselineInRow }
    return { segment, ...place, scale: capHeight / segment.capHeight }
  })
  const widths = placements.map(({ segment, scale }) => widthOf(segment) * scale)
  const width = Math.ceil(widths.reduce((widest, each) => Math.max(widest, each), 0)) + 2 * margin
  const height = placements.length * rowHeight + 2 * margin
  const image = { data: new Uint8Array(width * height).fill(255), width, height }
  for (const placement of placements) draw(image, placement, cutOut(page, parts, placement.segment))
  return { image, placements }
}

function widthOf(segment: Segment): number {
  return segment.right - segment.left
}

function draw(sheet: GreyImage, { segment, top, bottom, x, baseline, scale }: Placement, cut: CutOut): void {
  const to = Math.min(Math.ceil(x + widthOf(segment) * scale + margin / 2), sheet.width)
  for (let sheetX = margin / 2; sheetX < to; sheetX += 1) {
    const pageX = segment.left + (sheetX - x) / scale
    const foot = footAt(segment, pageX)
    for (let sheetY = top; sheetY < bottom; sheetY += 1) {
      const value = sampleAt(cut, pageX - cut.left, foot + (sheetY - baseline) / scale - cut.top)
      if (value < 255) sheet.data[sheetY * sheet.width + sheetX] = value
    }
  }
}

/** Cubic interpolation (Catmull-Rom); white outside. */
function sampleAt(image: GreyImage, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < -1 || top < -1 || left > image.width || top > image.height) return 255
  const tx = x - left
  const ty = y - top
  let sum = 0
  for (let row = -1; row <= 2; row += 1) {
    const weight = cubic(row - ty)
    for (let column = -1; column <= 2; column += 1)
      sum += weight * cubic(column - tx) * pixel(image, left + column, top + row)
  }
  return Math.min(Math.max(sum, 0), 255)
}

function pixel(image: GreyImage, x: number, y: number): number {
  return x < 0 || y < 0 || x >= image.width || y >= image.height ? 255 : (image.data[y * image.width + x] ?? 255)
}

function cubic(distance: number): number {
  const d = Math.abs(distance)
  if (d < 1) return 1 - d * d * (2.5 - 1.5 * d)
  return d < 2 ? 2 - d * (4 - d * (2.5 - 0.5 * d)) : 0
}
