const failuresInARow = 5
const pauseMilliseconds = 60_000

/** Stops asking a service that is down: after some failures in a row it pauses, then one failure more pauses it again. */
export class CircuitBreaker {
  readonly #now: () => number
  #failures = 0
  #pausedUntil = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get isOpen(): boolean {
    return this.#now() < this.#pausedUntil
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    if (this.#failures >= failuresInARow) this.#pausedUntil = this.#now() + pauseMilliseconds
  }
}
