import type { GreyImage } from './grey-image.ts'

const ink = 175
const white = 255
/** In letter heights: nothing written is as long, no ruling is as thick. */
const shortestRuling = 5
const thickestRuling = 0.5
/** Pixels of paper that noise may put into a ruling. */
const longestGap = 2

/**
 * Wipes the straight lines of tables and forms off an evenly white, level page, and leaves letters that cross them.
 * Underlines, which take the feet of letters with them, are also left in one copy.
 */
export function removeRulings(image: GreyImage, letterHeight: number): { cleaned: GreyImage; underlined: GreyImage } {
  const cleaned = { ...image, data: Uint8Array.from(image.data) }
  const { width, height } = image
  const limits = {
    shortest: Math.max(shortestRuling * letterHeight, 30),
    thickest: Math.max(thickestRuling * letterHeight, 4),
  }
  wipe(image.data, cleaned.data, { lines: width, length: height, along: width, across: 1, ...limits })
  const underlined = { ...cleaned, data: Uint8Array.from(cleaned.data) }
  wipe(image.data, cleaned.data, { lines: height, length: width, along: 1, across: width, ...limits })
  return { cleaned, underlined }
}

interface Direction {
  /** How many lines of pixels there are, and how many pixels in each. */
  lines: number
  length: number
  /** Steps in the data to the next pixel of a line, and to the same pixel of the next line. */
  along: number
  across: number
  shortest: number
  thickest: number
}

function wipe(source: Uint8Array, target: Uint8Array, direction: Direction): void {
  for (let line = 0; line < direction.lines; line += 1) {
    for (const [from, to] of longRuns(source, direction, line)) wipeRun(source, target, direction, line, from, to)
  }
}

function* longRuns(source: Uint8Array, direction: Direction, line: number): Generator<[from: number, to: number]> {
  let from = -1
  let lastInk = -1
  for (let at = 0; at <= direction.length + longestGap; at += 1) {
    const isInk = at < direction.length && (source[line * direction.across + at * direction.along] ?? white) < ink
    if (isInk && from === -1) from = at
    if (isInk) lastInk = at
    if (from === -1 || at - lastInk <= longestGap) continue
    if (lastInk - from >= direction.shortest) yield [from, lastInk]
    from = -1
  }
}

function wipeRun(
  source: Uint8Array,
  target: Uint8Array,
  direction: Direction,
  line: number,
  from: number,
  to: number,
): void {
  for (let at = from; at <= to; at += 1) {
    const first = edge(source, direction, line, at, -1)
    const last = edge(source, direction, line, at, 1)
    if (last - first > direction.thickest) continue
    for (let across = Math.max(first - 1, 0); across <= Math.min(last + 1, direction.lines - 1); across += 1)
      target[across * direction.across + at * direction.along] = white
  }
}

/** The last line of ink, going across from a line. */
function edge(source: Uint8Array, direction: Direction, line: number, at: number, step: 1 | -1): number {
  let across = line
  while (
    Math.abs(across - line) <= direction.thickest &&
    (source[(across + step) * direction.across + at * direction.along] ?? white) < ink
  )
    across += step
  return across
}
