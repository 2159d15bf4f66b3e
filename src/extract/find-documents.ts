import type { Page } from '../document/model.ts'
import { type ConceptId, conceptOf } from './lexicon/concepts.ts'
import { conceptsOf } from './lexicon/match-concepts.ts'
import type { DocumentView } from './view/document-view.ts'
import type { Row } from './view/segment.ts'

/** A document that begins on a page of a file, by its own number. */
export interface OwnNumber {
  number: string
  page: number
}

const leastScore = 0.85
const longestLabel = 40
/** What is longer is no title. */
const longestRow = 200
const facts = new Set<ConceptId>(['document_date', 'date', 'net_total', 'gross_total', 'amount_due', 'due_date'])

/**
 * The documents of a file that holds several: pages, or parts of a text, with one number of their own each, under the same
 * kind of label, that differ as well in what both say of their day or their total. Empty where it seems to be one.
 */
export function findDocuments(view: DocumentView): OwnNumber[] {
  const parts = partsOf(view)
  if (parts.length < 2) return []
  const stated = parts.map(({ page, rows }) => ({ page, ...statedIn(rows) }))
  const kinds = new Set(stated.flatMap(({ numbers }) => [...numbers.keys()]))
  for (const kind of kinds) {
    const own = stated.flatMap(({ page, numbers, others }) => {
      const [number, ...more] = numbers.get(kind) ?? []
      return number === undefined || more.length > 0 ? [] : [{ number, page, others }]
    })
    const [first] = own
    const later = own.filter((each) => first && each.number !== first.number && isOther(each.others, first.others))
    if (first && later.length > 0)
      return onceEach([first, ...later]).map(({ number, page }) => ({
        number,
        page: view.document.pages[page]?.number ?? page + 1,
      }))
  }
  return []
}

interface PartOfFile {
  page: number
  rows: Row[]
}

function partsOf({ document, rows }: DocumentView): PartOfFile[] {
  return [...Map.groupBy(rows, ({ page }) => page)].flatMap(([page, own]) =>
    isWrittenText(document.pages[page]) ? cutText(own).map((part) => ({ page, rows: part })) : [{ page, rows: own }],
  )
}

/** Without pages, and no data either. */
function isWrittenText(page: Page | undefined): boolean {
  return page?.geometry === 'flow' && page.tables.length === 0 && page.blocks.every(({ path }) => path === undefined)
}

/** At rules, and where a text begins again as it began but for its figures. */
function cutText(rows: readonly Row[]): Row[][] {
  const beginning = wordsOf(rows[0])
  const parts: Row[][] = [[]]
  for (const row of rows) {
    const isRule = /^[-=_*~#]{5,}$/.test(row.segments.map(({ text }) => text).join(''))
    if (isRule || (beginning !== '' && wordsOf(row) === beginning)) parts.push([])
    if (!isRule) parts.at(-1)?.push(row)
  }
  return parts
}

function wordsOf(row: Row | undefined): string {
  const words = row?.segments.flatMap(({ text }) => text.slice(0, longestRow).split(/\s+/)) ?? []
  return words.filter((word) => word !== '' && !/\d/.test(word)).join(' ')
}

type Stated = Map<ConceptId, Set<string>>

/** What rows say of themselves behind labels: numbers of documents, and days and totals. */
function statedIn(rows: readonly Row[]): { numbers: Stated; others: Stated } {
  const numbers: Stated = new Map()
  const others: Stated = new Map()
  for (const { label, value } of rows.flatMap(labelledIn)) {
    const [best] = conceptsOf(label)
    const found = value.match(/\S*\d\S*/)?.[0]
    if (!best || best.score < leastScore || found === undefined) continue
    const { concept } = best
    const isNumber = concept === 'document_number' || conceptOf(concept).broader === 'document_number'
    if (isNumber) add(numbers, concept, found)
    else if (facts.has(concept) || conceptOf(concept).broader === 'document_date') add(others, concept, value)
  }
  return { numbers, others }
}

function add(stated: Stated, concept: ConceptId, value: string): void {
  stated.set(concept, (stated.get(concept) ?? new Set()).add(value))
}

function labelledIn({ segments }: Row): { label: string; value: string }[] {
  return segments.flatMap(({ text, prose }, place) => {
    const colon = text.search(/[:：](?:\s|$)/u)
    const label = colon < 0 ? titleOf(text) : text.slice(0, colon)
    const value = text.slice(label.length + 1).trim() || (segments[place + 1]?.text ?? '')
    return prose || label.length > longestLabel || /\d/.test(label) || value === '' ? [] : [{ label, value }]
  })
}

/** "Invoice 77": a title with its number. */
function titleOf(text: string): string {
  const last = text.lastIndexOf(' ')
  const isNumbered = last > 0 && text.length <= longestRow && /\d/.test(text.slice(last))
  return isNumbered && /\p{L}\.?$/u.test(text.slice(0, last)) ? text.slice(0, last) : text
}

/** Whether both state a day or a total, and not the same one. */
function isOther(a: Stated, b: Stated): boolean {
  return [...a].some(([concept, values]) => {
    const others = b.get(concept)
    return others !== undefined && values.isDisjointFrom(others)
  })
}

function onceEach<T extends { number: string }>(documents: readonly T[]): T[] {
  return documents.filter(({ number }, index) => documents.findIndex((other) => other.number === number) === index)
}
