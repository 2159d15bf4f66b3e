import type { Document, Range, Word } from '../../document/model.ts'

/** A word of the text: where it is in the document, and from where to where it stands in `text`. */
export interface PlacedWord {
  page: number
  index: number
  word: Word
  from: number
  to: number
}

/**
 * The words of a document as one text in which a quote is found whatever became of its blanks, case, hyphens at line
 * ends and markup. Ranges are of characters of `text`, in which words are parted by single blanks.
 */
export class SearchableText {
  readonly words: PlacedWord[]
  readonly text: string
  readonly #compact: Compact

  constructor({ pages }: Document) {
    const words = pages
      .flatMap((page, number) => page.words.map((word, index) => ({ page: number, index, word })))
      .sort((a, b) => a.word.start - b.word.start)
    let length = 0
    this.words = words.map((place) => {
      const from = length
      length = from + place.word.text.length + 1
      return { ...place, from, to: length - 1 }
    })
    this.text = words.map(({ word }) => word.text).join(' ')
    this.#compact = compact(this.text)
  }

  /** Where a text stands within a range, whole words and whole numbers only. */
  find(wanted: string, [from, to]: Range): Range[] {
    const { text: needle } = compact(wanted)
    if (!/[\p{L}\p{N}]/u.test(needle)) return []
    const { text, at } = this.#compact
    const found: Range[] = []
    for (let start = text.indexOf(needle, lowerBound(at, from)); start !== -1; ) {
      const first = at[start] ?? 0
      const end = (at[start + needle.length - 1] ?? 0) + 1
      if (first >= to || found.length >= mostPlaces) break
      if (end <= to && !cuts(this.text, first, end)) found.push([first, end])
      start = text.indexOf(needle, start + 1)
    }
    return found
  }

  /** The words that a range touches. */
  wordsIn([from, to]: Range): PlacedWord[] {
    const starts = lowerBound(this.words, from + 1, ({ to: end }) => end)
    const ends = lowerBound(this.words, to, ({ from: start }) => start)
    return this.words.slice(starts, ends)
  }
}

const mostPlaces = 100

interface Compact {
  text: string
  /** Where each character comes from. */
  at: number[]
}

/** Equal for texts that differ only in blanks, case, kinds of quotes and dashes, hyphens inside words and markup. */
export function compact(source: string): Compact {
  const at: number[] = []
  const parts: string[] = []
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? ''
    if (isLeftOut(character) || (isHyphen(character) && isInsideWord(source, index))) continue
    const plain = alike(character)
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index)
    parts.push(plain)
  }
  return { text: parts.join(''), at }
}

const isLeftOut = (character: string) =>
  character < '\u0080' ? ' |\\*#`\t\n\v\f\r'.includes(character) : /[\s\u00ad\u200b-\u200d\ufeff]/.test(character)

const isHyphen = (character: string) => character === '-' || character === '‐' || character === '‑'

/** "Rech- nung" and "Rech-nung" are one word broken in two, "RE-2024" is not. */
function isInsideWord(source: string, hyphen: number): boolean {
  const after = source.slice(hyphen + 1, hyphen + 4).trimStart()
  return /\p{L}/u.test(source[hyphen - 1] ?? '') && /^\p{Ll}/u.test(after)
}

function alike(character: string): string {
  if (character < '\u0080') return character.toLowerCase()
  if (/[‐‑‒–—−]/.test(character)) return '-'
  if (/[‘’‚‛´]/.test(character)) return "'"
  if (/[“”„‟«»]/.test(character)) return '"'
  return character.normalize('NFKC').toLowerCase()
}

/** Whether a range begins or ends inside a word or a number such as 1.000 or -5. */
function cuts(text: string, from: number, to: number): boolean {
  return (
    cutAcross.test(text.slice(Math.max(0, from - 2), from) + mark + text.slice(from, from + 1)) ||
    cutAcross.test(text.slice(to - 1, to) + mark + text.slice(to, to + 2))
  )
}

const mark = '\u0000'
const cutAcross = new RegExp(
  [
    `[\\p{L}\\p{N}]${mark}[\\p{L}\\p{N}]`,
    `\\p{N}[.,'’]${mark}\\p{N}`,
    `\\p{N}${mark}[.,'’]\\p{N}`,
    `(?:^|\\s)[-−–]${mark}[\\p{N}\\p{Sc}]`,
    `\\p{N}${mark}[-−](?:\\s|$)`,
  ].join('|'),
  'u',
)

function lowerBound(sorted: number[], least: number): number
function lowerBound<T>(sorted: T[], least: number, key: (item: T) => number): number
function lowerBound<T>(sorted: T[], least: number, key: (item: T) => number = Number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (key(sorted[middle] as T) < least) low = middle + 1
    else high = middle
  }
  return low
}
