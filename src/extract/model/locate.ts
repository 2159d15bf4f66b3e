import type { Document, Range } from '../../document/model.ts'
import type { Provenance } from '../extraction.ts'
import { giveProvenance } from '../resolve/give-provenance.ts'
import type { Part } from '../resolve/part.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { Conventions } from '../values/mention.ts'
import { viewDocument } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { type NumberedLine, numberLines } from './numbered-lines.ts'
import type { Answer } from './read-answers.ts'
import { SearchableText } from './searchable-text.ts'
import { type StatedValue, valueInText } from './value-in-text.ts'

/** A value that the model gave and that stands in the document. */
export interface LocatedValue extends StatedValue {
  /** On the line that the model named or next to it, or only somewhere else. */
  place: 'line' | 'elsewhere'
}

/** Lines around the named one that still count as it; a quote may run on over the following ones. */
const linesBefore = 2
const linesAfter = 4
/** Anything shorter can be found somewhere by chance. */
const shortestElsewhere = 4

/** Letters and digits, in lower case. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Finds answers of a model in the document that it was asked about. */
export class Locator {
  readonly lines: NumberedLine[]
  readonly #document: Document
  readonly #text: SearchableText
  readonly #conventions: Conventions
  readonly #segments = new Map<string, { segment: Segment; place: number }>()

  constructor(document: Document) {
    this.#document = document
    this.#text = new SearchableText(document)
    this.lines = numberLines(document.markdown, this.#text)
    const view = viewDocument(document)
    this.#conventions = view.conventions
    for (const segment of view.segments)
      for (const [place, word] of segment.words.entries())
        this.#segments.set(`${segment.page} ${word}`, { segment, place })
  }

  /** Undefined when the document does not state the value, which then is none. */
  locate(leaf: Leaf, { value, line, quote }: Answer): LocatedValue | undefined {
    if (value === null) return
    for (const range of [this.#linesRange(line, line), this.#linesRange(line - linesBefore, line + linesAfter)]) {
      const found = range && (this.#inQuote(leaf, value, quote, range) ?? this.#likeQuote(leaf, value, quote, range))
      if (found) return { ...found, place: 'line' }
    }
    if (quote.replace(/\s/g, '').length < shortestElsewhere) return
    const found = this.#inQuote(leaf, value, quote, [0, this.#text.text.length])
    return found && !found.interpreted ? { ...found, place: 'elsewhere' } : undefined
  }

  /** Where the characters stand. */
  provenanceOf({ range, interpreted }: LocatedValue): Provenance {
    const words = this.#text.wordsIn(range)
    const [first] = words
    if (!first) throw new RangeError('A located value has at least one word.')
    // The box is of one page; what runs on over its end keeps the place where it begins.
    const here = words.filter(({ page }) => page === first.page)
    const parts = here.flatMap(({ page, index }) => this.#partOf(page, index))
    const last = here.at(-1) ?? first
    const start = first.word.start + Math.max(0, range[0] - first.from)
    const end = last.word.start + Math.min(last.word.text.length, range[1] - last.from)
    const quote = this.#document.markdown.slice(start, end)
    const kind = interpreted ? 'derived' : 'span'
    return { ...giveProvenance(this.#document, parts), start, end, quote, kind, resolver: 'model' }
  }

  #partOf(page: number, word: number): Part[] {
    const found = this.#segments.get(`${page} ${word}`)
    return found ? [{ segment: found.segment, first: found.place, last: found.place }] : []
  }

  #linesRange(from: number, to: number): Range | undefined {
    const lines = this.lines.slice(Math.max(0, from - 1), Math.max(0, to))
    const [first, last] = [lines[0], lines.at(-1)]
    return first && last && [first.range[0], last.range[1]]
  }

  #inQuote(leaf: Leaf, value: string, quote: string, within: Range): StatedValue | undefined {
    for (const range of this.#text.find(quote, within)) {
      const found = this.#read(leaf, value, range)
      if (found) return found
    }
    return undefined
  }

  /**
   * Models shorten and mend quotes: the value itself on the named line is as good, if it is printed there. A quote that states
   * another value is none: what a document tells the model to answer stands somewhere, too.
   */
  #likeQuote(leaf: Leaf, value: string, quote: string, range: Range): StatedValue | undefined {
    if (bare(value) === '' || !bare(quote).includes(bare(value))) return undefined
    const found = this.#read(leaf, value, range)
    return found?.interpreted ? undefined : found
  }

  #read(leaf: Leaf, value: string, range: Range): StatedValue | undefined {
    return valueInText(leaf, value, { text: this.#text, range, conventions: this.#conventions })
  }
}
