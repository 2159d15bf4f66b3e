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
  const { width, height, data } = image
  const limits = {
    shortest: Math.max(shortestRuling * letterHeight, 30),
    thickest: Math.max(thickestRuling * letterHeight, 4),
  }
  const underlined = { ...image, data: new Uint8Array(data) }
  wipe(data, underlined.data, { lines: width, length: height, along: width, across: 1, ...limits })
  const cleaned = { ...image, data: new Uint8Array(underlined.data) }
  wipe(data, cleaned.data, { lines: height, length: width, along: 1, across: width, ...limits })
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

/** Looks for long runs of ink in all lines at once: the page is gone through as its pixels lie in memory. */
function wipe(source: Uint8Array, target: Uint8Array, direction: Direction): void {
  const runs = new Runs(direction.lines, (line, from, to) => {
    if (to - from >= direction.shortest) wipeRun(source, target, direction, line, from, to)
  })
  const isLevel = direction.along === 1
  const width = isLevel ? direction.length : direction.lines
  for (let row = 0; row * width < source.length; row += 1)
    for (let x = 0; x < width; x += 1) {
      if ((source[row * width + x] as number) >= ink) continue
      if (isLevel) runs.add(row, x)
      else runs.add(x, row)
    }
  runs.end()
}

/** The run of ink that is open in each line, gaps of noise included. */
class Runs {
  readonly #from: Int32Array
  readonly #last: Int32Array
  readonly #finish: (line: number, from: number, to: number) => void

  constructor(lines: number, finish: (line: number, from: number, to: number) => void) {
    this.#from = new Int32Array(lines)
    this.#last = new Int32Array(lines).fill(-1)
    this.#finish = finish
  }

  add(line: number, at: number): void {
    const last = this.#last[line] as number
    if (last === -1 || at - last > longestGap + 1) {
      if (last !== -1) this.#finish(line, this.#from[line] as number, last)
      this.#from[line] = at
    }
    this.#last[line] = at
  }

  end(): void {
    for (const [line, last] of this.#last.entries())
      if (last !== -1) this.#finish(line, this.#from[line] as number, last)
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
