import type { DraftLine, DraftWord } from '../../../document/draft.ts'

/** One page of plain text: its lines with words on a grid of characters, and empty lines as empty lists. */
export type GridPage = DraftLine[]

const tabStop = 8
/** Longer lines go on in the next row of the grid. */
const widestRow = 2000
/** Where a text has no page ends of its own, one is made so that no page grows without bound. */
const mostRows = 2000
const mostCharacters = 400_000
const narrowestPage = 80

/** Plain text as pages: form feeds end them, and so does their size, at an empty line where one is near. */
export function* textGrid(text: string): Generator<GridPage> {
  let page = new GridBuilder()
  for (const { line, endsPage } of sourceLines(text)) {
    for (const row of rowsOf(line)) page.add(row)
    const full = page.rows >= mostRows || page.characters >= mostCharacters
    const nearlyFull = page.rows >= mostRows * 0.9 || page.characters >= mostCharacters * 0.9
    if (!endsPage && !full && !(nearlyFull && line.trim() === '')) continue
    yield page.take()
    page = new GridBuilder()
  }
  if (page.characters > 0) yield page.take()
}

function* sourceLines(text: string): Generator<{ line: string; endsPage: boolean }> {
  const end = /\r\n|[\n\r\u2028\u2029\v\f\u0085]/g
  let start = 0
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield { line: text.slice(start, found.index), endsPage: found[0] === '\f' }
    start = end.lastIndex
  }
  if (start < text.length) yield { line: text.slice(start), endsPage: false }
}

interface PlacedWord {
  text: string
  column: number
}

function rowsOf(line: string): PlacedWord[][] {
  const rows: PlacedWord[][] = [[]]
  let column = 0
  for (const [part] of line.matchAll(/\t|[^\S\t]+|[^\s\p{Cc}]{1,2000}|[\p{Cc}]/gu)) {
    if (part === '\t') column += tabStop - (column % tabStop)
    else if (/^[\s\p{Cc}]/u.test(part)) column += part.length
    else {
      if (column + part.length > widestRow) {
        rows.push([])
        column = 0
      }
      rows.at(-1)?.push({ text: part, column })
      column += part.length
    }
  }
  return rows
}

class GridBuilder {
  readonly #rows: PlacedWord[][] = []
  #widest = narrowestPage
  characters = 0

  get rows(): number {
    return this.#rows.length
  }

  add(row: PlacedWord[]): void {
    const last = row.at(-1)
    const width = last ? last.column + last.text.length : 0
    this.#widest = Math.max(this.#widest, width)
    this.characters += width
    this.#rows.push(row)
  }

  take(): GridPage {
    const height = this.#rows.length
    return this.#rows.map((row, index) => row.map((word) => this.#placed(word, index, height)))
  }

  #placed({ text, column }: PlacedWord, row: number, height: number): DraftWord {
    const right = (column + text.length) / this.#widest
    return { text, box: [column / this.#widest, row / height, right, (row + 1) / height] }
  }
}
