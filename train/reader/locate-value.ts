import type { Range } from '../../src/document/model.ts'
import { findMentions, type Mention } from '../../src/extract/resolve/find-mentions.ts'
import type { Leaf } from '../../src/extract/schema/field-tree.ts'
import type { DocumentView } from '../../src/extract/view/document-view.ts'

/** Words of a page that print a value. */
export interface Printing {
  /** From 1. */
  page: number
  words: Range
}

/** Finds where a document prints values that are known from elsewhere. */
export class ValueLocator {
  readonly #mentions: readonly Mention[]
  readonly #pages: FoldedPage[]

  constructor(view: DocumentView) {
    this.#mentions = findMentions(view)
    this.#pages = view.document.pages.map(({ words }) => foldPage(words.map(({ text }) => text)))
  }

  /** Dates and numbers as they are read, anything else by its letters and digits. */
  find(leaf: Leaf, value: string | number | boolean): Printing[] {
    if (typeof value === 'number') return this.#read(({ value: read }) => isSameNumber(read, value))
    const day = leaf.enum ? undefined : String(value).match(/^\d{4}-\d{2}-\d{2}(?!\d)/)?.[0]
    if (day !== undefined) return this.#read(({ value: read }) => String(read).startsWith(day))
    const printed = this.#spelled(String(value))
    return printed.length > 0 ? printed : this.#read(({ kind, value: read }) => kind === 'currency' && read === value)
  }

  #read(isIt: (mention: Mention) => boolean): Printing[] {
    const found = new Map<string, Printing>()
    for (const mention of this.#mentions) {
      const words = mention.segment.words.slice(mention.first, mention.last + 1)
      const [first, last] = [words[0] ?? 0, words.at(-1) ?? 0]
      // An amount is read as a number, too: the shorter reading adds nothing.
      const key = `${mention.segment.page} ${first}`
      const range: Range = [first, last + 1]
      const known = found.get(key)
      if (!isIt(mention) || last - first + 1 !== words.length || (known && known.words[1] >= range[1])) continue
      found.set(key, { page: mention.segment.page + 1, words: range })
    }
    return [...found.values()]
  }

  #spelled(value: string): Printing[] {
    const wanted = foldText(value)
    if (wanted === '') return []
    return this.#pages.flatMap(({ text, starts, ends }, page) => {
      const found: Printing[] = []
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        const [first, last] = [starts.get(at), ends.get(at + wanted.length)]
        if (first !== undefined && last !== undefined) found.push({ page: page + 1, words: [first, last + 1] })
      }
      return found
    })
  }
}

interface FoldedPage {
  text: string
  /** Word that begins, and word that ends, at a place of the text. */
  starts: Map<number, number>
  ends: Map<number, number>
}

function foldPage(words: readonly string[]): FoldedPage {
  const page: FoldedPage = { text: '', starts: new Map(), ends: new Map() }
  words.forEach((word, index) => {
    const folded = foldText(word)
    if (folded === '') return
    page.starts.set(page.text.length, index)
    page.text += folded
    page.ends.set(page.text.length, index)
  })
  return page
}

function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A discount may be printed with a sign or without. */
function isSameNumber(read: unknown, wanted: number): boolean {
  return (
    typeof read === 'number' && Math.abs(Math.abs(read) - Math.abs(wanted)) <= (Math.abs(wanted) < 1 ? 5e-5 : 0.005)
  )
}
