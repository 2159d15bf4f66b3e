import { areJoined } from '../../document/joined-words.ts'
import type { Page, Word } from '../../document/model.ts'
import { boxOf } from './find-rows.ts'
import type { Segment } from './segment.ts'
import { isOneWord } from './spaced-letters.ts'

/** What is known of the words of a page beyond where they stand. */
export interface PageFacts {
  /** Of the whole document. */
  markdown: string
  /** Which cell of which table a word is in; -1 outside of tables. */
  cell: Int32Array
  furniture: Uint8Array
  heading: Uint8Array
  usualHeight: number
  /** Its words are set apart letter by letter. */
  spaced: boolean
}

/** Gaps wider than so many letters part a row. */
const partingLetters = 2

type Part = Omit<Segment, 'page' | 'row' | 'place' | 'prose'>

/** Cuts a row where the gap is wider than between words, and between the cells of a table. */
export function splitRow(page: Page, words: readonly number[], facts: PageFacts): Part[] {
  const parts: number[][] = []
  let last: number | undefined
  for (const index of words) {
    const part = parts.at(-1)
    if (part && last !== undefined && belongTogether(page, last, index, facts)) part.push(index)
    else parts.push([index])
    last = index
  }
  return parts.map((part) => toPart(page, part, facts))
}

function belongTogether(page: Page, left: number, right: number, { cell }: PageFacts): boolean {
  if (cell[left] !== cell[right]) return false
  const [before, after] = [page.words[left], page.words[right]]
  if (!before || !after) return false
  const letters = before.text.length + after.text.length
  const letter = (before.box[2] - before.box[0] + after.box[2] - after.box[0]) / Math.max(1, letters)
  return after.box[0] - before.box[2] <= partingLetters * letter
}

export function toPart(page: Page, words: number[], facts: PageFacts): Part {
  let text = ''
  const offsets: number[] = []
  let last: Word | undefined
  for (const index of words) {
    const word = page.words[index]
    if (!word) continue
    const isApart = last !== undefined && !areJoined(facts.markdown, last, word)
    if (isApart && !(facts.spaced && last && isOneWord(text, last.text, word.text))) text += ' '
    offsets.push(text.length)
    text += composed(word.text)
    last = word
  }
  const first = page.words[words[0] ?? 0]
  const height = first?.size ?? (first ? first.box[3] - first.box[1] : 0)
  return {
    words,
    text,
    offsets,
    box: boxOf(page, words),
    bold: words.every((index) => page.words[index]?.bold === true),
    scale: facts.usualHeight > 0 ? height / facts.usualHeight : 1,
    furniture: words.every((index) => facts.furniture[index] === 1),
    heading: words.every((index) => facts.heading[index] === 1),
  }
}

/** Letters may be printed as a letter and an accent, or two as one sign: everything after this sees one spelling. */
function composed(text: string): string {
  return text.normalize('NFC').replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
}
