import type { DraftLine, DraftWord } from '../../../document/draft.ts'

/** A stretch of text with one look. `\n` ends a line. */
export interface TextRun {
  text: string
  bold?: boolean
  /** Stands for itself, as the sign of a footnote does: never becomes part of the word before. */
  mark?: boolean
}

/** Joins runs to words: a word goes on where a run ends in its middle, and is bold when all of it is. */
export function linesFromRuns(runs: TextRun[]): DraftLine[] {
  const builder = new LineBuilder()
  for (const run of runs) {
    if (run.mark) builder.addMark(run.text)
    else builder.addText(run)
  }
  return builder.finish()
}

class LineBuilder {
  readonly #lines: DraftLine[] = [[]]
  #word: DraftWord | undefined
  #gap = true
  #afterMark = false

  addText(run: TextRun): void {
    for (const piece of run.text.split(/([\s\p{Cc}]+)/u)) {
      if (piece === '') continue
      if (/^[\s\p{Cc}]/u.test(piece)) this.#addSpace(piece)
      else this.#addLetters(piece, run.bold === true)
    }
  }

  addMark(text: string): void {
    this.#endWord()
    const line = this.#lines.at(-1) ?? []
    line.push({ text, ...(!this.#gap && line.length > 0 && { glued: true }) })
    this.#gap = false
    this.#afterMark = true
  }

  finish(): DraftLine[] {
    this.#endWord()
    return this.#lines.filter((line) => line.length > 0)
  }

  #addSpace(space: string): void {
    this.#endWord()
    this.#gap = true
    if (/[\n\r\v\f\u2028\u2029]/.test(space)) this.#lines.push([])
  }

  #addLetters(text: string, bold: boolean): void {
    if (this.#word) {
      this.#word.text += text
      if (!bold) delete this.#word.bold
      return
    }
    const glued = this.#afterMark && !this.#gap
    this.#word = { text, ...(bold && { bold: true }), ...(glued && { glued: true }) }
    this.#gap = false
    this.#afterMark = false
  }

  #endWord(): void {
    if (this.#word) this.#lines.at(-1)?.push(this.#word)
    this.#word = undefined
  }
}
