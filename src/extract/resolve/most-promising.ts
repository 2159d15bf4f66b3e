/** Keeps the most promising of many, so that all of them need not be held and sorted. */
export class MostPromising {
  readonly #most: number
  readonly #kept: { promise: number; index: number }[] = []
  #isFull = false

  constructor(most: number) {
    this.#most = most
  }

  /** In order of the index; of two that promise the same the first is kept. */
  add(promise: number, index: number): void {
    const kept = this.#kept
    if (kept.length === this.#most) {
      this.#isFull = true
      if (promise <= (kept.at(-1)?.promise ?? 0)) return
      kept.pop()
    }
    const place = kept.findIndex((other) => other.promise < promise)
    kept.splice(place < 0 ? kept.length : place, 0, { promise, index })
  }

  /** The most promising first where some were left out, as they came otherwise. */
  indices(): number[] {
    const kept = this.#isFull ? this.#kept : this.#kept.toSorted((a, b) => a.index - b.index)
    return kept.map(({ index }) => index)
  }
}
