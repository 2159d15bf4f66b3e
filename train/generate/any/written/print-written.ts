import { wrap } from '../../sheet.ts'
import { type Piece, plain, type Text } from '../../text.ts'
import { capital } from '../names.ts'
import { fitted, pairLayouts, printEntries } from '../pairs.ts'
import type { Plan } from '../plan.ts'
import type { Entry, Sketch } from '../sketch.ts'
import { printTable } from '../table.ts'
import { type Row, Slots } from './slots.ts'
import type { WrittenPaper } from './written-paper.ts'

/** A paper that was written whole. */
export function printWritten(sketch: Sketch, among: readonly WrittenPaper[]): Plan {
  const paper = sketch.random.pick(among.filter(({ language }) => language === sketch.language))
  const printer = new Printer(sketch, paper)
  printer.print()
  return {
    kind: `written:${paper.id}`,
    title: { words: [] },
    ...{ parties: [], concepts: [], lists: [], absentLists: [], isClosed: true },
    absent: [...printer.untold(), ...paper.absent],
  }
}

/**
 * The first sign of a line says how it is set: `# ` title, `## ` heading, `> ` to the right, `^ ` in the middle, `~ ` small, `* ` with a bullet,
 * `= label: value` beside others of its kind, `left || right` side by side, `%list 2..5` up to `%%` a list (a line of heads or `-`, then a row),
 * `%list 2..5 lines` the same in a line or several for each item, `%list 2..5 sentence` (what comes before, or `-`, then an item) in one passage,
 * `%list 2..5 cards` a heading and lines `label: value` for each item. A line `/ ` in a list
 * heads a section: what it states holds for all items below. `¶` breaks a cell. `+++` between parts whose order may change. `?` before all that: left out at times.
 */
class Printer {
  readonly #sketch: Sketch
  readonly #paper: WrittenPaper
  readonly #slots: Slots
  readonly #bullet: string
  readonly #leading: number
  readonly #title: { align: 'left' | 'center'; size: number; isBold: boolean }
  readonly #heading: { isBold: boolean; isLoud: boolean; size: number; number: string | undefined }
  #section = 0

  constructor(sketch: Sketch, paper: WrittenPaper) {
    const { random } = sketch
    this.#sketch = sketch
    this.#paper = paper
    this.#slots = new Slots(sketch, paper)
    this.#bullet = random.pick(['• ', '- ', '– ', '* ', '· ', ''])
    this.#leading = random.between(1.2, 1.55)
    this.#title = {
      align: random.pick(['left', 'left', 'center'] as const),
      size: random.between(1, 1.8),
      isBold: random.chance(0.8),
    }
    this.#heading = {
      isBold: random.chance(0.75),
      isLoud: random.chance(0.2),
      size: random.between(1, 1.25),
      number: random.chance(0.15) ? random.pick(['{}. ', '{} ', '§ {} ', '{}) ']) : undefined,
    }
  }

  untold() {
    return this.#slots.untold()
  }

  print(): void {
    const { random, desk } = this.#sketch
    desk.sheet.y = random.between(24, 56)
    const parts = partsOf(this.#paper.lines)
    const [first = [], ...rest] = parts
    for (const part of [first, ...(random.chance(0.3) ? random.shuffle(rest) : rest)]) this.#part(part)
  }

  #part(lines: readonly string[]): void {
    const { random, desk } = this.#sketch
    const kept = withoutOptional(lines, () => random.chance(0.65))
    const pairs: Entry[] = []
    const flush = () => {
      if (pairs.length > 0) printEntries(this.#sketch, pairs.splice(0), random.pick(pairLayouts))
    }
    for (let at = 0; at < kept.length; at += 1) {
      const line = kept[at] ?? ''
      const pair = /^= ([^:]*): ?(.*)$/.exec(line)
      if (pair) {
        pairs.push({ label: pair[1] ?? '', value: this.#slots.filled(pair[2] ?? '') })
        continue
      }
      flush()
      if (line.startsWith('%')) {
        const end = kept.indexOf('%%', at)
        this.#list(line, kept.slice(at + 1, end))
        at = end
      } else if (line.trim() === '') desk.sheet.y += desk.style.size * random.between(0.5, 1.3)
      else this.#line(line)
    }
    flush()
  }

  #line(line: string): void {
    const { desk } = this.#sketch
    const { sheet, style } = desk
    const [, sign = '', words = ''] = /^(##?|[>^~*])? ?(.*)$/.exec(line) ?? []
    if (sign === '' && words.includes(' || ')) {
      this.#sides(words)
      return
    }
    const text = this.#slots.filled(words)
    if (plain(text).trim() === '') return
    const set: Record<string, () => void> = {
      '#': () => this.#titled(text),
      '##': () => this.#headed(text),
      '>': () => this.#aligned(text, 'right'),
      '^': () => this.#aligned(text, 'center'),
      '~': () => sheet.paragraph(text, desk.small, { leading: this.#leading }),
      '*': () => sheet.paragraph([this.#bullet, ...text], style, { leading: this.#leading }),
    }
    const print = set[sign] ?? (() => sheet.paragraph(text, style, { leading: this.#leading }))
    print()
  }

  #titled(text: Text): void {
    const { align, size, isBold } = this.#title
    const { desk } = this.#sketch
    const { sheet } = desk
    const x = align === 'left' ? sheet.left : sheet.width / 2
    sheet.line(text, fitted(text, desk.sized(size, isBold), sheet.right - sheet.left), { x, align, leading: 1.5 })
  }

  #headed(text: readonly Piece[]): void {
    const { isBold, isLoud, size, number } = this.#heading
    const { desk } = this.#sketch
    this.#section += 1
    const shown = isLoud ? text.map((piece) => ({ ...piece, text: piece.text.toUpperCase() })) : text
    const lead = number === undefined ? [] : [number.replace('{}', String(this.#section))]
    desk.sheet.need(desk.style.size * 4)
    desk.sheet.y += desk.style.size * 0.4
    desk.sheet.paragraph([...lead, ...shown], desk.sized(size, isBold), { leading: 1.45 })
  }

  #aligned(text: Text, align: 'right' | 'center'): void {
    const { sheet, style } = this.#sketch.desk
    const x = align === 'right' ? sheet.right : sheet.width / 2
    for (const line of wrap(text, style, sheet.right - sheet.left))
      sheet.line(line, style, { x, align, leading: this.#leading })
  }

  /** Two columns, each as wide as half of the page. */
  #sides(words: string): void {
    const { sheet, style } = this.#sketch.desk
    const middle = sheet.left + (sheet.right - sheet.left) * 0.54
    const [left = [], right = []] = words.split(' || ').map((side) => this.#slots.filled(side.trim()))
    const columns = [
      { x: sheet.left, lines: wrap(left, style, middle - sheet.left - 10) },
      { x: middle, lines: wrap(right, style, sheet.right - middle) },
    ]
    const step = style.size * this.#leading
    const height = Math.max(...columns.map(({ lines }) => lines.length)) * step
    sheet.need(height)
    for (const { x, lines } of columns)
      lines.forEach((line, at) => {
        sheet.print(x, sheet.y + at * step, line, style)
      })
    sheet.y += height
  }

  #list(head: string, lines: readonly string[]): void {
    const { random, facts } = this.#sketch
    const [, name = '', low = '', high = '', form = ''] = /^%(\w+) (\d+)\.\.(\d+) ?(\w*)$/.exec(head) ?? []
    const list = this.#paper.lists.get(name)
    if (!list) throw new Error(`${this.#paper.id} has no list ${head}`)
    const section = lines.find((line) => line.startsWith('/ '))
    const columns = [...list.columns]
      .filter(([key]) => lines.some((line) => line.includes(`{${name}.${key}`)))
      .map(([key, concept]) => ({
        key,
        concept,
        ...(section?.includes(`{${name}.${key}`) && { carried: true as const }),
      }))
    const items = random.int(Number(low), Number(high))
    const fact = facts.addList({
      ...{ concept: list.concept, columns, items },
      ...(list.columns.size === 1 && { plain: true as const }),
    })
    const rows = Array.from({ length: items }, (_, item): Row => ({ list: { name, fact }, item }))
    const own = lines.filter((line) => line !== section)
    const groups = section === undefined ? [rows] : inSections(rows, () => random.int(2, 4))
    const above = section?.slice(2)
    if (form === '') this.#table(groups, own, above)
    for (const [at, some] of form === '' ? [] : groups.entries()) {
      if (above !== undefined) this.#sectionLine(this.#sectionHead(above, some, at))
      if (form === 'lines') this.#entries(some, own)
      else if (form === 'cards') this.#cards(some, own)
      else this.#passage(some, own)
    }
  }

  /** Stated once for all of them, in other words than the sections before. */
  #sectionHead(template: string, rows: readonly Row[], at: number): Piece[] {
    const [first] = rows
    return this.#slots.filled(template, first && { ...first, item: at }).map(({ text, marks }) => ({
      text,
      marks: marks.flatMap((mark) =>
        rows.map(({ item }) => ({ ...mark, concept: mark.concept.replace(`[${at}]`, `[${item}]`) })),
      ),
    }))
  }

  #sectionLine(text: Text): void {
    const { desk } = this.#sketch
    desk.sheet.need(desk.style.size * 6)
    desk.sheet.y += desk.style.size * 0.3
    desk.sheet.paragraph(text, desk.bold, { leading: 1.45 })
  }

  #passage(rows: readonly Row[], [before = '-', template = '']: readonly string[]): void {
    const { desk } = this.#sketch
    const said = rows.flatMap((row, at) => [at > 0 ? '; ' : '', ...this.#slots.filled(template, row)])
    const text = [...(before === '-' ? [] : [...this.#slots.filled(before), ' ']), ...said, '.']
    desk.sheet.paragraph(text, desk.style, { leading: this.#leading })
  }

  /** Items of a line each with a bullet, or of several lines of which the first may stand out. */
  #entries(rows: readonly Row[], lines: readonly string[]): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    const isLong = lines.length > 1
    const look = {
      style: isLong && random.chance(0.5) ? desk.bold : desk.style,
      isBulleted: !isLong || random.chance(0.2),
      indent: isLong && random.chance(0.3) ? random.between(8, 40) : 0,
    }
    for (const row of rows) {
      const [first = [], ...rest] = lines.map((line) => this.#slots.filled(line, row))
      sheet.paragraph(look.isBulleted ? [this.#bullet, ...first] : first, look.style, { leading: this.#leading })
      for (const text of rest.filter((each) => plain(each).trim() !== ''))
        sheet.paragraph(text, desk.style, { leading: this.#leading, x: sheet.left + look.indent })
      if (isLong) sheet.y += desk.style.size * 0.5
    }
  }

  /** Each with labels of its own, below a heading. */
  #cards(rows: readonly Row[], lines: readonly string[]): void {
    const { random, desk } = this.#sketch
    const layout = random.pick(pairLayouts)
    for (const row of rows) {
      const entries: Entry[] = []
      for (const line of lines) {
        const [, label, value = line] = /^([^:{]*): ?(.*)$/.exec(line) ?? []
        const text = this.#slots.filled(value, row)
        if (plain(text).trim() === '') continue
        if (label === undefined) desk.sheet.paragraph(text, desk.bold, { leading: this.#leading })
        else entries.push({ label, value: text })
      }
      printEntries(this.#sketch, entries, layout)
      desk.sheet.y += desk.style.size * 0.7
    }
  }

  #table(groups: readonly Row[][], [heads = '-', row = '']: readonly string[], section: string | undefined): void {
    const cellsOf = (each: Row) => row.split(' | ').map((cell) => broken(this.#slots.filled(cell.trim(), each)))
    const parts = groups.map((rows, at) => ({
      head: section === undefined ? [] : [[this.#sectionHead(section, rows, at)]],
      cells: rows.map(cellsOf),
    }))
    const cells = parts.flatMap((part) => part.cells)
    const headers = (cells[0] ?? []).map((_, at) => ({
      text: heads === '-' ? '' : capital(heads.split(' | ')[at]?.trim() ?? ''),
      right:
        cells.every((line) => /^[\d.,]+( ?\S{1,3})?$/.test(plain(line[at] ?? ''))) && this.#sketch.random.chance(0.8),
    }))
    const rows = parts.flatMap((part) => [...part.head, ...part.cells])
    printTable(this.#sketch, { headers, rows }, { withoutHeader: heads === '-', plainEnd: true })
  }
}

/** Where a cell goes on in its next line. */
function broken(text: readonly Piece[]): Piece[] {
  return text.flatMap(({ text: words, marks }) =>
    words
      .split(/(¶)/)
      .filter(Boolean)
      .map((part) => ({ text: part === '¶' ? '\n' : part, marks })),
  )
}

function inSections(rows: readonly Row[], size: () => number): Row[][] {
  const left = [...rows]
  const sections: Row[][] = []
  while (left.length > 0) sections.push(left.splice(0, size()))
  return sections
}

/** Sections whose order may change; what stands before the first mark stays on top. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const line of lines)
    if (line.trim() === '+++') parts.push([])
    else parts.at(-1)?.push(line)
  return parts
}

function withoutOptional(lines: readonly string[], isKept: () => boolean): string[] {
  return lines.filter((line) => !line.startsWith('?') || isKept()).map((line) => line.replace(/^\?/, ''))
}
