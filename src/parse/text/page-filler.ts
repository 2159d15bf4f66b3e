import type { DraftBlock, DraftPage } from '../../document/draft.ts'
import type { ReadContext } from '../reader.ts'

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
  const title = textOf(block.lines.flat())
  if (title !== '') context.outline({ title, level: block.level, page })
}

function countWords(block: DraftBlock): number {
  if (block.kind === 'table') return block.table.cells.reduce((sum, cell) => sum + cell.lines.flat().length, 0)
  const lines = block.kind === 'key_value' ? [block.key, ...block.value] : block.lines
  return lines.reduce((sum, line) => sum + line.length, 0)
}

function textOf(words: { text: string; glued?: boolean }[]): string {
  return words.reduce((text, word) => `${text}${word.glued || text === '' ? '' : ' '}${word.text}`, '')
}
