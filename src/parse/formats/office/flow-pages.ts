import type { DraftBlock, DraftPage } from '../../../document/draft.ts'
import type { FormField, Link } from '../../../document/model.ts'
import type { ReadContext } from '../../reader.ts'
import type { EmbeddedFiles } from './embedded-files.ts'

/** Takes blocks in reading order. Text boxes, cells and notes have one of their own, in which pages do not break. */
export interface BlockSink {
  readonly hasPages: boolean
  add(block: DraftBlock): void
  /** Breaks that are `certain` may leave an empty page behind; others only count where text came before. */
  breakPage(certain: boolean): void
}

/** The pages of a text that flows: they end where the file says that they did when it was last laid out. */
export class FlowPages implements BlockSink {
  readonly hasPages = true
  readonly files: EmbeddedFiles
  readonly #context: ReadContext
  #number = 1
  #blocks: DraftBlock[] = []
  #notes: DraftBlock[] = []
  #footers: DraftBlock[] = []
  #finished: DraftPage[] = []
  #hasContent = false

  constructor(context: ReadContext, files: EmbeddedFiles) {
    this.#context = context
    this.files = files
  }

  add(block: DraftBlock): void {
    const last = this.#blocks.at(-1)
    if (block.kind === 'code' && last?.kind === 'code' && last.role === block.role) last.lines.push(...block.lines)
    else this.#blocks.push(block)
    this.#hasContent ||= block.kind !== 'furniture'
    if (block.kind === 'heading') {
      const title = block.lines.map((line) => line.map((word) => word.text).join(' ')).join(' ')
      if (title !== '') this.#context.outline({ title, level: block.level, page: this.#number })
    }
  }

  /** Notes stand at the foot of the page that mentions them. */
  addNote(block: DraftBlock): void {
    this.#notes.push(block)
  }

  addFooter(block: DraftBlock): void {
    this.#footers.push(block)
  }

  link(target: Link['target']): void {
    this.#context.link({ page: this.#number, box: null, target })
  }

  formField(field: Omit<FormField, 'page' | 'box'>): void {
    this.#context.formField({ ...field, page: this.#number, box: null })
  }

  file(part: string, relation: 'inline' | 'embedded'): void {
    this.#hasContent = true
    this.files.want(part, relation)
  }

  breakPage(certain: boolean): void {
    if (!certain && !this.#hasContent) return
    this.#finishPage()
    this.#number += 1
  }

  takeFinished(): DraftPage[] {
    const finished = this.#finished
    this.#finished = []
    return finished
  }

  takeRest(): DraftPage[] {
    this.#finishPage()
    return this.takeFinished()
  }

  #finishPage(): void {
    const blocks = [...this.#blocks, ...this.#notes, ...this.#footers]
    const source = blocks.length > 0 ? 'text' : 'none'
    this.#finished.push({ number: this.#number, source, geometry: 'flow', blocks })
    this.#blocks = []
    this.#notes = []
    this.#footers = []
    this.#hasContent = false
  }
}

export class BlockList implements BlockSink {
  readonly hasPages = false
  readonly blocks: DraftBlock[] = []

  add(block: DraftBlock): void {
    this.blocks.push(block)
  }

  breakPage(): void {
    // Only the running text breaks pages.
  }
}
