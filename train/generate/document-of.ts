import { Assembler } from '../../src/document/assemble.ts'
import type { DraftBlock, DraftLine, DraftPage } from '../../src/document/draft.ts'
import type { Box, Document, Page, Range } from '../../src/document/model.ts'
import { blocksOfLines } from '../../src/parse/formats/text/blocks-of-lines.ts'
import { textGrid } from '../../src/parse/formats/text/text-grid.ts'
import { analyseWithMargins } from '../../src/parse/layout/analyse-page.ts'
import { TableContinuation } from '../../src/parse/layout/continue-tables.ts'
import { partFurniture } from '../../src/parse/layout/furniture.ts'
import { rowsOf, wordsOfRow } from '../../src/parse/layout/text-rows.ts'
import type { GeneratedField, Medium } from './generated-document.ts'
import type { PlacedWord, SheetPage } from './sheet.ts'
import type { Mark } from './text.ts'

/** Puts a printed sheet through the layout of the readers and finds its marks again. */
export function documentOf(
  printed: SheetPage[],
  { medium, language, keepsColumns }: { medium: Medium; language: string; keepsColumns: boolean },
): { document: Document; fields: GeneratedField[] } {
  const pages = medium === 'page' ? printed.map(withPlainSigns) : printed
  const drafts = medium === 'text' ? [draftOfText(pages, keepsColumns)] : draftsOfPages(pages, medium)
  const assembler = new Assembler()
  const assembled = drafts.map(({ draft }) => assembler.add(draft))
  const document: Document = {
    format:
      medium === 'text'
        ? { name: 'txt', mediaType: 'text/plain', reason: 'generated' }
        : { name: 'pdf', mediaType: 'application/pdf', reason: 'generated' },
    language,
    ...{ metadata: {}, outline: [], links: [], formFields: [], children: [], problems: [] },
    pages: assembled.map(({ page }) => page),
    markdown: assembled.map(({ markdown }) => markdown).join(''),
  }
  return {
    document,
    fields: drafts
      .flatMap(({ words }, index) => fieldsOf(words, document.pages[index]))
      .map((field) => (medium === 'page' ? { ...field, printed: plainSigns(field.printed) } : field)),
  }
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

/** A value whose words the layout has parted has no span, and so is no field that could be read. */
function fieldsOf(words: PlacedWord[], page: Page | undefined): GeneratedField[] {
  if (!page) return []
  const spans = new Map<Mark, Range[]>()
  let next = 0
  for (const word of words) {
    const from = next
    // The markdown parts words where it needs an escape.
    for (let rest = word.text.length; rest > 0; next += 1) rest -= page.words[next]?.text.length ?? rest
    for (const mark of word.marks) {
      const known = spans.get(mark)
      if (known) known.push([from, next])
      else spans.set(mark, [[from, next]])
    }
  }
  return [...spans]
    .filter(([, ranges]) => ranges.every(([from], at) => at === 0 || from === ranges[at - 1]?.[1]))
    .map(([{ concept, value, printed, label }, ranges]) => ({
      ...{ concept, value, page: page.number, printed },
      words: [ranges[0]?.[0] ?? 0, ranges.at(-1)?.[1] ?? 0],
      ...(label !== undefined && { label }),
    }))
}
