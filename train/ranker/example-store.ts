import type { Examples } from './boost.ts'
import type { ExampleSink } from './examples.ts'

const plainLabel = 0.3
const plainShare = 0.3

/** Keeps examples, and of those that are plainly wrong only some, which stand for all. */
export class ExampleStore implements ExampleSink {
  /** The part of the issuers that the next examples are of; none for generated documents. */
  fold: number | undefined
  readonly #features: string[]
  readonly #random: () => number
  readonly #labelAt: number
  readonly #rows: { vector: Float32Array; isRight: boolean; weight: number; fold: number | undefined }[] = []

  constructor(features: string[], random: () => number) {
    this.#features = features
    this.#random = random
    this.#labelAt = features.indexOf('label')
  }

  get size(): number {
    return this.#rows.length
  }

  add(vector: Float32Array, isRight: boolean, weight: number): void {
    const isPlain = !isRight && (vector[this.#labelAt] ?? 0) < plainLabel
    if (isPlain && this.#random() > plainShare) return
    this.#rows.push({ vector, isRight, weight: isPlain ? weight / plainShare : weight, fold: this.fold })
  }

  /** All but those of one part of the issuers. */
  examples(without: number): Examples {
    const rows = this.#rows.filter(({ fold }) => fold !== without)
    return {
      features: this.#features,
      rows: rows.map(({ vector }) => vector),
      labels: Uint8Array.from(rows, ({ isRight }) => (isRight ? 1 : 0)),
      weights: Float32Array.from(rows, ({ weight }) => weight),
    }
  }
}
