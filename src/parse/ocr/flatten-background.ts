import type { GreyImage } from './grey-image.ts'
import { invertBands } from './invert-bands.ts'

/** Paper that is darker than this share of the page's brightest is taken for print: white letters on a dark band. */
const darkestPaper = 0.45
const tilesAcross = 40

/** Makes the paper evenly white: divides by the paper's brightness nearby. Light on dark pages are inverted first. */
export function flattenBackground(image: GreyImage): GreyImage {
  const source = withDarkPrint(image)
  const { width, height } = source
  const paper = paperBrightness(source)
  const data = new Uint8Array(width * height)
  const rowOfPaper = new Float32Array(paper.columns)
  const white = new Float32Array(width)
  for (let y = 0; y < height; y += 1) {
    blendRows(paper, y, rowOfPaper)
    blendColumns(paper.tile, rowOfPaper, white)
    whiten(source.data.subarray(y * width, (y + 1) * width), white, data.subarray(y * width, (y + 1) * width))
  }
  return { data, width, height }
}

function whiten(row: Uint8Array, white: Float32Array, into: Uint8Array): void {
  for (let x = 0; x < row.length; x += 1) {
    const value = ((row[x] as number) * 255) / (white[x] as number)
    into[x] = value < 255 ? value : 255
  }
}

interface Paper {
  tile: number
  columns: number
  rows: number
  brightness: Float32Array
}

function paperBrightness(image: GreyImage): Paper {
  const tile = Math.max(16, Math.round(Math.min(image.width, image.height) / tilesAcross))
  const columns = Math.ceil(image.width / tile)
  const rows = Math.ceil(image.height / tile)
  const raw = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      raw[row * columns + column] = brightPart(image, column * tile, row * tile, tile)
  const floor = percentile(raw, 0.9) * darkestPaper
  const brightness = smooth(
    smooth(
      raw.map((value) => Math.max(value, floor, 1)),
      columns,
      rows,
    ),
    columns,
    rows,
  )
  return { tile, columns, rows, brightness }
}

/** The brightness that a fifth of a tile's pixels surpass: paper, unless it is all print. */
function brightPart({ data, width, height }: GreyImage, left: number, top: number, tile: number): number {
  const histogram = new Uint32Array(256)
  const right = Math.min(left + tile, width)
  const bottom = Math.min(top + tile, height)
  for (let y = top; y < bottom; y += 1) {
    for (let index = y * width + left; index < y * width + right; index += 1) {
      const value = data[index] as number
      histogram[value] = (histogram[value] as number) + 1
    }
  }
  let brighter = (right - left) * (bottom - top) * 0.2
  for (let value = 255; value > 0; value -= 1) {
    brighter -= histogram[value] as number
    if (brighter <= 0) return value
  }
  return 0
}

function smooth(values: Float32Array, columns: number, rows: number): Float32Array {
  return values.map((_, index) => {
    const column = index % columns
    const row = (index - column) / columns
    let sum = 0
    let count = 0
    for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, rows - 1); y += 1)
      for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, columns - 1); x += 1) {
        sum += valueAt(values, y * columns + x)
        count += 1
      }
    return sum / count
  })
}

function blendRows(paper: Paper, y: number, into: Float32Array): void {
  const at = Math.min(Math.max((y + 0.5) / paper.tile - 0.5, 0), paper.rows - 1)
  const above = Math.floor(at)
  const below = Math.min(above + 1, paper.rows - 1)
  for (let column = 0; column < paper.columns; column += 1)
    into[column] =
      valueAt(paper.brightness, above * paper.columns + column) * (above + 1 - at) +
      valueAt(paper.brightness, below * paper.columns + column) * (at - above)
}

/** From the middle of one tile to the middle of the next in even steps: this is done for every pixel of the page. */
function blendColumns(tile: number, rowOfPaper: Float32Array, white: Float32Array): void {
  for (let column = -1; column < rowOfPaper.length; column += 1) {
    const left = valueAt(rowOfPaper, Math.max(column, 0))
    const right = valueAt(rowOfPaper, Math.min(column + 1, rowOfPaper.length - 1))
    const middle = (column + 0.5) * tile - 0.5
    const from = Math.max(Math.ceil(middle), 0)
    const to = Math.min(Math.ceil(middle + tile), white.length)
    const step = (right - left) / tile
    for (let x = from; x < to; x += 1) white[x] = left + step * (x - middle)
  }
}

function withDarkPrint(image: GreyImage): GreyImage {
  const some = image.data.length > 100_000 ? sample(image.data, 100_000) : image.data
  const dark = percentile(some, 0.6) < 90 ? invert(image) : image
  return invertBands(dark, dark === image ? percentile(some, 0.8) : 255 - percentile(some, 0.2))
}

function invert({ data, width, height }: GreyImage): GreyImage {
  return { data: data.map((value) => 255 - value), width, height }
}

function sample(data: Uint8Array, count: number): Uint8Array {
  const step = data.length / count
  return Uint8Array.from({ length: count }, (_, index) => valueAt(data, Math.floor(index * step)))
}

function percentile(values: Float32Array | Uint8Array, share: number): number {
  const sorted = values.slice().sort()
  return valueAt(sorted, Math.floor((sorted.length - 1) * share))
}

function valueAt(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0
}
