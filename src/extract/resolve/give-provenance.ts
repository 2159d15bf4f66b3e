import { tidy, union } from '../../document/boxes.ts'
import type { Document, Page } from '../../document/model.ts'
import type { Provenance } from '../extraction.ts'
import type { Part } from './part.ts'

/** Where the words of a value stand: the quote is everything from the first to the last of them. */
export function giveProvenance(document: Document, parts: readonly Part[]): Provenance {
  const pageIndex = parts[0]?.segment.page
  const page = pageIndex === undefined ? undefined : document.pages[pageIndex]
  const indices = parts.flatMap(({ segment, first, last }) =>
    segment.page === pageIndex ? segment.words.slice(first, last + 1) : [],
  )
  if (!page || indices.length === 0) return nowhere
  const [from, to] = [Math.min(...indices), Math.max(...indices)]
  const words = page.words.slice(from, to + 1)
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  return {
    page: page.number,
    bbox: tidy(union(words.map(({ box }) => box))),
    quote: document.markdown.slice(start, end),
    start,
    end,
    section: sectionOf(document, pageIndex ?? 0, from, start),
    kind: 'span',
    resolver: 'embedded',
  }
}

export const nowhere: Provenance = {
  ...{ page: null, bbox: null, quote: null, start: null, end: null, section: null },
  ...{ kind: 'absent', resolver: 'embedded' },
}

/** The heading above; where there are no pages, sheet and cell or the line as well. */
function sectionOf(document: Document, pageIndex: number, word: number, start: number): string | null {
  const page = document.pages[pageIndex]
  if (!page) return null
  const address = addressesOf(page)[word]
  if (address !== undefined) return `${page.title ?? 'Sheet'}!${address}`
  const heading = page.blocks.findLast(({ kind, words }) => kind === 'heading' && words[0] <= word)
  const title = heading && document.markdown.slice(heading.start, heading.end).replace(/^#+\s*/, '')
  if (page.geometry === 'page') return title ?? null
  const line = lineOf(document, start)
  return title === undefined ? `line ${line}` : `${title}, line ${line}`
}

const addresses = new WeakMap<Page, string[]>()

/** The cell of a sheet that each word is in, found once for all values of a page. */
function addressesOf(page: Page): string[] {
  const found = addresses.get(page) ?? []
  if (!addresses.has(page))
    for (const { words, address } of page.tables.flatMap(({ cells }) => cells))
      if (address !== undefined) for (let word = words[0]; word < words[1]; word += 1) found[word] = address
  addresses.set(page, found)
  return found
}

const lineEnds = new WeakMap<Document, number[]>()

/** From 1. Ends of lines are found once for all values of a document. */
function lineOf(document: Document, offset: number): number {
  const ends = lineEnds.get(document) ?? Array.from(document.markdown.matchAll(/\n/g), ({ index }) => index)
  lineEnds.set(document, ends)
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low + 1
}
