/** Numbers that look random and depend on the seed alone. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) >>> 0
    for (let turn = 0; turn < 4; turn += 1) this.next()
  }

  /** From 0 up to 1, which it never is. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** A whole number, both ends possible. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  /** One of the items, each as likely as its weight says. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      rest -= weight
      if (rest < 0) return item
    }
    return this.pick(items)[0]
  }

  shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items]
    for (let at = mixed.length - 1; at > 0; at -= 1) {
      const other = this.int(0, at)
      ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
    }
    return mixed
  }

  digits(length: number): string {
    return Array.from({ length }, () => this.int(0, 9)).join('')
  }

  letters(length: number): string {
    return Array.from({ length }, () => this.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])).join('')
  }

  /** `#` becomes a digit, `1` to `9` stay, `@` becomes a capital letter. */
  pattern(pattern: string): string {
    return pattern.replace(/[#@]/g, (sign) => (sign === '#' ? this.digits(1) : this.letters(1)))
  }
}
