import type { Page, Range } from '../../document/model.ts'
import { findAddresses } from '../resolve/candidates.ts'
import { findMentions, type Mention } from '../resolve/find-mentions.ts'
import type { Part } from '../resolve/part.ts'
import type { ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { gramsPerWord, writeGrams } from './ngrams.ts'
import { shapeNames, shapeOf } from './word-shape.ts'

/** The words of a document as the reader sees them, in reading order; all arrays are row by row. */
export interface PageFeatures {
  /** Where each word is: index of its page, and of the word in it. */
  places: [page: number, word: number][]
  grams: Uint16Array
  /** Hundredths, see `featureNames`. */
  traits: Uint8Array
  /** Ten-thousandths of the page: left, top, right, bottom. */
  boxes: Uint16Array
  rows: Uint16Array
  segments: Uint16Array
  blocks: Uint16Array
  pages: Uint8Array
}

/** In an order of its own: weights are trained for it. */
const kinds: ValueKind[] = [
  ...(['date', 'datetime', 'time', 'duration', 'money', 'number', 'percent', 'currency', 'iban', 'bic'] as const),
  ...(['vat_id', 'tax_id', 'isin', 'email', 'phone', 'url', 'address', 'company', 'person', 'code'] as const),
  ...(['country', 'boolean'] as const),
]
const kindAt = new Map<ValueKind, number>(kinds.map((kind, index) => [kind, shapeNames.length + index]))
const layoutNames = [
  ...['bold', 'in_table', 'in_table_head', 'heading', 'label_of_pair', 'value_of_pair', 'list_item'],
  ...['ticked', 'unticked', 'first_of_segment', 'last_of_segment', 'furniture', 'size', 'page'],
]

/** What the traits of a word are, in this order. Weights are trained for it: a change means training again. */
export const featureNames = [...shapeNames, ...kinds.map((kind) => `kind_${kind}`), ...layoutNames]
const width = featureNames.length
const layoutAt = Object.fromEntries(layoutNames.map((name, index) => [name, shapeNames.length + kinds.length + index]))

export function placesOf({ segments }: DocumentView): PageFeatures['places'] {
  return segments.flatMap(({ page, words }) => words.map((word): [number, number] => [page, word]))
}

/**
 * Words in the order of the view's segments: by rows, running text as whole paragraphs. `mentions` are the typed values
 * that the engine has found, where they are known already.
 */
export function featuresOf(view: DocumentView, mentions: readonly Mention[] = findMentions(view)): PageFeatures {
  const places = placesOf(view)
  const features: PageFeatures = {
    places,
    grams: new Uint16Array(places.length * gramsPerWord),
    traits: new Uint8Array(places.length * width),
    boxes: new Uint16Array(places.length * 4),
    rows: new Uint16Array(places.length),
    segments: new Uint16Array(places.length),
    blocks: new Uint16Array(places.length),
    pages: new Uint8Array(places.length),
  }
  const facts = factsOf(view)
  let at = 0
  view.segments.forEach((segment, number) => {
    for (const word of segment.words) {
      addWord(features, at, facts, [segment.page, word])
      features.segments[at] = Math.min(65_535, number)
      at += 1
    }
    addSegment(features, at, segment)
  })
  const wordAt = placeFinder(features)
  for (const mention of mentions) addKind(features, mention.kind, mention, wordAt)
  for (const part of findAddresses(view).flatMap(({ parts }) => parts)) addKind(features, 'address', part, wordAt)
  return features
}

interface PageFacts {
  page: Page
  row: Uint16Array
  block: Uint16Array
  /** Of every word the layout traits that its block and cell give it. */
  layout: string[][]
  usualSize: number
}

function factsOf({ document, rows }: DocumentView): PageFacts[] {
  let blocks = 0
  const facts = document.pages.map((page): PageFacts => {
    const block = new Uint16Array(page.words.length)
    for (const { words } of page.blocks) {
      blocks = Math.min(65_535, blocks + 1)
      block.fill(blocks, words[0], words[1])
    }
    const sizes = page.words.map(sizeOf).sort((a, b) => a - b)
    const usualSize = sizes[Math.floor(sizes.length / 2)] || 1
    return { page, row: new Uint16Array(page.words.length), block, layout: layoutOf(page), usualSize }
  })
  for (const { page, index, segments } of rows)
    for (const word of segments.flatMap(({ words }) => words))
      facts[page]?.row.fill(Math.min(65_535, index), word, word + 1)
  return facts
}

function layoutOf(page: Page): string[][] {
  const layout: string[][] = page.words.map(() => [])
  const mark = (trait: string, range: Range | undefined) => {
    for (let word = range?.[0] ?? 0; word < (range?.[1] ?? 0); word += 1) layout[word]?.push(trait)
  }
  for (const { kind, role, words, key, value } of page.blocks) {
    if (kind === 'heading' || kind === 'list_item') mark(kind, words)
    if (kind === 'furniture' || role?.startsWith('page_')) mark('furniture', words)
    mark('label_of_pair', key)
    mark('value_of_pair', value)
  }
  for (const { cells, headerRows } of page.tables)
    for (const { words, row } of cells) mark(row < headerRows ? 'in_table_head' : 'in_table', words)
  return layout
}

function sizeOf({ size, box }: Page['words'][number]): number {
  return size ?? box[3] - box[1]
}

const ticked = /[☒☑✓✔✅🗹🗷✗✘]|[[(] ?[xX✓✔] ?[\])]/u
const unticked = /[☐❑❏□]|\[[ _]{0,2}\]/u

function addWord(features: PageFeatures, at: number, facts: readonly PageFacts[], place: [number, number]): void {
  const [index, number] = place
  const own = facts[index]
  const word = own?.page.words[number]
  if (!own || !word) return
  writeGrams(word.text, features.grams, at * gramsPerWord)
  shapeOf(word.text).forEach((value, trait) => {
    features.traits[at * width + trait] = hundredths(value)
  })
  const give = (name: string, value = 1) => {
    features.traits[at * width + (layoutAt[name] ?? 0)] = hundredths(value)
  }
  if (word.bold) give('bold')
  for (const trait of own.layout[number] ?? []) give(trait)
  if (ticked.test(word.text)) give('ticked')
  if (unticked.test(word.text)) give('unticked')
  give('size', Math.max(0.3, Math.min(2.5, sizeOf(word) / own.usualSize)))
  give('page', Math.min(3, index) / 3)
  word.box.forEach((edge, side) => {
    features.boxes[at * 4 + side] = Math.round(10_000 * Math.max(0, Math.min(1, edge)))
  })
  features.rows[at] = own.row[number] ?? 0
  features.blocks[at] = own.block[number] ?? 0
  features.pages[at] = Math.min(255, index)
}

function hundredths(value: number): number {
  return Math.round(100 * value)
}

/** Called when the segment's last word was added. */
function addSegment({ traits }: PageFeatures, end: number, { words }: Segment): void {
  if (words.length === 0) return
  traits[(end - words.length) * width + (layoutAt['first_of_segment'] ?? 0)] = 100
  traits[(end - 1) * width + (layoutAt['last_of_segment'] ?? 0)] = 100
}

function addKind({ traits }: PageFeatures, kind: ValueKind, { segment, first, last }: Part, wordAt: PlaceFinder): void {
  const trait = kindAt.get(kind)
  if (trait === undefined) return
  for (const word of segment.words.slice(first, last + 1)) traits[wordAt(segment.page, word) * width + trait] = 100
}

export type PlaceFinder = (page: number, word: number) => number

/** Finds where in reading order a word of a page is. */
export function placeFinder({ places }: Pick<PageFeatures, 'places'>): PlaceFinder {
  const pages: number[][] = []
  places.forEach(([page, word], index) => {
    const own = pages[page] ?? []
    pages[page] = own
    own[word] = index
  })
  return (page, word) => pages[page]?.[word] ?? -1
}
