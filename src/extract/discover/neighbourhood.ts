import type { Piece } from './piece.ts'

const mostNear = 75

/** The pieces of a page from top to bottom, to look around each without looking at all others. */
export class Neighbourhood {
  readonly pieces: readonly Piece[]
  /** Indices of the pieces by their tops. */
  readonly order: readonly number[]
  readonly #places: number[] = []
  readonly #tallest: number

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
    this.order = pieces.map((_, index) => index).sort((a, b) => this.#top(a) - this.#top(b) || a - b)
    this.order.forEach((index, place) => {
      this.#places[index] = place
    })
    this.#tallest = pieces.reduce((most, { box }) => Math.max(most, box[3] - box[1]), 0)
  }

  /** Pieces that end less than so many of its lines above a piece, or begin less than so many below it. */
  around(index: number, linesAbove: number, linesBelow: number): number[] {
    const { box, height } = this.pieces[index] as Piece
    const place = this.#places[index] ?? 0
    const found: number[] = []
    const [up, down] = [box[1] - linesAbove * height, box[3] + linesBelow * height]
    for (let at = place - 1; at >= Math.max(0, place - mostNear); at -= 1) {
      const other = this.order[at] as number
      if (this.#top(other) < up - this.#tallest) break
      if ((this.pieces[other] as Piece).box[3] > up) found.push(other)
    }
    for (let at = place + 1; at < Math.min(this.order.length, place + mostNear); at += 1) {
      const other = this.order[at] as number
      if (this.#top(other) > down) break
      found.push(other)
    }
    return found
  }

  /** The nearest piece to the left in the same row, whatever it is. */
  leftOf(index: number, widestGap: number): number | undefined {
    const { box, height } = this.pieces[index] as Piece
    let [best, right]: [number | undefined, number] = [undefined, box[0] - widestGap * height]
    for (const other of this.around(index, 0, 0)) {
      const { box: found } = this.pieces[other] as Piece
      const overlap = Math.min(box[3], found[3]) - Math.max(box[1], found[1])
      if (overlap < 0.4 * height || found[0] >= box[0] || found[2] > box[0] + height || found[2] <= right) continue
      ;[best, right] = [other, found[2]]
    }
    return best
  }

  /** The nearest piece to the right in the same row, whatever it is. */
  rightOf(index: number): number | undefined {
    const { box, height } = this.pieces[index] as Piece
    let [best, left]: [number | undefined, number] = [undefined, Infinity]
    for (const other of this.around(index, 0, 0)) {
      const { box: found } = this.pieces[other] as Piece
      const overlap = Math.min(box[3], found[3]) - Math.max(box[1], found[1])
      if (overlap < 0.4 * height || found[0] < box[2] || found[0] >= left) continue
      ;[best, left] = [other, found[0]]
    }
    return best
  }

  /** The nearest piece above that stands in the same column, whatever it is. */
  aboveOf(index: number, mostLines: number): number | undefined {
    const { box, height } = this.pieces[index] as Piece
    let [best, bottom]: [number | undefined, number] = [undefined, box[1] - mostLines * height]
    for (const other of this.around(index, mostLines, 0)) {
      const { box: found } = this.pieces[other] as Piece
      const overlap = Math.min(box[2], found[2]) - Math.max(box[0], found[0])
      if (overlap <= 0 || found[1] >= box[1] || found[3] > box[1] + 0.5 * height || found[3] <= bottom) continue
      ;[best, bottom] = [other, found[3]]
    }
    return best
  }

  #top(index: number): number {
    return this.pieces[index]?.box[1] ?? 0
  }
}
