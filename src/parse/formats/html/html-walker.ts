import type { DraftBlock } from '../../../document/draft.ts'
import { blockElements, boldElements, displayOf, hiddenElements, isQuotation, weightOf } from './elements.ts'
import { FormControls } from './form-controls.ts'
import type { HtmlFacts } from './html-facts.ts'
import { ListCounters } from './list-counters.ts'
import type { MarkupHandler } from './markup-events.ts'
import { noteHead } from './note-head.ts'
import { type BlockStyle, Sink } from './sink.ts'
import { type Marks, marksOf, StyleSheet } from './style-sheet.ts'
import { TableBuilder } from './table-builder.ts'

interface Frame extends BlockStyle {
  name: string
  hidden: boolean
  bold: boolean
  block: boolean
  /** Parted from what stands beside it. */
  apart: boolean
  /** Where a style sheet may ask for it. */
  marks: Marks
  /** Inside the head of a table. */
  head: boolean
  cell?: { columnSpan: number; rowSpan: number }
}

const outermost: Frame = {
  ...{ name: '', hidden: false, bold: false, block: false, apart: false, marks: new Set<string>(), head: false },
  ...{ heading: 0, code: false, quoted: false, caption: false, listLevel: 0 },
}

/** Turns tags and text into blocks. Knows where it is by a stack of frames, never by recursion. */
export class HtmlWalker implements MarkupHandler {
  readonly #facts: HtmlFacts
  readonly #mostPlaces: number
  readonly #frames: Frame[] = []
  readonly #sinks = [new Sink()]
  readonly #tables: TableBuilder[] = []
  readonly #lists = new ListCounters()
  readonly #controls: FormControls
  readonly #styles = new StyleSheet()
  #title: string | undefined
  #sheet = ''

  constructor(facts: HtmlFacts, mostPlaces: number) {
    this.#facts = facts
    this.#mostPlaces = mostPlaces
    this.#controls = new FormControls(facts.fields)
  }

  open(name: string, attributes: Record<string, string>): void {
    const outer = this.#frame
    if (name === 'title' && !this.#isInside('svg')) this.#title = ''
    noteHead(this.#facts, name, attributes)
    const frame = this.#frameFor(name, attributes, outer)
    if (!frame.hidden) this.#begin(frame, attributes, outer)
    if (!isVoid.has(name)) this.#frames.push(frame)
  }

  close(name: string): void {
    const frame = this.#frame
    if (name === 'title' && this.#title !== undefined) this.#endTitle()
    if (name === 'style') this.#endSheet()
    if (!frame.hidden) this.#end(frame)
    this.#frames.pop()
  }

  text(text: string): void {
    const frame = this.#frame
    if (this.#title !== undefined) this.#title += text
    else if (frame.name === 'style') this.#sheet += text
    else if (frame.hidden || this.#controls.takesText(text)) return
    else if (frame.code) this.#addLines(text, frame)
    else this.#sink.text.add(text, frame)
  }

  /** Blocks that nothing can change any more. */
  finished(): DraftBlock[] {
    return this.#sinks.length === 1 && this.#tables.length === 0 ? this.#sink.take(this.#frame) : []
  }

  end(): DraftBlock[] {
    this.#sink.flush(this.#frame)
    return this.#sink.take(this.#frame)
  }

  get #frame(): Frame {
    return this.#frames.at(-1) ?? outermost
  }

  get #sink(): Sink {
    return this.#sinks.at(-1) ?? this.#sinks[0] ?? new Sink()
  }

  #frameFor(name: string, attributes: Record<string, string>, outer: Frame): Frame {
    const marks = this.#styles.isEmpty ? outermost.marks : marksOf(name, attributes)
    const display = displayOf(attributes, this.#displayOf(marks))
    const isHeading = /^h[1-6]$/.test(name)
    return {
      name,
      hidden: outer.hidden || display === 'none' || hiddenElements.has(name),
      bold: weightOf(attributes) ?? (outer.bold || boldElements.has(name)),
      block: display === 'block' || blockElements.has(name),
      ...{ apart: display === 'apart', marks },
      head: name === 'table' ? false : outer.head || name === 'thead',
      heading: isHeading ? Number(name[1]) : name === 'table' ? 0 : outer.heading,
      code: name === 'pre' || name === 'listing' || name === 'xmp' || outer.code,
      quoted: outer.quoted || isQuotation(name, attributes),
      caption: name === 'caption' || name === 'figcaption' || outer.caption,
      listLevel: listElements.has(name) ? outer.listLevel + 1 : name === 'table' ? 0 : outer.listLevel,
    }
  }

  #begin(frame: Frame, attributes: Record<string, string>, outer: Frame): void {
    const { name } = frame
    if (frame.block || name === 'table') this.#flush(outer)
    if (frame.apart) this.#sink.text.space()
    const begin = beginnings[name]
    if (begin) this.#beginKnown(begin, frame, attributes)
    else this.#sink.text.add(this.#controls.open(name, attributes))
  }

  #beginKnown(what: Beginning, frame: Frame, attributes: Record<string, string>): void {
    if (what === 'line') this.#sink.text.newLine()
    else if (what === 'picture') this.#addPicture(attributes)
    else if (what === 'table') this.#tables.push(new TableBuilder(this.#mostPlaces))
    else if (what === 'row') this.#tables.at(-1)?.startRow(frame.head)
    else if (what === 'cell') this.#beginCell(frame, attributes)
    else if (what === 'list') this.#lists.start(frame.name === 'ol', attributes)
    else this.#sink.startItem(this.#lists.next(attributes))
  }

  #end(frame: Frame): void {
    const { name } = frame
    if (name === 'dt') this.#sink.flushTerm(frame)
    else if (name === 'dd') this.#sink.flushValue(frame)
    else if (frame.block) this.#flush(frame)
    if (name === 'table') this.#endTable(frame)
    else if (frame.cell) this.#endCell(frame, frame.cell)
    else if (name === 'li') this.#sink.dropItem()
    else if (listElements.has(name)) this.#lists.end()
    else this.#sink.text.add(this.#controls.close(name))
  }

  #displayOf(marks: Marks): string | undefined {
    if (this.#styles.isEmpty) return undefined
    return this.#styles.displayOf(
      marks,
      this.#frames.map((frame) => frame.marks),
    )
  }

  #endSheet(): void {
    this.#styles.add(this.#sheet)
    this.#sheet = ''
  }

  #flush(frame: Frame): void {
    if (this.#isValue(frame)) this.#sink.flushValue(frame)
    else this.#sink.flush(frame)
  }

  /** Text of a description, which may stand in paragraphs of its own. */
  #isValue(frame: Frame): boolean {
    const outer = this.#frames.at(-2)
    return frame.name === 'dd' || ((frame.name === 'p' || frame.name === 'div') && outer?.name === 'dd')
  }

  #beginCell(frame: Frame, attributes: Record<string, string>): void {
    if (this.#tables.length === 0) {
      this.#sink.text.newLine()
      return
    }
    frame.cell = { columnSpan: spanOf(attributes['colspan'], 1), rowSpan: spanOf(attributes['rowspan'], 0) }
    this.#sinks.push(new Sink())
  }

  #endCell(frame: Frame, cell: { columnSpan: number; rowSpan: number }): void {
    this.#sink.flush(frame)
    const sink = this.#sinks.pop()
    const table = this.#tables.at(-1)
    if (!sink || !table) return
    const blocks = sink.take(frame)
    if (frame.name === 'caption') table.caption = blocks
    else table.addCell({ ...cell, header: frame.name === 'th', blocks, holdsTable: sink.holdsTable })
  }

  #endTable(frame: Frame): void {
    const blocks = this.#tables.pop()?.finish() ?? []
    this.#sink.holdsTable = true
    for (const block of blocks) this.#sink.add(block, frame)
  }

  #addPicture(attributes: Record<string, string>): void {
    if (attributes['src']) this.#facts.images.add(attributes['src'].slice(0, 2048))
    if (!attributes['alt']?.trim()) return
    this.#sink.text.space()
    this.#sink.text.add(attributes['alt'], this.#frame)
    this.#sink.text.space()
  }

  #addLines(text: string, frame: Frame): void {
    text.split(/\r\n|[\n\r]/).forEach((line, index) => {
      if (index > 0) this.#sink.text.newLine()
      this.#sink.text.add(line, frame)
    })
  }

  #endTitle(): void {
    this.#facts.title ||= (this.#title ?? '').replace(/\s+/g, ' ').trim()
    this.#title = undefined
  }

  #isInside(name: string): boolean {
    return this.#frames.some((frame) => frame.name === name)
  }
}

type Beginning = 'line' | 'picture' | 'table' | 'row' | 'cell' | 'list' | 'item'

const beginnings: Record<string, Beginning | undefined> = {
  br: 'line',
  img: 'picture',
  area: 'picture',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  caption: 'cell',
  ol: 'list',
  ul: 'list',
  menu: 'list',
  dir: 'list',
  li: 'item',
}

const listElements = new Set(['ul', 'ol', 'menu', 'dir'])
const isVoid = new Set('area base basefont br col embed hr img input link meta param source track wbr'.split(' '))

function spanOf(value: string | undefined, least: number): number {
  const span = Number.parseInt(value ?? '1', 10)
  return Number.isFinite(span) ? Math.min(Math.max(span, least), 65_534) : 1
}
