import type { GreyImage } from './grey-image.ts'
import { inkRows } from './ink-rows.ts'

/** Right and bottom are exclusive. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** A connected piece of ink, mostly a letter. */
export interface InkPart extends Bounds {
  /** Pixels of ink. */
  area: number
}

export function heightOf(part: Bounds): number {
  return part.bottom - part.top
}

/** Finds the connected pieces of ink on an evenly white page. */
export function inkParts(image: GreyImage, faintest?: number): InkPart[] {
  const forest = new Forest()
  let above: Run[] = []
  for (const row of inkRows(image, faintest)) {
    const runs = runsOf(row.ink)
    let first = 0
    for (const run of runs) {
      while ((above[first]?.to ?? Number.POSITIVE_INFINITY) < run.from) first += 1
      connect(run, above, first, forest)
      forest.grow(run.part, run, row.y)
    }
    above = runs
  }
  return forest.roots()
}

function connect(run: Run, above: Run[], first: number, forest: Forest): void {
  for (let index = first; index < above.length; index += 1) {
    const other = above[index]
    if (!other || other.from > run.to) break
    run.part = run.part === -1 ? forest.find(other.part) : forest.join(run.part, other.part)
  }
  if (run.part === -1) run.part = forest.add()
}

interface Run {
  from: number
  to: number
  part: number
}

function runsOf(ink: Uint8Array): Run[] {
  const runs: Run[] = []
  for (let from = ink.indexOf(1); from !== -1; ) {
    const end = ink.indexOf(0, from)
    const to = end === -1 ? ink.length : end
    runs.push({ from, to, part: -1 })
    from = end === -1 ? -1 : ink.indexOf(1, to)
  }
  return runs
}

/** Union-find over parts. */
class Forest {
  readonly #parents: number[] = []
  readonly #parts: InkPart[] = []

  add(): number {
    const index = this.#parents.length
    this.#parents.push(index)
    this.#parts.push({ left: 1e9, top: 1e9, right: -1, bottom: -1, area: 0 })
    return index
  }

  find(index: number): number {
    let root = index
    for (let parent = this.#parents[root] ?? root; parent !== root; parent = this.#parents[root] ?? root) root = parent
    this.#parents[index] = root
    return root
  }

  join(one: number, other: number): number {
    const root = this.find(one)
    const child = this.find(other)
    const [into, from] = [this.#parts[root], this.#parts[child]]
    if (root === child || !into || !from) return root
    this.#parents[child] = root
    into.left = Math.min(into.left, from.left)
    into.top = Math.min(into.top, from.top)
    into.right = Math.max(into.right, from.right)
    into.bottom = Math.max(into.bottom, from.bottom)
    into.area += from.area
    return root
  }

  grow(index: number, run: Run, y: number): void {
    const part = this.#parts[this.find(index)]
    if (!part) return
    part.left = Math.min(part.left, run.from)
    part.right = Math.max(part.right, run.to)
    part.top = Math.min(part.top, y)
    part.bottom = y + 1
    part.area += run.to - run.from
  }

  roots(): InkPart[] {
    return this.#parts.filter((_, index) => this.#parents[index] === index)
  }
}
