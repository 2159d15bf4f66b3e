import type { Block, Document, Page } from '../../document/model.ts'
import type { Provenance } from '../extraction.ts'
import { reconcileTables, type TableSums } from './reconcile-tables.ts'

/** Which of a document's text no value was read from, and whether its tables add up. */
export interface Coverage {
  words: number
  used: number
  /** Of the words that a value was read from; 1 where there are none. */
  share: number
  pages: PageCoverage[]
  /** Blocks with the most words that no value was read from, the largest first. */
  unused: UnusedBlock[]
  /** Tables with a row of totals. */
  tables: TableSums[]
}

export interface PageCoverage {
  page: number
  words: number
  used: number
  share: number
  /** Name of the document inside the container. */
  child?: string
}

export interface UnusedBlock {
  page: number
  words: number
  text: string
  child?: string
}

const mostUnused = 5
const longestText = 200

export function measureCoverage(document: Document, provenance: Record<string, Provenance>): Coverage {
  const parts = partsOf(document).map(({ child, document: part }) => {
    const place = child === undefined ? {} : { child }
    const spans = Object.values(provenance).filter(({ child: other }) => other === child)
    const pages = part.pages.map((page) => ({ page, used: usedWords(page, spans) }))
    return {
      pages: pages.map(({ page, used }) => ({ ...coverageOf(page, used), ...place })),
      unused: pages.flatMap(({ page, used }) =>
        page.blocks.flatMap((block) => {
          const rest = restOf(page, block, used)
          return rest ? [{ ...rest, ...place }] : []
        }),
      ),
      tables: reconcileTables(part).map((table) => ({ ...table, ...place })),
    }
  })
  const pages = parts.flatMap((part) => part.pages)
  const words = pages.reduce((sum, page) => sum + page.words, 0)
  const used = pages.reduce((sum, page) => sum + page.used, 0)
  return {
    ...{ words, used, share: shareOf(used, words), pages },
    unused: parts
      .flatMap((part) => part.unused)
      .sort((a, b) => b.words - a.words)
      .slice(0, mostUnused),
    tables: parts.flatMap((part) => part.tables),
  }
}

function partsOf(document: Document, child?: string): { child: string | undefined; document: Document }[] {
  const prefix = child === undefined ? '' : `${child}/`
  const inner = document.children.flatMap(({ name, document: own }) => (own ? partsOf(own, `${prefix}${name}`) : []))
  return [{ child, document }, ...inner]
}

function usedWords({ words }: Page, spans: readonly Provenance[]): Uint8Array {
  const used = new Uint8Array(words.length)
  for (const { start, end } of spans) {
    if (start === null || end === null) continue
    let index = firstAfter(words, start)
    for (let word = words[index]; word && word.start < end; word = words[index]) {
      used[index] = 1
      index += 1
    }
  }
  return used
}

/** The first word that ends behind an offset: words stand in the order of the markdown. */
function firstAfter(words: Page['words'], start: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  return low
}

function coverageOf({ number, words }: Page, used: Uint8Array): PageCoverage {
  const count = used.reduce((sum, mark) => sum + mark, 0)
  return { page: number, words: words.length, used: count, share: shareOf(count, words.length) }
}

function restOf({ number, words }: Page, block: Block, used: Uint8Array): UnusedBlock | undefined {
  const rest = words.slice(...block.words).filter((_, index) => used[block.words[0] + index] === 0)
  if (rest.length === 0) return
  const text = rest.map((word) => word.text).join(' ')
  return {
    ...{ page: number, words: rest.length },
    text: text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text,
  }
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000
}
