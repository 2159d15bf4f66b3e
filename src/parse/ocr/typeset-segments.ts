import type { Segment } from './find-segments.ts'
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

interface CutOut extends GreyImage {
  left: number
  top: number
}

/** The segment's surroundings without the letters of its neighbours, its ink made dark. */
function cutOut(page: GreyImage, parts: InkPart[], segment: Segment): CutOut {
  const pad = Math.max(2, Math.round(segment.capHeight * 0.25))
  const left = Math.max(Math.floor(segment.left) - pad, 0)
  const top = Math.max(Math.floor(segment.top) - pad, 0)
  const width = Math.min(Math.ceil(segment.right) + pad, page.width) - left
  const height = Math.min(Math.ceil(segment.bottom) + pad, page.height) - top
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * page.width + left
    data.set(page.data.subarray(from, from + width), y * width)
  }
  const cut = { data, width, height, left, top }
  wipeStrangers(cut, parts, segment)
  darken(cut)
  return cut
}

function wipeStrangers(cut: CutOut, parts: InkPart[], segment: Segment): void {
  const own = new Set(segment.parts)
  const isNear = (part: InkPart) =>
    part.right > cut.left &&
    part.left < cut.left + cut.width &&
    part.bottom > cut.top &&
    part.top < cut.top + cut.height
  const strangers = parts.filter((part) => isNear(part) && !own.has(part) && part.area > 3)
  if (strangers.length === 0) return
  const keep = new Uint8Array(cut.data.length)
  for (const part of segment.parts)
    eachPixel(cut, part, 1, (index) => {
      keep[index] = 1
    })
  for (const part of strangers)
    eachPixel(cut, part, 1, (index) => {
      if (keep[index] === 0) cut.data[index] = 255
    })
}

function eachPixel(cut: CutOut, part: InkPart, around: number, visit: (index: number) => void): void {
  const bottom = Math.min(part.bottom + around - cut.top, cut.height)
  const right = Math.min(part.right + around - cut.left, cut.width)
  for (let y = Math.max(part.top - around - cut.top, 0); y < bottom; y += 1)
    for (let x = Math.max(part.left - around - cut.left, 0); x < right; x += 1) visit(y * cut.width + x)
}

const darkest = 30
const strongest = 3

/** Faint print becomes as dark as the rest. */
function darken(cut: CutOut): void {
  const sorted = cut.data.slice().sort()
  const inkLevel = sorted[Math.floor(sorted.length * 0.05)] ?? 0
  const strength = Math.min((255 - darkest) / Math.max(255 - inkLevel, 1), strongest)
  if (strength <= 1) return
  for (let index = 0; index < cut.data.length; index += 1)
    cut.data[index] = Math.max(0, 255 - (255 - (cut.data[index] ?? 255)) * strength)
}

function draw(sheet: GreyImage, { segment, top, bottom, x, baseline, scale }: Placement, cut: CutOut): void {
  const to = Math.min(Math.ceil(x + widthOf(segment) * scale + margin / 2), sheet.width)
  for (let sheetX = margin / 2; sheetX < to; sheetX += 1) {
    const pageX = segment.left + (sheetX - x) / scale
    const foot = segment.baseline.y + segment.baseline.slope * pageX
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
