import type {
  Block,
  BlockKind,
  CellSlotKind,
  Inline,
  InlineKind,
  List,
  MarkerKind,
  Note,
  Table,
} from '@firecrawl/anydoc'
import { type DraftBlock, type DraftLine, type DraftPage, linesOf } from '../../../document/draft.ts'
import type { ReadContext } from '../../reader.ts'
import { noteBlock } from '../office/aside-blocks.ts'
import { formatNumber } from '../office/number-formats.ts'
import { cellContent, gridOf, type PlacedCell } from '../office/table-grid.ts'
import { linesFromRuns, type TextRun } from '../office/text-runs.ts'

// The other parser knows no pages.
const onlyPage = 1

/** Turns the other parser's document into drafts of ours. */
export class AnydocBlocks {
  readonly #context: ReadContext
  readonly #notes: Map<string, Note>
  readonly #noteSigns = new Map<string, string>()

  constructor(context: ReadContext, notes: Note[]) {
    this.#context = context
    this.#notes = new Map(notes.map((note) => [note.id, note]))
  }

  page(blocks: Block[]): DraftPage {
    const drafts = this.blocks(blocks)
    for (const draft of drafts) {
      if (draft.kind !== 'heading') continue
      const title = draft.lines.map((line) => line.map((word) => word.text).join(' ')).join(' ')
      this.#context.outline({ title, level: draft.level, page: onlyPage })
    }
    for (const [id, sign] of this.#noteSigns) drafts.push(...this.#note(id, sign))
    return { number: onlyPage, source: drafts.length > 0 ? 'text' : 'none', geometry: 'flow', blocks: drafts }
  }

  blocks(blocks: Block[]): DraftBlock[] {
    return blocks.flatMap((block) => this.#block(block)).filter(hasWords)
  }

  #block(block: Block): DraftBlock[] {
    const kind: `${BlockKind}` = block.kind
    switch (kind) {
      case 'heading':
        return [{ kind, level: block.level ?? 1, lines: this.#lines(block.content) }]
      case 'paragraph':
        return [{ kind, lines: this.#lines(block.content) }]
      case 'codeBlock':
        return [{ kind: 'code', lines: linesOf(block.text ?? '') }]
      case 'blockQuote':
        return this.blocks(block.blocks ?? []).map((inner) => ({ ...inner, role: 'quoted' }))
      case 'list':
        return block.list ? this.#list(block.list, 0) : []
      case 'table':
        return block.table ? this.#table(block.table) : []
      default:
        return []
    }
  }

  #list(list: List, level: number): DraftBlock[] {
    return list.items.flatMap((item, index) => {
      const marker = item.markerLabel ?? markerOf(list.marker, list.start + index)
      const check = item.checked === undefined ? [] : [{ text: item.checked ? '☑' : '☐' }]
      const [first, ...rest] = item.blocks
      const isText = first && first.list === undefined && first.table === undefined
      const lines = isText ? this.blocks([first]).flatMap((block) => cellContent([block]).lines) : []
      const [firstLine = [], ...otherLines] = lines
      const own: DraftBlock = {
        kind: 'list_item',
        level,
        ...(marker !== undefined && { marker }),
        lines: [[...check, ...firstLine], ...otherLines],
      }
      const inner = (isText ? rest : item.blocks).flatMap((block) =>
        block.list ? this.#list(block.list, level + 1) : this.#block(block),
      )
      return [own, ...inner]
    })
  }

  /** A table that only arranges its content is given as that content. */
  #table(table: Table): DraftBlock[] {
    const isFrame = table.grid.length === 1 && table.grid[0]?.length === 1
    const cells: PlacedCell[] = []
    const apart: DraftBlock[] = []
    for (const [row, slots] of table.grid.entries())
      for (const [column, slot] of slots.entries()) {
        const kind: `${CellSlotKind}` = slot.kind
        if (kind !== 'origin' || !slot.cell) continue
        const inner = this.blocks(slot.cell.blocks)
        if (isFrame) return inner
        const content = cellContent(inner)
        apart.push(...content.apart)
        const { rowSpan, colSpan } = slot.cell
        cells.push({ row, column, rowSpan, columnSpan: colSpan, lines: content.lines })
      }
    const grid = gridOf(cells, table.headerRows, this.#context.limits)
    return grid ? [{ kind: 'table', table: grid }, ...apart] : apart
  }

  #lines(inlines: Inline[] | undefined): DraftLine[] {
    const runs: TextRun[] = []
    this.#collect(inlines ?? [], runs)
    return linesFromRuns(runs)
  }

  #collect(inlines: Inline[], runs: TextRun[]): void {
    for (const inline of inlines) {
      const kind: `${InlineKind}` = inline.kind
      if (kind === 'text') runs.push({ text: inline.text ?? '', ...(inline.style?.bold && { bold: true }) })
      else if (kind === 'lineBreak') runs.push({ text: '\n' })
      else if (kind === 'noteRef') runs.push({ text: this.#sign(inline.noteId ?? ''), mark: true })
      else if (kind === 'link') {
        const target = inline.target
        if (target && /^[a-z][a-z\d+.-]*:/i.test(target.value))
          this.#context.link({ page: onlyPage, box: null, target: target.value })
        this.#collect(inline.content ?? [], runs)
      }
    }
  }

  #sign(id: string): string {
    const sign = this.#noteSigns.get(id) ?? `[${this.#noteSigns.size + 1}]`
    this.#noteSigns.set(id, sign)
    return sign
  }

  #note(id: string, sign: string): DraftBlock[] {
    const note = this.#notes.get(id)
    const lines = note ? cellContent(this.blocks(note.blocks)).lines : []
    return lines.length === 0 ? [] : [noteBlock(sign, lines)]
  }
}

function markerOf(marker: `${MarkerKind}`, number: number): string | undefined {
  if (marker === 'bullet') return undefined
  return `${formatNumber(number, marker.replace('Alpha', 'Letter'))}.`
}

function hasWords(block: DraftBlock): boolean {
  if (block.kind === 'table') return block.table.cells.some((cell) => cell.lines.length > 0)
  return block.kind === 'key_value' || block.lines.some((line) => line.length > 0)
}
