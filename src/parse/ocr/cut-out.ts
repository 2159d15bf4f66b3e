import type { GreyImage } from './grey-image.ts'
import type { Bounds, InkPart } from './ink-parts.ts'

/** A piece of the page, and where it was. */
export interface CutOut extends GreyImage {
  left: number
  top: number
}

/** The surroundings of a segment without the letters of its neighbours, its ink made dark. `beside` is in capitals. */
export function cutOut(
  page: GreyImage,
  parts: readonly InkPart[],
  segment: Bounds & { parts: readonly InkPart[]; capHeight: number },
  beside = 0.25,
): CutOut {
  const pad = Math.max(2, Math.round(segment.capHeight * 0.25))
  const side = Math.max(2, Math.round(segment.capHeight * beside))
  const left = Math.max(Math.floor(segment.left) - side, 0)
  const top = Math.max(Math.floor(segment.top) - pad, 0)
  const width = Math.min(Math.ceil(segment.right) + side, page.width) - left
  const height = Math.min(Math.ceil(segment.bottom) + pad, page.height) - top
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * page.width + left
    data.set(page.data.subarray(from, from + width), y * width)
  }
  const cut = { data, width, height, left, top }
  wipeStrangers(cut, parts, segment.parts)
  darken(cut)
  return cut
}

function wipeStrangers(cut: CutOut, parts: readonly InkPart[], ownParts: readonly InkPart[]): void {
  const own = new Set(ownParts)
  const isNear = (part: InkPart) =>
    part.right > cut.left &&
    part.left < cut.left + cut.width &&
    part.bottom > cut.top &&
    part.top < cut.top + cut.height
  const strangers = parts.filter((part) => isNear(part) && !own.has(part) && part.area > 3)
  if (strangers.length === 0) return
  const keep = new Uint8Array(cut.data.length)
  for (const part of ownParts)
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
  const inkLevel = darkShare(cut.data, 0.05)
  const strength = Math.min((255 - darkest) / Math.max(255 - inkLevel, 1), strongest)
  if (strength <= 1) return
  const stronger = Uint8Array.from({ length: 256 }, (_, value) => Math.max(0, 255 - (255 - value) * strength))
  for (let index = 0; index < cut.data.length; index += 1)
    cut.data[index] = stronger[cut.data[index] as number] as number
}

/** The brightness that this share of the pixels does not surpass. */
function darkShare(data: Uint8Array, share: number): number {
  const histogram = new Uint32Array(256)
  for (let index = 0; index < data.length; index += 1) {
    const value = data[index] as number
    histogram[value] = (histogram[value] as number) + 1
  }
  let darker = Math.floor(data.length * share)
  for (let value = 0; value < 256; value += 1) {
    darker -= histogram[value] as number
    if (darker < 0) return value
  }
  return 255
}
