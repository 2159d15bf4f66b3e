import type { DraftBlock, DraftTable } from '../../document/draft.ts'

/** Marks tables at the top of a page that go on from the bottom of the page before. */
export class TableContinuation {
  #open: DraftTable | undefined

  mark(blocks: DraftBlock[]): DraftBlock[] {
    const body = blocks.filter((block) => block.kind !== 'furniture')
    const [first] = body
    const last = body.at(-1)
    const marked =
      this.#open && first?.kind === 'table' && continues(this.#open, first.table)
        ? blocks.map((block) => (block === first ? { ...first, table: { ...first.table, continued: true } } : block))
        : blocks
    this.#open = last?.kind === 'table' ? last.table : undefined
    return marked
  }
}

function continues(above: DraftTable, below: DraftTable): boolean {
  if (above.columns !== below.columns || !above.box || !below.box) return false
  return Math.abs(above.box[0] - below.box[0]) < 0.03 && Math.abs(above.box[2] - below.box[2]) < 0.03
}
