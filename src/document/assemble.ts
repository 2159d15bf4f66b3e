import { emptyBox, tidy, union } from './boxes.ts'
import type { DraftBlock, DraftCell, DraftLine, DraftPage, DraftTable, DraftWord } from './draft.ts'
import { layOutFlow } from './flow-layout.ts'
import { MarkdownWriter } from './markdown-writer.ts'
import type { Block, Box, Cell, Page, Range, Table, Word } from './model.ts'

export interface AssembledPage {
  page: Page
  /** The markdown from `page.start`'s separator on: concatenated over all pages it is the document's. */
  markdown: string
}

/** Turns drafts into pages one after the other, writing the markdown as it goes; holds nothing but an offset. */
export class Assembler {
  #offset = 0
  #first = true

  add(draft: DraftPage): AssembledPage {
    const writer = new MarkdownWriter(this.#offset)
    const separator = pageSeparator(draft, this.#first)
    if (separator !== '') writer.write(separator)
    const placed =
      draft.geometry === 'flow' && !fullyPlaced(draft) ? layOutFlow(draft) : { page: draft, width: 1, height: 1 }
    const assembly = new PageAssembly(writer, placed, draft.geometry === 'page')
    const start = writer.offset
    for (const block of placed.page.blocks) assembly.addBlock(block)
    this.#offset = writer.offset
    this.#first = false
    const page: Page = {
      number: draft.number,
      ...(draft.title !== undefined && { title: draft.title }),
      width: draft.width ?? null,
      height: draft.height ?? null,
      rotation: draft.rotation ?? 0,
      source: draft.source,
      geometry: draft.geometry,
      ...(draft.hidden && { hidden: true }),
      words: assembly.words,
      lines: assembly.lines,
      blocks: assembly.blocks,
      tables: assembly.tables,
      start,
      end: writer.offset,
    }
    return { page, markdown: writer.take() }
  }
}

function pageSeparator(draft: DraftPage, first: boolean): string {
  const marker = first ? '' : `\n\n<!-- page ${draft.number} -->\n\n`
  const title = draft.title?.replace(/\s+/g, ' ').replaceAll('<', '').trim()
  return title && title !== openingHeading(draft) ? `${marker}## ${title}\n\n` : marker
}

function openingHeading(draft: DraftPage): string | undefined {
  const [first] = draft.blocks
  return first?.kind === 'heading' ? first.lines.flatMap((line) => line.map((word) => word.text)).join(' ') : undefined
}

function fullyPlaced(draft: DraftPage): boolean {
  return draft.blocks.every((block) => linesOfBlock(block).every((line) => line.every((word) => word.box)))
}

function linesOfBlock(block: DraftBlock): DraftLine[] {
  if (block.kind === 'table') return block.table.cells.flatMap((cell) => cell.lines)
  return block.kind === 'key_value' ? [block.key, ...block.value] : block.lines
}

class PageAssembly {
  readonly words: Word[] = []
  readonly lines: Page['lines'] = []
  readonly blocks: Block[] = []
  readonly tables: Table[] = []
  readonly #writer: MarkdownWriter
  readonly #width: number
  readonly #height: number
  readonly #printed: boolean
  #previous: DraftBlock | undefined

  /** The page is so many units wide and high. */
  constructor(writer: MarkdownWriter, { width, height }: { width: number; height: number }, printed: boolean) {
    this.#writer = writer
    this.#width = width
    this.#height = height
    this.#printed = printed
  }

  #scale([x0, y0, x1, y1]: Box): Box {
    return tidy([x0 / this.#width, y0 / this.#height, x1 / this.#width, y1 / this.#height])
  }

  addBlock(draft: DraftBlock): void {
    if (linesOfBlock(draft).every((line) => line.length === 0)) return
    if (this.#previous) this.#writer.write(separatorBetween(this.#previous, draft))
    this.#previous = draft
    const firstWord = this.words.length
    const firstLine = this.lines.length
    const start = this.#writer.offset
    const extra = this.#writeContent(draft)
    const words: Range = [firstWord, this.words.length]
    const box = extra.table === undefined ? this.#boxOf(words) : (this.tables[extra.table]?.box ?? emptyBox)
    this.blocks.push({
      kind: draft.kind,
      box,
      words,
      lines: [firstLine, this.lines.length],
      start,
      end: this.#writer.offset,
      ...extra,
      ...(draft.role && { role: draft.role }),
      ...(draft.path !== undefined && { path: draft.path }),
      ...(draft.time && { time: draft.time }),
    })
  }

  #writeContent(draft: DraftBlock): Partial<Block> {
    const writer = this.#writer
    switch (draft.kind) {
      case 'heading': {
        const level = Math.min(Math.max(draft.level, 1), 6)
        writer.write(`${'#'.repeat(level)} `)
        this.#writeLines(draft.lines, { between: ' ', start: 'text' })
        return { level }
      }
      case 'list_item': {
        const indent = '  '.repeat(Math.min(Math.max(draft.level, 0), 10))
        writer.write(draft.numbered ? indent : `${indent}${draft.marker ?? '-'} `)
        this.#writeLines(draft.lines, { between: `\n${indent}  `, start: draft.numbered ? 'text' : 'line_start' })
        return { level: draft.level }
      }
      case 'code': {
        const fence = '`'.repeat(Math.max(3, longestFence(draft.lines) + 1))
        writer.write(`${fence}\n`)
        this.#writeLines(draft.lines, { between: '\n', start: 'code' })
        writer.write(`\n${fence}`)
        return {}
      }
      case 'key_value': {
        const first = this.words.length
        this.#writeLines([draft.key], { between: '\n', start: 'line_start' })
        const middle = this.words.length
        const keyText = this.words[middle - 1]?.text ?? ''
        // Nothing is put into the text of a page that is not printed there.
        const bare = this.#printed || /[:=：]$/.test(keyText) || middle === first
        if (draft.value.length > 0) writer.write(bare ? ' ' : ': ')
        this.#writeLines(draft.value, { between: '\n', start: 'text' })
        return { key: [first, middle], value: [middle, this.words.length] }
      }
      case 'table':
        return { table: this.#writeTable(draft.table) }
      default:
        if (draft.role === 'quoted') {
          writer.write('> ')
          this.#writeLines(draft.lines, { between: '\n> ', start: 'line_start' })
        } else this.#writeLines(draft.lines, { between: '\n', start: 'line_start' })
        return {}
    }
  }

  #writeLines(lines: DraftLine[], how: { between: string; start: 'line_start' | 'text' | 'cell' | 'code' }): void {
    const inside = how.start === 'cell' || how.start === 'code' ? how.start : 'text'
    lines
      .filter((line) => line.length > 0)
      .forEach((line, index) => {
        if (index > 0) this.#writer.write(how.between)
        const first = this.words.length
        line.forEach((word, position) => {
          if (position > 0 && !word.glued) this.#writer.write(' ')
          this.#addWord(word, position === 0 ? how.start : inside)
        })
        const range: Range = [first, this.words.length]
        this.lines.push({ box: this.#boxOf(range), words: range })
      })
  }

  #addWord(draft: DraftWord, place: 'line_start' | 'text' | 'cell' | 'code'): void {
    const box = this.#scale(draft.box ?? emptyBox)
    for (const { text, start, end } of this.#writer.writeWord(draft, place)) {
      const word: Word = { text, box, start, end }
      if (draft.confidence !== undefined) word.confidence = draft.confidence
      if (draft.alternatives && text === draft.text) word.alternatives = draft.alternatives
      if (draft.bold) word.bold = true
      if (draft.size !== undefined) word.size = draft.size
      this.words.push(word)
    }
  }

  #writeTable(draft: DraftTable): number {
    const grid = fillGrid(draft)
    const cells: Cell[] = []
    const bodyBegins = draft.headerRows > 0 ? 1 : 0
    const separator = `|${' --- |'.repeat(draft.columns)}\n`
    if (bodyBegins === 0) this.#writer.write(`|${'  |'.repeat(draft.columns)}\n${separator}`)
    grid.forEach((row, rowIndex) => {
      this.#writer.write('|')
      row.forEach((cell, column) => {
        const isOrigin = cell.row === rowIndex && cell.column === column
        if (isOrigin) cells.push(this.#writeCell(cell))
        else this.#writer.write(' ')
        this.#writer.write('|')
      })
      if (rowIndex < grid.length - 1) this.#writer.write('\n')
      if (rowIndex === 0 && bodyBegins === 1)
        this.#writer.write(rowIndex < grid.length - 1 ? separator : `\n${separator.trimEnd()}`)
    })
    const box = draft.box ? this.#scale(draft.box) : union(cells.map((cell) => cell.box))
    const { rows, columns, headerRows } = draft
    this.tables.push({ box, rows, columns, headerRows, cells, ...(draft.continued && { continued: true }) })
    return this.tables.length - 1
  }

  #writeCell(draft: DraftCell): Cell {
    const first = this.words.length
    this.#writer.write(' ')
    this.#writeLines(draft.lines, { between: ' ', start: 'cell' })
    if (this.words.length > first) this.#writer.write(' ')
    const words: Range = [first, this.words.length]
    const { row, column, rowSpan = 1, columnSpan = 1, address, formula, value, type } = draft
    return {
      row,
      column,
      rowSpan,
      columnSpan,
      box: draft.box ? this.#scale(draft.box) : this.#boxOf(words),
      words,
      ...(address !== undefined && { address }),
      ...(formula !== undefined && { formula }),
      ...(value !== undefined && { value }),
      ...(type !== undefined && { type }),
    }
  }

  #boxOf([from, to]: Range): Box {
    return from === to ? [...emptyBox] : union(this.words.slice(from, to).map((word) => word.box))
  }
}

function separatorBetween(previous: DraftBlock, next: DraftBlock): string {
  if (previous.kind === 'list_item' && next.kind === 'list_item') return '\n'
  if (previous.kind === 'key_value' && next.kind === 'key_value') return '  \n'
  return '\n\n'
}

function longestFence(lines: DraftLine[]): number {
  const runs = lines.flat().flatMap((word) => word.text.match(/`+/g) ?? [])
  return runs.reduce((longest, run) => Math.max(longest, run.length), 0)
}

/** Which cell stands at each place. Places that no cell claims get an empty one. */
function fillGrid(table: DraftTable): DraftCell[][] {
  const grid: (DraftCell | undefined)[][] = Array.from({ length: table.rows }, () => new Array(table.columns))
  for (const cell of table.cells) {
    for (let row = cell.row; row < cell.row + (cell.rowSpan ?? 1); row += 1) {
      for (let column = cell.column; column < cell.column + (cell.columnSpan ?? 1); column += 1) {
        const places = grid[row]
        if (!places || column >= table.columns || places[column])
          throw new Error(`table cell ${cell.row},${cell.column} overlaps another or leaves the table`)
        places[column] = cell
      }
    }
  }
  return grid.map((places, row) =>
    Array.from(places, (cell, column) => cell ?? { row, column, lines: [], box: emptyPlace(table, row, column) }),
  )
}

function emptyPlace(table: DraftTable, row: number, column: number): Box {
  const [x0, y0, x1, y1] = table.box ?? emptyBox
  const width = (x1 - x0) / table.columns
  const height = (y1 - y0) / table.rows
  return [x0 + column * width, y0 + row * height, x0 + (column + 1) * width, y0 + (row + 1) * height]
}
