import type { LayoutWord, Ruling } from '../../src/parse/layout/layout-page.ts'
import { metricsOf, type Style, widthOf } from './fonts.ts'
import { type Mark, type Piece, plain, type Text, wordsOfText } from './text.ts'

export interface PlacedWord extends LayoutWord {
  marks: Mark[]
  style: Style
  base: number
}

export interface SheetPage {
  width: number
  height: number
  words: PlacedWord[]
  rulings: Ruling[]
}

export type Align = 'left' | 'right' | 'center'

/** Paper to print on: places words on pages by the widths of their letters. */
export class Sheet {
  readonly pages: SheetPage[] = []
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  /** Where the body has to end. */
  bottom: number
  /** The next line's top. */
  y = 0
  /** Called on every new page but the first: prints what runs on and returns where the body begins. */
  onNewPage: () => number = () => 60

  constructor(width: number, height: number, margin: number) {
    this.width = width
    this.height = height
    this.left = margin
    this.right = width - margin
    this.bottom = height - 70
    this.pages.push({ width, height, words: [], rulings: [] })
  }

  get page(): SheetPage {
    const page = this.pages.at(-1)
    if (!page) throw new Error('a sheet has a page')
    return page
  }

  /** Prints one line; x is its left, right or middle. Returns its width. */
  print(x: number, top: number, text: Text, style: Style, align: Align = 'left'): number {
    const words = wordsOfText(text)
    const space = widthOf(' ', style)
    const widths = words.map((word) => widthOf(word.text, style))
    const total = widths.reduce((sum, width) => sum + width + space, -space)
    const room = this.width - 6 - x
    // What would leave the paper is set smaller, as people do.
    if (align === 'left' && total > room && room > 30)
      return this.print(x, top, text, { ...style, size: (style.size * room * 0.99) / total })
    let at = align === 'left' ? x : align === 'right' ? x - total : x - total / 2
    const { ascent, descent } = metricsOf(style)
    const base = top + ascent * style.size
    words.forEach(({ text: letters, marks }, index) => {
      const width = widths[index] ?? 0
      this.page.words.push({
        ...{ text: letters, x0: at, x1: at + width, y0: top, y1: base + descent * style.size },
        ...{ size: style.size, space, marks, style, base },
        ...(style.bold && { bold: true }),
      })
      at += width + space
    })
    return Math.max(total, 0)
  }

  /** Prints a line at the cursor and moves it on. */
  line(text: Text, style: Style, { x = this.left, align = 'left' as Align, leading = 1.3 } = {}): void {
    this.need(style.size * leading)
    this.print(x, this.y, text, style, align)
    this.y += style.size * leading
  }

  /** Prints text in lines that are no wider than the column. */
  paragraph(text: Text, style: Style, { x = this.left, leading = 1.3 }: { x?: number; leading?: number } = {}): void {
    for (const line of wrap(text, style, this.right - x)) this.line(line, style, { x, leading })
  }

  /** Begins a new page where so much does not fit any more. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.turnPage()
  }

  turnPage(): void {
    this.pages.push({ width: this.width, height: this.height, words: [], rulings: [] })
    this.y = this.onNewPage()
  }

  rule(from: number, to: number, at: number, direction: Ruling['direction'] = 'horizontal'): void {
    this.page.rulings.push({ direction, at, from, to })
  }

  box(x0: number, y0: number, x1: number, y1: number): void {
    this.rule(x0, x1, y0)
    this.rule(x0, x1, y1)
    this.rule(y0, y1, x0, 'vertical')
    this.rule(y0, y1, x1, 'vertical')
  }
}

/** Lines of words that are no wider than the column; marks go along. */
export function wrap(text: Text, style: Style, width: number): Text[] {
  const space = widthOf(' ', style)
  const lines: Piece[][] = [[]]
  let used = 0
  for (const run of unbroken(text)) {
    const needed = widthOf(plain(run), style)
    if (used > 0 && used + space + needed > width) {
      lines.push([])
      used = 0
    }
    const line = lines.at(-1)
    if (used > 0) line?.push({ text: ' ', marks: [] })
    line?.push(...run)
    used += (used > 0 ? space : 0) + needed
  }
  return lines
}

/** Words between which a line may end: figures and what they are of stay together. */
export function unbroken(text: Text): Piece[][] {
  const runs: Piece[][] = []
  for (const word of wordsOfText(text)) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && isOfOneFigure(before.text, word.text)) run.push({ text: ' ', marks: [] }, word)
    else runs.push([word])
  }
  return runs
}

function isOfOneFigure(before: string, after: string): boolean {
  if (/^(?:\p{Sc}|[A-Z]{3})$/u.test(before)) return /^[-−]?\d/.test(after)
  return /\d$/.test(before) && /^(?:\d{3}(?!\d)|\p{Sc}|%|[A-Z]{3}$|\p{L}{1,2}[²³]?$)/u.test(after)
}
