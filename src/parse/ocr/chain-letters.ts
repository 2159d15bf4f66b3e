import { heightOf, type InkPart } from './ink-parts.ts'

/** Joins each letter, from left to right, with those just before it that stand at the same height. */
export function chainLetters(letters: InkPart[], letterHeight: number, widest: number): InkPart[][] {
  const chains = new Chains()
  const seen = new Map<number, InkPart[]>()
  for (const letter of letters) {
    chains.add(letter)
    const last = Math.floor(letter.bottom / letterHeight)
    for (let row = Math.floor(letter.top / letterHeight); row <= last; row += 1) {
      const inRow = seen.get(row) ?? []
      for (const before of inRow) if (isNext(letter, before, widest)) chains.join(before, letter)
      inRow.push(letter)
      seen.set(row, inRow)
    }
  }
  return chains.all()
}

/** In heights of the letter beside it: what is taller may touch two lines, and must not make them one. */
const tall = 1.5

class Chains {
  readonly #chainOf = new Map<InkPart, InkPart[]>()
  readonly #chains = new Set<InkPart[]>()
  /** The first that each was joined with. */
  readonly #next = new Map<InkPart, InkPart>()

  add(letter: InkPart): void {
    const own = [letter]
    this.#chains.add(own)
    this.#chainOf.set(letter, own)
  }

  join(before: InkPart, letter: InkPart): void {
    const [into, own] = [this.#chainOf.get(before), this.#chainOf.get(letter)]
    if (!into || !own || into === own || this.#bridges(before, letter) || this.#bridges(letter, before)) return
    for (const part of own) {
      into.push(part)
      this.#chainOf.set(part, into)
    }
    this.#chains.delete(own)
    if (!this.#next.has(before)) this.#next.set(before, letter)
    if (!this.#next.has(letter)) this.#next.set(letter, before)
  }

  #bridges(part: InkPart, other: InkPart): boolean {
    const next = this.#next.get(part)
    return next !== undefined && heightOf(part) > heightOf(other) * tall && !inLine(next, other)
  }

  all(): InkPart[][] {
    return [...this.#chains]
  }
}

/** Asked of all pairs in a row: nothing is made to be thrown away. */
function isNext(letter: InkPart, before: InkPart, widest: number): boolean {
  const [own, other] = [heightOf(letter), heightOf(before)]
  const reach = widest * Math.min(Math.max(own, other), Math.min(own, other) * 1.6)
  return letter.left - before.right <= reach && inLine(letter, before)
}

function inLine(one: InkPart, other: InkPart): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const small = Math.min(heightOf(one), heightOf(other))
  return overlap > small * 0.5 && Math.max(heightOf(one), heightOf(other)) < small * 2.3
}
