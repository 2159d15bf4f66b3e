import type { DraftBlock, DraftLine } from '../../../document/draft.ts'
import { LineBuilder } from '../../text/line-builder.ts'

export interface BlockStyle {
  heading: number
  code: boolean
  quoted: boolean
  caption: boolean
  listLevel: number
}

/** Where blocks go: the page, or a cell of a table. */
export class Sink {
  readonly text = new LineBuilder()
  #blocks: DraftBlock[] = []
  #item: { marker: string | undefined } | undefined
  #term: DraftLine[] | undefined
  holdsTable = false

  startItem(marker: string | undefined): void {
    this.#item = { marker }
  }

  dropItem(): void {
    this.#item = undefined
  }

  /** Ends the running text as a block of its own. */
  flush(style: BlockStyle): void {
    if (this.text.isEmpty) return
    const lines = this.text.take()
    if (lines.length > 0) this.add(this.#blockOf(lines, style), style)
  }

  /** What stands in the text so far names what comes next. */
  flushTerm(style: BlockStyle): void {
    const lines = this.text.take()
    this.#dropTerm(style)
    if (lines.length > 0) this.#term = lines
  }

  flushValue(style: BlockStyle): void {
    const term = this.#term
    if (this.text.isEmpty || !term) {
      this.flush(style)
      return
    }
    this.#term = undefined
    this.add({ kind: 'key_value', key: term.flat(), value: this.text.take() }, style)
  }

  add(block: DraftBlock, style: BlockStyle): void {
    this.#dropTerm(style)
    this.#blocks.push(style.quoted && block.role === undefined ? { ...block, role: 'quoted' } : block)
  }

  take(style: BlockStyle): DraftBlock[] {
    this.#dropTerm(style)
    const blocks = this.#blocks
    this.#blocks = []
    return blocks
  }

  #dropTerm(style: BlockStyle): void {
    const lines = this.#term
    this.#term = undefined
    if (lines) this.#blocks.push({ kind: 'paragraph', lines, ...(style.quoted && { role: 'quoted' }) })
  }

  #blockOf(lines: DraftLine[], style: BlockStyle): DraftBlock {
    const item = this.#item
    this.#item = undefined
    if (style.heading > 0) return { kind: 'heading', level: style.heading, lines }
    if (style.code) return { kind: 'code', lines }
    if (style.caption) return { kind: 'paragraph', role: 'caption', lines }
    if (!item) return { kind: 'paragraph', lines }
    const level = Math.max(0, style.listLevel - 1)
    return { kind: 'list_item', level, lines, ...(item.marker !== undefined && { marker: item.marker }) }
  }
}
