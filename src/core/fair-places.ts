interface Held {
  owner: string
  isLong: boolean
}

interface Waiting {
  owner: string
  start(held: Held): void
}

interface Use {
  /** Whose work it is; what nobody is known for shares with its like. */
  owner: string | undefined
  signal?: AbortSignal | undefined
  /** Called once when the work has taken so long that it no longer keeps others from theirs. */
  onLong?: (() => void) | undefined
}

/**
 * Places for work that are shared between owners, in turn. An owner who is alone uses them all; one who has none gets one
 * beyond them. A place that is given back is kept for its owner for a moment from those who have one: whoever sends one after the
 * other would find all processors taken each time. Work that takes long counts for its owner only, so that others go on beside it.
 */
export class FairPlaces {
  readonly #size: number
  readonly #longMilliseconds: number
  readonly #keptMilliseconds: number
  readonly #held = new Set<Held>()
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiting>()
  /** When each owner was called last, while there is work. */
  readonly #calls = new Map<string, number>()
  /** For whom a place is kept. */
  readonly #kept = new Map<string, NodeJS.Timeout>()
  #count = 0

  constructor(size: number, { longSeconds = 2, keptSeconds = 1 } = {}) {
    this.#size = size
    this.#longMilliseconds = longSeconds * 1000
    this.#keptMilliseconds = keptSeconds * 1000
  }

  /** Runs the work once there is a place for its owner. Rejects with the signal's reason, if that comes first. */
  async use<T>({ owner = '', signal, onLong }: Use, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    const held = this.#mayStart(owner) ? this.#hold(owner) : await this.#turn(owner, signal)
    const timer = setTimeout(() => {
      held.isLong = true
      onLong?.()
      this.#callNext()
    }, this.#longMilliseconds)
    timer.unref()
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      this.#held.delete(held)
      this.#keepFor(held)
      this.#callNext()
      if (this.#held.size === 0) this.#calls.clear()
    }
  }

  #mayStart(owner: string): boolean {
    let [own, counted] = [0, 0]
    for (const held of this.#held) {
      if (held.owner === owner) own += 1
      if (held.owner === owner || !held.isLong) counted += 1
    }
    // Beyond that not even for those who have none: each place costs memory.
    if (this.#held.size >= 3 * this.#size) return false
    return own === 0 ? counted < 2 * this.#size : counted + this.#kept.size < this.#size
  }

  #hold(owner: string): Held {
    const held = { owner, isLong: false }
    this.#held.add(held)
    clearTimeout(this.#kept.get(owner))
    this.#kept.delete(owner)
    this.#calls.set(owner, ++this.#count)
    return held
  }

  /** Not after long work, whose place counts for nobody else, nor for those who have another. */
  #keepFor({ owner, isLong }: Held): void {
    if (isLong || this.#held.values().some((held) => held.owner === owner)) return
    const timer = setTimeout(() => {
      this.#kept.delete(owner)
      this.#callNext()
    }, this.#keptMilliseconds)
    timer.unref()
    clearTimeout(this.#kept.get(owner))
    this.#kept.set(owner, timer)
  }

  #turn(owner: string, signal: AbortSignal | undefined): Promise<Held> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiting)
        signal?.removeEventListener('abort', refuse)
      }
      const waiting: Waiting = {
        owner,
        start(held) {
          leave()
          resolve(held)
        },
      }
      const refuse = () => {
        leave()
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', refuse)
      this.#waiting.add(waiting)
    })
  }

  #callNext(): void {
    for (let next = this.#next(); next; next = this.#next()) next.start(this.#hold(next.owner))
  }

  /** Of those who may start whoever has fewest places, and of these who was called longest ago. */
  #next(): Waiting | undefined {
    const firsts = new Map<string, Waiting>()
    for (const waiting of this.#waiting) if (!firsts.has(waiting.owner)) firsts.set(waiting.owner, waiting)
    const placesOf = (owner: string) => [...this.#held].filter((held) => held.owner === owner).length
    return [...firsts.values()]
      .filter(({ owner }) => this.#mayStart(owner))
      .sort((a, b) => placesOf(a.owner) - placesOf(b.owner) || this.#calledAt(a.owner) - this.#calledAt(b.owner))[0]
  }

  #calledAt(owner: string): number {
    return this.#calls.get(owner) ?? 0
  }
}
