import type { DraftLine, DraftWord } from '../../document/draft.ts'

/** Collects running text that comes in pieces of different style, and cuts it into words and lines. */
export class LineBuilder {
  #lines: DraftLine[] = []
  #line: DraftWord[] = []
  #afterSpace = true

  get isEmpty(): boolean {
    return this.#lines.length === 0 && this.#line.length === 0
  }

  /** White space is as good as one space. */
  add(text: string, style: { bold?: boolean } = {}): void {
    for (const part of text.split(/([\s\p{Cc}]+)/u)) {
      if (part === '') continue
      if (/^[\s\p{Cc}]/u.test(part)) this.#afterSpace = true
      else this.#addPart(visible(part), style.bold === true)
    }
  }

  space(): void {
    this.#afterSpace = true
  }

  newLine(): void {
    if (this.#line.length > 0) this.#lines.push(this.#line)
    this.#line = []
    this.#afterSpace = true
  }

  take(): DraftLine[] {
    this.newLine()
    const lines = this.#lines
    this.#lines = []
    return lines
  }

  #addPart(text: string, bold: boolean): void {
    if (text === '') return
    const last = this.#line.at(-1)
    const glued = !this.#afterSpace && last !== undefined
    this.#afterSpace = false
    if (glued && (last.bold === true) === bold) last.text += text
    else this.#line.push({ text, ...(bold && { bold: true }), ...(glued && { glued: true }) })
  }
}

/** Soft hyphens and zero-width marks are not seen; joiners are kept where they join something. */
function visible(text: string): string {
  const shown = text.replace(/\u034f|[\u00ad\u200b\u2060]/g, '')
  return /^\p{Cf}*$/u.test(shown) ? '' : shown
}
