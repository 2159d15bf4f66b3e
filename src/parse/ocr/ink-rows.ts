import type { GreyImage } from './grey-image.ts'

/** Ink is darker than its surroundings by this share, unless a reader wants fainter ink too, or dark by any measure. */
const darkerThanAround = 0.13
const darkByAnyMeasure = 100

/**
 * Tells ink from paper, row by row: 1 is ink. Every pixel is compared with the mean around it, so that faint print
 * counts as much as black print.
 */
export function* inkRows(image: GreyImage, faintest = darkerThanAround): Generator<{ y: number; ink: Uint8Array }> {
  const { data, width, height } = image
  const reach = Math.max(8, Math.round(Math.min(width, height) / 80))
  // Nothing stands beside the page: the margin of zeros saves every pixel a question.
  const columns = new Int32Array(width + 2 * reach + 1)
  const none = new Uint8Array(width)
  const rowAt = (y: number) => (y < 0 || y >= height ? none : data.subarray(y * width, (y + 1) * width))
  for (let y = 0; y < reach; y += 1) moveDown(columns, rowAt(y), none, reach)
  const shares = Float64Array.from({ length: width }, (_, x) => {
    return (1 - faintest) / (Math.min(x + reach, width - 1) - Math.max(x - reach, 0) + 1)
  })
  const ink = new Uint8Array(width)
  for (let y = 0; y < height; y += 1) {
    moveDown(columns, rowAt(y + reach), rowAt(y - reach - 1), reach)
    const rows = Math.min(y + reach, height - 1) - Math.max(y - reach, 0) + 1
    markRow(rowAt(y), { columns, rows, reach, shares }, ink)
    yield { y, ink }
  }
}

interface Around {
  /** Sums of each column over so many rows, with a margin. */
  columns: Int32Array
  rows: number
  reach: number
  /** What ink is darker than, for each column in shares of the sum around it. */
  shares: Float64Array
}

function moveDown(columns: Int32Array, entering: Uint8Array, leaving: Uint8Array, reach: number): void {
  const first = reach + 1
  for (let x = 0; x < entering.length; x += 1)
    columns[x + first] = (columns[x + first] as number) + (entering[x] as number) - (leaving[x] as number)
}

function markRow(row: Uint8Array, { columns, rows, reach, shares }: Around, ink: Uint8Array): void {
  const width = row.length
  let sum = 0
  for (let x = 0; x < Math.min(reach, width); x += 1) sum += columns[x + reach + 1] as number
  for (let x = 0; x < width; x += 1) {
    sum += (columns[x + 2 * reach + 1] as number) - (columns[x] as number)
    const value = row[x] as number
    ink[x] = value < darkByAnyMeasure || value * rows < sum * (shares[x] as number) ? 1 : 0
  }
}
