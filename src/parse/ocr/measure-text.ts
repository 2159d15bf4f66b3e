import { type GreyImage, resizeGrey } from './grey-image.ts'
import { heightOf, type InkPart, inkParts } from './ink-parts.ts'

/** How the text stands on the page, read from its ink alone. Lengths are pixels of the measured image. */
export interface TextMeasure {
  /** Lines of text run from top to bottom or back: the page lies on its side. */
  sideways: boolean
  /** How far lines of text fall to the right once the page is upright or upside down. */
  skewDegrees: number
  /** Median height of letters; null without text. */
  letterHeight: number | null
}

const measuredSide = 1600
const fewestForSkew = 12

/** Expects an evenly white page. */
export async function measureText(image: GreyImage): Promise<TextMeasure> {
  const scale = Math.min(1, measuredSide / Math.max(image.width, image.height))
  const small = await resizeGrey(image, scale)
  const parts = inkParts(small).filter((part) => isLetterLike(part, small))
  const sideways = runsSideways(parts)
  const { letters, height } = lettersOf(sideways ? parts.map(turnPart) : parts)
  return {
    sideways,
    skewDegrees: letters.length < fewestForSkew ? 0 : skewOf(letters, height),
    letterHeight: letters.length === 0 ? null : height / scale,
  }
}

function isLetterLike({ left, top, right, bottom, area }: InkPart, page: GreyImage): boolean {
  const long = Math.max(right - left, bottom - top)
  const short = Math.min(right - left, bottom - top)
  return long >= 4 && area >= 6 && short * 15 > long && long * 8 < Math.max(page.width, page.height)
}

function lettersOf(parts: InkPart[]): { letters: InkPart[]; height: number } {
  const height = typicalHeight(parts)
  const letters = parts.filter((part) => heightOf(part) > height * 0.55 && heightOf(part) < height * 2.2)
  return { letters, height }
}

/** Median over the width that is printed, so that specks and a few large letters do not count. */
function typicalHeight(parts: InkPart[]): number {
  const sorted = parts
    .filter((part) => heightOf(part) >= 4)
    .map((part) => ({ height: heightOf(part), weight: Math.min(part.right - part.left, heightOf(part) * 3) }))
    .sort((a, b) => a.height - b.height)
  let half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  for (const { height, weight } of sorted) {
    half -= weight
    if (half <= 0) return height
  }
  return 0
}

/** Letters stand closer to the next one of their line than to the line below. */
function runsSideways(parts: InkPart[]): boolean {
  const across = neighbourGaps(parts)
  const down = neighbourGaps(parts.map(turnPart))
  let sideways = 0
  let votes = 0
  across.forEach((gap, index) => {
    const other = down[index] ?? Number.POSITIVE_INFINITY
    if (gap === other) return
    votes += 1
    if (other < gap) sideways += 1
  })
  return sideways > votes / 2
}

/** Distance of each part to the next one to its right that stands at the same height. */
function neighbourGaps(parts: InkPart[]): number[] {
  const order = parts.map((_, index) => index).sort((a, b) => (parts[a]?.left ?? 0) - (parts[b]?.left ?? 0))
  const rows = new Map<number, { part: InkPart; index: number }[]>()
  const gaps = new Array<number>(parts.length).fill(Number.POSITIVE_INFINITY)
  for (const index of order) {
    const part = parts[index]
    if (!part) continue
    for (let row = part.top >> 3; row <= (part.bottom - 1) >> 3; row += 1) {
      const seen = rows.get(row) ?? []
      rows.set(row, seen)
      noteGaps(seen, part, gaps)
      seen.push({ part, index })
    }
  }
  return gaps
}

const remembered = 6

function noteGaps(seen: { part: InkPart; index: number }[], part: InkPart, gaps: number[]): void {
  if (seen.length > remembered) seen.splice(0, seen.length - remembered)
  for (const { part: left, index } of seen) {
    const overlap = Math.min(left.bottom, part.bottom) - Math.max(left.top, part.top)
    const gap = part.left - left.right
    if (gap < 0 || overlap * 2 < Math.min(heightOf(left), heightOf(part))) continue
    gaps[index] = Math.min(gaps[index] ?? Number.POSITIVE_INFINITY, gap)
  }
}

const widestSkew = 12

/** The angle at which the feet of the letters fall on the fewest lines. */
function skewOf(letters: InkPart[], height: number): number {
  const feet = letters.map((part) => ({ x: (part.left + part.right) / 2, y: part.bottom }))
  let best = bestAngle(feet, { around: 0, reach: widestSkew, step: 0.25, bin: height / 3 })
  best = bestAngle(feet, { around: best, reach: 0.3, step: 0.05, bin: height / 6 })
  return Math.round(best * 100) / 100
}

function bestAngle(
  feet: { x: number; y: number }[],
  search: { around: number; reach: number; step: number; bin: number },
): number {
  const steps = Math.round(search.reach / search.step)
  const farthest = feet.reduce((most, { x, y }) => Math.max(most, Math.abs(x) + Math.abs(y)), 0)
  const counts = new Float64Array(2 * Math.ceil(farthest / search.bin) + 4)
  let best = search.around
  let bestScore = -1
  for (let index = -steps; index <= steps; index += 1) {
    const angle = search.around + index * search.step
    const score = alignment(feet, angle, search.bin, counts) * (1 - Math.abs(angle) * 1e-3)
    if (score > bestScore) {
      bestScore = score
      best = angle
    }
  }
  return best
}

/** `counts` has room for the distances of all feet from a line through the corner of the page, on both its sides. */
function alignment(feet: { x: number; y: number }[], degrees: number, bin: number, counts: Float64Array): number {
  const cos = Math.cos((degrees * Math.PI) / 180) / bin
  const sin = Math.sin((degrees * Math.PI) / 180) / bin
  const middle = counts.length / 2
  counts.fill(0)
  for (const { x, y } of feet) {
    const at = y * cos - x * sin + middle
    const low = Math.floor(at)
    counts[low] = (counts[low] as number) + low + 1 - at
    counts[low + 1] = (counts[low + 1] as number) + at - low
  }
  let sum = 0
  for (const count of counts) sum += count * count
  return sum
}

/** As it lies when the page is turned clockwise by a quarter. */
function turnPart({ left, top, right, bottom, area }: InkPart): InkPart {
  return { left: -bottom, top: left, right: -top, bottom: right, area }
}
