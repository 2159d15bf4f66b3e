import type { DraftBlock, DraftPage } from '../../document/draft.ts'
import type { ReadContext } from '../reader.ts'
import { countWords, textOfWords } from './block-words.ts'

/** So much text makes a page where a format has none, so that no page grows without bound. */
const wordsPerPage = 30_000

/** Cuts a long flow of blocks into pages. */
export class PageFiller {
  number = 1
  #blocks: DraftBlock[] = []
  #words = 0

  /** True when the page is full and is to be taken. */
  add(block: DraftBlock): boolean {
    this.#blocks.push(block)
    this.#words += countWords(block)
    return this.#words >= wordsPerPage
  }

  get isEmpty(): boolean {
    return this.#blocks.length === 0
  }

  take(): DraftPage {
    const source = this.#words > 0 ? 'text' : 'none'
    const page: DraftPage = { number: this.number, source, geometry: 'flow', blocks: this.#blocks }
    this.number += 1
    this.#blocks = []
    this.#words = 0
    return page
  }
}

export function noteHeading(block: DraftBlock, page: number, context: Pick<ReadContext, 'outline'>): void {
  if (block.kind !== 'heading' || block.role) return
  const title = textOfWords(block.lines.flat())
  if (title !== '') context.outline({ title, level: block.level, page })
}
