import type { GreyImage } from './grey-image.ts'

/** Pixels of a cell's side: the page is looked at coarsely. */
const cell = 8
/** In cells: what is smaller is print. */
const narrowest = 8
const lowest = 2
/** In shares of the paper's brightness: a dark cell, and one that light print makes brighter. */
const dark = 0.6
const printed = 0.85
const leastLighter = 3
/** A line of bold print is half dark. */
const mostlyDark = 0.65

/** Turns light print on dark bands, as heads of tables have it, into dark print on paper. */
export function invertBands(image: GreyImage, paper: number): GreyImage {
  const bands = findBands(image, paper)
  if (bands.length === 0) return image
  const data = Uint8Array.from(image.data)
  for (const band of bands) {
    const { left, right, top, bottom } = toTheEdges(image, band, paper)
    const rows: Uint8Array[] = []
    for (let y = top; y < bottom; y += 1) rows.push(data.subarray(y * image.width + left, y * image.width + right))
    const { mean, median, most } = brightnessOf(rows)
    if (most > paper * dark || mean < median + leastLighter) continue
    const inverted = Uint8ClampedArray.from({ length: 256 }, (_, value) => ((255 - value) * paper) / (255 - median))
    for (const row of rows) for (let x = 0; x < row.length; x += 1) row[x] = inverted[row[x] as number] as number
  }
  return { ...image, data }
}

/** In pixels: the cells at the rim of a band are dark in part only, so it grows to its edges from within. */
function toTheEdges({ data, width }: GreyImage, band: Band, paper: number): Band {
  const [x, y] = [(band.left + 1) * cell, Math.floor((band.top + band.bottom) / 2) * cell]
  const right = (band.right - 1) * cell
  const isDark = (column: number, row: number) => (data[row * width + column] ?? 255) < paper * printed
  const reach = (most: number, holds: (step: number) => boolean) => {
    let steps = 0
    while (steps < most && holds(steps + 1)) steps += 1
    return steps
  }
  const high = (band.bottom - band.top) * cell
  return {
    left: x - reach(2 * cell, (step) => step <= x && isDark(x - step, y)),
    right: right + reach(2 * cell, (step) => right + step <= width && isDark(right + step - 1, y)),
    top: y - reach(high, (step) => isDark(x, y - step)),
    bottom: y + reach(high, (step) => isDark(x, y + step - 1)),
  }
}

/** What is printed on a band draws the mean away from its median: up when it is lighter. `most` is what most do not surpass. */
function brightnessOf(rows: readonly Uint8Array[]): { mean: number; median: number; most: number } {
  const histogram = new Uint32Array(256)
  for (const row of rows) for (const value of row) histogram[value] = (histogram[value] as number) + 1
  const count = rows.reduce((sum, row) => sum + row.length, 0)
  const sum = histogram.reduce((whole, times, value) => whole + value * times, 0)
  const surpassedBy = (share: number) => {
    let left = count * share
    return histogram.findIndex((times) => {
      left -= times
      return left <= 0
    })
  }
  return { mean: sum / Math.max(1, count), median: Math.min(surpassedBy(0.5), 254), most: surpassedBy(mostlyDark) }
}

interface Band {
  left: number
  right: number
  top: number
  bottom: number
}

/** In cells. */
function findBands(image: GreyImage, paper: number): Band[] {
  const rows = Math.floor(image.height / cell)
  const found: Band[] = []
  let open: Band[] = []
  for (let row = 0; row <= rows; row += 1) {
    const runs = row < rows ? runsOf(meansOf(image, row), paper) : []
    const next: Band[] = []
    for (const band of open) {
      const run = runs.findIndex(
        ({ left, right }) => Math.abs(left - band.left) < 3 && Math.abs(right - band.right) < 3,
      )
      if (run < 0) found.push(band)
      else {
        next.push({ ...band, bottom: row + 1 })
        runs.splice(run, 1)
      }
    }
    open = [...next, ...runs.map((run) => ({ ...run, top: row, bottom: row + 1 }))]
  }
  return found.filter(({ top, bottom }) => bottom - top >= lowest)
}

function meansOf({ data, width }: GreyImage, row: number): Float32Array {
  const means = new Float32Array(Math.floor(width / cell))
  for (let column = 0; column < means.length; column += 1) {
    let sum = 0
    for (let y = row * cell; y < (row + 1) * cell; y += 1) {
      const from = y * width + column * cell
      for (let at = from; at < from + cell; at += 1) sum += data[at] as number
    }
    means[column] = sum / (cell * cell)
  }
  return means
}

/** Cells that are not paper, half of which at least are dark: the others have light print in them. */
function runsOf(means: Float32Array, paper: number): { left: number; right: number }[] {
  const runs: { left: number; right: number }[] = []
  let from = -1
  let darkCells = 0
  for (let x = 0; x <= means.length; x += 1) {
    const mean = x < means.length ? (means[x] as number) : paper
    if (mean < paper * printed && from < 0) from = x
    if (mean < paper * dark) darkCells += 1
    if (mean < paper * printed) continue
    if (from >= 0 && x - from >= narrowest && 2 * darkCells >= x - from) runs.push({ left: from, right: x })
    from = -1
    darkCells = 0
  }
  return runs
}
