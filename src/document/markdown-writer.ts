import type { DraftWord } from './draft.ts'

type Surroundings = 'text' | 'line_start' | 'cell' | 'code'

/** Collects markdown and knows at which offset it is. Words are written as they are; only what stands between them is ours. */
export class MarkdownWriter {
  readonly #parts: string[] = []
  offset: number

  constructor(offset: number) {
    this.offset = offset
  }

  write(text: string): void {
    this.#parts.push(text)
    this.offset += text.length
  }

  /** Parts of a word that need an escape between them become words of their own, so that each is still exact. */
  writeWord(word: DraftWord, place: Surroundings): { text: string; start: number; end: number }[] {
    if (place === 'code') return [this.#writeExact(word.text)]
    const opening = place === 'line_start' && opensBlock.test(word.text)
    if (!opening && !special.test(word.text)) return [this.#writeExact(word.text)]
    const inner = place === 'cell' ? escapedInCells : escapedInText
    return word.text.split(inner).map((part, index) => {
      const escaped = index > 0 || startsEscaped(part, place) || opening
      if (escaped) this.write('\\')
      return this.#writeExact(part)
    })
  }

  #writeExact(text: string): { text: string; start: number; end: number } {
    const start = this.offset
    this.write(text)
    return { text, start, end: this.offset }
  }

  take(): string {
    return this.#parts.join('')
  }
}

const special = /[|<]|\][(:]/
const opensBlock = /^(?:[-+*>|]|#{1,6}$|={2,}$|```|~~~)/
/** Text that looks like a link is one to whoever shows it, so it may lead to pages and mailboxes, and run nothing. */
const doubtfulLink = '(?<=\\])\\((?!(?:https?:|mailto:|[#/])[^\\s&]*\\)|[\\w./ -]*\\))|(?<=\\]):(?:$|<?[a-z&%]*[:;])'
const escapedInText = new RegExp(`(?!^)(?=<[A-Za-z/!?]|${doubtfulLink})`, 'i')
const escapedInCells = new RegExp(`(?!^)(?=<[A-Za-z/!?]|\\||${doubtfulLink})`, 'i')

function startsEscaped(part: string, place: Surroundings): boolean {
  return /^<[A-Za-z/!?]/.test(part) || (place === 'cell' && part.startsWith('|'))
}
