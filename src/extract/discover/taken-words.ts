import type { Document, Range } from '../../document/model.ts'
import type { Part } from '../resolve/part.ts'

/** Words that something was read from already. */
export class TakenWords {
  readonly #pages: Uint8Array[]

  constructor({ pages }: Document) {
    this.#pages = pages.map(({ words }) => new Uint8Array(words.length))
  }

  has(page: number, word: number): boolean {
    return this.#pages[page]?.[word] === 1
  }

  add(page: number, [from, to]: Range): void {
    this.#pages[page]?.fill(1, from, to)
  }

  hasPart({ segment, first, last }: Part): boolean {
    return segment.words.slice(first, last + 1).some((word) => this.has(segment.page, word))
  }

  addPart({ segment, first, last }: Part): void {
    for (const word of segment.words.slice(first, last + 1)) this.add(segment.page, [word, word + 1])
  }
}
