import { Assembler } from '../../src/document/assemble.ts'
import type { DraftBlock, DraftLine, DraftPage } from '../../src/document/draft.ts'
import type { Box, Document, Page, Range } from '../../src/document/model.ts'
import { blocksOfLines } from '../../src/parse/formats/text/blocks-of-lines.ts'
import { textGrid } from '../../src/parse/formats/text/text-grid.ts'
import { analyseWithMargins } from '../../src/parse/layout/analyse-page.ts'
import { TableContinuation } from '../../src/parse/layout/continue-tables.ts'
import { partFurniture } from '../../src/parse/layout/furniture.ts'
import { rowsOf, wordsOfRow } from '../../src/parse/layout/text-rows.ts'
import type { GeneratedField, MarkedWords, Medium } from './generated-document.ts'
import type { PlacedWord, SheetPage } from './sheet.ts'
import type { Mark } from './text.ts'

/** Puts a printed sheet through the layout of the readers and finds its marks again. */
export function documentOf(
  printed: SheetPage[],
  { medium, language, keepsColumns }: { medium: Medium; language: string; keepsColumns: boolean },
): { document: Document; fields: GeneratedField[]; marks: MarkedWords[] } {
  const pages = medium === 'page' ? printed.map(withPlainSigns) : printed
  const drafts = draftsOf(pages, medium, keepsColumns)
  const assembler = new Assembler()
  const assembled = drafts.map(({ draft }) => assembler.add(draft))
  const document: Document = {
    format: formats[medium],
    language,
    ...{ metadata: {}, outline: [], links: [], formFields: [], children: [], problems: [] },
    pages: assembled.map(({ page }) => page),
    markdown: assembled.map(({ markdown }) => markdown).join(''),
  }
  const marks = drafts.flatMap(({ words }, index) => marksOf(words, document.pages[index]))
  return {
    document,
    marks,
    fields: marks
      .flatMap(fieldOf)
      .map((field) => (medium === 'page' ? { ...field, printed: plainSigns(field.printed) } : field)),
  }
}

const reason = 'generated'
const formats: Record<Medium, Document['format']> = {
  page: { name: 'pdf', mediaType: 'application/pdf', reason },
  scan: { name: 'pdf', mediaType: 'application/pdf', reason },
  text: { name: 'txt', mediaType: 'text/plain', reason },
  flow: { name: 'html', mediaType: 'text/html', reason },
}

function draftsOf(pages: SheetPage[], medium: Medium, keepsColumns: boolean): MarkedDraft[] {
  if (medium === 'text') return [draftOfText(pages, keepsColumns)]
  const drafts = draftsOfPages(pages, medium)
  return medium === 'flow' ? [draftOfFlow(drafts)] : drafts
}

/** The blocks of all pages after each other, and nothing of where they stood. */
function draftOfFlow(drafts: readonly MarkedDraft[]): MarkedDraft {
  const blocks = drafts.flatMap(({ draft }) => draft.blocks.map(withoutPlaces))
  return { draft: { number: 1, geometry: 'flow', source: 'text', blocks }, words: drafts.flatMap(({ words }) => words) }
}

function withoutPlaces(block: DraftBlock): DraftBlock {
  const bare = (line: DraftLine): DraftLine => line.map(({ text, bold }) => ({ text, ...(bold && { bold }) }))
  if (block.kind === 'key_value') return { ...block, key: bare(block.key), value: block.value.map(bare) }
  if (block.kind !== 'table') return { ...block, lines: block.lines.map(bare) }
  const { box: _, ...table } = block.table
  const cells = table.cells.map(({ box: _place, ...cell }) => ({ ...cell, lines: cell.lines.map(bare) }))
  return { ...block, table: { ...table, cells } }
}

/** The reader of PDFs makes quotes and dashes plain. */
function withPlainSigns(page: SheetPage): SheetPage {
  return { ...page, words: page.words.map((word) => ({ ...word, text: plainSigns(word.text) })) }
}

function plainSigns(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[„“”]/g, '"').replace(/[–—]/g, '-')
}

interface MarkedDraft {
  draft: DraftPage
  /** In the order in which the draft's words become the page's. */
  words: PlacedWord[]
}

function draftsOfPages(pages: SheetPage[], medium: Medium): MarkedDraft[] {
  const tables = new TableContinuation()
  // The readers hand a word's box on as it is, so that it leads back from the draft to the word.
  const home = new Map<Box, PlacedWord>()
  for (const { width, height, words } of pages)
    for (const word of words) {
      word.box = [word.x0 / width, word.y0 / height, word.x1 / width, word.y1 / height]
      home.set(word.box, word)
    }
  const layouts = pages.map((page) => ({
    ...page,
    ...(medium === 'scan' && { sizesAreEstimates: true, rulings: [] }),
  }))
  const { margins } = partFurniture(layouts, [])
  return layouts.map((page, index) => {
    const { width, height, words } = page
    const blocks = tables.mark(analyseWithMargins(page, margins[index] ?? { header: [], footer: [], body: words }, []))
    const source = medium === 'scan' ? 'ocr' : 'text'
    return {
      draft: { number: index + 1, geometry: 'page', source, width, height, blocks },
      words: blocks.flatMap(linesInOrder).flatMap((line) => line.map((word) => found(word.box && home.get(word.box)))),
    }
  })
}

function found(word: PlacedWord | undefined): PlacedWord {
  if (!word) throw new Error('the layout made a word of its own')
  return word
}

function linesInOrder(block: DraftBlock): DraftLine[] {
  if (block.kind === 'key_value') return [block.key, ...block.value]
  if (block.kind !== 'table') return block.lines
  return block.table.cells.toSorted((a, b) => a.row - b.row || a.column - b.column).flatMap((cell) => cell.lines)
}

/** Read as plain text is: one blank for every gap, or so many that the columns stay. */
function draftOfText(pages: SheetPage[], keepsColumns: boolean): MarkedDraft {
  const lines: PlacedWord[][] = []
  for (const page of pages) {
    let end = Infinity
    for (const row of rowsOf(page.words)) {
      if (row.y0 - end > 0.7 * row.size) lines.push([])
      lines.push(wordsOfRow(row) as PlacedWord[])
      end = row.y1
    }
    lines.push([])
  }
  const text = lines
    .map((line) => (keepsColumns ? inColumns(line) : line.map((word) => word.text).join(' ')))
    .join('\n')
  const [grid = []] = textGrid(text)
  return { draft: { number: 1, geometry: 'flow', source: 'text', blocks: blocksOfLines(grid) }, words: lines.flat() }
}

function inColumns(line: PlacedWord[]): string {
  return line.reduce((text, word) => {
    const column = Math.round(word.x0 / 5)
    return `${text}${' '.repeat(Math.max(column - text.length, text === '' ? 0 : 1))}${word.text}`
  }, '')
}

/** Where the words of each mark stand, which the layout may have parted. */
function marksOf(words: PlacedWord[], page: Page | undefined): MarkedWords[] {
  if (!page) return []
  const spans = new Map<Mark, Range[]>()
  let next = 0
  for (const word of words) {
    const from = next
    // The markdown parts words where it needs an escape.
    for (let rest = word.text.length; rest > 0; next += 1) rest -= page.words[next]?.text.length ?? rest
    for (const mark of word.marks) addRange(spans, mark, [from, next])
  }
  return [...spans].map(([mark, ranges]) => ({ mark, page: page.number, ranges }))
}

function addRange(spans: Map<Mark, Range[]>, mark: Mark, range: Range): void {
  const known = spans.get(mark)
  const last = known?.at(-1)
  if (last && last[1] === range[0]) last[1] = range[1]
  else if (known) known.push(range)
  else spans.set(mark, [range])
}

/** A value whose words the layout has parted has no span, and so is no field that could be read. */
function fieldOf({ mark: { concept, value, printed, label }, page, ranges }: MarkedWords): GeneratedField[] {
  const [words, ...others] = ranges
  if (!words || others.length > 0) return []
  return [{ concept, value, page, printed, words, ...(label !== undefined && { label }) }]
}
